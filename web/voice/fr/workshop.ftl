# en: 3255dd2f
workshop-skip = Aller à l’atelier
# en: 5ba22ad4
workshop-page = L’atelier : un jeu à toi
# en: df3e55d0
workshop-title = L’atelier
# en: ccd37dbf
workshop-lead = Joue, puis change les règles : elles tiennent en une page de Python. Regarde si le jeu reste équitable et envoie-le à quelqu’un par un lien.
# en: e3d6adf9
workshop-small = Écrire son propre jeu
# en: a9525dd4
workshop-open = Ouvrir un fichier
# en: afd03d9a
workshop-classics = Jeux classiques
# en: 98213a6b
workshop-five = Les cinq jeux
# en: f40fba86
workshop-five-more = Leurs règles remplissent de nombreux fichiers : on ne peut donc pas les modifier ici. Avec « Essais », des robots y jouent, et tu peux changer leurs règles maison.
# en: 1f3737a2
workshop-mine = Changer les règles
# en: 484bc9ff
workshop-stranger = Quelqu’un d’autre a écrit ce programme, qui est arrivé avec le lien. Il tourne dans un espace fermé, sans accès à tes parties, aux autres pages ni au réseau.
# en: 9b1d718e
workshop-run = Lancer
# en: 110448fd
workshop-read = Le lire d’abord
# en: bcf880d1
workshop-risks = Ce qu’un navigateur ne peut pas promettre
# en: 0a28c178
workshop-risk = Un programme peut être lent ou prendre beaucoup de mémoire : alors cette page l’arrête, ou le navigateur ferme l’onglet. Il peut te montrer des textes et des images qui ne sont pas vrais : ne tape aucun mot de passe dans un jeu. Et il n’est isolé que si ton navigateur est sans faille : tiens-le à jour.
# en: a7f96f43
workshop-stop = Arrêter
# en: eb132371
workshop-hide = Masquer le code
# en: 18ee6a27
workshop-show = Afficher le code
# en: a9cf0e26
workshop-report = Imprimer
# en: 49d7f54f
workshop-other = Autres jeux
# en: df5e3313
workshop-tabs = Que faire avec le jeu
# en: ae0c562b
workshop-code = Code
# en: 3a30c0eb
workshop-play = Jouer
# en: e4ee3780
workshop-check = Vérifier
# en: e72d1b5c
workshop-bench = Essais
# en: 749288c9
workshop-solve = Résoudre
# en: 8df1f6e7
workshop-rules = Règles maison
# en: 3316e2d5
workshop-share = Partager
# en: 02223c19
workshop-editor = Règles
# en: 0db9bf30
workshop-keys = Tab indente. Pour quitter l’éditeur, appuie sur Échap puis sur Tab.
# en: 8f16b279
workshop-game = Le jeu
# en: 8bedb115
workshop-older = C’est la dernière version qui a marché.
# en: b60948e8
workshop-send = L’envoyer
# en: 23c71d1c
workshop-link = Le lien
# en: 890fac2d
workshop-copy = Copier le lien
# en: 51ba1e32
workshop-whoever = La personne qui l’ouvre lit d’abord que quelqu’un d’autre a écrit ce programme, puis le lance d’un clic. Il tourne dans un espace fermé, sans accès à ce que garde le navigateur ni au réseau.
# en: 70c55a85
workshop-keep = Le garder
# en: 1a4c1131
workshop-save = Enregistrer comme fichier
# en: 912125de
workshop-kept = Ce navigateur garde ce que tu as tapé en dernier. Le fichier marche aussi avec Python sur ton ordinateur, avec
# en: a1759a80
workshop-checking = Vérification…
# en: a78ab898
workshop-solving = Recherche de la meilleure façon de jouer…
# en: 3a2a6305
workshop-playing = Les robots jouent…
# en: 8eb62cc5
workshop-writing = Rédaction du rapport…
# en: bcf89051
workshop-untitled = Un jeu
# en: 5b813e8e
workshop-offers = Le jeu propose un fichier : { $file }.
# en: 39edd95e
workshop-take = L’enregistrer
# en: 6bb7e6f1
workshop-endless = Ce jeu a été arrêté : il n’a pas répondu pendant { $seconds } secondes, et une partie du code ne finit peut-être jamais. Change-le, et il redémarre.
# en: 2690741d
workshop-stopped = Arrêté. Change le jeu, ou appuie sur un onglet pour le relancer.
# en: 4fd43874
workshop-named = { $game } · Atelier
# en: 05f09418
workshop-starting = Démarrage de { $game }…
# en: c8f056be
workshop-not-opened = Le jeu n’a pas pu être ouvert : { $why }
# en: c5466848
workshop-mend = Corrige d’abord la ligne indiquée plus haut.
# en: f5c5616c
workshop-line = Ligne { $n }
# en: 5846a0a8
workshop-begin = Changez le nombre de la ligne { $n } : le jeu suit.
# en: 4a0cc7a3
workshop-slider = Avec un curseur
# en: 0adc55d7
workshop-fits = Le lien fait { $size } et contient tout le jeu. Aucun serveur ne le voit : ce qui suit le # reste dans le navigateur.
# en: 7cb7966b
workshop-too-long = Le jeu fait { $size }, et un lien en contient { $most } : enregistre-le comme fichier et envoie le fichier.
# en: 970e7cd9
workshop-copied = Le lien est copié.
# en: ba44f407
workshop-too-large = { $file } est trop gros pour un jeu.
# en: 05240e1f
workshop-gone = Ce jeu n’a pas pu être chargé : le réseau est-il coupé ?
# en: b694bdbe
workshop-go-on = Continuer avec { $game }
# en: 661eac11
workshop-cut-off = Ce lien ne contient aucun jeu lisible : il a peut-être été coupé. Redemande-le, ou choisis un jeu ici.
# en: 8178aedb
workshop-about = { $n } lignes de Python, { $size }
# en: 09fe4a47
workshop-in-short = Écris un jeu de dés, de cartes ou de plateau, joue, demande qui a l’avantage, et envoie-le par un lien.
# en: 165fe76e
title-tictactoe = Morpion
# en: 7bf49832
card-tictactoe = Le premier qui aligne trois de ses signes gagne.
# en: 85115a57
title-connect_four = Puissance 4
# en: 415ff6bf
card-connect_four = Laisse tomber un pion dans une colonne ; quatre des siens alignés, et c’est gagné.
# en: 880a7510
title-leduc_poker = Poker de Leduc
# en: 6deb2aa5
card-leduc_poker = Six cartes de deux couleurs, une pour chacun et une sur la table, deux tours de mises.
# en: 6f733585
title-cant_stop = Can't Stop
# en: e6c69ecc
card-cant_stop = Lance quatre dés, forme deux paires, monte ; arrête-toi à temps, ou perds ce que tu as monté pendant ce tour.
# en: b4cf10b2
title-kuhn_poker = Poker de Kuhn
# en: 9fc1a4cf
card-kuhn_poker = Trois cartes, une pour chacun, une mise de 1 ; le plus petit jeu de cartes où le bluff paie.
# en: 15c4f663
title-yahtzee = Yahtzee en solo
# en: e8ebaae2
card-yahtzee = Treize tours de trois lancers, une case de la feuille pour chacun ; le plus de points possible.
# en: 2960ac28
title-bear_off = La sortie des pions
# en: 07fbd810
card-bear_off = La fin du backgammon pour une personne : ses deux derniers pions doivent quitter le jan intérieur en un nombre donné de lancers.
# en: a0280c45
title-liars_dice = La fin du dé menteur
# en: a4ed79f2
card-liars_dice = Un ou deux dés pour chacun, en secret ; les annonces montent jusqu’à ce que quelqu’un soit traité de menteur.
# en: 31219f74
title-pig = Pig
# en: 1aed56e3
card-pig = Lance le dé aussi souvent que tu l’oses ; un 1 fait perdre le tour, et le premier au but gagne.
# en: cb2eb4e3
title-blackjack = Blackjack
# en: 43a4bc1d
card-blackjack = Contre un croupier qui s’arrête à 17, avec des paquets sans fin : tirer, rester ou doubler avec deux cartes ; les paires ne se partagent pas.
# en: 45c67a8e
title-craps = Craps
# en: 2572425d
card-craps = La ligne de passe : 7 ou 11 gagne aussitôt, 2, 3 ou 12 perd ; toute autre somme doit revenir avant un 7.
# en: 073e3ebd
title-nim = Nim
# en: 2b046b47
card-nim = Prends autant d’objets que tu veux dans un tas ; qui prend le dernier gagne.
# en: 5d3d7a22
title-goofspiel = Goofspiel
# en: a93765f1
card-goofspiel = Pour chaque prix, les deux misent une carte en même temps, chacune une seule fois ; la plus haute l’emporte, et personne en cas d’égalité.
# en: b15a0477
title-snakes_and_ladders = Serpents et échelles
# en: b3678c49
card-snakes_and_ladders = Un pion, un dé, aucune décision ; qui dépasserait 100 reste sur place.
# en: b4277abe
known-pig = Si tous jouent au mieux, le premier joueur gagne 53 % des parties.
# en: fa76a5e9
known-connect_four = Si tous jouent au mieux, le premier joueur gagne toujours.
# en: 219a8e7e
known-blackjack = Le meilleur jeu est connu : un tableau dit quand tirer.
# en: 0c2dc5af
known-yahtzee = En jouant au mieux, 254,6 points en moyenne.
# en: 4b12aced
known-tictactoe = Si tous jouent au mieux, toujours match nul.
# en: 816bc2f2
known-cant_stop = Avec des grimpeurs sur 6, 7 et 8, un lancer réussit dans 92 % des cas.
# en: 2912f6d0
known-nim = Résolu en 1901 : les nombres binaires disent quel coup gagne.
# en: 7ba0cfbc
known-snakes_and_ladders = Une partie dure 39 coups en moyenne.
# en: 2117f256
known-liars_dice = Avec un dé chacun et le meilleur jeu, le premier joueur gagne 44 % des parties.
# en: 04facd07
known-kuhn_poker = Si tous jouent au mieux, le premier joueur perd un jeton en 18 parties.
# en: 2abe8102
known-goofspiel = Si tous jouent au mieux, personne n’a l’avantage en moyenne.
# en: fb367fce
known-craps = La ligne de passe gagne dans 49,3 % des cas.
# en: 586b6c9b
known-leduc_poker = Si tous jouent au mieux, le premier joueur perd 0,086 jeton par partie.
# en: a65f10a7
known-bear_off = Les pions des flèches 5 et 4 sortent aussitôt avec 10 lancers sur 36.
# en: 0b6bc263
known-cat_cab = Cinq dés montrent une malédiction dans 60 % des cas.
# en: a4f89a64
known-empire = Trois dés contre deux : l’attaquant ne perd rien dans 37 % des cas.
# en: 178a3d2a
known-taxi_derby = À 13 cases de la voiture de police, tu peux rouler 7 cases sans contravention.
# en: 450fe96e
known-meow_daifugo = Une main de huit cartes contient les deux « ? » dans 5,6 % des cas.
# en: 319ebda1
known-washi_cat = Sur le plateau minuscule, tous les poissons demandent 9 tours à pied, 7 avec des sauts.
