### 09_speeding.ipynb

# en: c4aaeb9f
speeding-0-1 = # 9 Excès de vitesse
# en: bf3841f3
speeding-0-2 = Un client est pressé et paie 5 dollars si tu fonces. Si tu respectes la limite, tu gagnes 3 dollars. La voiture de police peut t’attraper, et une contravention coûte 3 dollars. Quel risque prendrais-tu ?
# en: 32e47a96
speeding-0-3 = - ce que vaut en moyenne un tour risqué ;
    - jusqu’à quel risque il vaut la peine ;
    - pourquoi une amende pèse le plus sur ceux qui ont le moins d’argent.
# en: 6bfc59c1
speeding-0-4 = **Il te faut** les fractions, les moyennes et les équations simples : [Le dé patient](05_patient_die.ipynb). Environ 45 minutes.
# en: be308fa7
speeding-0-5 = **Comment ça marche.** Appuie sur *Exécuter* sous un morceau de code pour l’exécuter de nouveau. Avance de haut en bas. Tu ne fais chaque pronostic qu’une fois ; l’explication vient juste après. Là où il est écrit *À toi*, tu écris quelque chose. Tu ne peux rien casser.
# en: 859a6e7e
speeding-0-6 = Les contraventions viennent du jeu Taxi Derby, auquel tu peux [jouer ici](../taxi_derby/play.ipynb). [Toutes les unités](course.ipynb).
# en: ceafa040
speeding-1-1 = ## Que vaut un risque ?
# en: f15e11ea
speeding-1-2 = L’argent de la course est à toi, que tu sois pris ou non.
# en: 9bddd3ed
speeding-1-3 = Est-ce vrai ? Dix mille courses avec une probabilité de 1/2, en moyenne :
# en: 38e5e2da
speeding-prints-1 = { $average-2f } dollars par course
# en: 4b5d84e8
speeding-2-1 = ## Le seuil de rentabilité
# en: dd5c89dc
speeding-2-2 = Avec une amende certaine, foncer vaut 2 dollars, moins que rouler lentement. Pour une certaine probabilité, les deux se valent : c’est le **seuil de rentabilité**.
# en: 06ee97e2
speeding-2-3 = Prends le prix de la course, et enlève le coût de la contravention multiplié par sa probabilité. Compare ensuite avec ce que tu gagnes en roulant lentement.
# en: bb0cbbcd
speeding-2-4 = Le code est replié : ouvre *L’idée en Python* pour le lire.
# en: 1ade7b66
speeding-2-5 = Une ligne est foncer, l’autre rouler lentement. Déplace les curseurs et lis le calcul sous l’image.
# en: 915fabae
speeding-3-1 = ## Un porte-monnaie vide
# en: 16973240
speeding-3-2 = Maintenant, tu ne peux payer aucune amende. Si tu es pris, ton taxi est **remorqué**.
# en: b22108fb
speeding-3-3 = Avec de l’argent dans le porte-monnaie, c’était 2/3. L’amende est la même. Mais ceux qui ont le moins d’argent devraient prendre le moins de risques.
# en: 944daed5
speeding-4-1 = ## En dehors du jeu
# en: 4786e97a
speeding-4-2 = **Pour qui programme.** Écris la règle comme fonction : jusqu’à quelle probabilité foncer est-il rentable ? Une fraction s’écrit `Fraction(gain, cost)`. Les autres peuvent continuer.
# en: 6e617b97
speeding-5-1 = ## Exercices
# en: 1d27710e
speeding-5-2 = Écris le numéro que tu as dans la liste de la classe. Chaque élève a ses propres nombres.
# en: e0c2590f
speeding-6-1 = ## Ce que nous avons vu
# en: e3dd9895
speeding-6-2 = - Un tour risqué vaut sa moyenne : le prix de la course, moins la probabilité multipliée par le coût.
    - Le seuil de rentabilité est ce qu’on gagne à foncer, divisé par ce que coûte une contravention.
    - Avec un porte-monnaie vide, une contravention coûte plus. Seuls les petits risques valent alors la peine.
# en: f0ea2e8c
speeding-6-3 = **À méditer.** Combien devrait coûter une contravention pour que plus personne ne fonce ? Une même amende pour tous, est-ce juste ?
# en: 0b0555d7
speeding-6-4 = **Pour continuer.** Quelle est la probabilité d’une contravention, et que changent trois dés ? [Risque et récompense](../taxi_derby/lesson_risk_and_reward.ipynb).
