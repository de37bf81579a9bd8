### course.ipynb

# en: 8b4a8ca8
course-0-1 = # Le cours
# en: 306c981c
course-0-2 = Derrière chaque question, il y a un vrai jeu, et derrière chaque pronostic, une réponse exacte. La plupart des unités prennent une séance de 35 à 45 minutes ; la 14 en prend deux, et la 17 dure une heure. Commence par celle que tu veux : ce qu’il faut savoir est indiqué en haut de chaque page.
# en: 45335abd
course-0-3 = **Pour les élèves.** Devine d’abord, compte ensuite. Change le code et regarde ce qui se passe. Chaque exercice a ses propres nombres : écris le numéro que tu as dans la liste de la classe. Le code peut être replié.
# en: 7f88ce3d
course-0-4 = **Pour les profs.** Chaque unité a [un guide](teacher.ipynb) : un déroulement minuté, ce qu’on peut dire, ce qui se cache derrière les mauvaises réponses, toutes les réponses et des fiches à imprimer. [L’écran de la classe](class.ipynb) montre ce que répond une classe, sans serveur.
# en: 026ba27b
course-0-5 = | | unité | âge | notion | jeu | la question | pour les profs |
# en: 2a9b6bee
course-0-6 = Les jeux ont aussi leurs propres leçons, en plus de ces unités : tu les trouves sur [la page d’accueil](../start.ipynb).
# en: 62e99465
course-1-1 = ## Les unités dans les programmes
# en: c48dfcb8
course-1-2 = | unité | England | Common Core | AP Statistics | IB Diploma | informatique |
# en: 3c3bc39d
course-1-3 = Le tableau cite des programmes en anglais dans leurs propres mots ; une case vide veut dire que rien n’y correspond. **D’où viennent les codes.** Angleterre : *GCSE mathematics: subject content and assessment objectives* (Department for Education) et *AS and A level content*, avec les lettres d’AQA 7357 ; Further Maths comme dans Pearson Edexcel 9FM0. États-Unis : *Common Core State Standards for Mathematics* ; *AP Statistics Course and Exam Description*, les thèmes par leur nom, car leurs numéros ont changé avec l’année scolaire 2026–27. IB : les guides *Mathematics: analysis and approaches* (AA) et *applications and interpretation* (AI), première évaluation en 2021 ; SL 4.5 à 4.7 sont dans les deux. Informatique : *CSTA K–12 Computer Science Standards*, version de 2017. La comparaison a été faite en novembre 2026 avec des copies et des listes publiées par d’autres, pas avec les originaux : avant de vous fier à un code, vérifiez-le dans l’édition que vous enseignez.
# en: 1a7f2e95
course-1-4 = **Non traité :** les lois continues, sauf la courbe en cloche, la régression et la corrélation, la conception d’enquêtes.
