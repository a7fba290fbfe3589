"""What the tests of all games have to know of First Steps."""

from tests.support.kept import Kept

KEPT = {"first-steps": Kept(counted=())}
