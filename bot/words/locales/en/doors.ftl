## How fast one may press.

no-too-fast = That was a bit fast for me. Wait a few seconds, then go on: nothing is lost.
no-unknown-command = That command is not what it was: this bot has been updated. Close Discord’s list of commands and type it anew.
