"""Codes of rules: short, typeable, the same for ever, and wrong ones say what is wrong."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rules import GAMES, AnyGame, Options, Refused
from bot.rules.about.rule_codes import DIGITS, entries, looks_like_code, read_code, write_code
from bot.rules.options import spell
from tests.support.kept import codes_given_out, folder_of, with_codes

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def refusal(text: str) -> str:
    with pytest.raises(Refused) as refused:
        read_code(text)
    return refused.value.reason.code


def anything(game: AnyGame) -> st.SearchStrategy[Options]:
    """Every knob at any value, whether they go together or not."""
    return st.builds(
        game.options, **{k.name: st.sampled_from(k.values) for k in game.options.fields()}
    )


def every_value(game: AnyGame) -> list[Options]:
    """The house rules with one option changed, each to each of its values; and the presets."""
    one = [
        game.options().with_value(knob.name, spell(value))
        for knob in game.options.fields()
        for value in knob.values
    ]
    return [*one, *game.presets.values()]


@every_game
@given(data=st.data())
def test_every_set_of_options_comes_back_or_is_refused_by_the_game(
    game: AnyGame, data: Any
) -> None:
    options = data.draw(anything(game))
    code = write_code(game, options)
    assert len(code) <= len(game.key) + 9, "it is to be short"
    try:
        for players in game.players(options) or [0]:
            game.check(options, players)
    except Refused as refused:
        if len(game.players(options)) == 1:
            assert refusal(code) == refused.reason.code
        return
    assert read_code(code) == (game, options)
    assert looks_like_code(code)


@every_game
def test_how_a_code_is_typed_does_not_matter(game: AnyGame) -> None:
    for options in game.presets.values():
        code = write_code(game, options)
        key, typed = game.key.upper(), code.removeprefix(game.key.upper())
        wide = "".join(chr(ord(c) + 0xFEE0) for c in code)
        sloppy = key + typed.replace("0", "O").replace("1", "l")
        for same in (code.lower(), code.replace("-", " "), code.replace("-", ""), wide, sloppy):
            assert read_code(f" {same}\n") == (game, options), same


@every_game
def test_one_wrong_character_or_two_exchanged_are_noticed(game: AnyGame) -> None:
    for options in every_value(game)[::4]:
        code = write_code(game, options)
        start = len(game.key) + 1
        for at in (n for n in range(start, len(code)) if code[n] != "-"):
            for digit in set(DIGITS) - {code[at]}:
                assert refusal(code[:at] + digit + code[at + 1 :]) == "code-mistyped"
            if code[at - 1] not in ("-", code[at]) and at > start:
                exchanged = code[: at - 1] + code[at] + code[at - 1] + code[at + 1 :]
                assert refusal(exchanged) == "code-mistyped"


@given(st.text() | st.text(alphabet="EUCHRE-TWO 0123ZYX*é"))
def test_any_text_at_all_is_read_or_refused(text: str) -> None:
    looks_like_code(text)
    try:
        game, options = read_code(text)
    except Refused as refused:
        assert refused.reason.code
    else:
        assert read_code(write_code(game, options)) == (game, options)


@every_game
def test_a_code_of_one_game_is_none_of_another(game: AnyGame) -> None:
    digits = write_code(game, game.options()).removeprefix(game.key.upper())
    for other in GAMES.values():
        if other is not game and digits != write_code(other, other.options())[len(other.key) :]:
            assert refusal(other.key + digits) == "code-mistyped"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "code-unknown-game"),
        ("house", "code-unknown-game"),
        ("WHIST-7K3F-2", "code-unknown-game"),
        ("EUCHRE", "code-mistyped"),
        ("EUCHRE-", "code-mistyped"),
        ("EUCHRE-0", "code-mistyped"),
        ("EUCHRE-0-U", "code-mistyped"),
        ("EUCHRE-" + "0" * 300, "code-mistyped"),
    ],
)
def test_a_wrong_code_says_what_is_wrong(text: str, code: str) -> None:
    assert refusal(text) == code


# ---------------------------------------------------------------------- for ever


@every_game
def test_the_register_knows_every_option_as_it_is_first_played(game: AnyGame) -> None:
    """Of an option's first entry the first value is what holds where a code does not know it."""
    house = {name: spell(value) for name, value in game.options().values().items()}
    found = list(entries(game.options))
    assert {entry.name for entry in found} >= set(house)
    for entry in found:
        assert entry.values and len(set(entry.values)) == len(entry.values), entry
        if not entry.more and entry.name in house:
            assert entry.values[0] == house[entry.name], entry


@pytest.mark.parametrize(("code", "options"), list(codes_given_out()))
def test_codes_that_were_given_out_mean_what_they_meant(code: str, options: str) -> None:
    """Never change these lines: add those of new options and values at the end of their file."""
    game, read = read_code(code)
    assert read == game.options.read(options)


@pytest.mark.parametrize("key", with_codes())
def test_every_value_has_been_given_out_once(key: str) -> None:
    game = GAMES[key]
    given_out = {code for code, _ in codes_given_out()}
    missing = [
        f"{write_code(game, options)} {options}"
        for options in every_value(game)
        if _playable(game, options) and write_code(game, options) not in given_out
    ]
    added = "\n".join(dict.fromkeys(missing))
    assert not missing, f"add at the end of {folder_of(game.key) / 'codes.txt'}:\n{added}"


def _playable(game: AnyGame, options: Options) -> bool:
    try:
        read_code(write_code(game, options))
    except Refused:
        return False
    return True


def test_a_register_that_has_grown(monkeypatch: pytest.MonkeyPatch) -> None:
    """An old code keeps its meaning; what is gone is said to be; what is newer too."""
    game = GAMES["euchre"]
    old = game.options(pack=24)
    monkeypatch.setattr(game.options, "register", game.options.register[:1])
    with pytest.raises(LookupError):
        write_code(game, old)
    full = ("pack 32 24", "gone no yes", "pack 28")
    plain = game.options()
    rest = tuple(
        f"{k.name} {' '.join(map(spell, k.values))}" for k in plain.fields() if k.name != "pack"
    )
    monkeypatch.setattr(game.options, "register", full + rest)
    codes = {pack: write_code(game, game.options(pack=pack)) for pack in (32, 24, 28)}
    assert len(set(codes.values())) == 3
    for pack, code in codes.items():
        assert read_code(code) == (game, game.options(pack=pack))
    monkeypatch.setattr(game.options, "register", full[:1])
    assert refusal(codes[28]) == "code-newer"
    assert read_code(codes[24]) == (game, game.options(pack=24))


def test_a_code_with_an_option_that_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["euchre"]
    code = write_code(game, game.options(pack=24))
    as_usual = write_code(game, game.options())
    register = ("colour red green blue", *game.options.register[1:])
    monkeypatch.setattr(game.options, "register", register)
    assert refusal(code) == "code-outdated", "it says something of an option that is gone"
    assert read_code(as_usual)[1] == game.options(), "what it does not change does not matter"
