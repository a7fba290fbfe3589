"""Grounds are facts about a position: each is found where it holds, and not beside it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import inf
from random import Random
from typing import Any

import pytest

from bot.robots import Budget, explain
from bot.robots.explain import explain_all
from bot.robots.grounds import Ground, Position, grounds_of, play_rules_of
from bot.robots.playout import numbers_bid
from bot.rules import CHANCE, GAMES, AnyGame, Choose, Options, Seat, View
from bot.rules.kit.actions import Deal, Play
from bot.rules.kit.cards import cards
from tests.robots.helpers import positions, views
from tests.rules.option_sets import OptionSets
from tests.support.kept import asking_more

MANY_BIDS = 100
"""From so many numbers on only those are asked about that a player would weigh."""

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
asking = pytest.mark.parametrize("game", [GAMES[key] for key in asking_more()], ids=asking_more())


def reached(
    game: AnyGame, hands: str, *lines: str, options: Options | None = None, **piles: str
) -> View[Any]:
    """The view of the seat to act, after these hands were dealt and these lines said and played."""
    options = options or game.presets["house"]
    dealt = tuple(map(cards, hands.split("/")))
    state: Any = game.start(options, len(dealt))
    left = list(game.pack(options, len(dealt)))
    for card in (*sum(dealt, ()), *sum(map(cards, piles.values()), ())):
        left.remove(card)
    put = {name: cards(text) for name, text in piles.items()}
    put |= {"stock": tuple(left)} if left else {}
    state = game.apply(state, CHANCE, Deal(dealt, tuple(put.items()))).state
    for line in lines:
        seat = game.to_act(state)[0]
        action = game.read(line)
        assert action in game.legal(game.view(state, seat)), line
        state = game.apply(state, seat, action).state
    return game.view(state, game.to_act(state)[0])


def played(*played: str) -> tuple[str, ...]:
    """The lines that play these cards."""
    return tuple(f"play {card}" for card in " ".join(played).split())


def said(view: View[Any], game: AnyGame, line: str) -> list[str]:
    """The grounds for an action, as codes with their facts."""
    action = game.read(line)
    assert action in game.legal(view), line
    return [str(ground) for ground in grounds_of(game, view, action)]


JASS, EUCHRE, JACKS = GAMES["schieber"], GAMES["euchre"], GAMES["four-jacks"]
EVEN = (
    "JS 9S AS AH KH 6D 7D 6C 7C/KS QS QH JH AD KD QD AC KC/"
    "TS 8S TH 9H 8H JD TD QC JC/7S 6S 7H 6H 9D 8D TC 9C 8C"
)
NO_HEARTS = (
    "JS AS AH KH QH 6D 7D 6C 7C/9S KS JH 7H 6H AD KD QD 8C/"
    "QS TS TH 9H 8H JD TD AC KC/8S 7S 6S 9D 8D QC JC TC 9C"
)
"""Nothing in hearts at seat 3."""


def jass(hands: str, contract: str, *course: str) -> View[Any]:
    """A position of four, two against two, all cards dealt; seat 0 names and leads."""
    return reached(JASS, hands, f"contract {contract}", *played(*course))


@pytest.mark.parametrize(
    ("hands", "contract", "course", "card", "ground"),
    [
        (EVEN, "S", "", "JS", "draws-trump number=6"),
        (EVEN, "S", "", "AH", "highest-left suit=H"),
        (EVEN, "obenabe", "", "AH", "sure-winner"),
        (EVEN, "S", "", "6C", "low-lead"),
        (EVEN, "S", "JS", "QS", "cannot-win"),
        (EVEN, "S", "JS QS", "TS", "points-to-partner who=0"),
        (EVEN, "S", "JS QS", "8S", "partner-holds who=0"),
        (EVEN, "S", "AH", "JH", "saves-trump"),
        (EVEN, "S", "AH", "QS", "ruffs suit=H"),
        (EVEN, "S", "AH JH", "8H", "partner-holds who=0"),
        (EVEN, "S", "AH JH", "TH", "points-likely who=0"),
        (EVEN, "S", "6C", "AC", "hard-to-beat"),
        (EVEN, "obenabe", "6C", "KC", "sure-winner"),
        (EVEN, "obenabe", "6C", "AC", "sure-winner"),
        (EVEN, "undenufe", "7C KC", "JC", "partner-holds who=0"),
        (NO_HEARTS, "S", "AH 6H 8H", "9C", "saves-trump"),
        (NO_HEARTS, "S", "AH 6H 8H", "6S", "ruffs suit=H"),
        (NO_HEARTS, "S", "AH 6H 8H 9C 6D AD TD 8D", "JH", "partner-ruffs suit=H who=3"),
        (NO_HEARTS, "S", "AH 6H 8H 9C 6D AD TD 8D", "8C", "last-of-suit suit=C"),
        (NO_HEARTS, "S", "AH 6H 8H 9C 6D AD TD 8D JH", "9H", "may-be-ruffed suit=H who=3"),
        (NO_HEARTS, "S", "AH 6H 8H 9C 6D AD TD 8D 7H 9H 9D", "QH", "last-cheapest"),
    ],
)
def test_grounds_of_a_card(hands: str, contract: str, course: str, card: str, ground: str) -> None:
    view = jass(hands, contract, course)
    assert said(view, JASS, f"play {card}")[:1] == [ground]


@pytest.mark.parametrize(
    ("hands", "contract", "course", "card"),
    [
        (EVEN, "S", "JS", "KS"),  # the cheaper queen would do
        (EVEN, "S", "AH JH", "9H"),  # neither points nor the cheapest
        (EVEN, "S", "", "7D"),
    ],
)
def test_no_ground_is_made_up(hands: str, contract: str, course: str, card: str) -> None:
    assert said(jass(hands, contract, course), JASS, f"play {card}") == []


def test_a_high_card_keeps_its_guard() -> None:
    hands = (
        "JS AS AH KH QH 7D TD 6C 7C/9S KS JH 7H 6H AD KD QD 8C/"
        "QS TS TH 9H 8H JD 9C AC KC/8S 7S 6S 9D 8D 6D QC JC TC"
    )
    view = jass(hands, "obenabe", "AH 6H 8H")
    assert said(view, JASS, "play 8D")[0] == "keeps-guard card=QC"
    assert "keeps-guard" not in str(said(view, JASS, "play JC"))


def test_the_second_hand_stays_low_and_keeps_its_king() -> None:
    hands = "JD AD 9D AH 9C/KH TH 7C KC 8S/KD QH 8H AC TC/TD 8D 9S KS QS"
    view = reached(EUCHRE, hands, "order", "swap 9S", up="7D")
    assert said(view, EUCHRE, "play JD")[0] == "draws-trump number=6"
    view = reached(EUCHRE, hands, "order", "swap 9S", "play 9C", up="7D")
    assert said(view, EUCHRE, "play 7C") == ["second-hand-low", "keeps-for-later card=KC"]
    assert said(view, EUCHRE, "play KC")[0] == "cheapest-winner"
    view = reached(EUCHRE, hands, "order", "swap 9S", "play 9C", "play 7C", up="7D")
    assert said(view, EUCHRE, "play TC")[0] == "cheapest-winner"


def test_whoever_names_trump_holds_some() -> None:
    hands = "JD AD 9D AH 9C/KH TH 7C KC 8S/KD QH 8H AC TC/TD 8D 9S KS QS"
    view = reached(EUCHRE, hands, up="7D")
    assert said(view, EUCHRE, "order") == [
        "holds-trumps cards=JD.AD.9D number=3 suit=D",
        "top-cards cards=AH trump=True",
        "promises asked=3.2 unit=tricks worth=3.5",
    ]
    assert said(view, EUCHRE, "pass") == ["up-to-others card=7D who=3"], "it is worth enough"
    view = reached(EUCHRE, hands, "order", up="7D")
    assert said(view, EUCHRE, "swap 9S") == ["keeps-trumps number=3"], "with the one turned up"
    assert said(view, EUCHRE, "swap 8D") == []


LITTLE = "9C 8C KH QD 9S/JD AD 9D AH 9H/TC 7C KD TD 7H/KC QC AC TH 8H"
"""Seat 0 has nothing, seat 1 the jack and the ace of diamonds, seat 3 the top clubs."""


def test_whoever_passes_says_what_is_missing_and_who_would_get_the_turn_up() -> None:
    view = reached(EUCHRE, LITTLE, up="JC")
    short, up = said(view, EUCHRE, "pass")
    assert short.startswith("falls-short asked=3.2 unit=tricks worth=")
    assert up == "up-to-others card=JC who=3"


def test_that_the_partner_has_passed_is_told_where_little_decides() -> None:
    view = reached(EUCHRE, LITTLE, "pass", "pass", up="JC")
    assert said(view, EUCHRE, "pass")[1:] == ["up-to-others card=JC who=3"], "far from a bid"
    close = "9C 8C KH QD 9S/JD 9D QS 9H TH/JS AC TC AD 7H/KC QC TS KS 8H"
    view = reached(EUCHRE, close, "pass", "pass", up="JC")
    short, *others = said(view, EUCHRE, "pass")
    assert short == "falls-short asked=3.2 unit=tricks worth=2.7"
    assert others == ["up-to-others card=JC who=3", "partner-passed who=0"]
    far_above = "9C 8C KH QD 9S/JD 9D QS 9H TH/JS AC KC QC TC/AD TS KS 8H 7H"
    view = reached(EUCHRE, far_above, "pass", "pass", up="JC")
    assert said(view, EUCHRE, "pass") == ["up-to-others card=JC who=3"]


def test_the_turn_up_goes_to_the_partner_or_into_the_own_hand() -> None:
    view = reached(EUCHRE, LITTLE, "pass", up="7D")
    told = said(view, EUCHRE, "order")
    assert told[:3] == [
        "holds-trumps cards=JD.AD.9D number=3 suit=D",
        "up-to-partner card=7D who=3",
        "top-cards cards=AH trump=True",
    ]
    assert "up-to-partner" not in str(said(view, EUCHRE, "order alone")), "it stays where it is"
    view = reached(EUCHRE, LITTLE, "pass", "pass", "pass", up="JC")
    assert said(view, EUCHRE, "order")[:2] == [
        "holds-trumps cards=JC.AC.KC.QC number=4 suit=C",
        "takes-up card=JC",
    ]


def test_without_trumps_the_top_cards_are_named() -> None:
    view = reached(JASS, EVEN)
    assert said(view, JASS, "contract obenabe")[0] == "top-cards cards=AS.AH.KH trump=False"
    undenufe = said(view, JASS, "contract undenufe")
    assert undenufe == ["top-cards cards=6C.7C.6D.7D trump=False"]


def test_a_hand_is_shoved_that_promises_too_little() -> None:
    assert said(reached(JASS, EVEN), JASS, "shove") == [
        "falls-short asked=80.0 unit=lead worth=69.0"
    ]
    with_the_king = EVEN.replace("KH", "?").replace("KS", "KH").replace("?", "KS")
    view = reached(JASS, with_the_king)
    assert said(view, JASS, "shove") == []
    told = said(view, JASS, "contract S")
    assert told[-1].startswith("promises asked=80.0 unit=lead worth=")


def test_a_bid_says_what_the_hand_promises_and_with_which_trump() -> None:
    pepper = GAMES["pepper"]
    hands = "JS JC AS KS AH 9D/TS 9S KH QH JH TH/QS 9H AC KC QC TC/9C AD KD QD JD TD"
    view = reached(pepper, hands)
    promised, trump = said(view, pepper, "bid 3")
    assert promised.startswith("promises asked=2.9 unit=tricks worth=")
    assert trump == "best-trump cards=JS.JC.AS.KS suit=S"
    view = reached(pepper, hands, "bid 4")
    assert said(view, pepper, "pass")[0].startswith("falls-short asked=4.9 unit=tricks worth=")
    assert said(view, pepper, "bid 5")[0].startswith("best-trump"), "nothing promises five"


def test_melds_alone_make_a_bid() -> None:
    pinochle = GAMES["pinochle"]
    hands = (
        "AS TS KS QS JS AH KH QH AD KD AC KC/AS TS KS QS JS AH TH TH KH QH JH JH/"
        "9S 9S 9H 9H AD TD TD KD QD QD JD JD/9D 9D AC TC TC KC QC QC JC JC 9C 9C"
    )
    view = reached(pinochle, hands)
    told = said(view, pinochle, "bid 30")
    assert told[0] == "meld-makes-it number=35"
    assert not any(line.startswith("meld") for line in said(view, pinochle, "bid 36"))


def test_a_partner_is_called_by_a_card_of_ones_own_or_anothers() -> None:
    game = GAMES["call-ace"]
    hands = "JS JC KD TD AH/AS TS 9H KH QC/QH JH TH 9C KC/QS 9S AC TC AD"
    view = reached(game, hands, "order", "swap TC", up="KS")
    assert said(view, game, "partner D") == ["calls-anothers card=AD"]
    assert said(view, game, "partner H") == ["calls-own card=AH"]


def test_nobody_is_said_to_help_with_a_card_that_is_out_of_play() -> None:
    game = GAMES["call-ace"]
    hands = "JS JC KD TD AH/AS TS 9H KH QC/QH JH TH 9C KC/QS 9S AC TC QD"
    view = reached(game, hands, *["pass"] * 4, "call S", up="AD")
    assert said(view, game, "partner D") == [], "it was turned down"
    hands = "QS 9S AC TC QD/AS TS 9H KH QC/QH JH TH 9C KC/JS JC KD AD AH"
    view = reached(game, hands, *["pass"] * 3, "order", "swap AD", up="KS")
    assert said(view, game, "partner D") == [], "its caller has put it away"


def test_a_jack_or_what_lies_below_it_is_passed_on() -> None:
    hands = "KS QS 9S AH AD JD 9D QC/AS JS TH 9H AC KC JC TC/TS KH QH JH KD QD TD 9C"
    view = reached(JACKS, hands)
    assert said(view, JACKS, "give JD") == ["gives-costly"]
    assert said(view, JACKS, "give 9D") == ["gives-taker card=JD"]
    assert said(view, JACKS, "give AD") == []


def test_nobody_wants_the_jacks() -> None:
    hands = "KS QS 9S AH AD JD 9D QC/AS JS TH 9H AC KC JC TC/TS KH QH JH KD QD TD 9C"
    passed = "give AD", "give TH", "give TD"
    view = reached(JACKS, hands, *passed)
    mine = {str(card) for card in view.hand}
    assert "KS" in mine
    assert said(view, JACKS, "play KS")[0] == "others-take-it number=2"
    assert said(view, JACKS, "play 9S") == []


def test_a_suit_that_was_turned_down_is_not_said_to_be_the_one_called() -> None:
    """The dealer names a suit for a joker that is turned up, and everybody passes it."""
    hands = "KS JH TH 9D 9C/AH KH QH AC KC/AD KD QD QC JC/TS 9S JD TD TC"
    lines = "call S", *["pass"] * 4, "call C"
    view = reached(EUCHRE, hands, *lines, options=EUCHRE.presets["british"], up="2S")
    assert "named-suit" not in str(said(view, EUCHRE, "play KS"))


def test_without_trump_no_trump_is_said_to_beat_an_ace() -> None:
    """A joker does."""
    options = EUCHRE.presets["railroad"].with_value("no_trump", "yes")
    hands = "AS JH TH 9D 9C/JK AH KH QH AC/AD KD QD QC JC/TS 9S JD TD TC"
    view = reached(EUCHRE, hands, *["pass"] * 4, "call NT", options=options, up="KC")
    assert "highest-left" not in str(said(view, EUCHRE, "play AS"))
    assert "highest-left" in str(said(jass(EVEN, "S"), JASS, "play AH"))


@every_game
def test_a_trick_that_costs_nothing_has_no_card_that_costs(game: AnyGame) -> None:
    """Even where the trick itself counts as much as the card."""
    sets = OptionSets(game, Random(f"costs {game.key}"))
    for _ in range(8):
        options, players = sets.draw()
        for view, _ in _last_to_play(game, options, players, sets.rng):
            rules = play_rules_of(game, view)
            assert rules is not None and view.trick is not None
            if not any(points < 0 for points in rules.habits.worth.values()):
                break
            for action in game.legal(view):
                codes = {one.code for one in grounds_of(game, view, action)}
                if Ground.COSTS_NOTHING in codes:
                    lie = (*view.trick.cards, *action.cards)
                    assert not any(rules.habits.worth.get(card, 0) < 0 for card in lie), lie


@every_game
def test_one_choice_is_no_choice(game: AnyGame) -> None:
    for view in views(game, "single", 300):
        legal = game.legal(view)
        if len(legal) == 1:
            (only,) = legal
            (ground,) = grounds_of(game, view, only)
            assert ground.code in (Ground.ONLY_CHOICE, Ground.LAST_CARD)
            return


@asking
def test_two_worlds_that_look_alike_get_the_same_grounds_for_a_bid(game: AnyGame) -> None:
    """All that may be said or put away, if it is not too much; and much of it has its grounds."""
    asked = told = 0
    for n, (state, seat) in enumerate(positions(game, "bids", 160)):
        view = game.view(state, seat)
        legal = game.legal(view)
        if len(legal) < 2 or type(legal.sample(Random(n))) is Play:
            continue
        other = game.view(game.guess(view, Random(n)), Seat(seat))
        for m in range(3):
            action = legal.sample(Random(f"{n} {m}"))
            if isinstance(legal, Choose) and len(numbers_bid(legal)) > MANY_BIDS:
                action = Random(f"{n} {m}").choice(game.worth_trying(view))
            found = grounds_of(game, view, action)
            assert found == grounds_of(game, other, action), f"{action} with {view.hand}"
            asked, told = asked + 1, told + bool(found)
    assert told > asked // 4


def test_the_two_of_a_trick_of_one_suit_takes_it_where_it_may() -> None:
    game = GAMES["two-ten-jack"]
    options = game.presets["japan"].with_value("partners", "yes")
    hands = "3C 4S 4H 4D/5C 5S 5H 5D/9C 6S 6H 6D/2C KC 2S AS"
    view = reached(game, hands, *played("3C 5C 9C"), options=options)
    assert said(view, game, "play 2C") == ["costs-nothing", "must-take"]
    assert said(view, game, "play KC") == ["costs-nothing", "must-take"]
    hands = "3S 4C 4H 4D/5S 5C 5H 5D/2S 6C 6H 6D/9S KS 2C 3D"
    view = reached(game, hands, *played("3S 5S 2S"), options=options)
    assert said(view, game, "play KS") == ["gives-away"]


@every_game
def test_whoever_is_said_to_take_a_trick_takes_it(game: AnyGame) -> None:
    """By the rules of every table whoever plays last takes the trick, or does not."""
    sets, asked = OptionSets(game, Random(f"takes {game.key}")), 0
    while asked < 60:
        options, players = sets.draw()
        for view, state in _last_to_play(game, options, players, sets.rng):
            rules = play_rules_of(game, view)
            assert rules is not None
            if rules.weakest:
                return
            at, seat = Position(game, view, rules), view.seat
            assert seat is not None
            for card in at.legal:
                told = game.apply(state, seat, Play(card)).events
                (won,) = [one.what.values["who"] for one in told if one.what.code == "trick-won"]
                assert at.takes(card) == (won == seat), f"{card} to {view.trick}"
            asked += 1


def _last_to_play(
    game: AnyGame, options: Any, players: int, rng: Random
) -> Iterator[tuple[View[Any], Any]]:
    """The positions of a deal in which a seat is the last to play to a trick."""
    state, deals = game.start(options, players), 0
    while turn := game.to_act(state):
        seat, deals = turn[0], deals + (turn[0] == CHANCE)
        if deals > 1:
            return
        if seat == CHANCE:
            action = game.chance(state, rng.randrange)
        else:
            view = game.view(state, seat)
            action = game.legal(view).sample(rng)
            lies = view.trick.cards if view.trick and type(action) is Play else ()
            if len(lies) == players - len(view.sitting_out) - 1:
                yield view, state
        state = game.apply(state, seat, action).state


@asking
def test_what_is_said_of_the_hand_to_come_holds_in_every_deal(game: AnyGame) -> None:
    """No trump is told that is yet to be turned up, no suit empty for which cards are drawn."""
    for n, (state, seat) in enumerate(positions(game, "ahead", 160)):
        view, rng = game.view(state, seat), Random(n)
        legal = game.legal(view)
        if len(legal) < 2 or type(legal.sample(rng)) is Play:
            continue
        for action in {game.habit(view) or legal.sample(rng), legal.sample(rng)}:
            told = {one.code: one.values for one in grounds_of(game, view, action)}
            held, empty = told.get(Ground.HOLDS_TRUMPS), told.get(Ground.EMPTIES_SUIT)
            for world in (state, *(game.guess(view, rng) for _ in range(9))):
                seen = game.view(game.apply(world, seat, action).state, seat)
                order = game.order(seen)
                assert held is None or held["suit"] == seen.trump, f"{action} with {view.hand}"
                left = {order.suit_of[card] for card in seen.hand}
                assert empty is None or empty["suit"] not in left, f"{action} with {view.hand}"


@every_game
def test_two_worlds_that_look_alike_get_the_same_grounds(game: AnyGame) -> None:
    """For whatever is done, and for what a robot would do: equal seeds, equal answers."""
    little, found = Budget(2, inf), 0
    for n, (state, seat) in enumerate(positions(game, "grounds", 12)):
        view = game.view(state, seat)
        other = game.view(game.guess(view, Random(n)), Seat(seat))
        action = game.legal(view).sample(Random(n))
        told = [
            explain(game, v, Random(n), little, a) for v in (view, other) for a in (action, None)
        ]
        assert told[:2] == told[2:]
        found += len(told[0].grounds) + len(told[1].grounds)
    assert found


@asking
def test_the_other_choices_that_were_compared_have_their_grounds_beside_them(game: AnyGame) -> None:
    """As whoever was asked chooses one of them, which is then held against the robot's own."""
    little, found = Budget(2, inf), 0
    for n, view in enumerate(views(game, "beside", 16)):
        explained = explain_all(game, view, Random(n), little)
        chosen = [one.action for one in explained.verdict.choices if one.action != explained.action]
        assert [action for action, _ in explained.others] == chosen
        assert all(said == grounds_of(game, view, action) for action, said in explained.others)
        assert replace(explained, others=()) == explain(game, view, Random(n), little)
        found += len(chosen)
    assert found
