### taxi_derby/lesson_risk_and_reward.ipynb

# en: 010ae79c
taxi-derby-lesson-risk-and-reward-0-1 = # Risque et récompense
# en: 8d97d90d
taxi-derby-lesson-risk-and-reward-0-2 = Un client pressé, une limite de vitesse, et une voiture de police qui te rattrape ou non. Quel est le risque d’une contravention ? Jusqu’où peux-tu aller sans en avoir aucun ? Et que devient un petit risque si tu le prends chaque nuit ?
# en: 0f4d1054
taxi-derby-lesson-risk-and-reward-0-3 = - quel est le risque d’une contravention, et jusqu’où l’on va sans aucun risque ;
    - ce que devient un petit risque que l’on prend encore et encore.
# en: 819daa88
taxi-derby-lesson-risk-and-reward-0-4 = **Il te faut** les fractions. Pas de programmation : lis, devine, appuie sur les boutons. Environ 45 minutes.
# en: 37a6523a
taxi-derby-lesson-risk-and-reward-0-5 = **Comment ça marche.** Appuie sur *Exécuter* sous un morceau de code pour l’exécuter de nouveau. Avance de haut en bas. Tu ne fais chaque pronostic qu’une fois ; l’explication vient juste après. Tu ne peux rien casser.
# en: f6a17a87
taxi-derby-lesson-risk-and-reward-0-6 = Les règles sont celles du jeu Taxi Derby, auquel tu peux [jouer ici](play.ipynb). L’autre leçon sur ce jeu est [Les rues](lesson_shortest_paths.ipynb).
# en: 995ac813
taxi-derby-lesson-risk-and-reward-1-1 = ## 1 D’abord rouler
# en: 0ed89bf8
taxi-derby-lesson-risk-and-reward-1-2 = Chaque nuit, un client t’offre une course si tu dépasses la limite de vitesse. Puis vient la voiture de police : elle lance un **dé à quatre faces**, le multiplie par le nombre de cases dont tu as dépassé la limite, et avance d’autant vers toi. Si elle arrive, tu paies une amende, mais tu gardes le prix de la course. Les faces pleines veulent dire contravention. Tu peux aussi respecter la limite, pour moins d’argent.
# en: ec499046
taxi-derby-lesson-risk-and-reward-1-3 = Roule dix nuits. Combien gagnes-tu ?
# en: 0b723543
taxi-derby-lesson-risk-and-reward-1-4 = À la fin, le compte dit ce que valaient tes choix, et ce que tu dois à la chance.
# en: 1bb03ec2
taxi-derby-lesson-risk-and-reward-2-1 = ## 2 Quel est le risque d’une contravention ?
# en: 4fb6fa81
taxi-derby-lesson-risk-and-reward-2-2 = Les quatre faces sont équiprobables. Compte donc celles qui suffisent, et divise par quatre.
# en: 48ebd6fa
taxi-derby-lesson-risk-and-reward-2-3 = La plus petite face qui suffit est la distance divisée par le nombre de cases de trop, **arrondie vers le haut**. Toutes les faces à partir de celle-là comptent. L’arrondi vers le haut s’écrit ⌈ ⌉. Avec *D* cases à parcourir, *s* cases de trop et un dé à *n* faces :
# en: 0a49a5c2
taxi-derby-lesson-risk-and-reward-2-4 = La cellule suivante compte les faces une par une, pour toutes les distances jusqu’à 20 et jusqu’à 6 cases de trop, et compare.
# en: 7a367463
taxi-derby-lesson-risk-and-reward-2-5 = Change le dé et regarde les marches.
# en: 2fa98648
taxi-derby-lesson-risk-and-reward-2-6 = Au fait, la distance entre qui et quoi ?
# en: b21f4bbc
taxi-derby-lesson-risk-and-reward-3-1 = ## 3 Des cases sans risque
# en: ab3f8eb7
taxi-derby-lesson-risk-and-reward-3-2 = Si même la plus grande face ne suffit pas, rouler trop vite ne risque rien.
# en: 63f1f9de
taxi-derby-lesson-risk-and-reward-3-3 = Avec *L* pour la limite de vitesse, voici le nombre de cases du plus long tour sans risque ; ⌊ ⌋ veut dire arrondir vers le bas. Chaque fois qu’elle est quatre cases plus loin, tu en gagnes une.
# en: 6f0866cb
taxi-derby-lesson-risk-and-reward-3-4 = Voici toute la ville. Chaque case dit le risque de contravention si ton tour finit là, en pour cent. Interroge quelques cases, puis mets ailleurs le taxi et la voiture de police. Où doit-elle être pour que tu puisses aller partout ? Et si le dé avait huit faces ?
# en: 62aec52d
taxi-derby-lesson-risk-and-reward-3-5 = Quand un risque vaut-il la peine ? C’est une unité à part : [Excès de vitesse](../course/09_speeding.ipynb). Reviens avec ce que tu y as trouvé, et refais les dix nuits : arrives-tu maintenant à ne rien gaspiller ?
# en: faefc81e
taxi-derby-lesson-risk-and-reward-3-6 = Les règles multiplient *un* dé. Et s’il y avait plusieurs dés, que l’on additionne ? C’est une autre unité : [Un dé ou trois](../course/10_one_die_or_three.ipynb).
# en: 63ad35d3
taxi-derby-lesson-risk-and-reward-4-1 = ## 4 Encore et encore
# en: 64d14256
taxi-derby-lesson-risk-and-reward-4-2 = Une probabilité de 1/4 paraît petite.
# en: 06fcdd0e
taxi-derby-lesson-risk-and-reward-4-3 = Voici toutes les façons dont le dé peut tomber en cinq tours. Un 0 veut dire contravention.
# en: 772355fa
taxi-derby-lesson-risk-and-reward-prints-1 = { $sum-all-night-for-night-in-nights } sur { $len-nights }
# en: 5c76a287
taxi-derby-lesson-risk-and-reward-4-4 = Après combien de tours une contravention est-elle plus probable que pas de contravention ?
# en: 82a0e7e0
taxi-derby-lesson-risk-and-reward-5-1 = ## Ce que nous avons vu
# en: 34a8701a
taxi-derby-lesson-risk-and-reward-5-2 = - Compte les faces qui suffisent : avec *D* cases à parcourir et *s* de trop, celles à partir de ⌈*D*/*s*⌉.
    - Quatre cases de plus entre la voiture de police et toi, c’est une case de plus sans risque : un tour de 6 cases si elle est à 9.
    - Les petits risques s’accumulent. Ils ne s’additionnent pas : cinq fois 1/4, c’est plus que 1. Ce sont les probabilités de *ne pas* avoir de contravention qui se multiplient, et il reste (3/4)⁵ = 243/1024.
# en: 784f7bde
taxi-derby-lesson-risk-and-reward-6-1 = ## Vérifications
# en: f1c3c586
taxi-derby-lesson-risk-and-reward-6-2 = Si tu aimes programmer : quelle est la probabilité que cinq tours, chacun avec un risque de 1/4, n’apportent aucune contravention ? Quelqu’un a multiplié par cinq. Corrige la cellule.
# en: 2708b390
taxi-derby-lesson-risk-and-reward-6-3 = Et voici encore une fois des résultats de cette leçon, chacun calculé d’au moins deux façons.
# en: 2561189c
taxi-derby-lesson-risk-and-reward-6-4 = **À méditer.** Combien devrait coûter une contravention pour que plus personne ne roule trop vite ? Est-ce juste pour ceux qui ont peu d’argent ? Dans le [labo](design_lab.ipynb), tu peux changer les amendes et les prix, et voir ce que deviennent les parties entières.
# en: adb4f27b
taxi-derby-lesson-risk-and-reward-6-5 = Pour continuer : [Les rues](lesson_shortest_paths.ipynb), sur les chemins de la voiture de police. Ou [joue](play.ipynb) à tout le jeu.
