### Meow Meow Daifugō: the player's rulebook. Each page-… is a chapter in Markdown, in this order; an empty one is left out.
### { ours } marks our reading, or our invention. Variables: the file in en; words: docs/glossary/fr.md.

# en: 2b70c457
page-aim =
    ## De quoi il s’agit

    { $alone ->
        [yes] Tu joues en solo, et tu te débarrasses de toutes les cartes de ta main en un minimum de tours. Six tours, c’est un bon résultat.
       *[no] Chacun de vous a des cartes en main et veut être le premier à s’en débarrasser. À ton tour, tu joues des cartes qui battent les dernières, ou tu passes{ $field_cards ->
            [0] {""}
           *[other]  : dans ce cas, tu { $must_take ->
                [yes] prends
               *[no] peux prendre
            } une carte de plus{ ours }
        }. Les cartes qui te restent en main quand quelqu’un a fini te coûtent des points, et { $ends ->
            [last-point] un joueur qui perd { $points } { FORM($points, "point", "points") } a perdu la partie
           *[one-round] on joue une seule manche{ ours }
        }.
    }

# en: 17a23dd1
page-cards =
    ## Les cartes

    { $alone ->
        [yes] Il te faut les { $in_the_deck } cartes.
       *[no] Il vous faut les { $in_the_deck } cartes, et de quoi noter les points.
    } Chaque carte a une couleur, comme blanc ou noir, et un nombre : 8 est le plus haut, 1 le plus bas. { $alone ->
        [yes] Les petits cercles au bas ne comptent pas quand tu joues en solo.
       *[no] Les petits cercles au bas d’une carte sont ce qu’elle te coûte si elle te reste à la fin.
    }

    | cartes | nombres | cercles |
    | --- | --- | --- |
    { $sorts }

    { $doppelganger ->
        [no] {""}
       *[yes] - Un **sosie**, c’est un chat et son double : il compte pour une carte ou pour deux cartes égales, comme tu veux, seul ou avec d’autres cartes.{ ours }
    }
    { $wilds ->
        [0] {""}
       *[other] - Un **?** vaut n’importe quel nombre de 1 à 8 de sa propre couleur. Tu le choisis en le jouant.
    }
# en: e9e6eb69
sort = | { $sort } | { $numbers } | { $circles }{ $sort ->
    [black-one] { ours }
    [black-two] { ours }
   *[other] {""}
} |
# en: 17836664
white-cats = chats blancs
# en: db8b330a
black-one = chats noirs, première série
# en: 697bfb8a
black-two = chats noirs, deuxième série
# en: bdae8aed
doppelganger-cats = sosies
# en: 741d5ea1
any = au choix
# en: 9eef9a9b
span = { $first } à { $last }

# en: a6ced69b
page-start =
    ## Avant de commencer

    { $alone ->
        [yes]
            1. **Distribuer.** Mélange les cartes et prends-en { $dealt }. Le reste est la pioche.
            { $field_cards ->
                [0] {""}
               *[other] 2. **Rivière.** Retourne { $field_cards } { FORM($field_cards, "carte", "cartes") } à côté de la pioche : c’est la **rivière**.
            }
       *[no]
            1. **Distribuer.** Mélangez, et distribuez { $dealt } { FORM($dealt, "carte", "cartes") } à chacun. Le reste est la pioche, face cachée.
            { $field_cards ->
                [0] {""}
               *[other] 2. **Rivière.** Retournez { $field_cards } { FORM($field_cards, "carte", "cartes") } à côté de la pioche : c’est la **rivière**.
            }
            { $wilds ->
                [2] 3. **Les deux ?.** Un joueur qui a les deux en met maintenant un sous la pioche{ ours } et pioche la première carte.
               *[other] {""}
            }
            4. **Qui commence.** Chacun choisit une carte, et on les montre toutes en même temps. Le plus petit nombre commence ; entre nombres égaux, celui qui a le moins de cercles.{ $wilds ->
                [0] {""}
               *[other] {" "}Un ? compte pour 8, le plus haut.{ ours }
            }
            5. **Premier coup.** Chacun reprend sa carte. Qui commence { $first_lead ->
                [anything] peut jouer ce qu’il veut
               *[shown-card] joue un coup avec la carte montrée
            }.{ ours }
    }

