### Compter les rangées : les dessins de Washi Cat, deux cases entre deux.

# en: f004fd0c
parking-note =
    .words-1 = combinaison, coefficient binomial, bijection
    .words-2 = indépendance
    .words-3 = limite, densité
    .tips-1 = La partie 1 remplit 25 minutes ; la partie 3 est pour ceux qui connaissent les intégrales.
    .tips-2 = Erreur probable : croire qu’on distingue les colonnes en trop. Faites écrire les 28 façons pour 18 colonnes.
# en: 598bf4dc
parking-seventeen = Dans 16 colonnes, il y a une seule façon de placer six poissons. De combien de façons peut-on le faire dans 17 colonnes ?
    .hint-1 = Il y a une colonne en trop. Elle peut être avant le premier poisson, après le dernier ou dans n’importe quel écart.
    .hint-2 = Ce sont les écarts. La colonne en trop peut aussi être à l’un des bouts.
    .hint-3 = Aux deux bouts et dans chaque écart : compte encore.
    .hint-4 = La colonne en trop va avant, entre ou après les poissons, pas n’importe où.
    .because = La colonne en trop va avant, après, ou dans l’un des cinq écarts.
# en: 0d5b36f5
parking-eighteen = Et dans 18 colonnes ? Il y en a deux en trop.
    .hint-1 = 7 × 7 en compte la plupart deux fois : on ne distingue pas les deux colonnes en trop.
    .hint-2 = Ce sont les cas où les colonnes en trop sont à deux endroits différents ; les deux peuvent être au même.
    .hint-3 = 7 + 7 compte autre chose : choisis une place pour chacune.
    .hint-4 = On ne les distingue pas, et les deux peuvent être au même endroit.
    .because = 21 avec les colonnes en trop à deux endroits, 7 avec les deux au même.
# en: 65a2148b
parking-twenty = Sers-toi de la règle pour 20 colonnes : enlève deux cases de chacun des cinq écarts, et choisis six de celles qui restent. Combien y a-t-il de façons ?
    .hint-1 = C’est 6 parmi 20, sans aucun écart. On enlève d’abord dix colonnes.
    .hint-2 = C’est 5 parmi 10 ; on dessine six poissons.
    .hint-3 = C’est pour 18 colonnes.
    .hint-4 = C’est 6 parmi 9, pour 19 colonnes.
    .hint-5 = C’est 6 parmi 11 ; on enlève dix colonnes.
    .because = 6 parmi 10.
# en: a6af7671
parking-both-rows = Le plateau du marché de nuit a 20 colonnes, et l’on dessine poissons et chats dans les deux rangées du bord, six dans chacune. La probabilité qu’une rangée ait assez de place est 0,761. Quelle est la probabilité qu’aucune des deux ne se bloque ? Elles sont loin l’une de l’autre.
    .hint-1 = C’est pour une rangée. Il faut que les deux aient assez de place.
    .hint-2 = Multiplie : ce qui arrive dans une rangée ne dit rien de l’autre.
    .hint-3 = C’est la probabilité qu’au moins une rangée ait assez de place.
    .hint-4 = C’est la probabilité que les deux se bloquent.
    .because = Le carré : les deux rangées ne se gênent pas.
# en: ed95b45d
parking-crowded = On remplit au hasard une très longue rangée jusqu’à ce que plus rien n’y tienne. Au mieux, une case sur trois a un poisson, au pire une sur cinq. Quelle part des cases a un poisson ?
    .hint-1 = C’est le mieux possible, sans aucune case gaspillée.
    .hint-2 = C’est le pire possible.
    .hint-3 = Presque. C’est un peu plus.
    .hint-4 = C’est le milieu entre le mieux et le pire, et ce n’est pas loin. C’est un peu plus.
    .because = Ce n’est pas une fraction : la valeur exacte est une intégrale.
# en: f25f23eb
parking-say-task = Toutes les façons de dessiner six poissons.
# en: bc47610b
parking-say-fish = poisson
# en: 1fa61ede
parking-say-way = Façon { $k } sur { $all }
# en: 973ac14b
parking-say-row = { $columns } colonnes, { $ways } { FORM($ways, "façon", "façons") }. Numéro { $k } : { $where }.
# en: dfab487f
parking-say-density = poissons par colonne
# en: a3ccf39e
parking-say-endless-row = rangée sans fin
# en: e049ba0b
parking-say-crowding = Poissons dans une rangée pleine, par colonne
# en: 6d1db11f
parking-say-columns = colonnes
# en: 3cd65bdc
parking-controls =
    .columns = colonnes
    .number = numéro
