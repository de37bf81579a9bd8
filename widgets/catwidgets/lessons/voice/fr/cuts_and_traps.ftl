### Pièges : les murs que l’on trace dans Washi Cat.

# en: f9a403f3
cuts-and-traps-note =
    .words-1 = certificat : une démonstration vite vérifiée
    .words-2 = borne inférieure, borne supérieure
    .words-3 = plus court chemin dans un graphe de positions
    .tips-1 = À jouer : un quadrillage au sol, avec du ruban adhésif ; un élève marche et laisse une ligne, un autre trace le mur pas à pas.
    .tips-2 = Erreur probable : croire qu’un mur bon marché se trace vite. Faites-le tracer.
# en: ae409255
cuts-and-traps-the-last-door = Il reste une porte, d6, et un poisson s’y trouve. Le chat rouge a déjà un poisson. Est-il enfermé ?
    .choices-trapped = Il est enfermé
    .choices-free = Il peut rentrer
    .hint-1 = Un chat qui a un poisson ne peut pas entrer sur une case où il y en a un.
    .because = Pour un chat qui porte un poisson, un autre poisson fait partie du mur.
# en: 9f43e136
cuts-and-traps-own-line = Maintenant, le chat a tracé sa ligne : tout droit de d1 jusqu’au poisson en d6. Aucune ligne ne peut être tracée sur une ligne de l’autre couleur. Combien de cases de plus Bleu, en c6, doit-il fermer ?
    .choices-one = une
    .choices-two = deux
    .choices-three = trois
    .choices-cannot = C’est impossible
    .hint-1 = c6 et e6 sont ses voisines libres. Et d5 ?
    .hint-2 = c6 et e6 sont ses voisines libres. Mais le chat peut revenir sur sa propre ligne.
    .hint-3 = d5 est l’une de ses propres cases : Bleu ne peut pas y tracer.
    .because = Ta propre ligne est un chemin du retour que personne ne peut fermer en marchant.
# en: 895bbbc2
cuts-and-traps-amazing = Avec un super saut de chat, Bleu franchit des cases rouges, et elles deviennent bleues aussi. Combien de tours faut-il maintenant à Bleu, en c6, pour emmurer le chat, si Rouge ne bouge pas ?
    .hint-1 = Il faut fermer e6 et d5, et la ligne doit y arriver.
    .hint-2 = Presque : le saut lui-même ferme d5 et une case au-delà.
    .hint-3 = Après un saut, e6 est encore ouverte.
    .hint-4 = Plus court : descendre, traverser, remonter.
    .because = Descendre en c5, sauter par-dessus d5 jusqu’en e5, monter en e6.
# en: 793ce158
cuts-and-traps-turns = Ce chat rouge a pris l’égout de a3 à g3 : sa ligne est donc en deux morceaux. Le mur le moins cher a encore trois cases : f4, f3, g2. En combien de tours Bleu, en f5, peut-il tracer un mur ?
    .hint-1 = De f3 à g2, ce serait un pas en diagonale, et les lignes n’en font pas.
    .hint-2 = Va tout droit vers le bas, puis de côté.
    .hint-3 = Un tour trace sur une seule case.
    .because = f4, f3, f2, g2 : un mur peut se toucher par les coins, mais à chaque coin, une ligne a besoin d’une case de plus pour tourner.
# en: d029a393
cuts-and-traps-say-last-door = La dernière porte
# en: 407bff13
cuts-and-traps-say-last-door-said = Rouge, en b6, a un poisson et plus aucun coup spécial. La maison est la rangée 1.
# en: a80a3db0
cuts-and-traps-say-last-door-proof = La dernière porte : la démonstration
# en: 756e5b88
cuts-and-traps-say-step-home = pas { $k } du retour
# en: 9edc95ec
cuts-and-traps-say-inside = à l’intérieur
# en: f0d4cef2
cuts-and-traps-say-part-of-wall = partie du mur
# en: 21395b32
cuts-and-traps-say-free = Rouge peut rentrer : voici un chemin de { $n } pas.
# en: 4fe381ba
cuts-and-traps-say-trapped = Rouge est enfermé : { $n } { FORM($n, "case", "cases") } à l’intérieur, et aucune dans la rangée 1. Autour, il y a la ligne bleue en { $line }{ $fish ->
    [no] {""}
   *[other] , le poisson en { $fish }, où un chat qui a un poisson ne peut pas entrer
}{ $shrines ->
    [yes] , des sanctuaires
   *[no] {""}
} et le bord.
# en: c5c2828f
cuts-and-traps-say-walked = Un chat avec sa ligne
# en: 462a66db
cuts-and-traps-say-walked-said = Rouge a marché de d1 jusqu’au poisson en d6, et l’a maintenant. Bleu est en c6.
# en: 5ceb74d1
cuts-and-traps-say-crossing-task = Bleu peut-il emmurer le chat rouge, si Rouge ne bouge pas ?
# en: 9e81cf86
cuts-and-traps-say-no-special = aucun coup spécial
# en: 61da501f
cuts-and-traps-say-amazing = un super saut
# en: ad7b8e76
cuts-and-traps-say-way-home = Une ligne est un chemin du retour
# en: 8a6b847b
cuts-and-traps-say-way-home-said = Quoi que fasse Bleu, la ligne rouge elle-même est un chemin du retour.
# en: d483fe35
cuts-and-traps-say-jump = Un super saut
# en: 2772b9f2
cuts-and-traps-say-needs = Il faut à Bleu { $n } { FORM($n, "tour", "tours") } : { $turns }.
# en: 857bb2cd
cuts-and-traps-say-sewer-run = Une ligne en deux morceaux
# en: 4aaed193
cuts-and-traps-say-sewer-run-said = Rouge a pris l’égout de a3 à g3, est allé chercher son poisson en g5, et est en g4. Bleu est en f5.
# en: dce8b437
cuts-and-traps-say-drawing-task = Bleu trace, Rouge ne bouge pas.
# en: 557270d0
cuts-and-traps-say-after = Après { $n } { FORM($n, "tour", "tours") }
# en: 2db5ee8f
cuts-and-traps-say-of-the-wall = du mur
# en: bef97270
cuts-and-traps-say-to-close = Après { $n } { FORM($n, "tour", "tours") } : au moins { $spaces } { FORM($spaces, "case", "cases") } à fermer, { $which }.
# en: 73336c2e
cuts-and-traps-controls =
    .blue_has = Bleu a
    .turns = tours
