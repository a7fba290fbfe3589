"""The wishes of games from outside the house, shown by small games that keep every promise."""

import pickle
from random import Random
from typing import Any

import pytest

from bot.robots.choose import choose
from bot.robots.level import LEVELS
from bot.rules import CHANCE, AnyGame, Card, Seat, step
from bot.rules.kit.actions import PASS, Action, Bid, Give, OneCard, Play, Say, Swap, Vocabulary
from bot.rules.kit.cards import SUITS, TRUMPS, cards
from bot.rules.kit.duties import LeadDuty
from bot.rules.kit.fast_frozen import replace
from bot.rules.kit.history import lacking
from bot.rules.kit.view import Done
from bot.tables.screens.asking import short_question
from bot.tables.screens.auction import last_words
from bot.tables.screens.controls import action_label
from bot.words.card_style import CardStyle
from bot.words.words import Words, languages, words
from tests.robots.kernel_play import Run as KernelRun
from tests.rules.random_play import Run
from tests.rules.small.ladder import (
    BOAST,
    HANDS,
    JACKS,
    PACK,
    LadderMatch,
    LadderOptions,
    Show,
)

UNBROKEN = LadderOptions(lead="unbroken")
DEAL = "deal 0:KS.7S 1:AS.9C 2:8D.AH up:QS rest:"


def played(game: AnyGame, options: LadderOptions, deal: str, *lines: str) -> Any:
    """The state after a deal for three whose other cards lie in the rest, and these moves."""
    gone = [card for word in deal.split()[1:] for card in cards(word.partition(":")[2])]
    state = game.start(options, 3)
    deal += ".".join(card for card in PACK if card not in gone)
    for line in (deal, *lines):
        (seat, *_) = game.to_act(state)
        state = step(game, state, seat, game.read(line)).state
    return state


def test_it_keeps_every_promise(ladder: AnyGame) -> None:
    run = Run(ladder).play(250, most_endings=3)
    assert not run.failures, "\n".join(run.failures)
    assert run.endings
    assert run.finished
    assert run.lawful


def test_the_kernel_knows_what_a_leader_owes(ladder: AnyGame) -> None:
    run = KernelRun(ladder).play(1500)
    assert run.failures == []
    assert run.scored


def test_robots_play_it(ladder: AnyGame) -> None:
    state, rng = ladder.start(UNBROKEN, 4), Random(3)
    state = step(ladder, state, CHANCE, ladder.chance(state, rng.randrange)).state
    while (turn := ladder.to_act(state)) != (CHANCE,):
        action = choose(ladder, ladder.view(state, turn[0]), rng, LEVELS["normal"])
        state = step(ladder, state, turn[0], action).state


def test_hands_grow_and_shrink_with_the_number_of_the_deal(ladder: AnyGame) -> None:
    for hands, sizes in (("grow", HANDS), ("shrink", HANDS[::-1])):
        state, rng, dealt = ladder.start(LadderOptions(hands=hands), 7), Random(1), []
        while turn := ladder.to_act(state):
            if turn[0] == CHANCE:
                action: Action = ladder.chance(state, rng.randrange)
                dealt.append(len(action.hands[0]))  # type: ignore[attr-defined]
            else:
                action = ladder.legal(ladder.view(state, turn[0])).sample(rng)
            state = step(ladder, state, turn[0], action).state
        assert tuple(dealt) == sizes


def test_the_deal_goes_to_the_best_bidder_and_what_was_made_lasts(ladder: AnyGame) -> None:
    lines = ("bid 0", "bid 1", "bid 1", "pass", "play 8D", "play KS", "play 9C", "play 7S")
    options = LadderOptions(deal="best", trump="up")
    state = played(ladder, options, "deal 0:KS.7S 1:8C.9C 2:8D.AH up:QS rest:", *lines[:4])
    while ladder.to_act(state) != (CHANCE,):
        (seat,) = ladder.to_act(state)
        state = step(ladder, state, seat, next(iter(ladder.legal(ladder.view(state, seat))))).state
    match = ladder.match(state)
    best = max(range(3), key=match.scores.__getitem__)
    assert (match.dealer, match.deal) == (best, 2)
    assert isinstance(match, LadderMatch)
    assert match.made == tuple(int(score > 0) for score in match.scores)


# ---------------------------------------------------------------------- leaders


def test_trumps_are_not_led_before_one_is_played(ladder: AnyGame) -> None:
    state = played(ladder, UNBROKEN, DEAL, "bid 0", "bid 1", "boast all", "pass")
    view = ladder.view(state, Seat(0))
    assert ladder.legal(view).actions == tuple(map(Play, view.hand))
    assert ladder.duty(view) is None, "a hand of trumps alone may lead one"
    mixed = played(ladder, UNBROKEN, DEAL.replace("7S", "7D"), "bid 0", "bid 1", "bid 0", "pass")
    view = ladder.view(mixed, Seat(0))
    assert [str(action) for action in ladder.legal(view)] == ["play 7D"]
    why, duty = ladder.why(view, Play(Card("KS"))), ladder.duty(view)
    assert why.code == duty.code == "not-broken"
    english = words("en")
    assert english.reason("ladder", "why", why, ()) == (
        "You may not lead ♠ spades yet: nobody has played any. Lead another suit, such as 7♦."
    )
    said = short_question(english, "ladder", view, ladder.legal(view))
    assert said == "lead anything but ♠ spades"


