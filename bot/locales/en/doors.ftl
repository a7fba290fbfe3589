## How fast one may press.

no-too-fast = That was a bit fast for me. Wait a few seconds, then go on: nothing is lost.
