### 12_a_pass_speaks.ipynb

# en: 324daae8
a-pass-speaks-0-1 = # 12 Passer, c’est parler
# en: 24c4009c
a-pass-speaks-0-2 = Tu joues aux cartes contre Kuro. Tu joues un 2 blanc : un 3 le bat, et un « ? » aussi, car il vaut n’importe quel nombre. Kuro passe. Qu’est-ce que cela t’apprend sur les deux cartes qu’il a en main ?
# en: c5c4cebf
a-pass-speaks-0-3 = - ce que devient une probabilité quand on apprend quelque chose ;
    - pourquoi une carte qui n’y est pour rien peut devenir plus probable.
# en: 1c0ed619
a-pass-speaks-0-4 = **Il te faut** les fractions et les produits de probabilités : [Relancer pour faire sept](04_reroll_for_seven.ipynb). Environ 45 minutes.
# en: 9fa1c14e
a-pass-speaks-0-5 = **Comment ça marche.** Appuie sur *Exécuter* sous un morceau de code pour l’exécuter de nouveau. Avance de haut en bas. Tu ne fais chaque pronostic qu’une fois ; l’explication vient juste après. Là où il est écrit *À toi*, tu écris quelque chose. Tu ne peux rien casser.
# en: 98740013
a-pass-speaks-0-6 = Les cartes viennent du jeu Meow Meow Daifugō, auquel tu peux [jouer ici](../meow_daifugo/play.ipynb). [Toutes les unités](course.ipynb).
# en: 0ff3a78a
a-pass-speaks-1-1 = ## Toutes les mains possibles
# en: 2e0610e8
a-pass-speaks-1-2 = Kuro a deux cartes sur ces sept : le 1 blanc et le 3 blanc, deux 2 noirs, un sosie 2, et deux « ? », qui valent n’importe quel nombre. Tu ouvres avec un 2. Il joue s’il peut (le 3, ou un « ? »), sinon il passe.
# en: b2e0d3b3
a-pass-speaks-1-3 = <details><summary>La pioche</summary>
# en: 41b0c66c
a-pass-speaks-1-4 = Il y a neuf chatons. Tu as les deux autres, un 2 blanc et un 1 noir.
# en: 06765dc2
a-pass-speaks-1-5 = </details>
# en: 303f7c6a
a-pass-speaks-1-6 = Commence avant que Kuro ait fait quoi que ce soit.
# en: 4b128bbb
a-pass-speaks-1-7 = Python écrit toutes ses mains. Nous appelons les cartes W1, W3, B2, b2, D2 (le sosie) ; les deux masques sont W et B suivis de « ? ». Puis il les compte, et celles qui ont D2.
# en: 7c8c337d
a-pass-speaks-prints-1 = { $len-hands } mains, dont { $len-with_it } avec D2
# en: 9a4822f9
a-pass-speaks-1-8 = Maintenant il passe. Un carré est une main : les cartes à gauche et en dessous.
# en: a4c8c13e
a-pass-speaks-2-1 = ## La formule de Bayes
# en: 3e7c1f22
a-pass-speaks-2-2 = La **vraisemblance** d’une passe est 0 pour les mains avec le 3 ou un « ? », et 1 pour six autres. Multiplie, et divise par la somme : 1/6 chacune.
# en: 4e6bcd7a
a-pass-speaks-2-3 = Le code est replié : ouvre *L’idée en Python* pour le lire.
# en: 9218b1f1
a-pass-speaks-prints-2 = Probabilité de D2 après la passe : { $chance }
# en: 20ff4e98
a-pass-speaks-2-4 = Règle *Kuro répond* sur *il passe*.
# en: e6613e4e
a-pass-speaks-3-1 = ## Jouer, c’est parler aussi
# en: 8c861b7f
a-pass-speaks-3-2 = Une nouvelle donne. Kuro joue toujours la plus petite carte qui suffit, et il répond par le 3 blanc. Quelles mains restent possibles ?
# en: 7f5e89f4
a-pass-speaks-3-3 = **Si tu programmes :** écris la vraisemblance de cette réponse : 1 pour une main qui joue le 3, et 0 pour toutes les autres. Sinon, continue.
# en: 22f32686
a-pass-speaks-4-1 = ## Exercices
# en: b7e49e62
a-pass-speaks-4-2 = Écris le numéro que tu as dans la liste de la classe. Chaque élève a ses propres nombres.
# en: 6c0f6d48
a-pass-speaks-5-1 = ## Ce que nous avons vu
# en: f042df73
a-pass-speaks-5-2 = - Apprendre quelque chose, c’est donner à chaque cas d’autant plus de poids qu’il rend probable ce que tu as vu, et partager de nouveau.
    - La somme des probabilités de toutes les cartes est le nombre de cartes. Ce que perdent certaines, d’autres le gagnent.
# en: bca3ece4
a-pass-speaks-5-3 = **À méditer.** Et si Kuro passait parfois alors qu’il pourrait jouer ?
# en: 0da0f05a
a-pass-speaks-5-4 = **Pour continuer.** Et si Kuro gardait ses bonnes cartes pour plus tard ? [Et si c’était un bluff ?](25_maybe_a_bluff.ipynb)
