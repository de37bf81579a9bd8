### 25_maybe_a_bluff.ipynb

# en: 8328d334
maybe-a-bluff-0-1 = # 25 Et si c’était un bluff ?
# en: f43fa220
maybe-a-bluff-0-2 = Tu joues un 2, et Kuro passe. Mais il bluffe : parfois, il passe alors qu’il pourrait jouer. Aurait-il pu, cette fois ?
# en: 0f3712f2
maybe-a-bluff-0-3 = - ce qu’on apprend de quelqu’un qui passe et qui bluffe peut-être ;
    - pourquoi compte non seulement la carte jouée, mais aussi la façon dont elle a été choisie.
# en: 343a7b00
maybe-a-bluff-0-4 = **Il te faut** les fractions. [Passer, c’est parler](12_a_pass_speaks.ipynb) a les mêmes cartes, mais sans bluff. Environ 45 minutes.
# en: c793b682
maybe-a-bluff-0-5 = **Comment ça marche.** Appuie sur *Exécuter* sous un morceau de code pour l’exécuter de nouveau. Avance de haut en bas. Tu ne fais chaque pronostic qu’une fois ; l’explication vient juste après. Là où il est écrit *À toi*, tu écris quelque chose. Tu ne peux rien casser.
# en: b9cd646c
maybe-a-bluff-0-6 = Les cartes viennent du jeu Meow Meow Daifugō, auquel tu peux [jouer ici](../meow_daifugo/play.ipynb). [Toutes les unités](course.ipynb).
# en: f8e40e1b
maybe-a-bluff-1-1 = ## Passer, peut-être un bluff
# en: 4a8c5025
maybe-a-bluff-1-2 = Kuro a deux cartes sur ces sept : le 1 blanc et le 3 blanc, deux 2 noirs, le sosie 2, et deux « ? », qui valent n’importe quel nombre. Tu ouvres avec un 2, et seul le 3 ou un « ? » le bat. Chaque fois qu’il pourrait jouer, il lance une pièce. Face, il joue. Pile, il passe quand même.
# en: 0482c8ba
maybe-a-bluff-1-3 = Penser à des donnes entières peut aider. Prends-en 210, dix pour chacune des 21 mains. Le curseur dit combien de fois il se retient.
# en: afe237f3
maybe-a-bluff-1-4 = La largeur est ce que tu savais avant : la probabilité **a priori**. La hauteur colorée est la **vraisemblance**. La part de l’aire colorée est ce que tu sais après : la probabilité **a posteriori**.
# en: 46debcb7
maybe-a-bluff-1-5 = **Formule de Bayes** : a priori fois vraisemblance, divisé par la somme. Voici les 21 mains. Règle *Kuro répond* sur *il passe*.
# en: 76974142
maybe-a-bluff-1-6 = Le code est replié : ouvre *L’idée en Python* pour le lire.
# en: 36b35c19
maybe-a-bluff-1-7 = **À toi.** Six mains ne peuvent pas jouer, et trois d’entre elles ont le sosie. Quinze peuvent, et trois de celles-là l’ont.
# en: 6a8ed196
maybe-a-bluff-1-8 = **Si tu programmes :** écris la vraisemblance qu’il passe, pour ce Kuro : 1 s’il ne peut pas jouer, et un demi s’il peut. Sinon, continue.
# en: 631e9c73
maybe-a-bluff-2-1 = ## Comment a-t-elle été choisie ?
# en: 52f8c167
maybe-a-bluff-2-2 = Une nouvelle donne. Kuro joue chaque fois qu’il peut, toujours la plus petite carte qui suffit. Tu ouvres avec le 1 noir, et il répond par le sosie.
# en: e7172d74
maybe-a-bluff-2-3 = Une main qui a *deux* 2 ne te montre le sosie qu’une fois sur deux. Sinon, tu aurais vu un 2 noir.
# en: 05c3b75b
maybe-a-bluff-prints-1 = Probabilité que son autre carte soit un 2 noir : { $chance }
# en: 82c83196
maybe-a-bluff-2-4 = Le même piège se trouve dans une célèbre devinette à trois portes. **Ce que tu vois est une chose. Comment tu en es venu à le voir en est une autre.**
# en: e32a1877
maybe-a-bluff-2-5 = <details><summary>Ce que disent les joueurs de cartes</summary>
# en: 4be96b8b
maybe-a-bluff-2-6 = Ils appellent cela le *choix restreint* : il est plus probable qu’il n’ait pas eu le choix que le contraire.
# en: 1c04c980
maybe-a-bluff-2-7 = </details>
# en: 9bd6b44b
maybe-a-bluff-3-1 = ## Exercices
# en: cc0df441
maybe-a-bluff-3-2 = Écris le numéro que tu as dans la liste de la classe. Chaque élève a ses propres nombres.
# en: 887912d3
maybe-a-bluff-4-1 = ## Ce que nous avons vu
# en: 8ef9386c
maybe-a-bluff-4-2 = - La probabilité a priori multipliée par la vraisemblance, puis partagée de nouveau, donne la probabilité a posteriori.
    - Plus il se retient souvent, moins on apprend quand il passe.
    - La carte jouée compte, et aussi la façon dont elle a été choisie.
# en: a6907593
maybe-a-bluff-4-3 = **À méditer.** Et si Kuro savait que tu devines ses cartes quand il passe ? Arrive-t-il que passer ne dise rien du tout ?
# en: 7f6bbbaf
maybe-a-bluff-4-4 = **Pour continuer.** Toute la pioche, et si de telles probabilités se vérifient : [Qu’ont-ils en main ?](../meow_daifugo/lesson_what_do_they_hold.ipynb)
