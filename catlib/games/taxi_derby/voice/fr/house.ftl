### Taxi Derby: what each house rule is about. Read by teachers and designers.

# en: 6a3f2182
house-speed_limit = Cases d’un tour jusqu’où personne ne roule trop vite.
    .name = limite de vitesse
# en: 2a7c55d5
house-die_sides = Faces du dé de poursuite.
    .name = faces du dé
# en: 4af0baf8
house-patrol_reach = Cases dont on peut déplacer la voiture de police après un tour sans excès de vitesse.
    .name = portée de la police
# en: 4b65b284
house-capacity = Clients qu’un taxi peut prendre à bord.
    .name = places
# en: 5eac5194
house-start_tokens = Équipements tirés au hasard que chacun a au départ.
    .name = équipements au départ
# en: 3b5b9a67
house-store_tokens = Équipements dans chaque magasin ; 0 : selon le nombre de joueurs, comme imprimé.
    .name = équipements en magasin
# en: 8b8a9dcc
house-start_money = Dollars que chacun a au départ.
    .name = argent de départ
# en: 5a184106
house-fare_change = Dollars ajoutés à chaque prix imprimé.
    .name = écart des courses
# en: 13262644
house-fine_change = Dollars ajoutés à chaque amende en argent.
    .name = écart des amendes
# en: 95d3a1ff
house-end_stacks = Piles vides qui finissent la partie ; toutes, dans une ville qui en a moins.
    .name = piles vides à la fin
# en: f47c5132
house-bonus_from = Cases d’un tour sans contravention à partir desquelles la piste de vitesse compte.
    .name = primes à partir de
# en: beadff50
house-bonuses = Premières, deuxièmes et troisièmes primes à la fin ; ce qu’elles récompensent, nous l’avons déduit.
    .name = primes
# en: 6d6c8509
house-most_spaces = Cases qu’un tour peut avoir au plus ; personne ne s’enfuit aussi loin.
    .name = trajet le plus long
# en: 3bcabe81
house-round_limit = Manches après lesquelles on compte les points tels qu’ils sont ; 0 : aucune limite.
    .name = limite de manches
# en: 82f8627f
house-standstill = Quand plus personne ne peut servir aucun client qui attend, chacun joue encore un tour, ou la partie va jusqu’à sa limite.
    .name = blocage
    .ends-the-game = finit la partie
    .plays-on = on continue
# en: 27aa6295
house-every_upgrade = Chaque sorte d’équipement est distribuée au moins une fois, à un taxi ou à un magasin ; les derniers tirés y veillent.
    .name = tous les équipements
# en: 15beb24a
house-free_patrol = Une voiture de police déplacée librement ne donne de contravention à personne, ou à chaque rival sur la case où on la laisse.
    .name = police déplacée
    .tickets-nobody = sans contravention
    .tickets-rivals = contravention aux autres
# en: 4ab34ef8
house-shared_spaces = Les taxis peuvent s’arrêter sur une case où il y en a un autre ; passer est toujours permis.
    .name = cases partagées
# en: f28227de
house-patrol_space = Qui roule trop vite et s’arrête sur la case de la voiture de police reçoit une contravention, ou s’en sort.
    .name = case de la police
    .caught = attrapé
    .free = libre
# en: f67eb8a9
house-upgrade_tokens = Équipements dans le sac ; 47 dans l’édition récente, surtout des premières sortes.
    .name = jetons par équipement
# en: 44d79028
house-city = Les quatre quartiers : « city », « small_city », « large_city », ou un fichier TOML ; tous inventés.
    .name = ville
    .a-synthetic-city = Une ville inventée
    .a-large-synthetic-city = Une grande ville inventée
    .a-small-synthetic-city = Une petite ville inventée
# en: ee84fc27
house-passengers = Tuiles et capacités de niveau 2 : « passengers », « later_passengers », ou un fichier TOML.
    .name = clients
    .synthetic-passengers = Des clients inventés
    .synthetic-passengers-of-the-later-edition = Des clients inventés de l’édition suivante
# en: 96337237
house-tickets = La pioche des contraventions : « tickets », « later_tickets », ou un fichier TOML ; toutes inventées.
    .name = contraventions
    .synthetic-tickets = Des contraventions inventées
    .synthetic-tickets-of-the-later-edition = Des contraventions inventées de l’édition suivante
# en: 8efabdd2
house-streets = Les quartiers sont posés au hasard et dans n’importe quel sens, ou comme le dit `turned`, ou comme le disent les deux règles ci-dessous.
    .name = rues
    .shuffled-and-turned = mélangées et tournées
    .shuffled = mélangées
    .as-arranged = comme posées
# en: ea2b2c05
house-arrangement = Quel quartier est en haut à gauche, en haut à droite, en bas à gauche, en bas à droite, si personne ne mélange.
    .name = disposition
# en: 09d42fa4
house-turned = Quarts de tour, dans le sens des aiguilles d’une montre, du quartier à chaque place.
    .name = quarts de tour
# en: 5c94bdb6
house-track_end = Dernier nombre de la piste de vitesse.
    .name = fin de la piste
# en: 902f6473
house-abilities = Un deuxième jeton donne, pour le reste de la partie, la capacité que nomme le fichier de données ; elle est inventée.
    .name = capacités
# en: 0b96f227
house-after_ticket = Après une contravention réglée, la dernière action peut être tout ce qu’on peut faire là, ou celle qu’on avait annoncée.
    .name = après la contravention
    .chosen-anew = choisi à nouveau
    .stays-announced = reste annoncé
