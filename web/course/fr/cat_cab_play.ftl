### cat_cab/play.ipynb

# en: 370f0553
cat-cab-play-0-1 = # Cat Cab Crew
# en: fa34cbec
cat-cab-play-0-2 = Conduis un taxi dans Mew York, prends des clients et quitte la ville avant les autres. À chaque décision, tu peux demander un conseil et voir les probabilités qui se cachent derrière.
# en: 83396363
cat-cab-play-0-3 = *Pour tous ceux qui savent compter les points d’un dé. Une partie dure environ 15 minutes.*
# en: 29825879
cat-cab-play-1-1 = ## Le jeu en une minute
# en: 2ccd49b1
cat-cab-play-1-2 = À ton tour, tu lances cinq dés, moins au tout premier tour. Relance ceux que tu veux, aussi souvent que tu veux. Seul un **1** fait mal : c’est aussitôt une malédiction, et à quatre malédictions, on ne relance plus. Ensuite, les dés conduisent :
# en: f22c41e1
cat-cab-play-1-3 = | un dé montre | il apporte |
# en: 67f1435c
cat-cab-play-1-4 = | 1 | une malédiction : une case de moins |
# en: 52991546
cat-cab-play-1-5 = | 2 | une malédiction pour quelqu’un d’autre, après ton trajet |
# en: 602cb2ed
cat-cab-play-1-6 = | 3 | un jet bonus, qui peut donner des cases, un dé de couleur ou rien (deux par tour au plus) |
# en: e03a70c6
cat-cab-play-1-7 = | 4 ou 5 | un trajet de 1 case |
# en: c57cf5ca
cat-cab-play-1-8 = | 6 ou plus | un trajet de 2 cases, tout droit |
# en: 24ceaa66
cat-cab-play-1-9 = Tu dois faire tous tes trajets. Termine *exactement* sur le client pour le prendre : 5 points. Dès que quelqu’un en a pris un, la porte du haut s’ouvre : les premiers à sortir reçoivent 10, 5 et 3 points, et les autres ont encore cinq tours. Si tu finis sur un autre taxi, c’est le duel ; sur des croquettes ou sur la patrouille des pattes, tu verras bien.
# en: 2e424087
cat-cab-play-2-1 = ## Jouer
# en: 548efddc
cat-cab-play-2-2 = Ici, tu joues contre Chat Fou, qui ne relance jamais. Clique sur des dés pour les choisir, appuie sur *relancer* ou *garder tous les dés*, puis clique sur les cases.
# en: 20764a07
cat-cab-play-2-3 = **Conseil** dit quel choix est le meilleur. Demande encore : il dit ce que vaut ce choix, puis pourquoi. Tout le reste est sous **Plus**. *Valeur des choix* y laisse les nombres affichés, selon ce qui t’intéresse : les cases, le client, sortir ou gagner. Le meilleur choix porte une étoile, les autres disent de combien ils sont moins bons. On voit aussi si les nombres sont *exacts* ou une *estimation*.
# en: 3ad47afc
cat-cab-play-2-4 = **Montrer sur le plateau** dessine les cases que tes dés atteignent, le plus court chemin, et les chemins par lesquels une malédiction peut te faire reculer. **Chance** dit si ton dernier jet était bon, comparé à tous ceux qui pouvaient sortir. **Enregistrer** garde la partie dans un fichier, ou en une ligne de texte que tu peux envoyer. **Je lance de vrais dés** te demande ce que montrent tes propres dés.
# en: e508117a
cat-cab-play-2-5 = | touche | effet | touche | effet |
# en: f9ba1664
cat-cab-play-2-6 = | Tab | passe de la ville aux taxis, aux dés et aux choix | R | relance les dés choisis |
# en: 6540d2e3
cat-cab-play-2-7 = | flèches | parcourent cases, dés et choix | K | garde tous les dés |
# en: ba3db52b
cat-cab-play-2-8 = | Entrée | clique | U, Y | annulent, rétablissent |
# en: 3790bbea
cat-cab-play-2-9 = | Échap | efface la sélection | N | avance, pas à pas |
# en: 8dfe42e9
cat-cab-play-3-1 = ## À deux ou à trois
# en: 97aa1a07
cat-cab-play-3-2 = Ouvre *Code* plus bas, change le nombre, appuie sur *Exécuter*, et dis sous *Nouvelle partie* qui est une personne et qui est un robot. Le nombre après `seed` fixe les dés, pour que toute la classe ait les mêmes ; sans lui, ils changent à chaque partie.
# en: a25a21b1
cat-cab-play-3-3 = Pourquoi *relancer* est-il si souvent le meilleur choix ? [Le pilote parfait](../course/14_perfect_driver.ipynb) décortique le tour, et [Chemins du retour](lesson_ways_home.ipynb), les rues. Pour changer les règles, va au [labo](design_lab.ipynb). Ou reviens au [début](../start.ipynb).
