### Taxi Derby: the player's rulebook. Each page-… is a chapter in Markdown, in this order; an empty one is left out.
### { ours } marks our reading, or our invention. Variables: the file in en; words: docs/glossary/de.md.

# en: 35196626
page-aim =
    ## Worum es geht

    Du fährst ein Taxi. Nimm Fahrgäste mit und bring sie, wohin sie wollen: alle zahlen dir einen Fahrpreis. Viele steigen nur ein, wenn dein Taxi ein **Extra** hat, zum Beispiel { $such }; du musst also auch Geld ausgeben. Du darfst so weit fahren, wie du willst, aber wenn du zu schnell bist, verfolgt dich der Streifenwagen. Wer am Ende das meiste Geld hat, gewinnt.

# en: 7f896be8
page-needs =
    ## Was ihr braucht

    - Die Stadt, für alle ein Taxi und den schwarzen Streifenwagen.
    - Plättchen für die Fahrgäste. Darauf steht, wohin jemand will, der Fahrpreis und was zum Einsteigen nötig ist.
    - Extras von { $kinds } Arten: { $upgrades }.
    - Strafzettel für alle, die erwischt werden.
    - Einen Würfel mit { $die_sides } Seiten, und Geld.

    { $invented ->
        [no] {""}
       *[other] Das hier ist gedruckt verloren: { $invented }. Wir haben es selbst erfunden.{ ours }
    }
# en: e534985e
the-boards = der Stadtplan
# en: 19e75d26
the-tiles = die Plättchen
# en: a20bef01
the-tickets = die Strafzettel

# en: 347c9f6f
page-city =
    ## Die Stadt

    Vier Viertel bilden ein Quadrat mit { $spaces } Feldern.{ $streets ->
        [shuffled-and-turned] {" "}Sie werden gemischt und liegen beliebig gedreht.{ ours }
        [shuffled] {" "}Sie werden gemischt.{ ours }
       *[as-arranged] {""}
    } Die Straße am Rand ist gesperrt.

    - Ein **Feld** ist ein Stück Straße zwischen zwei Kreuzungen. Kreuzungen sind keine Felder: von einem Stück Straße fährst du auf jedes, das daran stößt.
    - **Haltestellen,** zwei neben jedem Stapel Plättchen: hier warten Fahrgäste.
    - **Ziele,** wo Fahrgäste aussteigen: { $places }.
    - **Läden** verkaufen Extras: { $sold }.{ FORM($invented_city, ours, "") }
    - Die Garagen der Taxis und die Polizeiwache.
# en: 8f8c3e0d
stores-at = { $n } für { $price } $

# en: cc8c2c46
page-start =
    ## Bevor es losgeht

    1. **Taxis.** Alle nehmen sich eins{ $start_tokens ->
        [0] {""}
       *[other] , { $start_tokens } blind { FORM($start_tokens, "gezogenes Extra", "gezogene Extras") }
    }{ $start_money ->
        [0] {""}
       *[other] , { $start_money } $
    } und eins der zwei Felder neben der Garage.
    2. **Läden.** Jeder bekommt { $store_gets } blind { FORM($store_gets, "gezogenes Extra", "gezogene Extras") }; mehr kommen nicht.{ FORM($every_upgrade, " Jede Art von Extra wird mindestens einmal ausgeteilt.", "") }
    3. **Fahrgäste.** Sortiert die Plättchen nach der Farbe ihrer Rückseite und macht { $stacks } Stapel, jeden von oben: { $from_the_top }. Deckt von jedem Stapel zwei an seinen Haltestellen auf.
    4. **Streifenwagen.** Er wartet an der Polizeiwache. Orange fängt an.{ ours }
# en: 0cdb7d72
in-stack = { $n } { $colour }

