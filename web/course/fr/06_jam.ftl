### 06_jam.ipynb

# en: 9fb5344c
jam-0-1 = # 6 Embouteillage
# en: c775d615
jam-0-2 = Il est cinq heures et demie, et le centre de la ville est bouché. Le chemin le plus court est-il encore le plus rapide ?
# en: 6c84ac1b
jam-0-3 = - comment un parcours mesure toutes les distances, une case après l’autre ;
    - pourquoi il ne doit pas être impatient ;
    - ce qu’une seule ligne change pour qu’il trouve le chemin le plus rapide.
# en: e8253c6d
jam-0-4 = **Il te faut** de la patience pour compter, et environ 45 minutes.
# en: 4ac35743
jam-0-5 = **Comment ça marche.** Appuie sur *Exécuter* sous un morceau de code pour l’exécuter de nouveau. Avance de haut en bas. Tu ne fais chaque pronostic qu’une fois ; l’explication vient juste après. Là où il est écrit *À toi*, tu écris quelque chose. Tu ne peux rien casser.
# en: ad66f188
jam-0-6 = La ville est celle du jeu Taxi Derby, auquel tu peux [jouer ici](../taxi_derby/play.ipynb). [Toutes les unités](course.ipynb).
# en: 8adede0d
jam-1-1 = ## Cherche les cases
# en: e40fab88
jam-1-2 = Une case est un morceau de rue entre deux carrefours. Un taxi va d’une case à toute autre qui la touche à un carrefour. Un ordinateur ne voit pas la carte : il sait seulement quelles cases se touchent.
# en: 340be583
jam-1-3 = Un ordinateur cherche quelles cases touchent i8, puis lesquelles touchent celles-là.
# en: ffb8d045
jam-prints-1 = i8 touche { $len-next_door } cases :
# en: ef5121b8
jam-prints-2 = Celles-ci en touchent { $len-more } autres.
# en: e3cb4159
jam-2-1 = ## La nouvelle se propage
# en: ae2e3fb3
jam-2-2 = L’ordinateur prend la case qui attend depuis le plus longtemps, numérote ses voisines et les fait attendre : c’est le **parcours en largeur**.
# en: 33a62f29
jam-2-3 = <details><summary>Pas à pas</summary>
# en: e8c6f23e
jam-2-4 = Il tient une liste de cases qui *attendent* : au début, seulement le départ. Encore et encore, il *prend* celle qui attend depuis le plus longtemps, et donne le nombre suivant à chaque voisine qui n’en a pas encore. Celles-là attendent à leur tour.
# en: 256cfc24
jam-2-5 = </details>
# en: 0346b299
jam-2-6 = Le code est replié : ouvre *L’idée en Python* pour le lire.
# en: eff59a00
jam-2-7 = Avant de déplacer le curseur, dis quelle case est prise ensuite.
# en: 2583c96a
jam-2-8 = Compte les cases à chaque distance de i8 :
# en: cb8f8eff
jam-prints-3 = distance { $distance }, cases : { $spaces }
# en: 116d1155
jam-3-1 = ## Le plus petit d’abord
# en: 79e6e7af
jam-3-2 = Retour à l’embouteillage : le parcours doit maintenant compter les minutes. Il prend donc d’abord, parmi les cases qui attendent, celle qui a le **plus petit nombre**.
# en: 53977f13
jam-3-3 = <details><summary>Qui y a pensé</summary>
# en: b6ea691d
jam-3-4 = Edsger Dijkstra, en 1956, en vingt minutes, autour d’un café.
# en: 8b046db5
jam-3-5 = </details>
# en: 09142008
jam-3-6 = **À toi.** Fais toi-même le parcours pour dix cases.
# en: b77ad05c
jam-3-7 = Regarde le parcours contourner l’embouteillage. Les nombres sont maintenant des minutes. Quand le curseur est au bout, tu vois s’ils sont justes.
# en: a8e55e3e
jam-3-8 = Pour aller de d9 à une case, en moyenne sur toute la ville :
# en: 51da6854
jam-prints-4 = { $average-2f } minutes
# en: 62cb3c45
jam-4-1 = ## En dehors du jeu
# en: 56355dc1
jam-4-2 = **Si tu programmes :** écris `found.get` à la place des trois points : cela cherche le nombre d’une case. Sinon, continue.
# en: 8ed2a90b
jam-5-1 = ## Exercices
# en: b8c5764c
jam-5-2 = Écris le numéro que tu as dans la liste de la classe. Chaque élève a ses propres nombres.
# en: 55ebcf52
jam-6-1 = ## Ce que nous avons vu
# en: acea4dde
jam-6-2 = - Le parcours en largeur prend ce qui attend depuis le plus longtemps. Il trouve toutes les distances, couche par couche.
    - Quand les cases coûtent du temps, prends d’abord le plus petit nombre : c’est l’algorithme de Dijkstra. Ce qui est pris ne change plus.
    - Le chemin le plus court et le chemin le plus rapide sont deux questions différentes.
# en: 6ec20616
jam-6-3 = **À méditer.** Tout le monde irait-il plus vite si tous contournaient l’embouteillage ? Où voit-on encore quelque chose se propager case par case ?
# en: c4041563
jam-6-4 = **Pour continuer.** Combien y a-t-il de plus courts chemins ? [Les rues](../taxi_derby/lesson_shortest_paths.ipynb).
