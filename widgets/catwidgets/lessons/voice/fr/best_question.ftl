### La meilleure question. Variables : { $n } nombres, mains, questions ou pièces, { $k } et { $no } mains qui répondent oui et non, { $weighings } pesées, { $asked } questions pour toutes les mains ensemble, { $bits } bits.

# en: 7c749864
best-question-guide =
    .plan-1 = Par deux, jouer à « devine mon nombre de 1 à 21 ». Premier pronostic : combien de questions suffisent ?
    .plan-2 = Deuxième pronostic : deux questions. Faire compter les deux partages sur les 21 mains de « Passer, c’est parler ».
    .plan-3 = La surprise en bits, la cellule de l’idée et le tableau des mains.
    .plan-4 = Combien de mains doivent répondre oui ? Le curseur, un pronostic et « À toi » 1 : une question qui partage en deux.
    .plan-5 = Plus de deux réponses : « À toi » 2, et les deux ouvertures.
    .plan-6 = Les exercices, chacun avec ses propres nombres, puis la question de sortie. Qui a fini joue contre Kuro.
    .say-1 = Une question est bonne si l’on ne peut pas prévoir sa réponse.
    .say-2 = Une réponse dont on était sûr n’apprend rien : 0 bit. Un cas sur deux équiprobables, c’est 1 bit.
    .ask-1 = Quelle question a une réponse que vous connaissez d’avance ?
    .ask-2 = Pourquoi les deux questions du début en disent-elles autant, alors qu’elles ne parlent pas de la même chose ?
    .ask-3 = Pourquoi une ouverture peut-elle apporter plus de 1 bit ?
    .support = Prenez huit mains : trois questions trouvent chacune d’elles, et chaque nombre de bits est entier.
    .extension = Montrez qu’aucun plan avec oui et non n’utilise en moyenne moins de 94/21 ≈ 4,48 questions pour 21 mains. Comparez avec 4,39 bits.
    .ticket-1 = 16 mains sont équiprobables. 4 d’entre elles répondent oui. Combien de bits vaut un oui, et combien un non ?
    .ticket-2 = un oui 2 bits, un non log2(16/12) ≈ 0,42 bit
    .open-1 = L’ouverture qui en dit le plus est-elle celle qui gagne ?
    .open-1-answer = Pas toujours. Ce qu’on apprend doit valoir plus que ce que coûte l’ouverture : une carte forte qu’on a jouée n’est plus là.
    .open-2 = Que dit une question si Kuro peut inventer la réponse ?
    .open-2-answer = Moins. S’il répond oui ou non à pile ou face, quoi qu’il ait en main, elle n’apprend rien. L’unité 25 montre ce qu’un bluff laisse d’une réponse.

# en: bc596e8c
best-question-say-yes = oui
# en: 6d81212a
best-question-say-no = non
# en: ecd3c495
best-question-say-pass = passe
# en: f8dc6172
best-question-say-ask-doppelganger = As-tu le sosie ?
# en: e985da22
best-question-say-ask-beat = Peux-tu battre un 2 ?
# en: 12fb789c
best-question-say-ask-a-two = As-tu un 2 ?
# en: 2d3b9dba
best-question-say-ask-a-mask = As-tu un masque (« ? ») ?
# en: c045b177
best-question-say-ask-white = As-tu une carte blanche ?
# en: 972733bf
best-question-say-ask-masks = Combien de masques as-tu ?
# en: 0abd13b2
best-question-say-ask-twos = Combien de 2 as-tu ?
# en: b8ef6232
best-question-say-ask-two = J’ouvre avec mon 2 blanc
# en: c93537c7
best-question-say-ask-one = J’ouvre avec mon 1 noir
# en: e23cf52c
best-question-say-no-bits = { $name } devrait donner un nombre de bits, qui ne soit pas négatif, et elle donne { $found }
# en: 6377c1e3
best-question-say-task = Quelle question en dit le plus ?
# en: dfe97736
best-question-say-told-by = { $said } par { $n } sur 21 (en bits : { $bits })
# en: c749baa2
best-question-say-told = { $question } – { $told }. En moyenne, en bits : { $bits }.
# en: 169202e2
best-question-say-out = exclue
# en: e8dcd4c0
best-question-say-hands = Les mains de Kuro : { $words }
# en: c9d97ab3
best-question-say-answers = Les réponses de Kuro
# en: 88a9ca02
best-question-say-shares-task = Combien de mains devraient répondre oui ?
# en: 4408f0b3
best-question-say-shares = Ce qu’apporte un oui ou un non
# en: d6bdccc9
best-question-say-bits = bits
# en: 840421c5
best-question-say-yours = la tienne
# en: 4c8a1ba9
best-question-say-hands-yes = mains qui répondent oui
# en: bfc26340
best-question-say-yes-by = Oui par { $yes } sur 21, non par { $no }. En moyenne, en bits : { $sum }{ $bits }.
# en: c9bff9e0
best-question-say-lead-task = Une ouverture est aussi une question.
# en: b24d785d
best-question-say-question = Question
# en: e5f5b86a
best-question-say-first = Pose ta première question.
# en: c58ccc45
best-question-say-asking-task = Trouve ce que Kuro a en main, avec aussi peu de questions que possible.
# en: 6028fd49
best-question-say-ask = Demander
# en: ff0390a2
best-question-say-ask-tip = Poser cette question à Kuro
# en: fc106f8f
best-question-say-new-hand = Nouvelle main
# en: 13f12668
best-question-say-new-hand-tip = Kuro prend une autre main
# en: 85f64381
best-question-say-all-possible = Les 21 mains sont possibles{ $bits ->
    [no] {""}
   *[other] , bits manquants : { $bits }
}.
# en: 0731b3af
best-question-say-said = { $question } { $said }.
# en: fc22b117
best-question-say-left = { $told ->
    [no] Il reste { $n } { FORM($n, "main", "mains") }.
   *[other] Bits appris : { $told }. Il reste { $n } { FORM($n, "main", "mains") }. Bits manquants : { $missing }.
}
# en: f02d8cc8
best-question-say-known = Tu la connais après { $n } { FORM($n, "question", "questions") }.
# en: a96f0231
best-question-say-this = celle-ci
# en: 230a5bf1
best-question-say-can-be = ce qui est possible
# en: 61b4517f
best-question-say-not-two = Pas encore. Elle a { $n } { FORM($n, "réponse", "réponses") } : donne True ou False, chacune au moins une fois.
# en: 553569fc
best-question-say-uneven = Pas encore. Elle partage les mains en { $parts }. Essaie de les partager plus également.
# en: 82d9150c
best-question-say-even = C’est juste : elle partage les mains en { $parts }.
# en: 1366a003
best-question-controls =
    .question = question
    .yes = oui

