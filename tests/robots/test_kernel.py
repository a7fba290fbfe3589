"""The kernel plays as the contract does, under all options and at every table size."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.robots.kernel import ByRule, Deals, Playout, Turned
from bot.rules import GAMES, AnyGame, Options, Seat
from bot.rules.kit.cards import SUITS, Card
from bot.rules.kit.duties import able
from bot.rules.kit.play_rules import PlayRules
from bot.rules.kit.tricks import Trick
from tests.robots.kernel_play import Run, positions_of
from tests.rules.option_sets import OptionSets


@pytest.mark.parametrize("key", GAMES)
def test_the_kernel_agrees_with_the_contract(key: str) -> None:
    run = Run(GAMES[key]).play(1500)
    assert run.failures == []
    assert run.scored


def everything(game: AnyGame) -> Iterator[tuple[Options, int]]:
    """Options and table sizes, until each value of each of them has come up."""
    sets = OptionSets(game, Random(game.key))
    wanted = {(field.name, value) for field in game.options.fields() for value in field.values}
    wanted |= {("players", n) for o in game.presets.values() for n in game.players(o)}
    while wanted:
        options, players = sets.draw()
        new = wanted & {*options.values().items(), ("players", players)}
        if new:
            wanted -= new
            yield options, players


@pytest.mark.parametrize("key", GAMES)
def test_every_option_and_table_size_is_played_alike(key: str) -> None:
    run = Run(GAMES[key], worlds=2)
    for options, players in everything(run.game):
        for state in positions_of(run.game, options, players, run.rng):
            run.compare(state)
    assert run.failures == []


@pytest.mark.parametrize("key", GAMES)
def test_a_fault_would_be_found(key: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES[key]
    scored = game.scored
    monkeypatch.setattr(game, "scored", lambda s, totals: scored(s, _swapped(totals)), False)
    failures = Run(game).play(3000).failures
    # Where little counts but whether a bid is made, more deals are looked at than worlds of each.
    assert failures or Run(game, worlds=2).play(12_000).failures


def _swapped(totals: tuple[tuple[int, ...], ...]) -> tuple[tuple[int, ...], ...]:
    return tuple(by_side[::-1] for by_side in totals)


@pytest.mark.parametrize("key", GAMES)
def test_a_deal_told_from_its_leader_on_comes_to_the_same(key: str) -> None:
    run = Run(GAMES[key])
    for options, players in everything(run.game):
        first = positions_of(run.game, options, players, run.rng)[:1]
        rest = run.game.rest(first[0]) if first else None
        if rest is None:
            continue  # nobody wanted to play this deal
        turned = Turned.of(rest)
        once, again = (Playout(Deals([one])) for one in (rest, turned.rest))
        ends, ended = once.to_end(ByRule()).totals(), again.to_end(ByRule()).totals()
        assert rest.tricks.plays or turned.rest.tricks.turn == 0
        assert once.cards() == again.cards()
        assert ends == [turned.back(totals) for totals in ended]


@pytest.mark.parametrize("key", GAMES)
def test_rules_under_other_names_of_the_suits_say_the_same(key: str) -> None:
    run, seen, rests = Run(GAMES[key]), set[object](), 0
    for options, players in everything(run.game):
        for state in positions_of(run.game, options, players, run.rng)[:1]:
            rest = run.game.rest(state)
            rests += rest is not None and is_alike_in_suits(rest.rules)
            if rest is not None and rest.rules.model is not None and rest.rules not in seen:
                seen.add(rest.rules)
                assert_renamed(rest.rules, rest.rules.model, run.rng)
    assert seen or not rests or not run.game.has_trump, "without a trump suits have no model"


def is_alike_in_suits(rules: PlayRules) -> bool:
    """Whether a card is worth as much as those of its rank in the other suits."""
    worth = rules.habits.worth
    plain = [card for card in worth if card.suit is not None]
    return all(worth[c] == worth.get(Card(c.rank + suit)) for c in plain for suit in SUITS)


def assert_renamed(rules: PlayRules, model: PlayRules, rng: Random) -> None:
    """Order, counts and duties are the model's, by the names of the cards there."""
    names, order, other = rules.names, rules.order, model.order
    assert sorted(names.values()) == sorted(names)
    assert {names[card] for card in order.cards_of(order.trump) & set(names)} == (
        other.cards_of(other.trump) & set(names)
    )
    for card, best in [(rng.choice(rules.pack), rng.choice(rules.pack)) for _ in range(300)]:
        assert order.beats(card, best) == other.beats(names[card], names[best])
    for count, there in zip(rules.counts, model.counts, strict=True):
        assert {names[card]: points for card, points in count.cards.items()} == dict(there.cards)
        assert count.last_trick == there.last_trick
        for extreme, same in zip(count.extremes, there.extremes, strict=True):
            assert [names[card] for card in extreme.cards] == list(same.cards)
            assert extreme.to_player == same.to_player
    for _ in range(200):
        pack = list(rules.pack)
        rng.shuffle(pack)
        trick, told = Trick(Seat(0)), Trick(Seat(0))
        for seat, card in enumerate(pack[: rng.randint(1, 3)]):
            trick = trick.with_card(Seat(seat), card, order)
            told = told.with_card(Seat(seat), names[card], other)
        hand = tuple(pack[-8:])
        may = [names[card] for card in able(hand, rules.owed(trick))]
        assert may == list(able(tuple(names[card] for card in hand), model.owed(told)))
