"""Oh Jack: three to seven players, hands of changing size; only a bid met exactly scores."""

from tests.newcomers.oh_jack.game import OhJack

GAMES_HERE = (OhJack(),)