# en: 28bee43e
best-question-yes-or-no = Les deux cartes de Kuro forment une main parmi 21. Tu peux lui demander tout ce qui se répond par oui ou par non. Combien de questions suffisent à coup sûr, si tu les choisis bien ?
    .hint-1 = Tu pourrais demander chaque main l’une après l’autre. Mais une bonne question élimine la moitié de ce qui reste.
    .hint-2 = Tu pourrais demander chaque main l’une après l’autre. Mais une bonne question élimine la moitié de ce qui reste.
    .hint-3 = Tu pourrais demander chaque carte. Mais une bonne question élimine la moitié de ce qui reste.
    .hint-4 = Quatre réponses par oui ou non donnent 16 suites différentes. Il y a 21 mains.
    .hint-5 = Une question peut porter sur beaucoup de mains à la fois : essaie d’en éliminer la moitié.
    .because = 21, puis au plus 11, 6, 3, 2 et 1. Quatre questions n’ont que 2 × 2 × 2 × 2 = 16 suites de réponses.
# en: 7ee4c79b
best-question-two-questions = Tu peux poser une seule question à Kuro. Laquelle des deux t’en dit le plus sur sa main ?
    .choices-first = « As-tu le sosie ? »
    .choices-second = « Peux-tu battre un 2 ? »
    .choices-same = Les deux en disent exactement autant
    .hint-1 = Compte les mains qui répondent oui, et celles qui répondent non. Puis fais de même pour l’autre question.
    .hint-2 = Compte les mains qui répondent oui, et celles qui répondent non. Puis fais de même pour l’autre question.
    .because = 6 mains sur 21 ont le sosie, et 15 ne l’ont pas. 15 mains sur 21 peuvent battre un 2, et 6 ne le peuvent pas. Les deux questions partagent donc les mains en 6 et 15.
# en: 5e902fc0
best-question-surprise = Une probabilité de 1/2, c’est 1 bit de surprise. Combien de bits fait une probabilité de 1/8 ?
    .hint-1 = Compte combien de fois il faut diviser 1 par deux pour arriver à 1/8.
    .hint-2 = 1/8 est la moitié de la moitié de la moitié.
    .hint-3 = Compte combien de fois il faut diviser 1 par deux pour arriver à 1/8.
    .hint-4 = Avec deux divisions, on arrive à 1/4.
    .because = 1/8 = 1/2 × 1/2 × 1/2 : aussi surprenant que trois pièces qui montrent toutes pile.
# en: d4d22689
best-question-most = Combien de bits une question par oui ou non peut-elle apporter au plus, sur les 21 mains ?
    .hint-1 = Presque. Ce serait vrai si exactement la moitié des mains répondait oui. Mais 21 est impair.
    .hint-2 = C’est quand 6 mains sur 21 répondent oui. Déplace le curseur.
    .hint-3 = Déplace le curseur jusqu’au point le plus haut.
    .because = 10 mains répondent oui et 11 non, ou l’inverse. Ce n’est jamais plus de 1 bit.
