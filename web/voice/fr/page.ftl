### What a page says around its table: the line under its top, its buttons, its foot. Variables: the file in en.

## The top
# en: 993ae2ff
language = Langue
# en: 59f77503
looks = Langue, taille des caractères, thème
# en: 735e9385
skip = Aller au contenu
# en: 36a5ee05
more-pages = Autres pages
# en: 5bd93a46
puzzle = Énigme
# en: cf1eb4ce
play = Jouer
# en: a15b969a
odds = Chances
# en: 84089fe3
learn = Apprendre
# en: a5fdb09c
make = Créer
# en: 051183c2
large = Gros caractères
# en: cae9a394
dark = Sombre
# en: 63c10144
light = Clair
# en: 376916bc
copy-link = Copier le lien
# en: 2855ff46
copy-this = Copie ceci :
# en: 90a57f6d
link-to-position = Le lien est copié. Qui l’ouvre continue à partir de cette position.
# en: 7cb82def
link-to-settings = Le lien est copié. Qui l’ouvre retrouve tous les réglages d’ici.
# en: fc246cbe
cut-off = Ce lien était incomplet : ici, tout est donc comme au début.

## One moment: what goes on until a table is there
# en: c430bbfa
one-moment = Un instant : { $what }…
# en: 9328ed90
stopping = Arrêt en cours …
# en: 7c1b30b4
fetching = Python arrive
# en: 8c086c1a
unpacking = on déballe les jeux
# en: 90139652
starting = les jeux démarrent
# en: e62a3fb3
no-webassembly = Ce navigateur n’a pas WebAssembly, ou il est désactivé, et les jeux en ont besoin : ouvre cette page dans une version récente de Firefox, Chrome, Edge ou Safari.
# en: eed7c54f
no-workers = Ce navigateur n’exécute pas de worker, et les jeux en ont besoin : ouvre cette page dans un navigateur récent.
# en: 195bddb6
network-gone = La connexion s’est coupée avant que tout soit arrivé. Ce qui est arrivé est gardé : recharge cette page quand tu seras connecté.
# en: 834f0932
not-started = Les jeux n’ont pas pu démarrer : { $why }.

## Code, folded away under a table
# en: 5b22220e
code = Code
# en: 6e30babc
run = Exécuter
# en: 8481e77d
first-code = Revenir au premier code
# en: 4b5d2b22
endless = La dernière fois, ton code ne s’est pas terminé : la page a donc repris l’original. Ce que tu avais tapé est encore dans sa cellule : change-le, puis clique sur « Exécuter ».
# en: 4b34e70b
where = Où c’est arrivé

## The foot
# en: fcb539d6
file = Ajouter un fichier au jeu :
# en: 542cce2d
notebook = Cette page en notebook
# en: b6c7d6b5
notebook-more = pour tout y changer ; il met plus de temps à s’ouvrir.
# en: 36234260
stays = Rien de ce que tu fais ici ne quitte ton navigateur, qui le garde pour ta prochaine visite :
# en: ed0752eb
privacy = vie privée
# en: 6c86ddc4
accessibility = accessibilité
# en: 2d40a1e3
schools = pour les écoles
# en: 9735bb5f
begin-page = Recommencer cette page
# en: 59724e53
begin-page-asks = Recommencer cette page ? Tes réponses et le code que tu y as tapé seront perdus, sans retour possible.
# en: fa780a54
shared = Sur un appareil partagé :
# en: a81a6d82
begin-all = Tout remettre à zéro pour la personne suivante
# en: 01f2c3f4
begin-all-asks = Tout remettre à zéro ? Tout ce que ce site garde sur cet appareil sera perdu : réponses, code tapé, parties enregistrées et réglages, sans retour possible.
# en: 5f671224
kept-nothing = Ce navigateur ne garde rien pour cette page (sa mémoire est pleine ou bloquée) : continue comme tu veux, et copie un code de partage avant de fermer la page.

# en: 6f227882
first-moment = Un instant : Python arrive…
# en: 317662ec
code-number = Code { $cell }
# en: 45a1db50
idea = L’idée en Python
# en: ba8f298e
your-code = Ton code
# en: a0d9a90e
run-again = Exécuter encore
# en: 8faa3c5b
solution = Solution
# en: 397e6cc8
about-unit = À propos de cette unité
# en: 624761e6
find-out = Tu vas découvrir
# en: 1cd8173b
show-code = Voir le code
# en: 1eae37e6
guide = guide
# en: e542bb41
coming-try = Encore un instant : ici, tu pourras essayer quelque chose.
# en: a934a64f
coming-question = Encore un instant : ici vient une question.
# en: 24365817
held = La suite vient après ta réponse.
# en: ca1e7629
without-guess = Continuer sans répondre
# en: 21e2694a
done-here = Fait sur cette page
# en: 04a90f31
steps = { $done } étapes sur { $steps }
# en: 7926006b
take-part = Tu participes à la classe numéro { $number }. Ton propre numéro dans la liste de la classe :
# en: db23ba78
hand-in = Rendre
# en: 92d94e7f
copy-codes = Copier mes codes
# en: cec1622f
as-qr = En code QR
# en: afa960c2
answers-so-far = Tes réponses jusqu’ici : { $answers }. Envoie cette ligne à ton prof, avec ton nom devant.
# en: 444ceba6
codes-as-qr = Les codes ci-dessus en code QR
# en: 953737ad
codes-copied = Copié. Envoie-le à ton prof, avec ton nom devant.
# en: 013fe4f4
game-loading = Le jeu se charge.
# en: 91813760
pages = Pages

## What search engines show of a page; $title is its heading
# en: 664f3640
page-about = { $title } · Des jeux de dés et de cartes où chaque chance est exacte. Dans ton navigateur, sans rien installer.
# en: 770cef98
privacy-about = Rien de ce que tu fais ici ne quitte ton appareil. Ce qui y est gardé, et comment l’effacer.
# en: 75a3e804
accessibility-about = Qui peut utiliser ces pages, critère par critère : WCAG 2.2, A et AA.
# en: f6211ff4
schools-about = Une séance en cinq lignes, des liens dans Moodle, Canvas et itslearning, et ce qu’une classe télécharge.
