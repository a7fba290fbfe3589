"""The benchmarks against other projects: where one is not installed, a sentence says so."""

from pathlib import Path

import pytest

from tests.benchmarks.anchors.__main__ import ANCHORS, main


@pytest.mark.parametrize("game", ANCHORS)
def test_what_is_missing_is_said(
    game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main([game, "--source", str(tmp_path)])
    assert "give the folder with --source DIR" in capsys.readouterr().out
