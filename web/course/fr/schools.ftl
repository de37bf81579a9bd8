### Pour les écoles : la page de docs/schools.md

# en: 5fefa985
schools-0-1 = # Pour les écoles
# en: e1236fde
schools-0-2 = Le cours demande un navigateur, et aucun compte. Ce qu’il garde reste sur l’appareil : voir [vie privée](privacy.html). Qui peut s’en servir, et ce qui ne va pas encore, se lit dans le [rapport d’accessibilité](accessibility.html).
# en: 284ce3b3
schools-1-1 = ## Une séance en cinq lignes
# en: 1384eb90
schools-1-2 = 1. Ouvrez [le cours](course/course.html) et choisissez une unité ; sa ligne mène au guide pour les profs.
    2. Sur la page du guide, imprimez le guide et les fiches, une pour tous ou une par élève.
    3. Choisissez-y un numéro pour votre classe, et copiez le lien ou montrez son code QR. Les élèves l’ouvrent et écrivent le numéro qu’ils ont dans la liste.
    4. La suite d’un pronostic n’apparaît qu’une fois qu’il est fait. En bas de la page, une ligne réunit tous les codes d’un élève.
    5. Les élèves vous envoient cette ligne avec leur nom. Collez la discussion dans [l’écran de la classe](course/class.html) : il montre qui a répondu juste.
# en: 81a77853
schools-2-1 = ## Des notes automatiques : un paquet SCORM
# en: 8fd49e1f
schools-2-2 = La page du guide fait de son unité un *paquet SCORM* : un petit fichier qu’acceptent Moodle, Canvas, itslearning et la plupart des autres plateformes. Les élèves font l’unité dans la plateforme, qui reçoit leur score (la part des étapes faites), leur temps et leurs réponses. Un pronostic n’y est jamais faux ; seuls les exercices peuvent l’être. *Liens vers toutes les unités* est une « common cartridge » : tout le cours sous forme de liste de liens, pour les plateformes qui n’acceptent pas SCORM.
# en: 6510871a
schools-2-3 = **Moodle.** 1. Activez le *Mode d’édition*. 2. *Ajouter une activité ou ressource*, puis *Paquetage SCORM*. 3. Déposez le fichier dans *Fichier paquetage*.
    4. Sous *Apparence*, choisissez *Nouvelle fenêtre*. 5. Enregistrez : les notes apparaissent dans le carnet de notes.
# en: 088daa19
schools-2-4 = **Canvas.** 1. Demandez l’outil *SCORM* à votre administrateur, s’il manque dans le menu du cours. 2. Ouvrez *SCORM* et appuyez sur *Charger*.
    3. Choisissez le fichier. 4. Choisissez *Travail noté*. 5. Publiez-le. Pour la liste de liens : *Paramètres*, *Importer le contenu du cours*.
# en: 7d58eeec
schools-2-5 = **itslearning.** 1. Ouvrez *Ressources* et appuyez sur *Ajouter*. 2. Choisissez *Paquet SCORM*. 3. Choisissez le fichier. 4. Activez *Évaluation*.
    5. Enregistrez, et ajoutez-le à un *Plan*.
# en: 0895b183
schools-2-6 = **Sans paquet**, ajoutez un lien (*URL*, *URL externe* ou *Lien*), collez le lien pour la classe que donne la page du guide, faites-le ouvrir dans une nouvelle fenêtre, et recueillez les codes dans un forum ou un devoir ; copiez ce qui arrive dans l’écran de la classe.
# en: a5b96574
schools-2-7 = Nous avons essayé les paquets avec un lecteur SCORM 1.2 sous licence libre, et non avec ces trois plateformes. Leurs menus changent de mots d’une année à l’autre : si les vôtres sont différents, cherchez *SCORM*, *lien* ou *URL*.
# en: 72ab778d
schools-3-1 = ## Ce que télécharge une classe
# en: 94bd5dfa
schools-3-2 = La première page qui contient un jeu ou une unité télécharge environ 20 Mo sur chaque appareil, puis, en arrière-plan, ce dont les autres pages ont besoin : pour trente appareils, presque un gigaoctet. Tout est gardé : la séance suivante ne télécharge rien et n’a pas besoin de réseau. Si une classe partage une connexion lente, ouvrez une unité une fois sur chaque appareil avant la séance. Les guides et les fiches demandent moins de 1 Mo.
# en: 203f6c23
schools-4-1 = ## Une école sans réseau
# en: f4808b58
schools-4-2 = 1. Téléchargez [le kit hors ligne, un seul zip](every_chance_offline.zip), et apportez-le sur un ordinateur avec une clé USB.
    2. Décompressez-le (sous Windows : clic droit, *Extraire tout*).
    3. Double-cliquez sur `start_windows.cmd`, ou sur `start_mac_linux.command`. Les pages s’ouvrent dans le navigateur.
# en: 9a251b69
schools-4-3 = Il n’installe rien et ne demande pas de droits d’administrateur, seulement un navigateur récent ; mais une école peut interdire les scripts. Il ne marche que sur l’ordinateur où il se trouve : il faut donc une copie par ordinateur ; les tablettes et les téléphones ne peuvent pas le démarrer, mais ils gardent les pages de ce site une fois qu’ils y ont ouvert une unité. Nous l’avons essayé sous Linux ; les fichiers de démarrage pour Windows et Mac ont été écrits avec soin, mais pas essayés. `read_me.txt`, dans le kit, dit que faire si un ordinateur refuse. Les notebooks dans JupyterLite n’y sont pas.
