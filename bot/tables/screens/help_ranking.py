"""The cards of a game from the top, as a picture on the page about its cards."""

from bot.rules import GAMES
from bot.tables.model.lobby import HOUSE, Lobby, usual_size
from bot.tables.screens.screen import Picture, unless_in_words
from bot.words.words import Words
from cardart.scene import CardFace, CardRow, RowsScene


def ranking_picture(words: Words, game: str, lobby: Lobby | None) -> Picture | None:
    """A row for a trump suit, one for a plain suit, under the rules of a table or the house."""
    rules = GAMES[game]
    options = lobby.options if lobby else rules.presets[HOUSE]
    players = len(lobby.chairs) if lobby else usual_size(rules, options)
    rows, told = [], []
    for row in rules.rankings(options, players):
        label = words.of(game, f"help-row-{row.name}", suit=words.suit(row.suit))
        marks = {card: words.of(game, f"mark-{mark}") for card, mark in row.marks.items()}
        faces = tuple(CardFace(card=card, mark=marks.get(card, "")) for card in row.cards)
        rows.append(CardRow(label=label, cards=faces))
        told.append(words.say("help-row-alt", label=label, cards=words.cards(row.cards)))
    scene = RowsScene(rows=tuple(rows), theme=words.style.theme, deck=words.style.deck)
    return unless_in_words(words.style, Picture(scene, "cards.png", " ".join(told)))
