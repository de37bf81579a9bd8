### Le nom des unités, leur notion et leur question : le sommaire.

# en: 97b03c5e
ties-unit =
    .title = Égalités
    .concept = univers
    .game = Empire
    .hook = Un dé contre un dé ; à égalité, la défense gagne. Est-ce équitable ?
# en: 9f6a46d5
twenty-rolls-unit =
    .title = Vingt lancers
    .concept = fluctuation, et stabilisation des fréquences
    .game = Empire
    .hook = Lance vingt fois pour voir qui y gagne. Combien de fois les lancers te trompent-ils ?
# en: 615517e3
next-door-unit =
    .title = Juste à côté
    .concept = pair et impair
    .game = Cat Cab Crew
    .hook = Le client est juste à côté, et tu as exactement quatre pas. Peux-tu y arriver ?
# en: 868bb964
reroll-for-seven-unit =
    .title = Relancer pour faire sept
    .concept = indépendance
    .game = Cat Cab Crew
    .hook = Il te faut 7 avec deux dés. En relancer un, ou les deux ?
# en: 33352dbe
patient-die-unit =
    .title = Le dé patient
    .concept = espérance
    .game = Cat Cab Crew
    .hook = Ton dé montre un 4. Le relancerais-tu ?
# en: 620e2870
jam-unit =
    .title = Embouteillage
    .concept = parcours en largeur, puis algorithme de Dijkstra
    .game = Taxi Derby
    .hook = Le centre est bouché. Le chemin le plus court est-il encore le plus rapide ?
# en: 0fc8545f
walls-unit =
    .title = Murs
    .concept = coupe minimale
    .game = Washi Cat
    .hook = Un chat et trois sorties. Combien de briques au moins pour l’empêcher de rentrer ?
# en: a96094df
jammed-rows-unit =
    .title = Se garer
    .concept = cas qui ne sont pas équiprobables, récursivité
    .game = Washi Cat
    .hook = Sur 35 façons de placer trois poissons sur sept colonnes, une seule marche. La probabilité est-elle 1/35 ?
# en: a445d3f2
speeding-unit =
    .title = Excès de vitesse
    .concept = seuil de rentabilité
    .game = Taxi Derby
    .hook = Une course rapporte 5 $ si tu fonces, 3 $ sinon, et une contravention coûte 3 $. Quel risque vaut la peine ?
# en: c964f575
one-die-unit =
    .title = Un dé ou trois
    .concept = variance, lois de même espérance
    .game = Taxi Derby
    .hook = Un dé fois trois, ou trois dés : que préfères-tu avoir à tes trousses ?
# en: 2fe80ca1
both-masks-unit =
    .title = Les deux masques
    .concept = combinaisons
    .game = Meow Meow Daifugō
    .hook = Chaque masque est à toi avec une probabilité de 1/4. Les deux avec 1/16 ?
# en: 67a6292b
a-pass-speaks-unit =
    .title = Passer, c’est parler
    .concept = probabilité conditionnelle, formule de Bayes
    .game = Meow Meow Daifugō
    .hook = Kuro passe. Qu’est-ce que cela dit de la carte qui n’aurait pas pu l’aider ?
# en: 7194305b
best-question-unit =
    .title = La meilleure question
    .concept = information, entropie
    .game = Meow Meow Daifugō
    .hook = Tu peux poser une question à Kuro. Laquelle en dit le plus sur sa main ?
# en: df79e6a4
perfect-driver-unit =
    .title = Le pilote parfait
    .concept = programmation dynamique, un processus de décision de Markov
    .game = Cat Cab Crew
    .hook = Deux dés vides, trois malédictions. En lancer un, ou les deux ?
# en: 981935ba
equal-armies-unit =
    .title = Armées égales
    .concept = chaînes de Markov absorbantes
    .game = Empire
    .hook = Onze cubes en attaquent onze. Qui est favori ?
# en: 39837b16
solved-unit =
    .title = Résolu
    .concept = minimax et démonstration
    .game = Washi Cat
    .hook = Deux chats jouent parfaitement. Qui gagne, et comment peut-on le savoir ?
# en: 6cf22f21
starting-unit =
    .title = Est-ce un avantage de commencer ?
    .concept = intervalles de confiance, un test
    .game = Cat Cab Crew, Meow Meow Daifugō
    .hook = On joue dix mille parties. À quel point peux-tu être sûr ?
# en: 8cbacd8a
liars-dice-unit =
    .title = Dés menteurs
    .concept = loi binomiale
    .game = Dés menteurs
    .hook = Dix dés, dont cinq cachés. Léa annonce : au moins trois 4 en tout. Le crois-tu ?
# en: b1158bd2
craps-unit =
    .title = Craps
    .concept = loi géométrique, ruine du joueur
    .game = Craps
    .hook = Deux dés, un joueur, une banque. Qui gagne à la fin, si l’on joue toute la nuit ?
# en: 6e85d7da
either-or-unit =
    .title = L’un ou l’autre
    .concept = diagramme de Venn, tableau à double entrée, événement contraire
    .game = Meow Meow Daifugō
    .hook = Combien de cartes sont paires ou hautes ? Additionner ne suffit pas : certaines sont les deux.
# en: fc9d72c5
snakes-and-ladders-unit =
    .title = Serpents et échelles
    .concept = chaînes de Markov à long terme
    .game = Serpents et échelles
    .hook = Ici, personne ne décide rien. Combien de temps dure une partie, et quelle échelle compte le plus ?
# en: 82b71768
bluff-unit =
    .title = Bluff
    .concept = stratégies mixtes
    .game = Poker de Kuhn
    .hook = Qui ne bluffe jamais ne gagne rien, et qui bluffe toujours ne gagne rien. Combien de fois faut-il bluffer ?
# en: f1a357c5
sums-unit =
    .title = Sommes
    .concept = vers la loi normale
    .game = Dés
    .hook = Un dé, deux, dix : quelle forme ont les sommes ? Et si ce sont des dés étranges ?
# en: 5c0702a2
same-luck-unit =
    .title = La même chance
    .concept = tests équitables, comparaisons par paires
    .game = Dés
    .hook = Quelqu’un change une règle. Est-ce mieux ainsi, ou était-ce de la chance ? Il existe une astuce qui vaut cinq fois plus de tests.
# en: 86e6801d
maybe-a-bluff-unit =
    .title = Et si c’était un bluff ?
    .concept = a priori, vraisemblance, a posteriori
    .game = Meow Meow Daifugō
    .hook = Kuro passe, mais il se retient peut-être. Quelle est la probabilité qu’il ait pu jouer ?
