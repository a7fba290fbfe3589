"""The facts of First Steps for the tests of all games."""

from tests.support.kept import Kept

KEPT = {"first-steps": Kept(counted=())}