# en: 562ffaef
best-question-split = Une question posée à une main, avec la réponse True ou False, qui en dit le plus possible.
    .because = Aucune question à deux réponses n’en dit plus.
# en: 2fe0ebc1
best-question-masks = Combien de bits la question « Combien de masques as-tu ? » apporte-t-elle en moyenne ?
    .hint-1 = C’est la question de savoir s’il y en a. Ici, la réponse peut être 0, 1 ou 2.
    .hint-2 = Avec trois réponses, cela peut dépasser 1.
    .hint-3 = Ce serait vrai avec trois réponses équiprobables. Compte les mains avec 0, 1 et 2 masques.
    .because = Aucun dans 10 mains, un dans 10, les deux dans 1. Une question à trois réponses peut apporter plus de 1 bit.
# en: 48bbb00d
best-question-lead = Une ouverture est aussi une question : Kuro répond avec sa plus petite carte qui la bat, ou bien il passe. Quelle ouverture t’en dit le plus sur sa main ?
    .choices-one = Ton 1 noir
    .choices-two = Ton 2 blanc
    .choices-alike = Les deux en disent autant
    .hint-1 = Que peut-il répondre à un 2 ? Et à un 1 ?
    .hint-2 = Que peut-il répondre à un 2 ? Et à un 1 ?
    .because = Sur un 2, il a quatre réponses, sur un 1, six. Le 1 apporte 2,40 bits, le 2 en apporte 1,98.
# en: aa16578c
best-question-exercise-1 = Je pense à un nombre de 1 à { $n }. Combien de questions par oui ou non suffisent à coup sûr, si tu les choisis bien ?
    .level = Échauffement
    .hint-1 = Tu peux demander « est-il plus grand que… ? » et diviser par deux ce qui reste.
    .hint-2 = Tu peux demander « est-il plus grand que… ? » et diviser par deux ce qui reste.
    .hint-3 = Divise par deux encore et encore, et compte combien de fois.
    .because = Chaque question divise par deux ce qui reste.
# en: 5fdfe1a0
best-question-exercise-2 = Tu poses { $n } questions par oui ou non, l’une après l’autre. Combien de suites de réponses différentes peux-tu obtenir ?
    .level = Échauffement
    .hint-1 = Chaque question double le nombre de suites. Elle n’en ajoute pas deux.
    .hint-2 = Avec une question, il y a deux suites. Combien y en a-t-il avec deux, et avec trois ?
    .hint-3 = Chaque réponse peut être oui ou non.
    .hint-4 = C’est avec une question de moins.
    .because = Chaque question les double : 2^{ $n }.
# en: 91c9dd2b
best-question-exercise-3 = { $n } mains sont équiprobables. Le nombre de celles qui répondent oui à ta question est { $k }. Combien de bits la réponse apporte-t-elle en moyenne ?
    .level = Entraînement
    .hint-1 = C’est la probabilité d’un oui. Combien de bits apporte chaque réponse ?
    .hint-2 = Seulement si la moitié des mains répond oui.
    .hint-3 = C’est la probabilité d’un non. Combien de bits apporte chaque réponse ?
    .because = { $k }/{ $n } × log2({ $n }/{ $k }) + { $no }/{ $n } × log2({ $n }/{ $no }).
# en: d3a40f42
best-question-exercise-4 = { $n } pièces se ressemblent, et l’une d’elles est plus légère. Une balance à deux plateaux dit quel côté est le plus léger, ou que les deux sont égaux. Combien de pesées suffisent à coup sûr, si tu pèses bien ?
    .level = Entraînement
    .hint-1 = Ce serait vrai avec oui ou non. La balance a trois réponses : fais trois tas.
    .hint-2 = Tu peux mettre beaucoup de pièces sur chaque plateau.
    .hint-3 = À la pesée suivante, fais de nouveau trois tas.
    .because = Une pesée laisse un tiers des pièces. Trois réponses à chaque fois : avec { $weighings } pesées, on peut distinguer jusqu’à 3^{ $weighings } pièces.
# en: 520a3cbd
best-question-exercise-5 = { $n } mains sont équiprobables. Tu demandes par oui ou non jusqu’à connaître la main, le mieux possible. Combien de questions faut-il en moyenne ?
    .level = Défi
    .hint-1 = C’est la borne inférieure. Comme les questions sont entières, il en faut parfois un peu plus.
    .hint-2 = C’est pour les { $n } mains ensemble.
    .because = Dessine l’arbre : { $asked } questions pour les { $n } mains ensemble. log2({ $n }) = { $bits } bits est une borne inférieure.
