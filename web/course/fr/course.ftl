### course.ipynb

# en: 8b4a8ca8
course-0-1 = # Le cours
# en: 96c90474
course-0-2 = Derrière chaque question, il y a un vrai jeu, et derrière chaque pronostic, une réponse exacte. La plupart des unités prennent une séance de 35 à 45 minutes ; la 17 dure une heure. Commence par celle que tu veux : ce qu’il faut savoir est indiqué en haut de chaque page.
# en: 14da5325
course-0-3 = **Pour les élèves.** Devine d’abord, compte ensuite. Change le code et regarde ce qui se passe. Dans les exercices, écris le numéro que tu as dans la liste de la classe : chacun reçoit des nombres différents.
# en: 10074617
course-0-4 = **Pour les profs.** Chaque unité a [un guide](teacher.ipynb) : un déroulement minuté, ce qu’on peut dire, ce qui se cache derrière les mauvaises réponses, toutes les réponses et des fiches à imprimer. [L’écran de la classe](class.ipynb) montre les réponses de toute la classe. Personne n’a besoin d’un compte.
# en: d9b377f0
course-1-1 = ## 11 et 12 ans
# en: c3496f0d
course-1-2 = | | unité | âge | notion | jeu | la question | pour les profs |
# en: 0410ec85
course-2-1 = ## 13 et 14 ans
# en: 6737edc8
course-2-2 = | | unité | âge | notion | jeu | la question | pour les profs |
# en: b7026efa
course-3-1 = ## 15 et 16 ans
# en: b23291b4
course-3-2 = | | unité | âge | notion | jeu | la question | pour les profs |
# en: 88349f8d
course-4-1 = ## 17 ans et plus
# en: f4bbee03
course-4-2 = | | unité | âge | notion | jeu | la question | pour les profs |
# en: 719070c7
course-4-3 = Les jeux ont aussi leurs propres leçons, en plus de ces unités : tu les trouves sur [la page d’accueil](../start.ipynb).
# en: 643e6011
course-5-1 = ## Les unités dans les programmes
# en: c3ce3fd3
course-5-2 = | unité | England | Common Core | AP Statistics | IB Diploma | informatique |
# en: 3a71620d
course-5-3 = Le tableau cite des programmes en anglais dans leurs propres mots ; une case vide veut dire que rien n’y correspond. **D’où viennent les codes.** Angleterre : *GCSE mathematics: subject content and assessment objectives* (Department for Education) et *AS and A level content*, avec les lettres d’AQA 7357 ; Further Maths comme dans Pearson Edexcel 9FM0. États-Unis : *Common Core State Standards for Mathematics* ; *AP Statistics Course and Exam Description*, les thèmes par leur nom, car leurs numéros ont changé avec l’année scolaire 2026–27. IB : les guides *Mathematics: analysis and approaches* (AA) et *applications and interpretation* (AI), première évaluation en 2021 ; SL 4.5 à 4.7 sont dans les deux. Informatique : *CSTA K–12 Computer Science Standards*, version de 2017. La comparaison a été faite en novembre 2026 avec des copies et des listes publiées par d’autres, pas avec les originaux : avant de vous fier à un code, vérifiez-le dans l’édition que vous enseignez.
# en: 39128574
course-5-4 = **Non traité :** les lois continues, sauf la courbe en cloche, la régression et la corrélation, la conception d’enquêtes.
