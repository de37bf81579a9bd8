### Washi Cat: the player's rulebook. Each page-… is a chapter in Markdown, in this order; an empty one is left out.
### { ours } marks our reading, or our invention. Variables: the file in en; words: docs/glossary/fr.md.

# en: 0179f2fb
page-aim =
    ## De quoi il s’agit

    Chacun de vous mène { cats-each } sur le même plateau. Un chat trace une ligne partout où il marche. Il doit atteindre l’autre côté, y prendre un poisson et le rapporter à la maison. Mais aucun chat ne marche sur une ligne de l’autre joueur. Qui rapporte le premier { $cats ->
        [1] un poisson
       *[other] deux poissons, un avec chaque chat,
    } gagne. Qui enferme l’autre joueur gagne aussi.
# en: 07809d5f
cats-each = { $cats ->
    [1] un chat
   *[other] deux chats
}

# en: b7003be3
page-needs =
    ## Ce qu’il vous faut

    Deux joueurs, le plateau et deux stylos : un rouge pour le premier joueur, un bleu pour le second.

# en: 1a5f786d
page-board =
    ## Le plateau

    Il a { $rows } rangées de { $columns } cases. Les rangées sont des nombres, les colonnes des lettres. { $invented ->
        [yes] Le plateau imprimé est perdu ; celui-ci, nous l’avons inventé.{ ours }
       *[no] {""}
    }

    ``` Le plateau, { $rows } rangées de { $columns } cases
    { $picture }
    ```

    - Un point est une case libre.
    { $shrines ->
        [0] {""}
       *[other] - **#** est un sanctuaire (il y en a { $shrines }). Aucun chat n’y entre.
    }
    { FORM($walls, "- Une barre ou un tiret entre deux cases est un mur. Aucun chat ne le traverse.", "") }
    { $buildings ->
        [0] {""}
       *[other] - **+** est à l’intérieur d’un bâtiment (il y en a { $buildings }). Un chat entre et sort par les ouvertures du mur.
    }
    { $pairs ->
        [no] {""}
       *[some] - Les majuscules sont des **égouts**. Deux lettres égales dans une rangée sont des jumeaux : { $pairs }.
    }
    - { $apart ->
        [yes] Rouge est assis du côté de la rangée 1, bleu du côté de la rangée { $rows }. Chaque joueur a un chat dans chacune des deux : la **rangée de départ** d’un chat est celle où il commence, l’autre est sa **rangée d’en face**.
       *[no] La **rangée de départ** de rouge est la rangée 1, celle de bleu est la rangée { $rows }. Ta **rangée d’en face** est la rangée de départ de l’autre joueur.{ ours }
    }
# en: 7aad3107
pair = **{ $letter }** { -sewer }

# en: 9822e239
page-start =
    ## Avant de commencer

    { $drawing ->
        [board] Les poissons et les chats sont déjà dessinés sur ce plateau.{ ours }
       *[other] 1. **Poissons.** { $drawing ->
            [players] Dessinez chacun votre tour un poisson
           *[random] Le hasard dessine un poisson pour chacun, à tour de rôle{ ours }
        }, jusqu’à ce que vous en ayez { $fish } chacun : { $half } dans { $apart ->
            [yes] la rangée 1 et { $half } dans la rangée { $rows }
           *[no] sa rangée de départ et { $half } dans sa rangée d’en face
        }.{ ours }
    }
    { $drawing ->
        [board] {""}
       *[other] 2. **Chats.** { $drawing ->
            [players] Dessinez vos chats
           *[random] Les chats arrivent
        } de la même façon : { $apart ->
            [yes] un dans la rangée 1 et un dans la rangée { $rows }
           *[no] { cats-each } chacun, dans sa rangée de départ
        }. La ligne d’un chat commence sur sa case.{ ours }
    }

    { $drawing ->
        [board] {""}
       *[other] { $gap ->
            [0] {""}
           *[other] Laissez au moins { $gap } { FORM($gap, "case libre", "cases libres") } entre deux dessins, dans toutes les directions.{ ours } S’il ne reste pas de telle case, laissez-en une de moins.{ ours }
        }
    }

    { $drawing ->
        [board] {""}
       *[other] { $pairs ->
            [no] {""}
           *[some] Ne dessinez rien sur un égout.{ ours }
        }
    }

