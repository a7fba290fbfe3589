"""Every checkable part of a game is found right, or wrong at exactly the place where it is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import product

import pytest

from bot.rules import CHANCE, GAMES, Seat, Seed, replay
from bot.storage.rows.dailies import DailySeal
from bot.storage.rows.duplicates import SetSeal
from bot.tables.past.export import Export, as_json, as_text, read
from bot.tables.past.verify import Finding, sound, verify
from bot.tables.screens.verify_screen import verify_screen
from bot.words.words import languages, words
from tests.support.stand_ins import oftener
from tests.tables.past import export
from tests.words.strict import strictly


def wrong(found: tuple[Finding, ...]) -> list[str]:
    return [finding.key for finding in found if finding.verdict == "wrong"]


def open_questions(found: tuple[Finding, ...]) -> list[str]:
    return [finding.key for finding in found if finding.verdict == "unknown"]


@pytest.mark.parametrize(("key", "seed"), oftener(3, 4))
def test_a_true_game_is_sound(key: str, seed: int) -> None:
    found = verify(export(key, seed))
    assert sound(found)
    assert open_questions(found) == ["verify-shown"], "only people can say what was shown"


def with_moves(kept: Export, change: Callable[[list[tuple[Seat, str]]], object]) -> Export:
    moves = list(kept.log.moves)
    change(moves)
    return replace(kept, log=replace(kept.log, moves=tuple(moves)))


def other_deal(kept: Export) -> Export:
    """The cards of two players in the first deal change hands."""
    place = next(n for n, (seat, _) in enumerate(kept.log.moves) if seat == CHANCE)
    _, one, two, *rest = kept.log.moves[place][1].split()
    line = " ".join(["deal", f"0:{two[2:]}", f"1:{one[2:]}", *rest])
    return with_moves(kept, lambda moves: moves.__setitem__(place, (CHANCE, line)))


@pytest.mark.parametrize("key", GAMES)
def test_each_lie_is_found_where_it_is(key: str) -> None:
    kept = export(key)
    log = kept.log
    another = Seed(bytes(32))
    assert wrong(verify(replace(kept, log=replace(log, seed=str(another))))) == [
        "verify-commitment-wrong",
        *(["verify-seats-wrong"] if another.below("seats")(log.players) != kept.circle.index(0)
          else []),
        "verify-deal-wrong",
    ]  # fmt: skip
    turned = (*kept.circle[1:], kept.circle[0])
    assert wrong(verify(replace(kept, circle=turned))) == ["verify-seats-wrong"]
    lied = tuple(n + 1 for n in kept.scores)
    assert wrong(verify(replace(kept, scores=lied))) == ["verify-result-wrong"]
    losers = tuple(n for n in range(log.players) if n not in kept.winners)
    assert wrong(verify(replace(kept, winners=losers))) == ["verify-result-wrong"]
    assert "verify-deal-wrong" in wrong(verify(other_deal(kept)))
    assert wrong(verify(replace(kept, pack=("AS",)))) == ["verify-pack-wrong"]


def test_a_move_against_the_rules_is_named() -> None:
    kept = export("euchre")
    at = next(n for n, (_, line) in enumerate(kept.log.moves) if line.startswith("play")) + 1
    seat, line = kept.log.moves[at]
    bad = with_moves(kept, lambda moves: moves.__setitem__(at, (seat, "play 2H")))
    (fault,) = [finding for finding in verify(bad) if finding.verdict == "wrong"]
    assert fault.key == "verify-move-wrong"
    assert fault.facts == {"number": at + 1, "line": "play 2H"}
    assert fault.reason is not None and fault.reason.code == "not-in-hand"
    assert fault.seat == seat and line != "play 2H"
    nonsense = with_moves(kept, lambda moves: moves.__setitem__(at, (seat, "dance")))
    assert wrong(verify(nonsense)) == ["verify-move-unread"]
    assert open_questions(verify(nonsense)) == ["verify-result-unknown", "verify-shown"]
    cut = with_moves(kept, lambda moves: moves.pop())
    assert wrong(verify(cut)) == ["verify-not-over"]
    longer = with_moves(kept, lambda moves: moves.append((Seat(0), "pass")))
    assert wrong(verify(longer)) == ["verify-move-wrong"]
    for said in ("pass", "grant", "concede game"):
        moves = (*kept.log.moves[:at], (Seat(9), said), *kept.log.moves[at + 1 :])
        stranger = replace(kept, log=replace(kept.log, moves=moves))
        unread = said == "grant"
        assert wrong(verify(stranger)) == [f"verify-move-{'unread' if unread else 'wrong'}"], said


def test_only_ones_own_line_that_counts_is_taken_back() -> None:
    """As in whoever replays the log: else a file could go back to before anybody's move."""
    kept = export("euchre")
    at = next(n for n, (_, line) in enumerate(kept.log.moves) if line.startswith("play"))
    (seat, line), moves = kept.log.moves[at], kept.log.moves
    for other, number in ((Seat((seat + 1) % 4), at + 1), (seat, 0), (seat, at + 9)):
        said = (other, f"takeback {number}")
        lie = replace(kept, log=replace(kept.log, moves=(*moves[: at + 1], said, *moves[at + 1 :])))
        assert wrong(verify(lie)) == ["verify-move-unread"], said
        with pytest.raises(ValueError, match="takes back"):
            replay(lie.log)
    again = ((seat, f"takeback {at + 1}"), (seat, line))
    true = replace(kept, log=replace(kept.log, moves=(*moves[: at + 1], *again, *moves[at + 1 :])))
    assert sound(verify(true))