# en: 518205ab
page-turn =
    ## Dein Zug

    1. **Fahren.** Fahr Feld für Feld, so weit du willst, höchstens { $most_spaces }.{ ours } Zähl alle Felder des Zuges zusammen: mit mehr als { $speed_limit } bist du **zu schnell**.
    2. **Etwas tun.** Tu eins von dem, was unten steht. Du musst mindestens ein Feld gefahren sein.{ ours }
    3. **Noch einmal.** Warst du dabei nicht zu schnell, darfst du weiterfahren und noch einmal etwas tun.
    4. **Der Streifenwagen.** Sag an, was du zum Schluss tust. Erst fährt der Streifenwagen, dann tust du es, und dein Zug ist zu Ende. Tust du gar nichts, fährt der Streifenwagen am Ende.

    Das kannst du tun:

    - Einen Fahrgast **mitnehmen,** der auf deinem Feld wartet, wenn du die Extras hast, die sein Plättchen verlangt. In ein Taxi { FORM($capacity, "passt", "passen") } { $capacity }.
    - Einen Fahrgast am richtigen Ziel **absetzen.** Die Bank zahlt dir den Fahrpreis.
    - In einem Laden ein Extra **kaufen,** zu seinem Preis und ohne Fahrgast im Taxi. Ein Laden verkauft nur eins in jedem Zug.
    { $shared_spaces ->
        [yes] {""}
       *[no] - Niemand tut etwas oder beendet einen Zug, wo ein anderes Taxi steht; vorbeifahren darfst du.{ ours }
    }

# en: 3d331e22
page-patrol =
    ## Der Streifenwagen

    - **Du warst nicht zu schnell:** du darfst ihn bis zu { $patrol_reach } { FORM($patrol_reach, "Feld", "Felder") } weit bewegen, wohin du willst. { $free_patrol ->
        [tickets-rivals] Wer auf dem Feld steht, auf dem du ihn stehen lässt, bekommt einen Strafzettel.
       *[tickets-nobody] Er verteilt keine Strafzettel.
    }{ ours }
    - **Du warst zu schnell:** wirf den Würfel und nimm ihn mal mit deinen Feldern über dem Tempolimit. So viele Felder fährt der Streifenwagen auf dich zu, auf einem kürzesten Weg, den du wählst.{ ours } Erreicht er dich, bekommst du einen Strafzettel.
    { $patrol_space ->
        [caught] - **Du warst zu schnell und hältst auf seinem Feld:** du bekommst ohne Wurf einen Strafzettel.{ ours }
       *[free] - **Du warst zu schnell und hältst auf seinem Feld:** es passiert nichts.{ ours }
    }

# en: 8eeeb4f2
page-tickets =
    ## Strafzettel

    Deck einen Strafzettel auf, behalte ihn und bezahl die Strafe. Wenn du kannst, musst du. Deine Fahrgäste bleiben, und du tust, was du zum Schluss tun wolltest{ $after_ticket ->
        [chosen-anew] , oder etwas anderes, was dort geht, oder nichts.{ ours }
       *[stays-announced] .
    } Ein Besuch auf der Polizeiwache kostet dich auch das.{ ours }

    | Strafe | Strafzettel |
    | --- | --- |
    { $fines }

    Kannst du nicht bezahlen, zahlst du nichts,{ ours } wirst aber **abgeschleppt:** deine Fahrgäste steigen aus und sind weg, dein Taxi kommt zur Polizeiwache, und dein Zug ist zu Ende. Ist die Strafe dein letztes Extra, darfst du dich abschleppen lassen, statt es abzugeben.
# en: bb55b6f2
dollars-row = | { $dollars } $ | { $n } |
# en: 1cf6b9c9
upgrade-row = | ein Extra | { $n } |
# en: 864a48e4
visit-row = | ein Besuch auf der Polizeiwache | { $n } |

# en: 1350da0e
page-upgrades =
    ## Extras

    Du hast Platz für { $room } von jeder Art. Das erste lässt Fahrgäste einsteigen, die es verlangen. Mit einem zweiten zahlen sie { $second_token } $ mehr{ FORM($abilities, ", und es bringt eine Fähigkeit für den Rest des Spiels", "") }; mit einem dritten stattdessen { $third_token } $ mehr.{ ours }

    { $abilities ->
        [yes]
            | zwei davon | was sie bringen{ ours } |
            | --- | --- |
            { $tracks }
       *[no] {""}
    }
