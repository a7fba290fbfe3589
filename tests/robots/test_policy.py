"""The policy of simple rules: what everybody at a card table expects of a partner."""

from random import Random

import pytest

from bot.robots.cards import by_policy
from bot.robots.kernel import Astray, AtRandom, ByRule, Deals, Playout
from bot.robots.kernel.chance import drawn
from bot.robots.kernel.playout import Turn
from bot.rules.games.euchre.rest import play_rules as euchre_rules
from bot.rules.games.four_jacks.rest import RULES as JACKS_RULES
from bot.rules.games.schieber.options import SchieberOptions
from bot.rules.games.schieber.rest import play_rules as jass_rules
from bot.rules.kit.actions import Play
from bot.rules.kit.bowers import euchre_pack
from bot.rules.kit.cardplay import Tricks
from bot.rules.kit.cards import SPADES, cards
from bot.rules.kit.play_rules import PlayRules, Rest
from bot.rules.kit.seats import Seat, alone, partners
from bot.rules.kit.tricks import Trick
from bot.rules.kit.view import Done

EUCHRE = euchre_rules(SPADES, None, euchre_pack(24, None))
JASS = jass_rules("S", SchieberOptions())


def card(rules: PlayRules, lies: str, hand: str, *others: str, maker: int | None = 1) -> str:
    """The card the policy plays from this hand, after what lies in the trick.

    ``others`` are the hands of those who play after it; those before hold what nobody minds.
    """
    trick = Trick(Seat(0))
    plays = []
    for seat, played in enumerate(cards(lies)):
        trick = trick.with_card(Seat(seat), played, rules.order)
        plays.append(Done(Seat(seat), Play(played)))
    after = [cards(held) for held in others]
    size = len(cards(hand))
    rest = iter(
        c
        for c in rules.pack
        if c not in {*cards(lies), *cards(hand), *(x for h in after for x in h)}
    )
    before = [tuple(next(rest) for _ in range(size - 1)) for _ in trick.cards]
    hands = (*before, cards(hand), *after)
    sides = partners(4) if len(hands) == 4 else alone(3)
    tricks = Tricks(hands, Seat(len(plays)), trick, None, (0,) * len(hands), tuple(plays))
    makers = next((side for side in sides if maker in side), ())
    return by_policy(Rest(rules, tricks, sides, makers=makers))


def test_the_partners_ace_is_not_ruffed() -> None:
    assert card(EUCHRE, "AH 9H", "KS 9D JC", "TH TD TC") == "9D"


def test_the_last_to_play_wins_cheaply() -> None:
    assert card(EUCHRE, "QH 9H TH", "AH KH 9S") == "KH"
    assert card(EUCHRE, "QH 9H TH", "AS 9S JS") == "9S"


def test_a_plain_suit_is_trumped_low_though_somebody_may_go_over_it() -> None:
    assert card(EUCHRE, "AH", "JS 9S 9D", "KH QH TH", "TD QD KD") == "9S"
    assert card(JASS, "7H", "JS 6S 7D", "8H TH QH", "8D TD QD") == "6S"
    assert card(EUCHRE, "9S", "JS TS 9D", "KH QH TH", "TD QD KD") == "JS", "that one was led"


def test_the_last_trump_is_kept_where_cards_are_worth_points() -> None:
    hands = "8H TH", "8D TD", "8C TC"
    assert card(JASS, "", "JS 6D", *hands, maker=0) == "6D"
    assert card(EUCHRE, "", "JS 9D", "KH QH", "KD QD", "KC QC", maker=0) == "JS"


def test_where_only_tricks_count_the_partners_trick_is_a_chance_to_make_a_void() -> None:
    assert card(EUCHRE, "9H AH TH", "9S 9D TD QC") == "QC"
    assert card(EUCHRE, "9H AH TH", "AD 9D TD QC") == "9D", "without a trump it is no chance"


def test_where_only_tricks_count_the_last_two_cards_go_from_the_top() -> None:
    assert card(EUCHRE, "", "KH TH", "9H 9D", "TD QD", "9C TC", maker=1) == "KH"


def test_the_last_to_play_leaves_the_partners_trick_alone() -> None:
    assert card(EUCHRE, "9H KH TH", "AH QH 9S") == "QH"


def test_a_lost_trick_gets_the_lowest_card() -> None:
    assert card(EUCHRE, "9S JS TS", "9D AD QD") == "9D"


