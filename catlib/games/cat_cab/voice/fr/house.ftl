### Cat Cab Crew: what each house rule is about. Read by teachers and designers.

# en: f7ecdc95
house-white_dice = Dés blancs que chacun lance.
# en: 64727923
house-curse_limit = Malédictions que l’on peut avoir ; à cette limite, on ne relance plus aucun dé.
# en: d8ab9bbe
house-item_limit = Jets bonus qui comptent dans un même tour.
# en: 63cf3bb9
house-passengers = Clients dans toute la partie.
# en: 4e66d1a7
house-passenger_points = Points pour un client.
# en: a5e5c422
house-place_points = Points pour qui sort en premier, en deuxième, en troisième ; à deux, on prend les deux premiers nombres.
# en: 24c9e9ba
house-rush_turns = Tours qui restent aux autres après la première sortie.
# en: a92c4f97
house-retreat_steps = Cases de recul après un duel perdu ou un nid-de-poule.
# en: c471ef1f
house-handicap = Les premiers à jouer lancent moins de dés à leur premier tour.
# en: 16d4f91c
house-turn_limit = Manches après lesquelles on compte les points tels qu’ils sont ; 0 : aucune limite.
# en: b4fa4b9a
house-board = La ville : un nom, un fichier TOML ou son texte ; celle d’habitude est inventée.
# en: 2331ea68
house-entry_gate = Laquelle des deux portes est l’entrée ; l’autre est la sortie.
# en: d716bfba
house-diagonal = Les taxis peuvent rouler en diagonale.
# en: 0185b51e
house-may_waive = On peut laisser des trajets inutilisés, un turbo aussi.
# en: 962f07cd
house-curses_act = Les malédictions annulent des cases et celles en trop font reculer le taxi ; ou seulement l’un, ou seulement l’autre.
# en: 40604a73
house-curses_land = Les malédictions qui n’annulent rien font reculer le taxi avant que sa case d’arrivée compte, ou après.
# en: ae47dddc
house-pickup = Les clients montent là où le taxi finit, ou après chaque trajet.
# en: 29c76249
house-curse_supply = Cubes de malédiction dans la boîte ; quand il n’y en a plus, on ne relance plus ; 0 : il y en a toujours.
# en: 0c49d904
house-leave_by = Les cases en trop à la porte de sortie sont perdues, ou il faut tomber juste.
# en: 714c1635
house-eliminated_can_win = Qui manque l’heure de pointe garde quand même ses points.
# en: feb8807d
house-duel = En duel, tout le monde lance en même temps, manche par manche, ou chacun son tour.
# en: 5256e444
house-nibbles_bands = Ce que rapporte un 1–2, un 3–4, un 5–6 aux croquettes.
# en: 1afcea7e
house-patrol_bands = Ce que coûte un 1–2, un 3–4, un 5–6 à la patrouille des pattes.
# en: ce929c84
house-crazy_rolls_won_dice = Chat Fou lance aussi les dés de couleur qu’il a gagnés.