# en: 52b7609f
track-row = | { $upgrade } | { $brings } |
# en: 00571592
ability-none = nichts
# en: 6845845c
ability-speed-limit-plus-1 = dein Tempolimit ist um eins höher
# en: 4d35f9eb
ability-patrol-reach-plus-2 = du darfst den Streifenwagen zwei Felder weiter bewegen
# en: c4bb1775
ability-solo-passengers-share = Fahrgäste, die allein fahren, teilen sich dein Taxi
# en: cbba3e6f
ability-stores-minus-1 = Läden sind einen Dollar billiger
# en: fa2b13b5
ability-fines-minus-1 = Geldstrafen sind einen Dollar niedriger

# en: 7d525b07
page-passengers =
    ## Fahrgäste

    Das sind { $types }. { FORM($any_solo, "Ein Fahrgast, bei dem **allein** steht, teilt das Taxi mit niemandem. ", "") }{ FORM($any_limit, "Manche steigen nur ein, wenn du nicht mehr Strafzettel hast, als ihr Plättchen sagt. ", "") }{ FORM($any_times, "Ein Fahrpreis mit **+** gilt einmal, und noch einmal für jeden Fahrgast derselben Art, den du schon gebracht hast. ", "") }{ $fare_change ->
        [0] {""}
       *[other] Jeder Fahrpreis ist { $fare_change } $ höher als gedruckt.{" "}
    }Ein Fahrgast, der im Taxi sitzt, bleibt, auch wenn du ein Extra verlierst.

# en: ee7b4250
page-end =
    ## Das Ende

    Nach deinem Zug füllst du leere Haltestellen aus ihren Stapeln auf.{ ours } Wenn { $ending_stacks } Stapel leer { FORM($ending_stacks, "ist", "sind") }, oder zwei, an denen niemand mehr wartet, kommt das Ende: alle haben noch einen Zug, zuletzt, wer das Ende herbeigeführt hat. Dann gibt es diese Prämien:

    | Prämie für{ ours } | erster Platz | zweiter | dritter |
    | --- | --- | --- | --- |
    { $prizes_paid }

    Bei Gleichstand werden Prämien geteilt{ ours } und aufgerundet; teilen sich mehr als zwei den dritten Platz, bekommen sie nichts. Ein längster Zug zählt ab { $bonus_from } { FORM($bonus_from, "Feld", "Feldern") }, bis { $track_end }.{ ours } Für eine Art, von der du niemanden gebracht hast, bekommst du keine Prämie.{ ours } Das meiste Geld gewinnt; bei gleich viel Geld teilt ihr euch den Sieg.{ ours } { $standstill ->
        [ends-the-game] Kann niemand mehr jemanden fahren, kommt das Ende genauso.{ ours }
       *[plays-on] {""}
    } { $round_limit ->
        [0] {""}
       *[other] Nach { $round_limit } { FORM($round_limit, "Runde", "Runden") } ist auf jeden Fall Schluss.{ ours }
    }
# en: 742321e7
prize-row = | { $thing } | { $first } $ | { $second } $ | { $third } $ |

# en: c9ed9b1c
worked-turn = Du bist Orange, startest auf b15 und hast WLAN. Der Bot Fast Eddie ist Grün.
    .title = Ein Zug, Schritt für Schritt
    .note-1 = Das ist das Erste, was du tust, und noch im Tempolimit; du darfst also noch etwas tun.
    .note-2 = Alle Felder des Zuges zählen: 1 und 4 sind 5.
    .note-4 = Zwei Wege sind gleich kurz: du wählst einen.
    .note-5 = Dein Zug ist zu Ende.
    .note-6 = Die leere Haltestelle wird aus ihrem Stapel gefüllt.
