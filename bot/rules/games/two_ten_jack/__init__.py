"""Two-Ten-Jack of Japan: 2, ten and jack of trump are wanted, those of spades are not."""

from bot.rules.games.two_ten_jack.game import TwoTenJack

GAMES_HERE = (TwoTenJack(),)