# en: c320d8a7
page-plays =
    ## Ce que tu peux jouer

    Un coup est toujours l’un de ceux-ci :

    - **Une carte seule.**{ $twice ->
        [yes] {" "}De deux chats noirs égaux, tu choisis lequel part.
       *[no] {""}
    }
    - **Des nombres égaux :** deux cartes ou plus du même nombre ; on peut mélanger les couleurs.
    - **Une suite :** trois nombres ou plus qui se suivent, tous de la même couleur, comme 4, 5, 6 en noir.{ $doppelganger ->
        [no] {""}
       *[yes] {" "}Les sosies { $doppelganger_sequences ->
            [yes] forment leur propre couleur
           *[no] ne font pas de suite
        }.{ ours }
    }

# en: d06acf81
page-turn =
    ## Ton tour

    { $alone ->
        [yes]
        1. **Jouer.** Ce que tu veux ; rien ne doit être plus haut qu’avant.
        2. **Piocher.** { $field_cards ->
            [0] Prends la première carte de la pioche. Quand la pioche est vide, rien ne vient.{ ours }
           *[other] Compte : est-ce ton premier tour, ton deuxième, ton troisième ? Si tu as joué au moins autant de cartes, choisis une carte de la rivière ou prends la première de la pioche. Sinon, prends la première de la pioche.{ $doppelganger ->
                [no] {""}
               *[yes] {" "}Un sosie joué pour deux compte pour deux.{ ours }
            } Quand la pioche est vide, tu ne peux que choisir une carte de la rivière, ou rien ne vient.{ ours }
        }
       *[no]
        Qui commence joue ce qu’il veut : il **ouvre**. Ensuite on tourne dans le sens des aiguilles d’une montre, et chacun fait l’une de ces deux choses :

        1. **Jouer.** Joue la même sorte de coup avec autant de cartes, mais plus haut : une paire sur une paire, une suite sur une suite de même longueur. Une suite compte par son plus grand nombre.
        2. **Ou passer.** { $field_cards ->
            [0] Il n’y a pas de rivière : tu ne prends donc rien.{ ours }
           *[other] { $must_take ->
                [yes] Prends
               *[no] Tu peux prendre
            } en main une carte de la rivière{ ours } ; la carte suivante de la pioche comble le trou, tant qu’il y en a. { $taking ->
                [while-the-deck-has-cards] Quand la pioche est vide, plus personne n’en prend.{ ours }
               *[while-the-field-has-cards] Si la rivière est vide, passe simplement.{ ours }
            }{ $hand_limit ->
                [0] {""}
               *[other] {" "}Un joueur qui a { $hand_limit } { FORM($hand_limit, "carte", "cartes") } n’en prend pas.{ ours }
            }
        }

        Tu peux passer maintenant et rejouer quand revient ton tour. Quand tous les autres ont passé, mettez de côté les cartes jouées, et le dernier qui a joué ouvre comme il veut. Qui ouvre ne peut pas passer.
    }

# en: b8c4498f
page-end =
    ## La fin

    { $alone ->
        [yes] Le tour où tu joues ta dernière carte est le dernier ; tu ne pioches plus. Moins il y a de tours, mieux c’est.{ $solo_turns ->
            [0] {""}
           *[other] {" "}Après le tour { $solo_turns }, la partie s’arrête, réussie ou non.{ ours }
        }
       *[no]
        Un joueur qui joue la dernière carte de sa main gagne la manche. Les autres comptent les cercles des cartes qui leur restent :

        | cercles | points perdus |
        | --- | --- |
        { $losses }

        { $ends ->
            [one-round] On joue une seule manche : qui a vidé sa main gagne.{ ours }
           *[last-point] Puis vient la manche suivante, qui commence comme la première : mélangez toutes les cartes, distribuez, et montrez des cartes pour savoir qui commence.{ ours } Un joueur qui a perdu { $points } { FORM($points, "point", "points") } a perdu la partie. Si c’est le cas de plusieurs à la même manche, { $lost_together ->
                [more-circles] celui qui a le plus de cercles à cette manche a perdu
                [more-points] celui qui a perdu le plus de points a perdu
               *[shared] tous ont perdu
            }.{ ours }
        }
    }
# en: b99bdfc4
loss = | { $circles } | { $n } |
# en: be0e113b
or-more = { $first } ou plus

# en: fa249bb4
worked-turn = Tu joues contre le robot Hana.
    .title = Une manche commence
    .note-1 = Le 3 noir irait avec tes 2, 4, 5 et 6.
    .note-4 = Le 1 blanc que Hana a montré en fait partie, et le ? vaut ici un 1 noir.
    .note-5 = Une paire aussi, et plus haute. Ici, le sosie compte pour une carte.
    .note-7 = Ta main grandit, mais tu as maintenant 2, 3, 4, 5 et 6 en noir.
    .note-10 = À lui seul, le sosie est une paire.
    .note-13 = Cinq cartes d’un coup.
