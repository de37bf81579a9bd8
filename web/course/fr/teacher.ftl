### teacher.ipynb

# en: e65ce326
teacher-0-1 = # Pour les profs
# en: 9490f427
teacher-0-2 = Un guide pour chaque unité et une note pour chaque leçon, avec toutes les réponses. Les élèves n’ont pas besoin de voir cette page. Les fiches sont à la fin.
# en: 48956f92
teacher-25-1 = ## Des leçons pour aller plus loin
# en: aa15a032
teacher-25-2 = Chaque note dit pour qui est la leçon et combien de temps elle dure, avec son vocabulaire et ses réponses. Cliquez pour l’ouvrir.
# en: 63f4971e
teacher-25-3 = **Tenter sa chance**, [la leçon, en anglais](../cat_cab/lesson_push_your_luck.ipynb)
# en: 2a9d2d1e
teacher-25-4 = **Chemins du retour**, [la leçon, en anglais](../cat_cab/lesson_ways_home.ipynb)
# en: 8dbb7e96
teacher-25-5 = **Un seul jet**, [la leçon, en anglais](../empire/lesson_one_roll.ipynb)
# en: a1a99d81
teacher-25-6 = **Une bataille comme chaîne de Markov**, [la leçon, en anglais](../empire/lesson_markov.ipynb)
# en: 230a49db
teacher-25-7 = **Les rues**, [la leçon, en anglais](../taxi_derby/lesson_shortest_paths.ipynb)
# en: 93f989e6
teacher-25-8 = **Risque et récompense**, [la leçon, en anglais](../taxi_derby/lesson_risk_and_reward.ipynb)
# en: 117aba9e
teacher-25-9 = **Compter les mains**, [la leçon, en anglais](../meow_daifugo/lesson_counting_hands.ipynb)
# en: fe10809b
teacher-25-10 = **Qu’ont-ils en main ?**, [la leçon, en anglais](../meow_daifugo/lesson_what_do_they_hold.ipynb)
# en: 3bd9e2bb
teacher-25-11 = **Le saut du retour**, [la leçon, en anglais](../washi_cat/lesson_shortest_paths.ipynb)
# en: 40277024
teacher-25-12 = **Pièges**, [la leçon, en anglais](../washi_cat/lesson_cuts_and_traps.ipynb)
# en: be13c5d1
teacher-25-13 = **Compter les rangées**, [la leçon, en anglais](../washi_cat/lesson_parking.ipynb)
# en: efbb497b
teacher-26-1 = ## Une classe sur un écran
# en: e01a67bc
teacher-26-2 = Donnez à tous le même numéro de classe (`seed`). Chaque élève exécute cette ligne avec son numéro dans la liste et vous envoie le code : dans la discussion, par mail ou à voix haute. Chacun a son propre tirage, qui reste le même si l’on exécute la ligne de nouveau. (Les autres expériences sont "twenty battles" et "twenty duels".)
# en: d7a2255a
teacher-26-3 = Collez ici tous les codes, séparés par des espaces, des virgules ou des retours à la ligne. Les points montrent votre classe, les barres les probabilités exactes. Un code mal tapé est refusé, comme celui d’une autre classe.
# en: 4f4034a6
teacher-26-4 = Pour les pronostics, c’est pareil. Les élèves les rendent avant d’appuyer sur *Deviner*, avec le nom de la question tel qu’il est écrit dans leur notebook.
# en: 6e7c955b
teacher-26-5 = La réponse reste cachée jusqu’à ce que vous la montriez.
# en: 2072771a
teacher-27-1 = ## Fiches d’exercices
# en: c16cf8d8
teacher-27-2 = Une fiche contient les exercices d’une unité, tirés pour un numéro de la liste de la classe. Le numéro est imprimé sur la fiche, et les réponses sont à la fin, sur des pages à part. Prenez-en une pour toute la classe, ou une par élève. À la place de "ties", écrivez le nom d’une autre unité, tel qu’il est dans la ligne de son guide, et exécutez la ligne. Appuyez sur le bouton, ouvrez le fichier enregistré dans un navigateur et imprimez-le, sur papier ou en PDF.
