### Taxi Derby: what the table shows in words. Variables: the file in en; forms: docs/translating.md.

## The city
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: 91142970
the-city = Ville
# en: 3d602e4d
city-by-size = La ville, { $spaces } tronçons de rue
# en: 4554da9b
sign-store = 2 $
# en: 86627d1d
sign-drop-off = X
# en: 7665a71d
legend-passenger = Un client attend ici, veut aller à l’épingle { sign-drop-off } et paie cette somme. S’il est pâle, il demande ce qui manque à ton taxi.
# en: 06f40dff
legend-ring = Personne n’attend encore ici.
# en: a2ab73a6
legend-store = Un magasin, et le prix d’un équipement.
# en: 52799e95
legend-drop-off = Épingle { sign-drop-off } : les clients pour { sign-drop-off } descendent ici.
# en: 331a0006
legend-patrol = La voiture de police poursuit les taxis trop rapides.
# en: 6e9febe6
legend-home = Le signe d’un taxi marque où il peut partir.
# en: 358bb93f
legend-station = { station-does }
# en: 2b2c5ad5
legend-dots = Où tu peux aller maintenant sans excès de vitesse.
# en: 8502860e
wish-there = { $to } { $fare } $
# en: db6db596
errand = { $toward ->
    [yes] vers{" "}
   *[no] {""}
}{ $place } : { $what }, à { $away }
# en: 3192fa80
errand-fare = épingle { $to }, +{ $fare } $
# en: 1296f05d
errand-rider = { $type } pour { $to }, { $fare } $
# en: 7ca88859
errand-store = magasin, { $dollars } $
# en: 0c4d019b
show-tickets = risque de contravention en %
# en: e0decc2c
show-pursuit = chemins de la voiture de police
# en: 76dd3d7e
show-reach = où on peut la laisser
# en: 361adc8f
show-names = noms des cases
# en: e970c47c
pick-up-there = arrêt, { $rider ->
    [no] personne
   *[other] { $rider }
}
# en: a1fe4fc4
store-there = magasin, { $goods ->
    [no] tout est vendu
   *[other] { LIST($goods, "comma") } à { $dollars } $
}
# en: 1d1c1d75
goods = { $n } { $upgrade }
# en: 8bafe512
drop-off-there = destination { $to }
# en: 44d16ccc
taxi-there = { $who ->
    [you] ton taxi
   *[other] taxi : { $who }
}
# en: 8c5ddadf
patrol-there = voiture de police
# en: 4200ef0e
station-there = poste de police
# en: 3b14917f
away-from-car = { $spaces } pour la voiture de police
# en: c60c8e91
ticket-there = contravention { $chance }
# en: f1bd31b6
no-speeding-there = à { $spaces }, sans excès de vitesse
# en: 0f6879e6
patrol-does = La voiture de police poursuit un taxi qui finit son tour trop vite.
# en: 2bfb3ed4
pick-up-does = { FORM($waits, "Arrête-toi ici et clique sur la carte du client pour le prendre.", "Ici arrivent des clients.") }
# en: c556f7bb
store-does = Arrête-toi ici sans personne à bord pour acheter un équipement.
# en: d81cce97
drop-off-does = Arrête-toi ici avec un client pour { $to } à bord pour te faire payer.
# en: b78e1185
station-does = Les taxis qui ne peuvent pas régler une contravention sont remorqués jusqu’au poste de police.

## The desk: drivers, upgrades, passengers who wait
## Drawn, or said of a part that is pointed at, also by a screen reader. Short.

# en: 1464bc73
the-desk = Taxis et clients
# en: bdef4199
seats = À bord
# en: 93c68122
upgrades = Équipements
# en: c7caa881
waiting = Clients
# en: b8bbcc4f
sums = { $dollars } ${ $n ->
    [0] {""}
   *[other] , { tickets }
}{ $driven ->
    [0] {""}
   *[other] , { $driven } { FORM($driven, "case", "cases") }
}
# en: 738c1ac8
delivered-of-type = { $n ->
    [1] { AS($type, "one") }
   *[other] { $n } { AS($type, "many") }
}
    .short = { $n } { AS($type, "short") }
# en: ac05479e
longest = record { $n }
# en: 3bd66133
has-upgrades = équipements : { LIST($goods, "comma") }
# en: 2de92c91
has-delivered = déposés : { $record }
# en: 5c50f961
ride = pour { $to } { $fare } $
# en: ac8d8413
rides = à bord : { $rider }
# en: 21d5926f
ride-does = Arrête-toi à { $to } et clique ici pour te faire payer.
# en: a0cf531e
upgrades-pay = Un deuxième équipement du genre demandé rapporte des dollars, un troisième encore plus.
# en: 646c155f
pays-more = Le prix est payé une fois, et une fois de plus pour chaque client du même type ({ $type }) déjà déposé.
# en: 5a5cd879
upgrade-does = Les clients qui demandent cet équipement ({ $upgrade }) ne montent pas sans lui ; qui en a le plus gagne une prime.{ $ability ->
    [no] {""}
   *[other] {" "}Avec un deuxième, { $ability }.
}
# en: 33bde609
asks-at = en { $place }{ $wants ->
    [no] {""}
   *[other]  : { LIST($wants, "comma") }
}
# en: 8257cbd8
wish = { $suits ->
    [yes] { LIST($needs, "and") } ✓
   *[no] { FORM($alone, "demande ", "") }{ LIST($needs, "and") }
}
# en: 8a1cbbbb
wish-solo = en solo
# en: afd04257
wish-tickets = ≤ { tickets }
# en: d21b03b1
wish-more = +{ $dollars } $ chaque fois
# en: 2e10c358
waits-there = { $place }, { $rider }
# en: b3ed81da
waiting-does = Arrête-toi en { $place } et clique ici pour prendre ce client.
# en: 447698bb
terms-needs = Ne monte que si ton taxi a cet équipement : { $needs } ; les magasins en vendent.
# en: a7d90994
terms-solo = En solo : ne partage le taxi avec personne.
# en: 1858f2b2
terms-tickets = ≤ { tickets } : ne monte que si tu n’en as pas plus.
# en: 56447f79
left-in-stacks = Dans ces lignes viendront encore { LIST($left, "comma") } clients. La partie finit quand { $end_stacks } { FORM($end_stacks, "ligne est vide", "lignes sont vides") }.
# en: 2ba57a0a
prizes-there-are = Primes à la fin : plus long tour { $distance } $, plus d’équipements { $upgrades } $, moins de contraventions { $few } $, plus de clients d’un type { $low } à { $high } $
