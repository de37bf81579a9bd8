### La vie privée : la page de docs/privacy.md

# en: 8224bd84
privacy-0-1 = # Vie privée
# en: 9c61f818
privacy-0-2 = **Rien de ce que tu fais ici ne quitte ton appareil.** Il n’y a ni compte, ni cookie, ni publicité, et les visites ne sont pas comptées. Chaque page s’interdit d’interroger un autre serveur que celui dont elle vient, et le navigateur y veille.
# en: ae24fb0f
privacy-1-1 = ## Ce qui est gardé sur cet appareil
# en: 5fb650dc
privacy-1-2 = Le navigateur garde, dans son *stockage local* pour ce site, de quoi reprendre à ta prochaine visite là où tu t’es arrêté :
# en: 2a07542b
privacy-1-3 = | quoi | pourquoi |
# en: 566569be
privacy-1-4 = | les parties que tu joues, et les règles d’un labo que tu as changées | pour les reprendre |
# en: 04dbbc30
privacy-1-5 = | tes pronostics et tes réponses aux exercices | un pronostic ne se fait qu’une fois |
# en: 31a50e47
privacy-1-6 = | le code que tu as tapé | il n’est pas perdu quand la page se recharge |
# en: 607cacd5
privacy-1-7 = | le numéro de ta classe et ton numéro dans sa liste, si un lien ou toi les avez donnés | les exercices ont tes propres nombres, et les réponses ont des codes |
# en: 02bd766e
privacy-1-8 = | sur l’appareil d’un prof, les codes et les noms collés dans l’écran de la classe | ils ne sont pas perdus quand la page se recharge |
# en: e105142d
privacy-1-9 = | sombre ou clair, grands caractères, code affiché | la page suivante a le même aspect |
# en: 25b7ab55
privacy-1-10 = Il garde aussi une copie des fichiers du site, les mêmes pour tout le monde, pour que les pages s’ouvrent sans réseau.
# en: ee7c105d
privacy-2-1 = ## Comment tout effacer
# en: 048485b4
privacy-2-2 = - *Recommencer cette page*, au bas d’une leçon, efface tes réponses et ton code sur cette page.
    - *Tout remettre à zéro pour la personne suivante*, au bas de chaque page, efface tout ce qui est dans le tableau ci-dessus.
    - *Recommencer*, sur l’écran de la classe, efface les codes et les noms de la classe.
    - *Effacer les données du site*, dans le navigateur lui-même, efface tout, y compris la copie des fichiers du site.
# en: c5114967
privacy-3-1 = ## Ce que d’autres peuvent voir
# en: 14960385
privacy-3-2 = Celui qui héberge le site voit ce que voit tout serveur web : quelle page a été demandée, quand, et depuis quelle adresse internet. Un lien que tu ouvres peut contenir, après un point d’interrogation, la position d’une partie ou le numéro d’une classe, et l’hébergeur voit cela aussi. Ce que tu tapes sur la page des probabilités se trouve après un #, que les navigateurs n’envoient pas.
# en: 8ea2a134
privacy-3-3 = Dans une classe, les élèves envoient leurs codes et leurs noms à leur prof dans la discussion de l’école. Cette discussion a ses propres règles ; nous n’y avons aucune part. Un code contient un numéro dans la liste de la classe, une question et sa réponse, et aucun nom.
# en: 3791ef2d
privacy-3-4 = Dans la plateforme d’une école (un paquet SCORM, ou toute page qui montre une unité dans un cadre), l’unité dit à cette page tes réponses et jusqu’où tu es allé. C’est ainsi que ton école les reçoit ; personne d’autre ne les reçoit.