# en: aae33194
page-turn =
    ## Ton tour

    { $first_player ->
        [seat-1] Rouge commence.{ ours }
       *[random] Le hasard dit qui commence.{ ours }
    } Ensuite, on joue chacun son tour. À ton tour, tu fais un seul coup :

    1. **Choisir.** Prends l’un de tes chats.
    2. **Bouger.** Il fait { $specials ->
        [0] un pas ou un saut
       *[other] un pas, un saut ou un coup spécial
    }, comme expliqué plus bas. Trace sa ligne jusqu’à la nouvelle case.
    3. **Regarder.** A-t-il pris un poisson, ou en a-t-il rapporté un ? Quelqu’un est-il enfermé ?

    - **Un pas** va sur la case voisine, en haut, en bas, à gauche ou à droite, jamais en diagonale, et jamais sur une ligne de l’autre joueur. { FORM($own_line_blocks, "Tes propres lignes t’arrêtent aussi.", "Tu peux marcher sur tes propres lignes.") }{ ours }{ $leaves_emptily ->
        [yes] {" "}Mais un pas hors d’un bâtiment doit finir sur une case sans aucune ligne, même à toi.{ ours }
       *[no] {""}
    }
    - **Un super saut de chat** fait gagner des tours. Si { FORM($own_tail, "une ligne à toi", "une ligne à toi que ce chat n’a pas tracée") }{ ours } est juste à côté de ton chat, il saute tout droit par-dessus toute cette ligne, sur la première case derrière elle qui n’a pas de ligne : de d4, par-dessus ta ligne en d3 et d2, jusqu’en d1. { $landing ->
        [anything-free] Il peut aussi arriver sur un poisson qu’il a le droit de prendre, ou sur un égout libre.
       *[blank] Cette case doit être vide.
    }{ ours } { FORM($jump_is_special, "Il coûte un coup spécial.", "Il ne coûte rien.") }{ ours }
    - Aucun coup ne traverse un mur. Si tu ne peux pas bouger du tout, tu passes.{ ours }

# en: dae825b4
page-specials =
    ## Coups spéciaux

    { $specials ->
        [0] Il n’y en a pas dans cette partie.
       *[other] Tu as { $specials } { FORM($specials, "coup spécial", "coups spéciaux") } pour toute la partie, de n’importe quelle sorte. Coche-les quand tu t’en sers.

            - **Super méga saut de chat :** un saut qui peut aussi passer par-dessus les lignes de l’autre joueur. Trace ta ligne sur tout ce que tu franchis.{ ours }
            - **Super plongeon d’égout :** entre dans un égout à côté de ton chat, et ressors par son jumeau : l’égout de la même couleur dans la même rangée. Dès lors, ta ligne passe par les deux, et toi seul peux t’en servir.{ ours }

            Un chat peut aussi simplement marcher sur un égout. Cette paire est alors fermée pour vous deux.
    }

# en: fa21cd28
page-fish =
    ## Poissons

    - Dans la rangée d’en face ({ $apart ->
        [yes] la rangée { $rows } en partant de la rangée 1, la rangée 1 en partant de la rangée { $rows }
       *[no] la rangée { $rows } pour rouge, la rangée 1 pour bleu
    }), un chat prend n’importe quel poisson, rouge ou bleu, en allant dessus.{ ours }
    - Un chat ne prend qu’un seul poisson. Ensuite, il ne peut plus entrer sur une case qui en a un.
    - { FORM($apart, "Aucun chat ne va sur un poisson de sa propre rangée de départ.", "Tes chats ne vont jamais sur un poisson de ta rangée de départ.") }{ ours }
    - Le poisson est rapporté quand son chat atteint n’importe quelle case de sa rangée de départ.{ $cats ->
        [1] {""}
       *[other] {" "}Ce chat { $delivered_cats ->
            [move-on] peut ensuite continuer, pour barrer la route
           *[rest] se repose ensuite
        }.{ ours }
    }

# en: 580c0602
page-end =
    ## La fin

    - Tu gagnes dès que { $cats ->
        [1] ton chat a
       *[other] tes deux chats ont
    } rapporté un poisson.
    - Tu perds tout de suite si tu n’as **plus d’issue**, c’est-à-dire si tu n’as plus de coup spécial et que des lignes de l’autre joueur te barrent la route : { $trapped ->
        [objective] tu ne peux plus rapporter tous tes poissons, quoi qu’il arrive
       *[return-only] l’un de tes chats n’a plus de chemin du retour
    }.{ ours } { FORM($own_line_blocks, "Tu n’as plus d’issue non plus si tu n’as plus de coup spécial et ne peux pas bouger du tout.", "Tes propres lignes seules ne t’enferment jamais.") }{ ours }
    - Si un coup vous enferme tous les deux, c’est le joueur de ce coup qui gagne.{ ours }
    - Si aucun de vous ne peut bouger, personne ne gagne.{ ours }
    { $turn_limit ->
        [0] {""}
       *[other] - Après { $turn_limit } { FORM($turn_limit, "tour", "tours") }, ceux des deux joueurs comptés ensemble, personne ne gagne.{ ours }
    }

# en: 0277a49d
worked-turn = Une partie entière sur le plus petit plateau, 4 rangées de 5 cases, avec un chat chacun. Tu es rouge et tu pars de c1 ; le robot Dash est bleu et part de c4.
    .title = Une petite partie entière
    .note-0 = La colonne c finit en c4, où passe la ligne bleue : ton chat fait donc le tour.
    .note-2 = Ainsi commence une ligne dans la colonne d.
    .note-6 = C’est la rangée d’en face.
    .note-8 = Le poisson est bleu, mais cela ne change rien.
    .note-10 = Retour sur sa propre ligne, ce qui est permis.
    .note-12 = Tout droit par-dessus sa ligne en d3 et d2 : un tour au lieu de trois. Tu as gagné.
