"""Deals in which what is special about a game happens, read line by line against its page.

Each file is a log, and after a blank line what everybody at the table is told.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.rules import GAMES, Log, replay_steps

DEALS = Path(__file__).parent.parent / "golden" / "deals"
READ = {
    # The dealer takes the ace and sits out; 0 gets the joker back for TH; 1 defends alone,
    # leads as the maker's left, and takes three: four points for any euchre by one.
    "euchre-lone-against-lone": (0, 4, 0, 4),
    # Round 2, everybody passed: the dealer must name. Joker over the queen; five tricks: 3.
    "cutthroat-march-of-a-stuck-dealer": (0, 0, 3),
    # 2 follows neither clubs, hearts nor diamonds, so the two cards left are AS and QS: with
    # KS played everybody can know who has the ace. The left bower is no spade.
    "call-ace-proved-by-voids": (1, 0, 1, 0),
    # Three players, eight cards: Big Pepper is eight tricks, twice.
    "pepper-big-at-no-trump": (16, 0, 0),
    # 8 is all there is. JC beats the queen of spades and falls to JS; of two KD the first
    # holds the trick; the side of 1, 3, 5 has four tricks of eight.
    "double-pepper-six-with-bowers": (4, -8, 4, -8, 4, -8),
    # 1 takes a trick without a point in it, and all seven points are still 0's: JD is the
    # left jack and beats the little joker. 21 ends the game.
    "widow-pitch-shoot-it": (21, 0),
    # JS, JH, then JD and JC together: the weakest card is 2's each time.
    "four-jacks-all-four": (-2, -2, 3),
    # The partner gives four and gets four of sixteen back. 210: a run with a queen more 190,
    # two nines of trump 20. The other side has no meld to score.
    "pinochle-dailey-surrender": (0, -1570, 0, -1570),
    # Two name five; upside down 6 beats 8. 5 + 4 = 150, the partner's three 20: 170 × 4. Cards
    # 15 + 29 + 9 = 53 × 4 against 14 + 15 + 27 + 16 + 8 = 80 × 4: 680 + 320 is claimed.
    "schieber-undenufe-and-a-claim": (212, 1000, 212, 1000),
    # Nine hearts: 150 and the partner's 20, × 2. Stöck with the queen in the last trick: 40.
    # 157 and 100 for the match, × 2: 514.
    "schieber-match-and-stoeck": (894, 0, 894, 0),
}
"""The scores after each deal, and why they are so."""


@pytest.mark.parametrize("name", READ)
def test_a_deal_that_shows_what_is_special(name: str) -> None:
    text, told = (DEALS / f"{name}.txt").read_text(encoding="utf-8").split("\n\n")
    log = Log.read(text + "\n")
    state, steps = replay_steps(log)
    heard = [str(event.what) for step in steps for event in step if event.to is None]
    assert heard == told.splitlines()
    assert GAMES[log.game].match(state).scores == READ[name]


def test_every_deal_there_is_was_read() -> None:
    assert {path.stem for path in DEALS.glob("*.txt")} == set(READ)
