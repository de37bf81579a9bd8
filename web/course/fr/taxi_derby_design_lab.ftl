### taxi_derby/design_lab.ipynb

# en: e4a31896
taxi-derby-design-lab-0-1 = # Taxi Derby : le labo
# en: 2adb9df9
taxi-derby-design-lab-0-2 = Change une règle et regarde ce que cela donne : pour le risque de contravention sur chaque case, calculé exactement, et pour des parties entières, jouées pendant que tu déplaces le curseur.
# en: daa1dbbe
taxi-derby-design-lab-0-3 = *Pour qui crée des jeux, pour les profs et pour tous ceux qui demandent « et si… ? ». Environ 25 minutes, sans rien préparer ; si tu n’as jamais joué, [fais d’abord une partie](play.ipynb).*
# en: f1a0cb75
taxi-derby-design-lab-1-1 = ## Où un tour peut finir
# en: 220d6d0c
taxi-derby-design-lab-1-2 = Le taxi est à son point de départ, la voiture de police au poste. Sur chaque case est écrit le risque de contravention, en pour cent, si le taxi y va par un plus court chemin et que son tour s’arrête là. Un clic interroge une case, ou déplace l’une des voitures.
# en: 01c8d40f
taxi-derby-design-lab-1-3 = **Devine, puis regarde.**
# en: 83d6df4c
taxi-derby-design-lab-1-4 = 1. Fais passer la limite de vitesse de 4 à 5. Combien de cases de plus sont sans aucun risque ?
    2. Un dé à huit faces va plus loin en moyenne. Y a-t-il moins de cases sans risque, et y a-t-il aussi moins de contraventions certaines ?
    3. Où doit être la voiture de police pour laisser au taxi le moins possible de cases sans risque ? Est-ce là où est le taxi ?
    4. Une petite ville est-elle plus dangereuse qu’une grande ?
# en: f288a3e2
taxi-derby-design-lab-2-1 = ## Des parties entières
# en: 4748e6a8
taxi-derby-design-lab-2-2 = La première fois, il faut attendre une seconde de plus, le temps de traduire les règles pour que tout aille vite.
# en: 0ee14618
taxi-derby-design-lab-2-3 = **Comment lire.** Le graphique du haut compte qui gagne. Tant que le même robot conduit tous les taxis, les barres sont les places dans l’ordre du jeu : orange commence. Les traits fins sont des intervalles à 95 % : là où deux d’entre eux se recouvrent largement, deux mille parties ne suffisent pas à voir une différence. Le graphique du bas n’est pas une estimation : c’est la loi exacte du nombre de cases qu’un tour peut compter sans aucun risque, si la voiture de police est n’importe où et que le tour finit n’importe où ailleurs. Le tableau sous les graphiques dit combien de temps durent les parties et combien de contraventions tombent.
# en: 7a4aaf67
taxi-derby-design-lab-2-4 = **Pour comparer** deux jeux de règles, appuie sur *Garder comme A*, puis change quelque chose : à partir de là, A et B sont côte à côte. *Enregistrer en CSV* écrit une ligne par partie. *Quelles règles comptent le plus ?* met chaque règle maison, l’une après l’autre, à sa plus petite puis à sa plus grande valeur, et montre de combien chacune fait bouger un nombre.
# en: d987956a
taxi-derby-design-lab-2-5 = **Devine, puis regarde.**
# en: 5b0660bd
taxi-derby-design-lab-2-6 = 1. *Écart des amendes* ajoute des dollars à chaque amende. À partir de quelle amende les pilotes, qui pèsent chaque contravention selon sa probabilité, cessent-ils presque de rouler trop vite ? Regarde les contraventions.
    2. Laisse maintenant les amendes tranquilles et augmente les prix avec *écart des courses*. Y a-t-il plus de contraventions, ou moins ?
    3. Les parties sont-elles plus longues dans une grande ville ? Que devient l’avance de celui qui commence ?
    4. Donne douze faces au dé. Pourquoi les pilotes reçoivent-ils moins de contraventions, et non plus ?
# en: 98cae902
taxi-derby-design-lab-3-1 = ## La même chose en code
# en: 2d57438f
taxi-derby-design-lab-3-2 = Chaque règle qui a un curseur est un argument de `load` : une expérience peut donc être notée et refaite.
# en: 613c5f2d
taxi-derby-design-lab-prints-1 = { $fine } $ de plus : { $run-mean-tickets-value-1f } contraventions en { $run-mean-rounds-value-1f } manches
# en: ef2d5dd2
taxi-derby-design-lab-3-3 = Et un nombre exact : combien de cases un tour peut compter sans aucun risque, en moyenne, et la probabilité d’une contravention pour deux cases de trop, la voiture de police étant n’importe où.
# en: 9a93731d
taxi-derby-design-lab-4-1 = ## Ta propre ville
# en: da0adbd0
taxi-derby-design-lab-4-2 = Nous n’avons pas le plateau imprimé du jeu : la ville est donc inventée, comme les clients et les contraventions. Copie [le fichier de la ville](../../catlib/games/taxi_derby/data/city.toml), dessine d’autres rues, et charge-le avec `load("taxi_derby", city="my_city.toml")`. Un quartier dont les rues ne rejoignent pas celles de ses voisins, une destination qu’on ne peut pas atteindre, un symbole inconnu : le fichier est refusé, et une phrase dit ce qui ne va pas, et où. [Les clients](../../catlib/games/taxi_derby/data/passengers.toml) et [les contraventions](../../catlib/games/taxi_derby/data/tickets.toml) sont des fichiers du même genre.
# en: 5f3975b3
taxi-derby-design-lab-5-1 = ## Ce que nous avons vu
# en: 26772483
taxi-derby-design-lab-5-2 = - Le risque de contravention se calcule exactement pour chaque case ; qui gagne est estimé sur beaucoup de parties. Le labo dit lequel est lequel.
    - Les amendes changent le nombre d’excès de vitesse, et beaucoup moins la durée d’une partie ou son gagnant.
    - Un intervalle fait partie d’une estimation : sans lui, deux barres de hauteurs différentes ne disent pas grand-chose.
# en: f0df494d
taxi-derby-design-lab-5-3 = Pour continuer : [joue avec tes règles](play.ipynb), ou [pèse le risque et la récompense](lesson_risk_and_reward.ipynb).
