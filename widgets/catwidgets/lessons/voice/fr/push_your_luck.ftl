### Tenter sa chance : cinq dés de Cat Cab Crew.

# en: ccfe26ea
push-your-luck-note =
    .words-1 = probabilité, événement contraire, indépendance
    .words-2 = espérance
    .words-3 = loi de probabilité, moyenne
    .words-4 = simulation, fréquence
    .tips-1 = Commencez avec de vrais dés : par deux, dix tours chacun ; la classe rassemble les résultats, puis tout le monde devine la moyenne.
    .tips-2 = Faites écrire à chacun son pronostic avant que quiconque appuie sur « Deviner » ; discutez des pronostics, pas des personnes.
    .tips-3 = Un dé avec d’autres faces, ou une autre limite de malédictions, fait un bon projet.
# en: d2505292
push-your-luck-two-dice = Deux dés, lancés une fois. Combien de cases nettes rapportent-ils en moyenne ?
    .hint-1 = Les probabilités se multiplient, mais les moyennes s’additionnent.
    .hint-2 = C’est pour un dé ; il y en a deux.
    .hint-3 = C’est la moyenne des points du dé ; compte les cases.
    .because = Les moyennes s’additionnent, que les dés soient liés ou non.
# en: bbe848a9
push-your-luck-any-curse = Cinq dés, lancés une fois. Quelle est la probabilité d’au moins une malédiction ?
    .hint-1 = En ajoutant 1/6 par dé, on compte deux fois les jets qui ont deux 1 ; avec sept dés, ce serait plus que certain.
    .hint-2 = C’est pour un dé.
    .hint-3 = C’est pour cinq malédictions à la fois.
    .hint-4 = C’est la probabilité de n’avoir aucune malédiction.
    .hint-5 = Cherche la probabilité de n’avoir aucune malédiction, et prends le reste.
    .hint-6 = Cherche la probabilité de n’avoir aucune malédiction : 5/6 pour chaque dé.
    .because = 1 − (5/6)⁵.
# en: ebd04588
push-your-luck-Crazy-cat = Chat Fou lance cinq dés une fois et garde ce qui vient. Combien de cases nettes est-ce en moyenne ?
    .hint-1 = Il s’en faut de très peu. Cinq 1 sont cinq malédictions, mais quatre seulement comptent : une fois sur 7 776 jets, cela épargne une case.
    .hint-2 = Là, tu ne comptes que les trajets ; les malédictions en enlèvent une partie.
    .hint-3 = Ce sont les points des dés ; compte les cases.
    .hint-4 = C’est pour un dé ; il y en a cinq.
    .because = 5 × 1/2, et 1/7776 de plus, parce qu’une cinquième malédiction ne compte pas.
# en: a7a41384
push-your-luck-six-before-one = On relance un dé jusqu’à ce qu’il montre un 6 ou un 1. Quelle est la probabilité que le 6 vienne en premier ?
    .hint-1 = C’est pour le premier jet ; 2, 3, 4 et 5 sont relancés.
    .hint-2 = C’est la probabilité qu’un jet décide, dans un sens ou dans l’autre.
    .hint-3 = Un 1 et un 6 se valent : aucun des deux n’a plus de chances de venir en premier.
    .because = Aucune des deux faces n’a plus de chances de venir en premier.
# en: fd44f8eb
push-your-luck-ten-spaces = Il te faut 10 cases nettes, et rien de moins. Quelle probabilité te donnent cinq dés, si tu ne vises que cela ?
    .hint-1 = C’est pour cinq 6 en un seul jet ; tu peux relancer des dés.
    .hint-2 = C’est ce qu’on obtient en gardant les 4 et les 5. Ici, ils ne valent rien : il faut des 6.
    .hint-3 = C’est pour un dé ; tous les cinq doivent montrer un 6, sans aucun 1 en chemin.
    .hint-4 = Multiplie, là où tu as additionné.
    .hint-5 = Chaque dé doit montrer un 6 avant de montrer un 1 : cela fait 1/2 pour chacun.
    .because = (1/2)⁵ : chaque dé montre un 6 avant un 1.
# en: a4fae686
push-your-luck-say-played = { $best ->
    [yes] Les tours du meilleur pilote
   *[no] Les tours de Chat Fou
}
# en: 8402dd43
push-your-luck-say-turns = tours
# en: 5c14a808
push-your-luck-say-best-play = Le meilleur jeu avec { $dice } { FORM($dice, "dé", "dés") }{ $curses ->
    [0] {""}
   *[other] , { $curses } { FORM($curses, "malédiction", "malédictions") }
}
# en: bcc2d8a0
push-your-luck-say-net-spaces = cases nettes
# en: 19433740
push-your-luck-say-for-that = en visant juste cela
# en: e4ae77b3
push-your-luck-say-for-mean = en visant la moyenne
# en: c020c334
push-your-luck-say-crazy-cat = Chat Fou
# en: 3ff2b45a
push-your-luck-say-at-least = Au moins tant de cases nettes
# en: 1e8d9510
push-your-luck-say-chance = probabilité
# en: ad4ac4ec
push-your-luck-controls =
    .dice = dés
    .curses_at_the_start = malédictions au début
