### 19_craps.ipynb

# en: 1a510505
craps-0-1 = # 19 Craps
# en: c8de9173
craps-0-2 = Deux dés, un joueur, une banque. Le premier jet peut gagner ou perdre tout de suite. Toute autre somme est ton **point** : il doit ressortir avant un 7. Joue quelques parties.
# en: c14b73e7
craps-0-3 = - combien de temps on attend une somme, et quand elle a le plus de chances de sortir ;
    - comment oublier les jets qui ne décident rien ;
    - ce qui arrive à quelqu’un qui joue toute la nuit.
# en: 1fc7a1e6
craps-0-4 = **Il te faut** les événements indépendants et les puissances : [Relancer pour faire sept](04_reroll_for_seven.ipynb). Environ 45 minutes.
# en: c8712bbb
craps-0-5 = **Comment ça marche.** Appuie sur *Exécuter* sous un morceau de code pour l’exécuter de nouveau. Avance de haut en bas. Tu ne fais chaque pronostic qu’une fois ; l’explication vient juste après. Là où il est écrit *À toi*, tu écris quelque chose. Tu ne peux rien casser.
# en: 14946208
craps-0-6 = Le craps vient d’un jeu anglais du Moyen Âge. Miser sur celui qui lance s’y appelle jouer la *pass line*. [Toutes les unités](course.ipynb).
# en: d94547ba
craps-1-1 = ## Devine d’abord
# en: ae566e17
craps-1-2 = Tu as joué quelques parties. Qu’en penses-tu ?
# en: f82f1079
craps-prints-1 = Sur { $ways-total } paires, { $ways-7 } font 7 et { $ways-11 } font 11
# en: 65721104
craps-2-1 = ## Attendre
# en: 854c6e52
craps-2-2 = Si rien n’est décidé, tu relances. Combien de temps attend-on alors ?
# en: 3d53ef80
craps-2-3 = L’ordinateur attend mille fois.
# en: 48963643
craps-prints-2 = en moyenne { $sum-waits-1000-2f } jets, { $waits-count-1 } attentes d’un seul jet, { $max-waits } au plus
# en: dbe0d604
craps-2-4 = Tous les jets d’avant échouent, puis la somme sort : d’une barre à la suivante, on multiplie toujours par le même nombre. C’est la **loi géométrique**. Les dés n’ont pas de mémoire.
# en: 2eaef62e
craps-2-5 = Voici toute l’idée en Python : quand une somme sort pour la première fois, et laquelle de deux sommes sort d’abord.
# en: b6ecb89d
craps-2-6 = Le code est replié : ouvre *L’idée en Python* pour le lire.
# en: a5ee6f71
craps-3-1 = ## Le point
# en: 98ce23ed
craps-3-2 = Disons que ton premier jet était un 4. Maintenant, un 4 gagne et un 7 perd. Tout le reste prend seulement du temps.
# en: 18a8a0b5
craps-prints-3 = { $point } sort dans { $ways-point } cas contre { $ways-7 } et vient avant 7 avec la probabilité { $before-point }
# en: c54ecadb
craps-3-3 = **À toi.** Rassemble toute la partie : 7 et 11 gagnent tout de suite. Chaque point gagne plus tard, s’il sort avant un 7. Tu peux aussi écrire des calculs, comme (8 + 2) / 36.
# en: 153ad5b1
craps-4-1 = ## Toute la nuit
# en: 8a356dea
craps-4-2 = Une partie est presque équitable. Continue maintenant à jouer, un jeton par partie, jusqu’à ce qu’un camp n’ait plus rien. C’est ce qu’on appelle la **ruine du joueur**.
# en: 9dcf9ad6
craps-4-3 = L’image montre d’autres bourses. À côté, il y a la ligne d’une pièce équilibrée : là, la taille des bourses ne change rien.
# en: 6f6c77ce
craps-4-4 = **Pourquoi ?** On gagne une partie avec la probabilité *p*, et *r* vaut (1 − *p*) / *p*. En moyenne une partie ne change rien : chaque jeton ajoute *r* fois autant que le précédent. *c* jetons sur *g* ont
# en: effc0eac
craps-4-5 = **Si tu programmes :** écris-la, avec `coins` *c*, `goal` *g*, `win` *p*. Sinon, continue.
# en: 10fcf623
craps-4-6 = Avec beaucoup de jetons, on arrive quand même presque toujours à un de plus. Au double, c’est une autre affaire :
# en: 45b4618f
craps-prints-4 = { $coins } au début : un de plus avec { $round-more-3 } ; le double avec { $round-double-3 }
# en: 43dec551
craps-5-1 = ## Exercices
# en: 272b11c9
craps-5-2 = Écris le numéro que tu as dans la liste de la classe. Chaque élève a ses propres nombres.
# en: 51bb9af3
craps-6-1 = ## Ce que nous avons vu
# en: 57a483a1
craps-6-2 = - L’attente d’un succès suit une loi géométrique : le premier essai est le plus probable, et un divisé par la probabilité donne la moyenne.
    - De deux sommes, celle qui a le plus de façons sort d’abord le plus souvent. On peut oublier les autres.
    - Presque équitable n’est pas équitable : même une chance à peine inférieure à la moitié décide d’une longue nuit.
# en: 814cd384
craps-6-3 = **À méditer.** Hardi ou prudent : qu’est-ce qui vaut mieux contre la banque ? Y a-t-il une façon de miser qui batte la banque ?
# en: 0e9e3f19
craps-6-4 = **Pour continuer.** Des chaînes d’états, dans des batailles : [Armées égales](15_equal_armies.ipynb).
