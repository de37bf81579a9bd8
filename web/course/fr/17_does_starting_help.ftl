### 17_does_starting_help.ipynb

# en: 1692ece9
does-starting-help-0-1 = # 17 Est-ce un avantage de commencer ?
# en: 49c8839f
does-starting-help-0-2 = Est-ce un avantage de jouer en premier ? Demande à ceux qui jouent : tous en sont sûrs. Jouons donc dix mille parties, et comptons. À quel point peux-tu alors être sûr ?
# en: 31fd2471
does-starting-help-0-3 = - à quel point ce qu’on compte peut s’écarter de la vraie valeur, et comment le dire ;
    - comment distinguer la chance d’une vraie différence ;
    - pourquoi dix mille parties, ce n’est pas beaucoup.
# en: 2488c3ce
does-starting-help-0-4 = **Il te faut** la variance, ou au moins les racines carrées, et les coefficients binomiaux : [Les deux masques](11_both_masks.ipynb). Environ 60 minutes. Cette unité se sert de tout ce qui précède.
# en: b5815ff1
does-starting-help-0-5 = **Comment ça marche.** Appuie sur *Exécuter* sous un morceau de code pour l’exécuter de nouveau. Avance de haut en bas. Tu ne fais chaque pronostic qu’une fois ; l’explication vient juste après. Là où il est écrit *À toi*, tu écris quelque chose. Tu ne peux rien casser.
# en: d2df9834
does-starting-help-0-6 = Les jeux sont Cat Cab Crew, auquel tu peux [jouer ici](../cat_cab/play.ipynb), et [Meow Meow Daifugō](../meow_daifugo/play.ipynb). [Toutes les unités](course.ipynb).
# en: 7b9bf739
does-starting-help-1-1 = ## Sept sur dix
# en: 1261d781
does-starting-help-1-2 = Deux amis ont joué dix parties. Celui qui commençait en a gagné sept. « Tu vois, c’est un avantage de commencer. » Le crois-tu ?
# en: 2b8008cd
does-starting-help-prints-1 = { $join-games } : { $games-count-A } à { $games-count-B }
# en: f60e9f3c
does-starting-help-2-1 = ## Un intervalle
# en: ad6f37e4
does-starting-help-2-2 = Voici maintenant un jeu dont nous connaissons la vraie valeur : le premier 7 avec deux dés gagne, et celui qui commence l’emporte avec une probabilité de 6/11.
# en: 98c99886
does-starting-help-2-3 = <details><summary>Pourquoi 6/11</summary>
# en: 9cce5105
does-starting-help-2-4 = Nous l’avons calculé dans [Relancer pour faire sept](04_reroll_for_seven.ipynb).
# en: d48009c6
does-starting-help-2-5 = </details>
# en: 56763af5
does-starting-help-2-6 = Environ 95 fréquences sur 100 sont à moins de 1,96 **écart-type** de la vraie valeur. Va aussi loin des deux côtés : c’est un **intervalle de confiance à 95 %**.
# en: d4d52088
does-starting-help-2-7 = <details><summary>L’écart-type d’une fréquence</summary>
# en: 08119b9f
does-starting-help-2-8 = L’écart-type d’une fréquence *p* sur *n* parties est √(*p*(1 − *p*)/*n*).
# en: fe7598eb
does-starting-help-2-9 = </details>
# en: 040ed3f5
does-starting-help-2-10 = Le code est replié : ouvre *L’idée en Python* pour le lire.
# en: f064ef99
does-starting-help-2-11 = Quelles classes manquent la vraie valeur ?
# en: 1bb38700
does-starting-help-2-12 = <details><summary>Essaie</summary>
# en: 9570f9ac
does-starting-help-2-13 = La ligne pleine est la vraie valeur. Fais jouer plus de parties aux classes : qu’est-ce qui change ? Écris ensuite 1 à la place de 1.96. Avec dix parties, la méthode est trop grossière.
# en: cae7720f
does-starting-help-2-14 = </details>
# en: e46401ed
does-starting-help-3-1 = ## Quelle largeur ?
# en: 9ad3abb1
does-starting-help-3-2 = Plus il y a de parties, plus l’intervalle est étroit. De combien ?
# en: c8b01d9f
does-starting-help-3-3 = **À toi.** Essaie des nombres, ou résous une équation.
# en: 2ecfc845
does-starting-help-4-1 = ## Un test
# en: f40da9fb
does-starting-help-4-2 = **Supposons que commencer ne change rien** : chaque partie se joue alors à pile ou face. La **p-valeur** est la probabilité qu’une pièce donne un résultat aussi loin d’un demi que ce que tu as vu, ou plus loin, d’un côté ou de l’autre. Beaucoup mettent la limite à 5 %.
# en: 0776bf51
does-starting-help-4-3 = <details><summary>Si elle est petite</summary>
# en: 02b2fbaf
does-starting-help-4-4 = Alors il est arrivé quelque chose de rare, ou bien commencer change quelque chose.
# en: 87116022
does-starting-help-4-5 = </details>
# en: beaa4faa
does-starting-help-4-6 = **À toi.** Écris-la. Parmi les 2ⁿ façons, `comb(n, k)` ont *k* victoires.
# en: 5676c820
does-starting-help-4-7 = Les barres montrent ce que donne une pièce. Les rouges sont aussi loin d’un demi que le résultat, ou plus loin. À partir de combien de victoires sur 20 dirais-tu que commencer est un avantage ? Et sur 100 ?
# en: 613014f8
does-starting-help-4-8 = Que dit un tel nombre ?
# en: 137210b8
does-starting-help-5-1 = ## De vraies parties
# en: ff878070
does-starting-help-5-2 = Deux pilotes qui ont les mêmes habitudes jouent à Cat Cab Crew. Aucune formule ne dit si commencer est un avantage, il faut donc compter. Commence par 1 000 parties. Un demi est-il dans l’intervalle ?
# en: 4a4b6808
does-starting-help-prints-2 = Le premier en gagne { $won } sur 1 000 : { $100-low-1f } % à { $100-high-1f } %
# en: b0a589df
does-starting-help-5-3 = Et dix mille ? Cela prend une seconde ou deux.
# en: c42d2d32
does-starting-help-5-4 = La bibliothèque dit la même chose, avec la p-valeur en dessous.
# en: 11519442
does-starting-help-5-5 = <details><summary>L’intervalle de la bibliothèque</summary>
# en: 02ffdd5c
does-starting-help-5-6 = Il est d’Edwin Wilson, et il est meilleur quand une fréquence est proche de 0 ou de 1.
# en: c817351e
does-starting-help-5-7 = </details>
# en: 3444a7f1
does-starting-help-prints-3 = { $100-low-2f } % à { $100-high-2f } %, ou { $proportion-won-10_000 }
# en: 10ae1913
does-starting-help-prints-4 = p-valeur : { $float-unit-p_value-won-10_000-3f }
# en: 1160cdd1
does-starting-help-5-8 = Meow Meow Daifugō, à deux : quelqu’un a joué 2 000 parties, et il est sûr que commencer est un *désavantage*.
# en: 787bf773
does-starting-help-5-9 = Continue à jouer, jusqu’à 10 000 parties.
# en: a142f8a4
does-starting-help-5-10 = Un demi est de nouveau dedans : le premier intervalle était une **fausse alerte**. Un intervalle sur vingt manque la vraie valeur : c’est ce que veulent dire les 95 %. Un million de parties disent +0,01 ± 0,10 point.
# en: 10e2a8cc
does-starting-help-5-11 = Vingt classes ont chacune une pièce équilibrée, et chaque classe la lance 1 000 fois. Combien de fausses alertes ?
# en: c955fe11
does-starting-help-prints-5 = { $number } : de { $100-low-1f } % à { $100-high-1f } %
# en: f498cc92
does-starting-help-prints-6 = (fausse alerte)
# en: db7090ce
does-starting-help-5-12 = « On ne voit pas d’effet » ne dit pas qu’il n’y en a pas : dix mille parties ne peuvent pas faire voir un demi-point. Combien le pourraient ? Tu l’as calculé dans la partie 3.
# en: c5cb1278
does-starting-help-6-1 = ## Exercices
# en: d3a0a4b2
does-starting-help-6-2 = Écris le numéro que tu as dans la liste de la classe. Chaque élève a ses propres nombres.
# en: c784b2f6
does-starting-help-7-1 = ## Ce que nous avons vu
# en: 7498ce9d
does-starting-help-7-2 = - Ce qu’on compte est une estimation. Donne-la avec un intervalle.
    - Avec quatre fois plus de parties, l’intervalle est deux fois moins large. Dix mille parties ne donnent que ±0,98 point.
    - Un test demande combien de fois le hasard seul en ferait autant. Là où il n’y a rien à trouver, un test sur vingt est une fausse alerte.
    - Ne pas voir de différence, ce n’est pas voir qu’il n’y en a pas.
# en: cd545d92
does-starting-help-7-3 = **À méditer.** Dirais-tu aux auteurs du jeu de le changer ? Et si l’on s’arrête dès que l’intervalle ne contient plus un demi ?
# en: 6b157cdd
does-starting-help-7-4 = **Pour continuer.** Change une règle et regarde ce qui se passe : [le labo](../cat_cab/design_lab.ipynb).
