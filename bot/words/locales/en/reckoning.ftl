# The sum of a deal, where a game has no words of its own: short, for a card
verdict-all-passed = All passed
verdict-redealt = New deal for { $who }
sum-together = total { $points }
bid-was-bid = { $who } bid { $value }, { $suit }
sum-tricks = { $tricks ->
    [0] no tricks
    [one] 1 trick
   *[other] { $tricks } tricks
 }
stake-tricks-wanted = { $who } { $who_count ->
    [one] needs
   *[other] need
 } { $wanted ->
    [one] 1 trick
   *[other] { $wanted } tricks
 }
stake-tricks-missing = { $who } { $who_count ->
    [one] needs
   *[other] need
 } { $missing } more of { $wanted }
stake-tricks-taken = { $who } { $who_count ->
    [one] has
   *[other] have
 } { $wanted ->
    [one] the 1 trick needed
   *[other] the { $wanted } tricks needed
 }
stake-out-of-reach = { $wanted } tricks are out of reach for { $who }
stake-jacks-left = Still out: { $cards }
brief-tricks-wanted = { $wanted ->
    [one] 1 trick needed
   *[other] { $wanted } tricks needed
 }
brief-tricks-missing = { $missing } more of { $wanted }
brief-tricks-taken = { $wanted ->
    [one] 1 trick taken
   *[other] { $wanted } tricks taken
 }
brief-out-of-reach = { $wanted } out of reach
moment-comeback = { $who } came back from { $behind } behind in deal { $deal }
moment-close-finish = { $who } won by only { $ahead }
moment-best-deal = Best deal: deal { $deal }, with { $points ->
    [one] 1 point
   *[other] { $points } points
 } for { $who }
moment-dear-deal = Costliest deal: deal { $deal } cost { $who } { $points ->
    [one] 1 point
   *[other] { $points } points
 }
