# Meine Momente: die eigenen Entscheidungen einer beendeten Partie, auf die es ankam, und von dort weiterspielen.
command-moments = momente
command-moments-about = Worauf es in einer beendeten Partie von dir ankam, und was besser gewesen wäre
button-moments = Meine Momente
moments-waiting = Ich sehe mir an, was du in Partie { $number } getan hast: Das dauert bis zu einer Minute. Deine drei teuersten Entscheidungen erscheinen hier.
moments-none = **Meine Momente** · Partie { $number }
    Nichts zu bemerken: Wo du die Wahl hattest, war nach dem, was du sehen konntest, nichts anderes klar besser.
moments-title = **Meine Momente** · { $at } von { $count } · { $game } · Partie { $number } · Runde { $deal }{ $trick ->
    [0] {""}
   *[other] , Stich { $trick }
 }
moments-cost = Deine Wahl: **{ $action }**. Besser: **{ $other }**
moments-well = Gut gemacht: **{ $action }**, nicht { $other }
moments-worth = -# Etwa { $points } { $count ->
    [one] Punkt
   *[other] Punkte
 } besser in dieser Runde{ $span ->
    [no] {""}
   *[yes] {" "}(so gut wie sicher { $least } bis { $most })
 }, nach dem, was du sehen konntest: { $worlds } durchgespielte Verteilungen.
moments-worth-sure = -# { $points } { $count ->
    [one] Punkt
   *[other] Punkte
 } besser in dieser Runde, nach dem, was du sehen konntest: in jeder von { $worlds } durchgespielten Verteilungen.
moments-worth-wins = -# Gewinnchance: etwa { $percent } { $percent ->
    [one] Prozentpunkt
   *[other] Prozentpunkte
 } höher (so gut wie sicher { $least } bis { $most }; eine Partie, die weitergeht, zählt als halb gewonnen), nach dem, was du sehen konntest: { $worlds } durchgespielte Verteilungen.
moments-worth-wins-sure = -# Gewinnchance: { $percent } { $percent ->
    [one] Prozentpunkt
   *[other] Prozentpunkte
 } höher (eine Partie, die weitergeht, zählt als halb gewonnen), nach dem, was du sehen konntest: { $worlds } durchgespielte Verteilungen.
button-moment-well = Gut gemacht
moments-later = -# Dieses Blatt des Tages wird noch gespielt: Nachspielen und Weiterspielen geht { $until }.
button-play-on = Weiter von hier
button-play-on-same = … gleiche Karten
parameter-moments-number = nummer
parameter-moments-number-about = Nummer der Partie, wie sie in der Liste steht (leer: deine letzte)
no-no-finished-game = Du hast noch keine Partie zu Ende gespielt.
no-moments-not-yours = Hier geht es um deine eigenen Entscheidungen, und in dieser Partie hast du nicht mitgespielt.
no-moments-off = Du hast *Meine Momente* ausgeschaltet. Mit `/knave einstellungen` holst du sie zurück.
no-moments-busy = Gerade konnte ich mir deine Entscheidungen nicht ansehen. Versuch es in einer Minute noch einmal: Es geht nichts verloren.
settings-moments = Meine Momente nach einer Partie: { $moments ->
    [yes] an
   *[no] aus
 }
button-moments-yes = Momente an
button-moments-no = Momente aus
privacy-moments = • **Deine Momente:** Partien, in denen deine Entscheidungen angesehen wurden: { $count }. Nur du siehst sie.