def test_the_maker_draws_trump_from_the_top() -> None:
    hands = "KH QH TH", "KD QD TD", "KC QC TC"
    assert card(EUCHRE, "", "JS 9S AH", *hands, maker=0) == "JS"
    assert card(EUCHRE, "", "JS 9S AH", *hands, maker=1) == "AH"


def test_the_partners_trick_gets_the_points() -> None:
    hands = "KH QH 8H", "KD QD 8D", "KC QC 8C"
    assert card(JASS, "AH 6H", "TH 7H 6C", "8H QH QC") == "TH"
    assert card(JASS, "6H AH", "TH 7H 6C", hands[0]) == "7H"


def test_points_are_not_led_into_the_enemy() -> None:
    assert card(JASS, "", "TH 7H TC", "AH KH QH", "AD KD QD", "AC KC QC", maker=1) == "7H"


def test_of_cards_that_can_be_beaten_the_cheapest_is_led() -> None:
    after = "AH QH 9S", "AD KD QD", "AC KC QC"
    assert card(JASS, "", "KH TH JC", *after, maker=1) == "JC"
    assert card(JASS, "", "KH TH TC", *after, maker=1) == "KH", "the ace takes four, not ten"


def test_who_has_to_take_what_costs_gives_it_to_others() -> None:
    assert card(JACKS_RULES, "9H AH", "JD KC 9C", maker=None) in ("JD", "9C")
    assert card(JACKS_RULES, "AH 9S", "JH KH TH", maker=None) == "JH", "the nine is weaker"


def test_what_is_dangerous_goes_while_it_is_free() -> None:
    assert card(JACKS_RULES, "AH KH", "QH 9H JD", maker=None) == "9H"


@pytest.mark.parametrize("seed", range(20))
def test_a_random_card_is_any_legal_one(seed: int) -> None:
    hands = tuple(cards(h) for h in ("AS KS QS 9H TD", "JS JC AH KH QH", "AC KC QC TC 9C"))
    hands = (*hands, cards("AD KD QD JD 9D"))
    tricks = Tricks(hands, Seat(0), Trick(Seat(0)), None, (0,) * 4)
    deals = Deals([Rest(EUCHRE, tricks, partners(4))] * 2000)
    turn = Turn(Playout(deals), 0)
    played = AtRandom(Random(seed))(turn)
    fallen = [lanes.bit_count() for lanes in played if lanes]
    assert sum(fallen) == 2000
    assert sum(a & b for a in played for b in played if a is not b) == 0
    assert all(not p & ~legal for p, legal in zip(played, turn.legal, strict=True))


def test_every_card_is_as_likely_over_many_turns() -> None:
    hands = tuple(cards(h) for h in ("AS KS QS 9H TD", "JS JC AH KH QH", "AC KC QC TC 9C"))
    hands = (*hands, cards("AD KD QD JD 9D"))
    tricks = Tricks(hands, Seat(0), Trick(Seat(0)), None, (0,) * 4)
    turn = Turn(Playout(Deals([Rest(EUCHRE, tricks, partners(4))] * 64)), 0)
    chance, fallen = AtRandom(Random(1)), [0] * turn.tables.size
    for _ in range(1500):
        fallen = [n + p.bit_count() for n, p in zip(fallen, chance(turn), strict=True)]
    share = [n / (1500 * 64) for n in fallen if n]
    assert len(share) == 5
    assert all(abs(one - 0.2) < 0.01 for one in share)


@pytest.mark.parametrize("share", [0.0, 0.25, 0.5, 0.8125, 1.0])
def test_some_go_astray_as_often_as_said(share: float) -> None:
    hands = tuple(cards(h) for h in ("AS KS QS 9H TD", "JS JC AH KH QH", "AC KC QC TC 9C"))
    hands = (*hands, cards("AD KD QD JD 9D"))
    tricks = Tricks(hands, Seat(0), Trick(Seat(0)), None, (0,) * 4)
    turn = Turn(Playout(Deals([Rest(EUCHRE, tricks, partners(4))] * 200)), 0)
    rule = next(n for n, lanes in enumerate(ByRule()(turn)) if lanes)
    player, as_ruled = Astray(ByRule(), share, Random(1)), 0
    for _ in range(200):
        played = player(turn)
        assert sum(lanes.bit_count() for lanes in played) == 200
        assert all(not p & ~legal for p, legal in zip(played, turn.legal, strict=True))
        as_ruled += played[rule].bit_count()
    assert abs(as_ruled / 200**2 - (1 - share * 4 / 5)) < 0.03, "a random card may be the rule's"
    assert abs(drawn(share, 4000, Random(2)).bit_count() / 4000 - share) < 0.03
