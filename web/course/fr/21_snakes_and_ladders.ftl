### 21_snakes_and_ladders.ipynb

# en: 5b605bd6
snakes-and-ladders-0-1 = # 21 Serpents et échelles
# en: a9f48a82
snakes-and-ladders-0-2 = Le vieux plateau de 100 cases. Personne ne décide rien : un dé fait avancer le pion, les échelles le font monter, les serpents le renvoient en arrière. Joue quelques parties.
# en: bf9204c5
snakes-and-ladders-0-3 = - comment des probabilités se répandent sur un plateau ;
    - combien de temps dure une partie, et pourquoi la plupart sont plus courtes que la moyenne ;
    - quelle échelle compte le plus, et quel serpent aide.
# en: 86b01192
snakes-and-ladders-0-4 = **Il te faut** les événements indépendants. Environ 45 minutes.
# en: 3bfdebe2
snakes-and-ladders-0-5 = **Comment ça marche.** Appuie sur *Exécuter* sous un morceau de code pour l’exécuter de nouveau. Avance de haut en bas. Tu ne fais chaque pronostic qu’une fois ; l’explication vient juste après. Là où il est écrit *À toi*, tu écris quelque chose. Tu ne peux rien casser.
# en: 36b138d1
snakes-and-ladders-0-6 = Le plateau est celui que Milton Bradley vend depuis 1943. Un jet qui dépasserait 100 ne compte pas : le pion reste où il est. [Toutes les unités](course.ipynb).
# en: 1d6e9155
snakes-and-ladders-1-1 = ## Devine d’abord
# en: 1ff4b508
snakes-and-ladders-2-1 = ## Des probabilités qui se répandent
# en: bd35128a
snakes-and-ladders-2-2 = Seule la case compte, pas la façon dont le pion y est venu : c’est une **chaîne de Markov**.
# en: a3144173
snakes-and-ladders-2-3 = Chaque case envoie un sixième de sa probabilité à chacune des cases où mène un jet.
# en: 9c550ae3
snakes-and-ladders-2-4 = <details><summary>Dans le code</summary>
# en: f07d4107
snakes-and-ladders-2-5 = `chances` contient, pour chaque case, la probabilité que le pion y soit. `unit.land` connaît le plateau.
# en: bdc12215
snakes-and-ladders-2-6 = </details>
# en: 38f5d0d7
snakes-and-ladders-2-7 = Le code est replié : ouvre *L’idée en Python* pour le lire.
# en: 6aa5a35a
snakes-and-ladders-prints-1 = Deux tours mènent à { $len-two } cases, surtout à la { $best } : { $two-best-36-0f } façons sur 36.
# en: fb8c5be8
snakes-and-ladders-3-1 = ## Combien de temps dure une partie
# en: 91df3e70
snakes-and-ladders-3-2 = Après combien de tours la moitié au moins de toutes les parties sont-elles finies ? Déplace le curseur jusqu’à le savoir, et écris le nombre.
# en: d1830907
snakes-and-ladders-3-3 = Et la moyenne ? Chaque tour compte avec la part des parties qui en ont encore besoin.
# en: 9eaddfe5
snakes-and-ladders-prints-2 = { $average-1f } tours en moyenne
# en: 0913c9f3
snakes-and-ladders-3-4 = **Si tu programmes :** écris une fonction : quelle est la probabilité qu’une partie soit finie après quelques tours ? Commence par `{0: 1}`, fais ce nombre de pas, et cherche la case 100 avec `.get(100, 0)`. Sinon, continue.
# en: 88b47c16
snakes-and-ladders-prints-3 = jour { $day } : { $from_sun-1 } après le soleil, { $from_rain-1 } après la pluie
# en: 247439da
snakes-and-ladders-4-1 = ## Enlèves-en un
# en: 033018bb
snakes-and-ladders-4-2 = Enlève un serpent ou une échelle. La moyenne est recalculée, exactement.
# en: 19b021b4
snakes-and-ladders-5-1 = ## À long terme
# en: 92f7571b
snakes-and-ladders-5-2 = Les parties finissent. D’autres chaînes continuent sans fin, et au bout d’un moment elles oublient d’où elles sont parties.
# en: 54ecc590
snakes-and-ladders-5-3 = Regarde, jour après jour : une fois en partant du soleil, une fois en partant de la pluie.
# en: eaaaa057
snakes-and-ladders-6-1 = ## Exercices
# en: 316ddc96
snakes-and-ladders-6-2 = Écris le numéro que tu as dans la liste de la classe. Chaque élève a ses propres nombres.
# en: f0f7775a
snakes-and-ladders-7-1 = ## Ce que nous avons vu
# en: 5e9062d1
snakes-and-ladders-7-2 = - Dans une chaîne, seul compte l’état présent, et rien d’autre avant lui. Un pas envoie chaque probabilité plus loin, et additionne celles qui se rencontrent.
    - Quelques parties très longues tirent la moyenne au-dessus de la médiane.
    - Ce que vaut une échelle dépend de ce qui vient après elle. À long terme, une chaîne qui continue oublie d’où elle est partie.
# en: 4190fb63
snakes-and-ladders-7-3 = **À méditer.** Y a-t-il un plateau où personne n’arrive jamais ? Oublie-t-on toujours, à long terme, d’où l’on est parti ?
# en: 1f7a65c9
snakes-and-ladders-7-4 = **Pour continuer.** Des chaînes où quelqu’un gagne : [Armées égales](15_equal_armies.ipynb).
