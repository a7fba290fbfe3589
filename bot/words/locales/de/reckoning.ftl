# Die Rechnung einer Runde, wo ein Spiel keine eigenen Worte hat: kurz, für eine Karte
verdict-all-passed = Alle haben gepasst
verdict-redealt = Neu gegeben für { $who }
sum-together = zusammen { $points }
bid-was-bid = { $who } hat { $value } geboten, { $suit }
sum-tricks = { $tricks ->
    [0] kein Stich
    [one] 1 Stich
   *[other] { $tricks } Stiche
 }
stake-tricks-wanted = { $who } { $who_count ->
    [one] braucht
   *[other] brauchen
 } { $wanted ->
    [one] 1 Stich
   *[other] { $wanted } Stiche
 }
stake-tricks-missing = { $who } { $who_count ->
    [one] braucht
   *[other] brauchen
 } noch { $missing } von { $wanted }
stake-tricks-taken = { $who } { $who_count ->
    [one] hat
   *[other] haben
 } { $wanted ->
    [one] den Stich
   *[other] die { $wanted } Stiche
 }
stake-out-of-reach = { $wanted } Stiche sind für { $who } nicht mehr zu schaffen
stake-jacks-left = Noch nicht genommen: { $cards }
brief-tricks-wanted = { $wanted ->
    [one] 1 Stich nötig
   *[other] { $wanted } Stiche nötig
 }
brief-tricks-missing = noch { $missing } von { $wanted }
brief-tricks-taken = { $wanted ->
    [one] Stich geholt
   *[other] { $wanted } Stiche geholt
 }
brief-out-of-reach = { $wanted } nicht mehr drin
moment-comeback = Aufholjagd: { $who }, in Runde { $deal } noch { $behind } zurück
moment-close-finish = Knapp: { $who }, mit nur { $ahead } Vorsprung
moment-best-deal = Runde { $deal } war die beste: { $points } für { $who }
moment-dear-deal = Runde { $deal } war die teuerste: { $points } für { $who }
