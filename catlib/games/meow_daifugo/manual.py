"""The player's rulebook of Meow Meow Daifugō: a page or two, with the numbers of the house rules that are played."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from catlib.chance import counted
from catlib.game import Game, Points, Section, Strip, Table, WorkedTurn

from .cards import Deck
from .setup import HouseRules

WORTH_TRYING = ("ends", "deck", "field_cards", "must_take", "hand_limit")


def how_to_play(game: Game) -> Sequence[Section]:
    """Aim, cards, deal, a turn, special cards, the end; alone it is another game."""
    house = game.house
    solo = game.players == 1
    return [
        Section("What it is about", (_solo_aim(house) if solo else _aim(house),)),
        Section("The cards", (_cards(house.deck), _circles(house.deck), *_special_cards(house))),
        Section("Before you start", tuple(_solo_deal(house) if solo else _deal(game.players, house))),
        Section("What you can play", (Points(tuple(_plays(house))),)),
        Section("Your turn", tuple(_solo_turn(house) if solo else _turn(house))),
        Section("The end", tuple(_solo_end(house) if solo else _end(house))),
    ]


def _aim(house: HouseRules) -> str:
    loses = (
        f"who loses {counted(house.points, 'point')} has lost the game"
        if house.ends == "last point"
        else "there is one round"
    )
    return (
        "Get rid of your cards before the others do. You play cards that are higher than the last ones, or you pass: then "
        f"you take a card, and your hand grows. Cards that are left in your hand cost you points, and {loses}."
    )


def _solo_aim(house: HouseRules) -> str:
    return "Alone, you get rid of all your cards in as few turns as you can. Six turns are a good result."


def _cards(deck: Deck) -> str:
    return (
        f"There are {deck.cards} cards: cats in several suits with numbers, of which 8 is the highest and 1 the lowest. The "
        "circles at the foot of a card say what it costs whoever still holds it at the end."
    )


def _circles(deck: Deck) -> Table:
    """Every kind of card with its numbers and circles."""
    kinds = {
        "white cats": (deck.white, deck.circles.white),
        "black cats, first set": (deck.black_one, deck.circles.black_one),
        "black cats, second set": (deck.black_two, deck.circles.black_two),
        "doppelgangers": (deck.doppelganger, deck.circles.doppelganger),
    }
    rows = [(name, _numbers(numbers), str(circles)) for name, (numbers, circles) in kinds.items() if numbers]
    wilds = {"white": deck.circles.white_wild, "black": deck.circles.black_wild}
    rows += [(f"{colour} ?", "any", str(wilds[colour])) for colour in deck.wild]
    return Table(("cards", "numbers", "circles"), tuple(rows))


def _numbers(numbers: Sequence[int]) -> str:
    """Numbers of one kind of card, as a span where there is no hole.

    >>> _numbers((1, 2, 3)), _numbers((1, 3))
    ('1 to 3', '1, 3')
    """
    whole = len(numbers) > 1 and list(numbers) == list(range(numbers[0], numbers[-1] + 1))
    return f"{numbers[0]} to {numbers[-1]}" if whole else ", ".join(map(str, numbers))


def _special_cards(house: HouseRules) -> Iterator[Points]:
    items = []
    if house.deck.doppelganger:
        items.append("A **doppelganger** counts as one card or as two equal ones, also beside other cards.")
    if house.deck.wild:
        items.append("A **?** is any number from 1 to 8 of its own colour.")
    if items:
        yield Points(tuple(items))


def _deal(players: int, house: HouseRules) -> Iterator[str]:
    yield (
        f"Shuffle and deal {counted(house.hand_cards[players - 1], 'card')} to each player. Put the rest face down as the "
        f"deck and turn up {counted(house.field_cards, 'card')} beside it: the **field**."
    )
    if len(house.deck.wild) == 2:
        yield "Whoever holds both ? puts one of them under the deck now and draws the top card."
    wild = " A ? counts as 8, the highest." if house.deck.wild else ""
    lead = (
        " and may lead anything"
        if house.first_lead == "anything"
        else " and leads something with the card they showed"
    )
    yield (
        "Everybody chooses a card, and all are shown together. The lowest number starts; of equal numbers, the one with "
        f"the fewest circles.{wild} The cards go back to the hands. Whoever starts leads{lead}."
    )


def _solo_deal(house: HouseRules) -> Iterator[str]:
    yield (
        f"Shuffle and deal yourself {counted(house.hand_cards[0], 'card')}. The rest is the deck, and its top "
        f"{counted(house.field_cards, 'card')} lie face up beside it: the **field**."
    )


def _plays(house: HouseRules) -> Iterator[str]:
    twice = set(house.deck.black_one) & set(house.deck.black_two)
    yield "**A single:** one card." + (" Of two equal black cats you choose which one goes." if twice else "")
    yield "**Equal numbers:** two or more cards of one number; suits may be mixed."
    own = (
        "Doppelgangers are a suit of their own." if house.doppelganger_sequences else "Doppelgangers make no sequence."
    )
    yield f"**A sequence:** three or more numbers in a row, all of one suit. {own if house.deck.doppelganger else ''}".strip()


def _turn(house: HouseRules) -> Iterator[str | Strip]:
    take = "Take" if house.must_take else "You may take"
    limit = f" Who holds {counted(house.hand_limit, 'card')} takes none." if house.hand_limit else ""
    yield "Whoever leads plays anything. Then it goes round the table, and each player does one of two things:"
    yield Strip(
        (
            (
                "Play",
                "The same sort with the same number of cards, but higher. Sequences count by their highest number.",
            ),
            ("Or pass", f"{take} one card of the field. It is filled up from the deck while that lasts.{limit}"),
        )
    )
    yield (
        "Who passed may play again when the turn comes round. When all others have passed, the cards are put aside, and "
        "whoever played last leads anything. Who leads cannot pass."
    )


def _solo_turn(house: HouseRules) -> Iterator[str | Strip]:
    yield Strip(
        (
            ("Play", "Anything you like; nothing has to be higher than before."),
            (
                "Draw",
                "If you played at least as many cards as the number of the turn, choose a card of the field or the top of "
                "the deck; else take the top of the deck. When the deck is empty, nothing comes. A doppelganger played as "
                "two counts as two.",
            ),
        )
    )


def _end(house: HouseRules) -> Iterator[str | Table]:
    yield "Whoever plays the last card of the hand wins the round. The others count the circles in their hands:"
    (low, high), losses = house.penalty_bands, house.point_losses
    spans = (f"1 to {low}", f"{low + 1} to {high}", f"{high + 1} or more")
    yield Table(("circles", "points lost"), tuple(zip(spans, map(str, losses), strict=True)))
    if house.ends == "one round":
        yield "There is one round: whoever emptied the hand has won."
        return
    together = {
        "more circles": "the one with more circles in that round has lost",
        "more points": "the one who lost more points has lost",
        "shared": "all of them have lost",
    }[house.lost_together]
    yield (
        f"Then comes the next round. Whoever loses point number {house.points} has lost the game. If several do in the same "
        f"round, {together}."
    )


def _solo_end(house: HouseRules) -> Iterator[str]:
    limit = f" After turn {house.solo_turns} the game ends, cleared or not." if house.solo_turns else ""
    yield f"The turn in which you play your last card is the last one; you draw no more. The fewer turns the better.{limit}"


WORKED_TURN = WorkedTurn(
    players=2,
    seed=18,
    lead=30,
    told_from=0,
    title="A round begins",
    before="You play against the bot Hana.",
    moves=("black 2-3-4-5-6", "pass and take black 7 (1 circle)"),
    told=(
        (
            "8 cards are dealt to each. You have white 5, white 8, black 2 (1 circle), black 4 (1 circle), black 5 (1 circle), black 6 (1 circle), doppelganger 3 and doppelganger 5.",
            "",
        ),
        (
            "Black 3 (1 circle), doppelganger 4 and white 7 are turned up in the field.",
            "The black 3 would join your 2, 4, 5 and 6.",
        ),
        ("You choose black 2 (1 circle) to show.", ""),
        ("You show black 2 (1 circle); Hana shows white 1. The lowest starts: Hana.", ""),
        (
            "Hana leads pair of 1s with white and black ?; 6 cards left.",
            "The white 1 that Hana showed is in it, and the ? is a black 1 here.",
        ),
        (
            "You play pair of 5s with white and a doppelganger over pair of 1s with white and black ?; 6 cards left.",
            "Also a pair, and higher. Here the doppelganger counts as one card.",
        ),
        ("Hana plays pair of 8s with two black over pair of 5s with white and a doppelganger; 4 cards left.", ""),
        (
            "You pass and take black 3 (1 circle) from the field. Nobody beats pair of 8s with two black: Hana leads next.",
            "Your hand grows, but now you hold black 2, 3, 4, 5 and 6.",
        ),
        ("White ? is turned up in the field.", ""),
        ("Hana leads pair of 2s with white and a doppelganger; 2 cards left.", ""),
        (
            "You play pair of 3s with a doppelganger over pair of 2s with white and a doppelganger; 6 cards left.",
            "Alone, the doppelganger is a pair.",
        ),
        (
            "Hana passes and takes white ? from the field. Nobody beats pair of 3s with a doppelganger: you lead next.",
            "",
        ),
        ("Black 7 (1 circle) is turned up in the field.", ""),
        ("You lead black 2-3-4-5-6; 1 card left.", "Five cards gone at once."),
        (
            "Hana passes and takes black 7 (1 circle) from the field. Nobody beats black 2-3-4-5-6: you lead next.",
            "",
        ),
    ),
)
