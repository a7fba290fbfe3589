# Il conto di una smazzata, dove un gioco non ha parole sue: breve, per un’immagine
verdict-all-passed = Passano tutti
verdict-redealt = Carte nuove per { $who }
sum-together = totale { $points }
bid-was-bid = { $who } ha dichiarato { $value }, { $suit }
sum-tricks = { $tricks ->
    [0] nessuna presa
    [one] 1 presa
   *[other] { $tricks } prese
 }
stake-tricks-wanted = { $who } { $who_count ->
    [one] deve
   *[other] devono
 } fare { $wanted ->
    [one] 1 presa
   *[other] { $wanted } prese
 }
stake-tricks-missing = { $who } { $who_count ->
    [one] deve
   *[other] devono
 } farne ancora { $missing } su { $wanted }
stake-tricks-taken = { $who } { $who_count ->
    [one] ha
   *[other] hanno
 } già { $wanted ->
    [one] la presa che serve
   *[other] le { $wanted } prese
 }
stake-out-of-reach = { $wanted } prese ormai impossibili per { $who }
stake-jacks-left = Ancora in giro: { $cards }
brief-tricks-wanted = { $wanted ->
    [one] 1 presa da fare
   *[other] { $wanted } prese da fare
 }
brief-tricks-missing = ancora { $missing } su { $wanted }
brief-tricks-taken = { $wanted ->
    [one] 1 presa già fatta
   *[other] { $wanted } prese già fatte
 }
brief-out-of-reach = { $wanted } ormai impossibili
moment-comeback = Rimonta di { $who }, sotto di { $behind } nella smazzata { $deal }
moment-close-finish = Solo { $ahead } di vantaggio per { $who }
moment-best-deal = Smazzata { $deal }, la migliore: { $points } per { $who }
moment-dear-deal = Smazzata { $deal }, la più cara: { $points } per { $who }
