### Cat Cab Crew: what each house rule is about. Read by teachers and designers.

# en: f7ecdc95
house-white_dice = Dés blancs que chacun lance.
    .name = dés blancs
# en: 64727923
house-curse_limit = Malédictions que l’on peut avoir ; à cette limite, on ne relance plus aucun dé.
    .name = limite de malédictions
# en: d8ab9bbe
house-item_limit = Jets bonus qui comptent dans un même tour.
    .name = limite de bonus
# en: 63cf3bb9
house-passengers = Clients dans toute la partie.
    .name = clients
# en: 4e66d1a7
house-passenger_points = Points pour un client.
    .name = points par client
# en: a5e5c422
house-place_points = Points pour qui sort en premier, en deuxième, en troisième ; à deux, on prend les deux premiers nombres.
    .name = points par place
# en: 24c9e9ba
house-rush_turns = Tours qui restent aux autres après la première sortie.
    .name = tours d’heure de pointe
# en: a92c4f97
house-retreat_steps = Cases de recul après un duel perdu ou un nid-de-poule.
    .name = cases de recul
# en: c471ef1f
house-handicap = Les premiers à jouer lancent moins de dés à leur premier tour.
    .name = handicap
# en: 16d4f91c
house-turn_limit = Manches après lesquelles on compte les points tels qu’ils sont ; 0 : aucune limite.
    .name = limite de tours
# en: b4fa4b9a
house-board = La ville : un nom, un fichier TOML ou son texte ; celle d’habitude est inventée.
    .name = plateau
    .mew-york-an-invented-city = Mew York, une ville inventée
# en: 2331ea68
house-entry_gate = Laquelle des deux portes est l’entrée ; l’autre est la sortie.
    .name = porte d’entrée
# en: d716bfba
house-diagonal = Les taxis peuvent rouler en diagonale.
    .name = en diagonale
# en: 0185b51e
house-may_waive = On peut laisser des trajets inutilisés, un turbo aussi.
    .name = renoncer permis
# en: 3e02ed21
house-curses_act = Les malédictions annulent des cases et celles en trop font reculer le taxi ; ou seulement l’un, ou seulement l’autre.
    .name = effet des malédictions
    .cancel-then-back = annulent, puis reculent
    .cancel-only = annulent seulement
    .back-only = reculent seulement
# en: aab1cc94
house-curses_land = Les malédictions qui n’annulent rien font reculer le taxi avant que sa case d’arrivée compte, ou après.
    .name = les malédictions tombent
    .before-landing = avant l’arrivée
    .after-landing = après l’arrivée
# en: ae47dddc
house-pickup = Les clients montent là où le taxi finit, ou après chaque trajet.
    .name = prise en charge
    .final = à la fin
    .each-move = après chaque trajet
# en: 29c76249
house-curse_supply = Cubes de malédiction dans la boîte ; quand il n’y en a plus, on ne relance plus ; 0 : il y en a toujours.
    .name = réserve de malédictions
# en: 0c49d904
house-leave_by = Les cases en trop à la porte de sortie sont perdues, ou il faut tomber juste.
    .name = sortie de la ville
    .overshoot = en dépassant
    .exact = au nombre exact
# en: 714c1635
house-eliminated_can_win = Qui manque l’heure de pointe garde quand même ses points.
    .name = un éliminé peut gagner
# en: feb8807d
house-duel = En duel, tout le monde lance en même temps, manche par manche, ou chacun son tour.
    .name = duel
    .simultaneous = en même temps
    .alternate = à tour de rôle
# en: 5256e444
house-nibbles_bands = Ce que rapporte un 1–2, un 3–4, un 5–6 aux croquettes.
    .name = paliers des croquettes
    .cab-upgrade = taxi amélioré
    .greedy-cat = chat glouton
    .speed-boost = turbo
# en: 1afcea7e
house-patrol_bands = Ce que coûte un 1–2, un 3–4, un 5–6 à la patrouille des pattes.
    .name = paliers de la patrouille
    .bad-luck = malchance
    .pothole = nid-de-poule
    .unhappy-customer = client mécontent
# en: ce929c84
house-crazy_rolls_won_dice = Chat Fou lance aussi les dés de couleur qu’il a gagnés.
    .name = Chat Fou lance les dés gagnés
