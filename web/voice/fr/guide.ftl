### guide.html

# en: fdba13e6
guide-title = { $title } : guide pour les profs
# en: 987359e1
guide-about = { $title } · Séance à partir de { $age } ans, { $minutes } minutes. Thème : { $concept }. { $hook }
# en: dbb3023b
the-course = Le cours
# en: 284a84b0
class-screen = L’écran de la classe
# en: 945825a7
contents = Sommaire
# en: 2c1788b9
for-the-lesson = Pour la séance
# en: 0543d9b8
print-project = Imprimer et projeter
# en: 22fb42e0
print-guide = Imprimer ce guide
# en: af56e04e
project-unit = Projeter l’unité
# en: 5cf26a05
worksheets = Fiches d’exercices
# en: 38a88917
numbers = Numéros, jusqu’à { $last } :
# en: 4bb627f1
which = 1, c’est une fiche pour tous ; 1-30, une pour chaque élève d’une classe de 30. Les réponses viennent à la fin. L’élève qui porte le numéro 7 dans la liste de la classe retrouve les mêmes exercices à l’écran.
# en: d497969b
write-numbers = Écrivez des numéros de 1 à { $last }, par exemple 1 ou 1-30.
# en: 581d0181
print-sheets = Imprimer les fiches
# en: 46932ae2
show-sheets = Les voir
# en: bce64ab5
class-link = Un lien pour la classe
# en: 0638ff1e
class-number = Numéro de la classe, le même pour tous :
# en: f72e5503
link-copied = Le lien est copié.
# en: a1efddd4
qr-of = Un code QR de { $link }
# en: 705d2b8e
pupils-open = Les élèves l’ouvrent, écrivent le numéro qu’ils portent dans la liste de la classe et reçoivent un code pour chaque réponse. Collez les codes ici :
# en: 86e4e742
platform = Pour votre plateforme d’apprentissage
# en: 633fec29
scorm = Paquet SCORM
# en: 4907b65f
cartridge = Liens vers toutes les unités
# en: b21a2876
take-both = Moodle, Canvas, itslearning et la plupart des autres plateformes acceptent les deux. Le paquet transmet lui-même le score, la durée et les réponses ; les liens sont une « Common Cartridge ».
# en: cc3e769a
how-to-add = Comment les ajouter
# en: eeb6ed18
for-teachers = Pour les profs
