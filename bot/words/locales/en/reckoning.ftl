# The sum of a deal, where a game has no words of its own: short, for a card
verdict-all-passed = All passed
verdict-redealt = New deal for { $who }
sum-together = together { $points }
