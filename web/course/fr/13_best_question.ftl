### 13_best_question.ipynb

# en: fdf79085
best-question-0-1 = # 13 La meilleure question
# en: a4c69384
best-question-0-2 = Kuro, ton adversaire, tient deux cartes que tu ne vois pas. Tu peux lui poser une seule question, et il est honnête. Quelle question t’en dit le plus ?
# en: ddf161c6
best-question-0-3 = - comment on mesure la surprise, en bits ;
    - ce qui fait une bonne question, quel que soit son sujet ;
    - pourquoi une ouverture est aussi une question.
# en: 19a9867f
best-question-0-4 = **Il te faut** des probabilités en fractions. Environ 45 minutes.
# en: 7aeb3640
best-question-0-5 = **Comment ça marche.** Appuie sur *Exécuter* sous un morceau de code pour l’exécuter de nouveau. Avance de haut en bas. Tu ne fais chaque pronostic qu’une fois ; l’explication vient juste après. Là où il est écrit *À toi*, tu écris quelque chose. Tu ne peux rien casser.
# en: 97b02ae9
best-question-0-6 = Les cartes viennent du jeu Meow Meow Daifugō, auquel tu peux [jouer ici](../meow_daifugo/play.ipynb). [Toutes les unités](course.ipynb).
# en: 26a0c901
best-question-1-1 = ## Oui ou non
# en: bcf0b4a4
best-question-1-2 = Les cartes de Kuro sont deux de ces sept : le 1 blanc, le 3 blanc, deux 2 noirs, un sosie 2, le « ? » blanc et le « ? » noir. Nous les appelons W1, W3, B2, b2, D2 ; les deux masques sont W et B suivis de « ? ». Voici toutes ses mains.
# en: 3e99d674
best-question-1-3 = Le nombre de questions est donc lié aux divisions par deux. Une bonne question élimine beaucoup de mains, quelle que soit la réponse. Laquelle de ces deux questions est la meilleure ?
# en: 839ca590
best-question-1-4 = L’ordinateur compte toutes les réponses.
# en: c027ae64
best-question-prints-1 = { $question-__name__ } : { $yes } oui, { $len-hands-yes } non
# en: 941c0e59
best-question-2-1 = ## La surprise
# en: 373cf713
best-question-2-2 = Une réponse que tu connaissais d’avance ne t’apprend rien, une réponse inattendue beaucoup. Une probabilité de 1/2, c’est un **bit** de surprise, 1/4 en fait deux : compte combien de fois tu divises par deux. log2 compte cela aussi : log2(16) = 4, car de 16 à 8, 4, 2 et 1, on divise quatre fois. Une probabilité a log2(1/probabilité) bits.
# en: 56533ada
best-question-2-3 = <details><summary>Qui y a pensé</summary>
# en: 69aca5f3
best-question-2-4 = Claude Shannon, en 1948.
# en: 57f338b1
best-question-2-5 = </details>
# en: 82cb3c27
best-question-2-6 = Voici toute l’idée en Python : l’**information** d’une question, ou son **entropie**, est la surprise moyenne de ses réponses.
# en: 7fe929c2
best-question-2-7 = Le code est replié : ouvre *L’idée en Python* pour le lire.
# en: b69117fe
best-question-prints-2 = { $question-__name__ } : { $information-question-2f } bit
# en: 89d6ce35
best-question-2-8 = Les deux en disent autant : l’information ne dépend pas du sujet de la question. Quelle question en dit le plus ?
# en: bff5734c
best-question-3-1 = ## Combien de mains doivent répondre oui ?
# en: ee76660d
best-question-3-2 = Pense aux questions par oui ou non. Combien de bits une telle question peut-elle apporter ? Déplace le curseur.
# en: b53d832c
best-question-3-3 = **Si tu programmes :** écris une question à toi qui en apporte autant : elle donne True pour certaines mains et False pour les autres. Tu peux demander une carte, plusieurs cartes ou toute autre chose. Sinon, continue.
# en: 9b3395ec
best-question-4-1 = ## Plus de deux réponses
# en: 7c896010
best-question-4-2 = Les cartes « ? » sont des chats masqués. Combien en a-t-il ? Kuro répond 0, 1 ou 2. Choisis cette question dans la liste ci-dessus, sous *Surprise*.
# en: 5b9fb9ed
best-question-4-3 = Dans le jeu, personne ne répond à des questions. Mais tu ouvres avec une carte, et Kuro fait quelque chose : il joue sa plus petite carte qui la dépasse, un « ? » seulement s’il n’a rien d’autre, ou bien il passe. (De deux cartes égales, il prend celle qui vient d’abord dans notre liste.) Tu as un 2 blanc et un 1 noir.
# en: 1d6d3d0b
best-question-5-1 = ## Trouve sa main
# en: 0e7d712c
best-question-5-2 = Les 21 mains sont équiprobables. Il manque donc log2(21) = 4,39 bits. Chaque réponse en apporte quelques-uns. Avant de demander, cherche la question qui en dira le plus sur les mains qui *restent*. Y arrives-tu en quatre questions ?
# en: e4496fb0
best-question-prints-3 = { $information-masks-2f } bit pour 0, 1 ou 2 masques
# en: f46b7e00
best-question-6-1 = ## Exercices
# en: b81671fd
best-question-6-2 = Écris le numéro que tu as dans la liste de la classe. Chaque élève a ses propres nombres.
# en: 64665ddb
best-question-7-1 = ## Ce que nous avons vu
# en: 88b03a00
best-question-7-2 = - Une réponse de probabilité *p* est une surprise de log2(1/*p*) bits.
    - L’information d’une question est sa surprise moyenne. Seule compte la façon dont la question partage les cas.
    - Une question par oui ou non apporte au plus 1 bit. Avec plus de réponses possibles, cela peut être plus.
# en: 40f1b892
best-question-7-3 = **À méditer.** L’ouverture qui en dit le plus est-elle celle qui gagne ? Que dit une question si Kuro peut inventer la réponse ?
# en: a0423962
best-question-7-4 = **Pour continuer.** Lire toute une main carte par carte : [Qu’ont-ils en main ?](../meow_daifugo/lesson_what_do_they_hold.ipynb).
