### Risque et récompense : la voiture de police de Taxi Derby.

# en: 73581bad
risk-and-reward-note =
    .words-1 = probabilité, cas équiprobables
    .words-2 = espérance
    .words-3 = événements indépendants, événement contraire
    .words-4 = arrondi vers le haut, formule
    .tips-1 = Par deux, faites-les s’affronter dans la partie 1, et gardez les totaux au tableau.
    .tips-2 = À discuter : des amendes dont rient les riches et qui ruinent les pauvres. Qui dissuadent-elles ?
# en: dd41000d
risk-and-reward-one-over = Tu dépasses la limite de 1 case, et la voiture de police est à 3 cases de l’endroit où tu finis. Un dé à quatre faces dit de combien elle avance. Quelle est la probabilité d’une contravention ?
    .hint-1 = Avec un 2, elle avance de deux cases, et il lui en faut trois : compte les faces 3 et 4.
    .hint-2 = Un 3 suffit, et un 4 aussi.
    .hint-3 = Compte les faces du dé, pas les cases.
    .because = 3 et 4, deux faces sur quatre.
# en: 194eb5a2
risk-and-reward-three-over = Maintenant, tu dépasses la limite de 3 cases, et la voiture de police est à 3. Elle avance de trois fois le dé. Quelle est la probabilité d’une contravention ?
    .hint-1 = Multiplie d’abord le dé par trois.
    .hint-2 = Multiplie d’abord le dé par trois : même un 1 la fait avancer de trois cases.
    .hint-3 = C’est la probabilité d’une face ; lesquelles suffisent ?
    .because = Même un 1 la fait avancer de trois cases. Le dé n’a plus d’importance.
# en: f46b85ce
risk-and-reward-two-over = Limite dépassée de 2, voiture de police à 5. Quelle est la probabilité d’une contravention ?
    .hint-1 = Avec un 2, elle avance de quatre cases, et il lui en faut cinq.
    .hint-2 = Un 4 suffit, mais un 3 aussi : six cases.
    .hint-3 = Compte les faces f pour lesquelles 2 × f fait au moins 5.
    .hint-4 = Avec un 1, elle n’avance que de deux cases.
    .because = 5/2, arrondi vers le haut, c’est 3 : les faces 3 et 4.
# en: 474ca7dd
risk-and-reward-which-distance = La voiture de police attend dans la ville. Quelle distance décide si elle te rattrape ?
    .choices-start = celle de l’endroit où mon tour commence
    .choices-end = celle de l’endroit où mon tour finit
    .choices-alike = les deux autant
    .hint-1 = Elle part quand tu t’es arrêté.
    .hint-2 = D’où tu viens n’a plus d’importance, sauf que cela rallonge ton chemin.
    .because = Elle part quand le taxi s’est arrêté. Qui s’éloigne d’elle en roulant lui complique la tâche.
# en: 36f95ba7
risk-and-reward-free-spaces = La voiture de police est à 9 cases de l’endroit où tu veux finir. Combien de cases ton tour peut-il compter sans aucun risque ? La limite de vitesse est 4.
    .hint-1 = Une de plus est encore sans risque : 1 × 4 n’atteint pas 9.
    .hint-2 = Une de plus est encore sans risque : 2 × 4 n’atteint pas 9.
    .hint-3 = À 3 de trop, un 4 la fait avancer de 12 cases : c’est trop.
    .hint-4 = À 4 de trop, un 3 suffit déjà.
    .hint-5 = C’est le nombre de cases de trop ; compte toutes les cases du tour.
    .hint-6 = 9 et 4 font 13, mais chaque case de trop multiplie le dé.
    .because = 2 de trop : même un 4 ne la fait avancer que de 8 cases.
# en: cd7c2a73
risk-and-reward-five-turns = Tu roules trop vite pendant cinq tours, chaque fois avec une probabilité de contravention de 1/4. Quelle est la probabilité de n’en avoir aucune ?
    .hint-1 = C’est pour un tour.
    .hint-2 = C’est la probabilité d’une contravention à chaque tour.
    .hint-3 = C’est la probabilité d’au moins une contravention.
    .hint-4 = Des probabilités de 1/4 ne s’additionnent pas jusqu’à une contravention certaine : multiplie celles de ne pas en avoir.
    .hint-5 = Une probabilité est comprise entre 0 et 1 ; multiplie.
    .because = 3/4 × 3/4 × 3/4 × 3/4 × 3/4, moins d’une chance sur quatre.
