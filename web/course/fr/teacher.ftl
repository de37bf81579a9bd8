### teacher.ipynb

# en: e65ce326
teacher-0-1 = # Pour les profs
# en: 9490f427
teacher-0-2 = Un guide pour chaque unité et une note pour chaque leçon, avec toutes les réponses. Les élèves n’ont pas besoin de voir cette page. Les fiches sont à la fin.
# en: 1382de87
teacher-26-1 = ## Des leçons pour aller plus loin
# en: f81df073
teacher-26-2 = Chaque note dit pour qui est la leçon et combien de temps elle dure, avec son vocabulaire et ses réponses. Cliquez pour l’ouvrir.
# en: be60ab30
teacher-26-3 = **Tenter sa chance**, [la leçon](../cat_cab/lesson_push_your_luck.ipynb)
# en: 85db8578
teacher-26-4 = **Chemins du retour**, [la leçon](../cat_cab/lesson_ways_home.ipynb)
# en: d7f48ffd
teacher-26-5 = **Un seul jet**, [la leçon](../empire/lesson_one_roll.ipynb)
# en: 17ebd814
teacher-26-6 = **Une bataille comme chaîne de Markov**, [la leçon](../empire/lesson_markov.ipynb)
# en: d1ab6c77
teacher-26-7 = **Les rues**, [la leçon](../taxi_derby/lesson_shortest_paths.ipynb)
# en: 9979f4e4
teacher-26-8 = **Risque et récompense**, [la leçon](../taxi_derby/lesson_risk_and_reward.ipynb)
# en: 1bfac79c
teacher-26-9 = **Compter les mains**, [la leçon](../meow_daifugo/lesson_counting_hands.ipynb)
# en: 658a3a74
teacher-26-10 = **Qu’ont-ils en main ?**, [la leçon](../meow_daifugo/lesson_what_do_they_hold.ipynb)
# en: 1fb14a84
teacher-26-11 = **Le saut du retour**, [la leçon](../washi_cat/lesson_shortest_paths.ipynb)
# en: 694b82d9
teacher-26-12 = **Pièges**, [la leçon](../washi_cat/lesson_cuts_and_traps.ipynb)
# en: 7d362782
teacher-26-13 = **Compter les rangées**, [la leçon](../washi_cat/lesson_parking.ipynb)
# en: d3dbaa73
teacher-27-1 = ## Une classe sur un écran
# en: c028d809
teacher-27-2 = Donnez à tous le même numéro de classe (`seed`). Chaque élève exécute cette ligne avec son numéro dans la liste et vous envoie le code : dans la discussion, par mail ou à voix haute. Chacun a son propre tirage, qui reste le même si l’on exécute la ligne de nouveau. (Les autres expériences sont "twenty battles" et "twenty duels".)
# en: 09137f45
teacher-27-3 = Collez ici tous les codes, séparés par des espaces, des virgules ou des retours à la ligne. Les points montrent votre classe, les barres les probabilités exactes. Un code mal tapé est refusé, comme celui d’une autre classe.
# en: 4aa006b3
teacher-27-4 = Pour les pronostics, c’est pareil. Les élèves les rendent avant d’appuyer sur *Deviner*, avec le nom de la question tel qu’il est écrit dans leur notebook.
# en: 53cd7987
teacher-27-5 = La réponse reste cachée jusqu’à ce que vous la montriez.
# en: 63ede1d4
teacher-28-1 = ## Fiches d’exercices
# en: f3a9d230
teacher-28-2 = Une fiche contient les exercices d’une unité, tirés pour un numéro de la liste de la classe. Le numéro est imprimé sur la fiche, et les réponses sont à la fin, sur des pages à part. Prenez-en une pour toute la classe, ou une par élève. À la place de "ties", écrivez le nom d’une autre unité, tel qu’il est dans la ligne de son guide, et exécutez la ligne. Appuyez sur le bouton, ouvrez le fichier enregistré dans un navigateur et imprimez-le, sur papier ou en PDF.
