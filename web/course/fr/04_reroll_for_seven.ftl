### 04_reroll_for_seven.ipynb

# en: 31232cb5
reroll-for-seven-0-1 = # 4 Relancer pour faire sept
# en: 2caa1aa1
reroll-for-seven-0-2 = Deux taxis se retrouvent sur la même case : c’est le duel. Chacun a deux dés. Le premier qui fait **7 en tout** gagne. Après chaque jet, tu peux relancer un de tes dés, ou les deux. Que vaut-il mieux faire ?
# en: f16ec2f0
reroll-for-seven-0-3 = - ce qu’il faut relancer, et ce que le 7 a de spécial ;
    - si les dés se souviennent de ce qui s’est passé avant ;
    - ce que vaut l’avantage de commencer.
# en: e0361c87
reroll-for-seven-0-4 = **Il te faut** les fractions, les 36 paires de l’unité [Égalités](01_ties.ipynb) et environ 45 minutes. Deux dés sont utiles.
# en: b5cb522a
reroll-for-seven-0-5 = **Comment ça marche.** Appuie sur *Exécuter* sous un morceau de code pour l’exécuter de nouveau. Avance de haut en bas. Tu ne fais chaque pronostic qu’une fois ; l’explication vient juste après. Là où il est écrit *À toi*, tu écris quelque chose. Tu ne peux rien casser.
# en: 236e3d7f
reroll-for-seven-0-6 = Le duel vient du jeu Cat Cab Crew, auquel tu peux [jouer ici](../cat_cab/play.ipynb). [Toutes les unités](course.ipynb).
# en: 692e4cf4
reroll-for-seven-1-1 = ## Un dé ou les deux ?
# en: 43981792
reroll-for-seven-1-2 = Essaie aussi avec de vrais dés.
# en: 0df619fd
reroll-for-seven-1-3 = Tu t’y attendais ? Compte toi-même dans les deux cas.
# en: fbe63c4b
reroll-for-seven-1-4 = Voici toute l’idée en Python. `kept`, ce sont les dés qui restent sur la table. Les autres peuvent tomber de plusieurs façons. Lesquelles donnent la somme visée ?
# en: 7e2f5a90
reroll-for-seven-1-5 = Le code est replié : ouvre *L’idée en Python* pour le lire.
# en: a8f0190e
reroll-for-seven-prints-1 = garder le 3 : { $chance-7-3 }  garder le 5 : { $chance-7-5 }  relancer les deux : { $chance-7 }
# en: 1e0489f9
reroll-for-seven-1-6 = Les barres viennent de la fonction ci-dessus. Déplace le curseur vers d’autres sommes.
# en: 21a64c50
reroll-for-seven-2-1 = ## À toi : le partenaire
# en: 49567ab1
reroll-for-seven-2-2 = **Si tu programmes :** tu gardes un dé. Que doit montrer l’autre pour atteindre la somme ? Complète la fonction. Sinon, continue.
# en: 95e0ccf2
reroll-for-seven-2-3 = Avec une autre somme, certaines faces n’ont pas de partenaire. Lesquelles, si la somme est 8 ?
# en: 8d926133
reroll-for-seven-3-1 = ## Les dés ont-ils de la mémoire ?
# en: 19c0a4f8
reroll-for-seven-3-2 = Regardons. L’ordinateur lance deux dés un très grand nombre de fois et ne garde que les jets qui viennent *après* cinq échecs de suite. Combien de fois un 7 sort-il alors ?
# en: 04b9e13e
reroll-for-seven-prints-2 = total { $target }, faces à garder :
# en: 9b718c13
reroll-for-seven-prints-3 = { $len-after } fois après cinq échecs, et un 7 dans { $percent } % des cas
# en: 4540aba7
reroll-for-seven-3-3 = Des jets sont **indépendants** si aucun ne change les chances des autres. On peut alors multiplier leurs probabilités. Deux fois sans 7 : 5/6 de 5/6.
# en: c05f74c0
reroll-for-seven-prints-4 = Jets : { $rolls }. Au moins un 7 : { $percent } %
# en: 92f5ba62
reroll-for-seven-4-1 = ## Qui commence ?
# en: aaff740c
reroll-for-seven-4-2 = Certains jouent le duel à tour de rôle : toi, puis ton adversaire, puis toi.
# en: 853e3040
reroll-for-seven-4-3 = L’arbre montre les jets l’un après l’autre. À droite, quelqu’un gagne ; vers le bas, on continue. Chaque barre montre la probabilité que ce jet décide de tout. Déplace le curseur.
# en: 8c07bcca
reroll-for-seven-4-4 = L’ordinateur additionne les jets de celui qui commence : le premier, le troisième, le cinquième et ainsi de suite. La somme s’approche de plus en plus d’un nombre.
# en: 1e42e478
reroll-for-seven-4-5 = **À toi.** Avec plus de pilotes, chacun ne lance que si tous les précédents ont échoué.
# en: e1645e09
reroll-for-seven-5-1 = ## Exercices
# en: 249645cc
reroll-for-seven-5-2 = Écris le numéro que tu as dans la liste de la classe. Chaque élève a ses propres nombres.
# en: 4404a5d9
reroll-for-seven-6-1 = ## Ce que nous avons vu
# en: 5e465a06
reroll-for-seven-6-2 = - Quoi que tu gardes, une seule face de l’autre dé donne 7. Peu importe donc ce que tu relances.
    - Les dés n’ont pas de mémoire. Les probabilités indépendantes se multiplient.
    - « Au moins un » se calcule plus facilement par l’événement contraire : 1 moins la probabilité qu’il n’y en ait aucun.
    - Celui qui commence a l’avantage, car l’autre ne lance qu’après un échec.
# en: 17cd1a32
reroll-for-seven-6-3 = **À méditer.** Quelle règle rendrait le duel équitable ? Y a-t-il une autre somme que 7 pour laquelle peu importe ce qu’on garde ?
# en: 3491a5da
reroll-for-seven-6-4 = **Pour continuer.** Que vaut un dé qu’on peut relancer encore et encore ? [Le dé patient](05_patient_die.ipynb).
# en: a00f0f8e
reroll-for-seven-prints-5 = qui commence gagne avec la probabilité { $starter-4f }
