# Coming to a game left by a player who wished to be forgotten.

no-former-saw-hand = Someone who has seen a hand of this deal has been forgotten, so nobody can tell whether that was you. You can take the seat they left, if it is free, or any other from the next deal on.