def test_of_cards_that_were_laid_the_seed_is_not_said_to_tell() -> None:
    """A game that goes on from a moment of the past has cards that nobody has shuffled."""
    kept = export("euchre")
    deals = [n for n, (seat, _) in enumerate(kept.log.moves) if seat == CHANCE]
    for laid in (1, len(deals)):
        at = (*deals, len(kept.log.moves))[laid]
        moves = (*kept.log.moves[:at], (CHANCE, "laid"), *kept.log.moves[at:])
        found = verify(replace(kept, log=replace(kept.log, moves=moves)))
        assert sound(found)
        told = {one.key: one.facts["count"] for one in found if one.key.startswith("verify-deals")}
        checked = {"verify-deals": len(deals) - laid} if laid < len(deals) else {}
        assert told == checked | {"verify-deals-laid": laid}
        assert open_questions(found) == ["verify-deals-laid", "verify-shown"]


def test_what_was_not_checked_is_said() -> None:
    kept = export("euchre")
    bare = Export(log=replace(kept.log, seed=""))
    assert wrong(verify(bare)) == []
    assert open_questions(verify(bare)) == [
        "verify-no-seed",
        "verify-seats-unknown",
        "verify-deals-unknown",
        "verify-result-untold",
        "verify-shown",
    ]
    empty = Export(log=replace(kept.log, moves=()), daily=DailySeal(day=1, deals=3, sealed_at=0.0))
    assert wrong(verify(empty)) == ["verify-not-over", "verify-daily-deals"]
    broken = replace(kept, log=replace(kept.log, seed="zz"))
    assert wrong(verify(broken)) == ["verify-seed-broken"]


@pytest.mark.parametrize("key", ["euchre", "pinochle"])
def test_every_finding_is_a_sentence(key: str) -> None:
    kept = export(key)
    at = 3
    seat = kept.log.moves[at][0]
    lies = [
        kept,
        other_deal(kept),
        replace(kept, log=replace(kept.log, seed=str(Seed(bytes(32))))),
        replace(kept, log=replace(kept.log, seed="zz")),
        replace(kept, scores=(1,) * kept.log.players),
        replace(kept, pack=("AS",)),
        replace(kept, circle=(*kept.circle[1:], kept.circle[0])),
        Export(log=replace(kept.log, seed="")),
        with_moves(kept, lambda moves: moves.append((CHANCE, "laid"))),
        with_moves(kept, lambda moves: moves.__setitem__(at, (seat, "play 2H"))),
        with_moves(kept, lambda moves: moves.__setitem__(at, (seat, "dance"))),
        with_moves(kept, lambda moves: moves.__setitem__(0, (CHANCE, "deal 0:AS"))),
        with_moves(kept, lambda moves: moves.pop()),
    ]
    found = [(lie, verify(lie)) for lie in lies]
    with strictly():
        for w, (lie, findings) in product(map(words, languages()), found):
            screen = verify_screen(w, lie, findings)
            assert 1 < len(screen.text) < 2000
            assert lie.log.seed in screen.text, "whole: elsewhere are its first characters"
            verdict = "verify-not-sound" if wrong(findings) else "verify-sound"
            assert w.say(verdict) in screen.text.split("\n")[0], "the verdict comes first"


# ---------------------------------------------------------------------- duplicate sets


def of_set(deal: int, secret: Seed, told: Seed | None) -> Export:
    """A game by the seed of deal 3 of this set, which is said to be this deal of it."""
    whole, own = export("euchre"), secret.of_deal(3)
    log = replace(whole.log, seed=str(own), commitment=own.commitment)
    seal = SetSeal(deal, secret.commitment, "" if told is None else str(told))
    return replace(whole, log=log, duplicate=seal)


def verdict_of(checked: Export) -> tuple[str, str]:
    """The last finding: its verdict, and what it says."""
    found = verify(checked)[-1]
    return found.verdict, found.key


def test_a_deal_of_a_duplicate_set_follows_from_the_seed_of_the_set() -> None:
    secret, other = Seed(bytes(range(32))), Seed(bytes(32))
    assert verdict_of(of_set(3, secret, secret)) == ("right", "verify-duplicate")
    assert verdict_of(of_set(4, secret, secret)) == ("wrong", "verify-duplicate-wrong")
    assert verdict_of(of_set(3, secret, other)) == ("wrong", "verify-duplicate-wrong")
    assert verdict_of(of_set(3, secret, None)) == ("unknown", "verify-duplicate-sealed")
    broken = replace(of_set(3, secret, None), duplicate=SetSeal(3, secret.commitment, "beef"))
    assert verdict_of(broken) == ("wrong", "verify-duplicate-wrong")


@pytest.mark.parametrize("written", [as_text, as_json])
def test_the_file_of_a_deal_tells_of_its_set(written: Callable[[Export], str]) -> None:
    secret = Seed(bytes(range(32)))
    for told in (secret, None):
        assert read(written(of_set(3, secret, told))).duplicate == of_set(3, secret, told).duplicate
    assert read(written(export("euchre"))).duplicate is None