def test_a_lead_tells_what_the_leader_cannot_hold(ladder: AnyGame) -> None:
    state = played(ladder, UNBROKEN, DEAL, "bid 0", "bid 1", "bid 0", "pass", "play KS")
    view = ladder.view(state, Seat(1))
    rules = ladder.trick_rules(view)
    assert rules is not None
    gone = lacking(view, rules.order, rules.owed, rules.leads)
    assert gone[0] == {card for card in PACK if card.suit != "S"}
    for _ in range(20):
        assert set(ladder.fill(view, Random()).hands[0]) <= rules.order.cards_of(SUITS[0])


def test_the_first_lead_is_a_trump_where_the_rules_say_so(ladder: AnyGame) -> None:
    options = LadderOptions(lead="first-trump", trump="jacks")
    deal = "deal 0:KS.JD 1:JS.9C 2:8D.AH up:QS rest:"
    state = played(ladder, options, deal, "bid 0", "bid 1", "bid 0", "pass")
    view = ladder.view(state, Seat(0))
    assert [str(action) for action in ladder.legal(view)] == ["play JD"]
    why = ladder.why(view, Play(Card("KS")))
    for language in languages():
        said = words(language).reason("ladder", "why", why, ())
        assert "J♦" in said or "♦" in said, said
        assert "must-lead" not in said
    after = step(ladder, state, 0, Play(Card("JD"))).state
    view = ladder.view(after, Seat(1))
    assert [str(action) for action in ladder.legal(view)] == ["play JS"], "the jacks are a suit"
    assert ladder.why(view, Play(Card("9C"))).values["suit"] == TRUMPS


# ---------------------------------------------------------------------- trumps without a suit


def test_jacks_alone_are_trumps(ladder: AnyGame) -> None:
    state = played(
        ladder,
        LadderOptions(trump="jacks"),
        "deal 0:KS.JD 1:JS.9S 2:8D.AH up:QS rest:",
        *("bid 0", "bid 1", "bid 0", "pass", "play KS"),
    )
    view = ladder.view(state, Seat(1))
    order = ladder.order(view)
    assert order.trumps_in(view.hand) == cards("JS")
    assert order.sorted(PACK)[:4] == JACKS, "they lie before all suits"
    why = ladder.why(view, Play(Card("JS")))
    assert words("en").reason("ladder", "why", why, ()) == (
        "You must follow suit (♠ spades) with 9♠: J♠ counts as a trump."
    )
    with pytest.raises(ValueError, match="no suit"):
        type(TRUMPS)("T")
    assert pickle.loads(pickle.dumps(TRUMPS)) is TRUMPS


# ---------------------------------------------------------------------- actions


def test_a_word_of_its_own_is_read_labelled_and_heard(ladder: AnyGame) -> None:
    assert ladder.read(" boast  all ") == BOAST
    assert BOAST.word == "boast-all"
    state = played(ladder, UNBROKEN, DEAL, "boast all")
    assert last_words(ladder.view(state, None)) == {Seat(0): BOAST}

    asked: list[str] = []

    class Spoken(Words):
        def of(self, game: str, key: str, /, **facts: object) -> str:
            asked.append(f"{game} {key}")
            return key

    spoken = Spoken("en", CardStyle())
    assert [action_label(spoken, "ladder", said) for said in (BOAST, PASS)] == [
        "action-boast-all",
        "action-pass",
    ]
    assert asked == ["ladder action-boast-all", "ladder action-pass"]


def test_only_a_card_to_the_trick_is_one() -> None:
    for action in (Show(Card("JS")), Swap(Card("JS")), Give(cards("JS"))):
        assert not isinstance(action, Play)
        assert action.cards == cards("JS")
    with pytest.raises(TypeError, match="derive it from OneCard"):
        type("PlayOpen", (Play,), {})
    assert issubclass(Show, OneCard)


def test_two_actions_do_not_begin_alike() -> None:
    loud = type("Loud", (OneCard,), {"verb": "play"})
    with pytest.raises(ValueError, match="two are alike"):
        Vocabulary(Play, loud)
    assert Vocabulary(Play, Bid, says=(Say("smudge"),)).read("smudge") == Say("smudge")


# ---------------------------------------------------------------------- hidden cards


def test_the_default_guess_does_not_guess_at_what_it_does_not_know(ladder: AnyGame) -> None:
    state = played(ladder, UNBROKEN, DEAL, "bid 0")
    view = ladder.view(state, Seat(0))
    hidden = Done(Seat(1), Give(cards("AS"))).as_seen_by(Seat(0))
    with pytest.raises(ValueError, match="a fill of its own"):
        ladder.fill(replace(view, history=(hidden,)), Random(1))


def test_a_card_that_was_shown_stays_where_it_is(ladder: AnyGame) -> None:
    state = played(ladder, UNBROKEN, DEAL, "bid 0", "bid 1", "bid 0", "show 7S")
    for _ in range(20):
        assert Card("7S") in ladder.fill(ladder.view(state, Seat(1)), Random()).hands[0]


def test_leaders_duties_can_be_lifted_by_any_of_some_cards() -> None:
    lead = LeadDuty.until_broken(cards("AH KH"), cards("AS"))
    assert lead.until == frozenset(cards("AH KH"))
    assert lead.duty.meets == frozenset(cards("AS"))
