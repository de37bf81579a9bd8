### meow_daifugo/lesson_counting_hands.ipynb

# en: 7bc43a65
meow-daifugo-lesson-counting-hands-0-1 = # Compter les mains
# en: d25550e5
meow-daifugo-lesson-counting-hands-0-2 = On te distribue huit cartes. Avant de regarder : quelle est la probabilité d’avoir ce que tu espères ? Et que peut faire une main entière ?
# en: 37756fa3
meow-daifugo-lesson-counting-hands-0-3 = - combien de cartes d’une sorte on reçoit, et à quel point c’est sûr ;
    - ce que peut faire une main entière, et ce qu’il en coûte de la garder.
# en: 979332a7
meow-daifugo-lesson-counting-hands-0-4 = **Il te faut** les combinaisons, de l’unité [Les deux masques](../course/11_both_masks.ipynb). Pas de programmation : lis, devine, appuie sur les boutons. Environ 45 minutes.
# en: 6cc90989
meow-daifugo-lesson-counting-hands-0-5 = **Comment ça marche.** Appuie sur *Exécuter* sous un morceau de code pour l’exécuter de nouveau. Avance de haut en bas. Tu ne fais chaque pronostic qu’une fois ; l’explication vient juste après. Tu ne peux rien casser.
# en: 03a08f67
meow-daifugo-lesson-counting-hands-0-6 = Les cartes sont celles du jeu Meow Meow Daifugō, auquel tu peux [jouer ici](play.ipynb). La leçon suivante demande [ce que les autres ont en main](lesson_what_do_they_hold.ipynb).
# en: d00d0d80
meow-daifugo-lesson-counting-hands-1-1 = ## 1 D’abord distribuer
# en: 73bb980b
meow-daifugo-lesson-counting-hands-1-2 = La pioche a 32 cartes : des chats blancs de 1 à 8, des chats noirs de 1 à 8 en double, six sosies avec deux chats chacun, et deux chats masqués, le « ? » blanc et le « ? » noir.
# en: da84a498
meow-daifugo-lesson-counting-hands-1-3 = | coup | ce que c’est |
# en: d061db22
meow-daifugo-lesson-counting-hands-1-4 = | **nombres égaux** | deux cartes ou plus du même nombre ; un sosie peut compter pour deux, il est donc une paire à lui seul |
# en: ce617f7f
meow-daifugo-lesson-counting-hands-1-5 = | **suite** | trois nombres ou plus qui se suivent, tous blancs, tous noirs ou tous sosies |
# en: 4b5d3db0
meow-daifugo-lesson-counting-hands-1-6 = | **« ? »** | vaut n’importe quel nombre de sa couleur |
# en: 0e9ea35d
meow-daifugo-lesson-counting-hands-1-7 = Distribue quelques mains, puis quelques centaines. Pour chacune des cinq choses sous la main, écris combien de fois tu penses qu’elle arrive à la longue.
# en: ba18571e
meow-daifugo-lesson-counting-hands-2-1 = ## 2 Combien y en a-t-il ?
# en: 65236caf
meow-daifugo-lesson-counting-hands-2-2 = La plupart des mains ont au moins un sosie. Combien en ont-elles en moyenne ?
# en: 4ab0bd26
meow-daifugo-lesson-counting-hands-2-3 = C’est allé vite, car les moyennes s’additionnent. Pour la probabilité d’en avoir *exactement deux*, il y a plus à choisir : deux des six sosies, **et** six des 26 autres cartes. « Et » veut dire : multiplier.
# en: 946f52f4
meow-daifugo-lesson-counting-hands-2-4 = La même idée donne tous les autres nombres. La liste de toutes ces probabilités s’appelle la *loi hypergéométrique*. Choisis une sorte de cartes et la taille de la main. Comment la moyenne grandit-elle avec la main ?
# en: 5cbf3705
meow-daifugo-lesson-counting-hands-2-5 = Cette loi est si courante que le logiciel de calcul formel la connaît par son nom : voici la moyenne, et la probabilité de deux.
# en: 26cb1c71
meow-daifugo-lesson-counting-hands-2-6 = Est-ce vrai ? Les barres sont exactes. Les points sont 2 000 mains que l’ordinateur a vraiment distribuées, avec un intervalle pour chacun : la vraie probabilité devrait y être 19 fois sur 20.
# en: 98d308d2
meow-daifugo-lesson-counting-hands-2-7 = Et si chaque carte était montrée puis **remise** avant de tirer la suivante ? Chaque tirage serait alors comme le premier, et les tirages seraient indépendants.
# en: a540e449
meow-daifugo-lesson-counting-hands-2-8 = La moyenne est la même. Mais sans remise, il est plus rare d’en avoir quatre ou plus, et plus rare aussi de n’en avoir aucun : un sosie que tu as reçu ne peut pas revenir. Les mains distribuées sont *moins* variées que les dés.
# en: 3b47ccb2
meow-daifugo-lesson-counting-hands-3-1 = ## 3 Ce que peut faire une main
# en: c5203df1
meow-daifugo-lesson-counting-hands-3-2 = Dans la partie 1, presque chaque main avait des nombres égaux. Quand n’y en a-t-il pas ? Pas un seul sosie (il est une paire à lui seul), pas de « ? » (il fait une paire avec n’importe quoi), et aucun nombre en double.
# en: acf24d22
meow-daifugo-lesson-counting-hands-prints-1 = probabilité { $deals-no_equal_numbers-8 } sur { $comb-32-8 } mains
# en: f1dc1998
meow-daifugo-lesson-counting-hands-3-3 = C’est rare. Voici comment les probabilités grandissent avec le nombre de cartes. À quatre, chacun reçoit sept cartes, à deux ou trois, huit : quelle ligne change le plus entre 7 et 8 ?
# en: c55c53e1
meow-daifugo-lesson-counting-hands-4-1 = ## 4 Toute la table
# en: f62f4af8
meow-daifugo-lesson-counting-hands-4-2 = Jusqu’ici, tu as regardé une seule main. Vous êtes trois à table. La première question est de savoir si l’on a le droit d’additionner.
# en: 6814aff5
meow-daifugo-lesson-counting-hands-4-3 = Si deux choses ne peuvent pas arriver ensemble, on peut **additionner** leurs probabilités. Si deux choses sont **indépendantes**, on peut les **multiplier**. Des mains tirées d’une même pioche ne sont pas indépendantes.
# en: 9aea1d4b
meow-daifugo-lesson-counting-hands-4-4 = À la fin d’une manche, tous sauf le gagnant paient pour les cartes qui leur restent. Un chat noir a un ou deux cercles au pied, un blanc trois, un sosie quatre, les « ? » cinq et six. En tout, cela fait 83.
# en: b393d667
meow-daifugo-lesson-counting-hands-4-5 = De un à cinq cercles, on perd un point ; de six à dix, deux ; au-delà, trois. Combien de cartes peut-il te rester, si tu veux t’en tirer avec deux points la plupart du temps ?
# en: 839dd397
meow-daifugo-lesson-counting-hands-5-1 = ## 5 Un seul coup
# en: 733ae4d2
meow-daifugo-lesson-counting-hands-5-2 = Il existe un jeu en solo : se débarrasser de huit cartes en un minimum de tours. Le rêve est une main qui se joue **d’un seul coup**. Des nombres égaux n’y suffisent pas, car aucun nombre n’est sur autant de cartes. C’est donc une suite des huit nombres.
# en: de0d56ad
meow-daifugo-lesson-counting-hands-5-3 = En blanc, il y a 9 mains de ce genre : les huit chats blancs, ou sept d’entre eux et le « ? » blanc pour celui qui manque. En noir, chaque nombre est sur deux cartes.
# en: 525dfced
meow-daifugo-lesson-counting-hands-prints-2 = { $ways } sur { $hands } mains : environ une sur { $round-hands-ways }
# en: 7eb2e588
meow-daifugo-lesson-counting-hands-5-4 = En jouant une fois par jour, c’est une telle donne en 22 ans.
# en: 1c7cb332
meow-daifugo-lesson-counting-hands-6-1 = ## Ce que nous avons vu
# en: 07e36632
meow-daifugo-lesson-counting-hands-6-2 = - Tant de cartes d’une sorte : choisis dans la sorte, choisis dans le reste, multiplie. La moyenne est la taille de la main fois la part de la sorte.
    - Les cartes ne sont pas remises. La moyenne n’y change pas, et les extrêmes deviennent plus rares.
    - Ce qui ne peut pas arriver ensemble : additionner. Ce qui est indépendant : multiplier.
    - 1 289 mains se jouent d’un seul coup.
# en: 08e36b54
meow-daifugo-lesson-counting-hands-7-1 = ## Vérifications
# en: ad49f8bb
meow-daifugo-lesson-counting-hands-7-2 = Si tu aimes programmer : la probabilité d’exactement deux sosies dans une main de huit cartes. Quelqu’un a oublié les six autres cartes. Corrige la cellule.
# en: 1ddf031d
meow-daifugo-lesson-counting-hands-7-3 = Et voici encore une fois des résultats de cette leçon, chacun calculé d’au moins deux façons.
# en: 48472761
meow-daifugo-lesson-counting-hands-7-4 = **À méditer.** Retire les sosies de la pioche. Une main de huit cartes a-t-elle encore des nombres égaux la plupart du temps ? Et combien de mains se jouent d’un seul coup, s’il y a aussi deux chats blancs de chaque nombre ?
# en: 2a2f2c34
meow-daifugo-lesson-counting-hands-7-5 = Pour continuer : [Qu’ont-ils en main ?](lesson_what_do_they_hold.ipynb), sur les mains que tu ne vois pas. Ou [joue](play.ipynb) à tout le jeu.
