# Turniere: Anmeldung, Turnierrunden, Tabelle.
command-tournament = turnier
command-tournament-about = Turniere: eröffnen, mitspielen, die Tabelle sehen
command-tournament-open = eröffnen
command-tournament-open-about = Ein Turnier in diesem Kanal eröffnen; Anmeldung per Knopf
command-tournament-show = zeigen
command-tournament-show-about = Ein Turnier: seine Tische und seine Tabelle, nur für dich
command-tournament-join = anmelden
command-tournament-join-about = Dich zu einem Turnier anmelden, allein oder zu zweit
command-tournament-leave = abmelden
command-tournament-leave-about = Dich von einem Turnier abmelden
command-tournament-lead = leiten
command-tournament-lead-about = Für Host und Moderation: beginnen, berichtigen, weiter, absagen
parameter-system = system
parameter-system-about = Wer auf wen trifft
parameter-rounds = turnierrunden
parameter-rounds-about = Wie viele Turnierrunden (nur Schweizer System; leer: so viele wie nötig)
parameter-match-deals = runden
parameter-match-deals-about = Runden je Begegnung (leer: ganze Partien)
parameter-tournament-clock = bedenkzeit
parameter-tournament-clock-about = Zeit pro Zug (Standard: 2 Minuten)
parameter-starts-in = beginn-in
parameter-starts-in-about = Minuten, bis es von selbst beginnt (leer: wenn du es sagst)
parameter-tournament = turnier
parameter-tournament-about = Welches Turnier (leer: das in diesem Kanal)
parameter-partner = partner
parameter-partner-about = Mit wem du spielst; die Person muss sich auch anmelden
system-swiss = Schweizer System
system-knockout = K.-o.-System
system-everyone = Alle gegen alle

tournament-title = **Turnier { $number } · { $game }**
tournament-name = Turnier { $number } · { $game }
tournament-facts = { $system } · { $team ->
    [1] einzeln
   *[other] zu zweit
 } · { $rounds ->
    [0] so viele Turnierrunden wie nötig
    [one] 1 Turnierrunde
   *[other] { $rounds } Turnierrunden
 } · { $deals ->
    [0] ganze Partien
    [one] 1 Runde je Begegnung
   *[other] { $deals } Runden je Begegnung
 } · { $clock }
tournament-rules = Regeln: { $rules }
tournament-starts-at = Beginn: { $at } ({ $when }).
tournament-starts-by-hand = Beginnt, sobald { $host } es sagt.
tournament-signed = **Angemeldet ({ $count }):** { $who }
tournament-signed-none = Noch ist niemand angemeldet.
tournament-and-more = … und { $count } weitere
tournament-alone = **Noch ohne Partner ({ $count }):** { $who }
tournament-asks = { $who } (hat { $partner } gefragt)
tournament-pair = { $one } & { $other }
tournament-with-robot = { $who } & ein Roboter
tournament-robots = Roboter
tournament-how = -# { $team ->
    [1] Drück *Anmelden*, um mitzuspielen.
   *[other] Drück *Anmelden*, um mitzuspielen: Wir finden dir einen Partner. Mit einem eigenen: *Zu zweit …*.
 } Die Tische jeder Turnierrunde öffnen sich in Threads von { $channel }. Wer nach { $minutes } Minuten fehlt, wird von einem Roboter vertreten.
button-tournament-join = Anmelden
button-tournament-pair = Zu zweit …
button-tournament-leave = Abmelden
button-tournament-leave-now = Ja, abmelden
button-tournament-stay = Dabeibleiben
button-tournament-standing = Tabelle
button-tournament-tables = Tische
button-tournament-mine = Mein Tisch
button-tournament-lead = Leiten …
button-tournament-start = Jetzt beginnen
button-tournament-next = Jetzt weiter
button-tournament-points = Punkte, Tisch { $table } …
button-tournament-cancel = Absagen …
button-tournament-cancel-now = Ja, absagen
button-tournament-keep = Nicht absagen
menu-tournament-partner = Wer spielt mit dir?
menu-tournament-correct = Ein Ergebnis berichtigen
menu-tournament-round = Ergebnisse einer anderen Turnierrunde
menu-tournament-remove = Jemanden abmelden
tournament-round = **Turnierrunde { $round } von { $of }** · { $done } von { $count ->
    [one] 1 Tisch
   *[other] { $count } Tischen
 } fertig
tournament-break = Alle Ergebnisse sind da. Weiter geht es { $when }.
tournament-break-last = Alle Ergebnisse sind da. Das Turnier endet { $when }.
tournament-break-unplayed = Eine Begegnung hat kein Ergebnis. Host oder Moderation können es unter *Leiten …* eintragen; weiter geht es { $when }.
tournament-last-break = Eine Begegnung hat kein Ergebnis. Host oder Moderation können es unter *Leiten …* eintragen; das Turnier endet { $when }.
tournament-overdue = Ich war zu lange offline: Weiter geht es, sobald Host oder Moderation es unter *Leiten …* sagt.
tournament-over = **Das Turnier ist zu Ende.** Gewonnen { $count ->
    [one] hat **{ $who }**.
   *[other] haben **{ $who }**.
 }
tournament-over-nobody = **Das Turnier ist zu Ende.** Bis zum Schluss ist niemand geblieben.
tournament-cancelled-by-hand = **Abgesagt.** Laufende Partien lassen sich zu Ende spielen.
tournament-cancelled-too-few = **Abgesagt:** { $team ->
    [1] Es waren weniger als zwei angemeldet.
   *[other] Es waren weniger als zwei Paare angemeldet.
 }
tournament-cancelled-channel-gone = **Abgesagt:** Den Kanal gibt es nicht mehr.
tournament-cancelled-not-begun = **Abgesagt:** Nach { $days } Tagen war es noch nicht gestartet.
tournament-match = { $number }. { $sides } · { $result }
tournament-versus = { $one } – { $other }
tournament-bye = spielfrei
tournament-playing = läuft in { $place }
tournament-opening = wird eröffnet
tournament-unplayed = kein Ergebnis
tournament-corrected = { $points } (berichtigt)
tournament-standing = **Tabelle nach Turnierrunde { $round } von { $of }**
tournament-standing-final = **Schlusstabelle**
tournament-standing-corrected = { $standing } (berichtigt)
tournament-after = { $round ->
    [0] { $name } · noch keine Turnierrunde beendet
   *[other] { $name } · nach Turnierrunde { $round } von { $of }
}
tournament-after-final = { $name } · Schlusstabelle
tournament-of-round = { $name } · Turnierrunde { $round } von { $of }
tournament-line = { $place }. { $who } – { $points ->
    [one] 1 Punkt
   *[other] { $shown } Punkte
 }
tournament-line-knockout = { $place }. { $who }
tournament-withdrawn = { $who } (abgemeldet)
tournament-withdrawn-cell = abgemeldet: { $who }
tournament-ties-swiss = Bei Gleichstand: Buchholz, direkter Vergleich, Differenz
tournament-ties-everyone = Bei Gleichstand: direkter Vergleich, Sonneborn-Berger, Differenz
tournament-ties-knockout = Bei Gleichstand: Los · Verlierer einer Turnierrunde: gleicher Platz
tournament-column-name = Name
tournament-column-played = Siege
tournament-column-points = Punkte
tournament-column-buchholz = Buchh.
tournament-column-sonneborn = SoBerg
tournament-column-difference = Diff.
tournament-column-table = Tisch
tournament-column-sides = Begegnung
tournament-column-result = Ergebnis
tournament-page = -# Seite { $page } von { $pages }
tournament-no-rounds = Noch ist keine Turnierrunde gespielt.
tournament-letter = **{ $name }**, Turnierrunde { $round }: Dein Tisch steht in { $place }. Drück innerhalb von { $minutes } Minuten *Mitspielen*, sonst spielt ein Roboter, bis du kommst.
tournament-note = { $user } – dein Turniertisch steht. Drück *Mitspielen*.
tournament-bye-letter = **{ $name }**, Turnierrunde { $round }: Du bist spielfrei. Das zählt als Sieg.
tournament-thread = Turnierrunde { $round }, Tisch { $table }: { $sides }
tournament-joined = Du bist angemeldet.
tournament-joined-pair = Ihr seid angemeldet: { $who }.
tournament-asked = Du bist angemeldet. { $who } muss ebenfalls *Anmelden* drücken; sonst finden wir dir einen Partner.
tournament-asked-letter = { $who } möchte mit dir spielen: { $name } ({ $place }). Drück *Anmelden*, um zuzusagen.
tournament-left = Du bist abgemeldet.
tournament-leave-question = Abmelden? In dieses Turnier kommst du nicht zurück. { $last ->
    [yes] Es ist die letzte Turnierrunde.
   *[no] Ab der nächsten Turnierrunde wirst du nicht mehr ausgelost.
}
tournament-stayed = Du bist weiter dabei.
tournament-left-playing = { $last ->
    [yes] Du bist abgemeldet.
   *[no] Du bist abgemeldet: Ab der nächsten Turnierrunde wirst du nicht mehr ausgelost.
} Dein Tisch bleibt dir, bis er zu Ende ist.
tournament-left-idle = Du bist abgemeldet und wirst nicht mehr ausgelost.
tournament-opened = Turnier { $number } ist eröffnet: Die Anmeldung läuft.
tournament-begun = Turnierrunde { $round } von { $of } hat begonnen: { $count ->
    [0] Alle haben spielfrei.
    [one] 1 Tisch wird in einem Thread eröffnet.
   *[other] { $count } Tische werden in Threads eröffnet.
 }
tournament-who = Wer soll mit dir spielen?
tournament-lead-text = Für Host und Moderation.
tournament-cancel-question = Turnier { $number } absagen? Laufende Partien lassen sich zu Ende spielen, zählen hier aber nicht.
tournament-points-title = Turnierrunde { $round }, Tisch { $table }
tournament-points-of = Punkte: { $who }
tournament-points-all = Punkte aller, in dieser Reihenfolge
tournament-points-about = Wer mehr Punkte hat, gewinnt
tournament-points-lowest = Wer weniger Punkte hat, gewinnt
tournament-done = Erledigt.
tournament-removed = { $who } ist abgemeldet.
tournament-held = Die Tische dieser Turnierrunde lassen sich nicht eröffnen: { $why } Ich versuche es jede Minute wieder.
no-tournament-held-rights = In { $channel } fehlt mir noch: { $rights }.
no-tournament-held-threads = Dieser Server hat so viele aktive Threads, wie Discord erlaubt.
no-tournament-held-other = Es klappt gerade nicht.
tournament-your-table = Dein Tisch: { $place }
tournament-your-bye = In dieser Turnierrunde bist du spielfrei.
tournament-choice = Turnier { $number } · { $game } · { $status ->
    [signup] Anmeldung
    [playing] Turnierrunde { $round }
    [over] zu Ende
   *[other] abgesagt
 }
privacy-tournaments = • **Turniere**, die du leitest, in denen du spielst oder zu denen du gefragt wurdest: { $count }. Für die Begegnungen und die Tabelle.

no-no-tournament = Dieses Turnier gibt es hier nicht.
no-no-tournament-here = Auf diesem Server gibt es kein Turnier. Eröffne eins mit `/turnier eröffnen`.
no-tournament-begun = Das Turnier hat begonnen: Anmelden geht nicht mehr.
no-tournament-not-begun = Das Turnier hat noch nicht begonnen.
no-tournament-over = Das Turnier ist zu Ende.
no-tournament-lead = Das können nur der Host des Turniers und die Moderation.
no-tournament-already = Du bist schon angemeldet.
no-tournament-alone = In diesem Turnier spielt jeder für sich.
no-tournament-partner = { $person } hat schon einen Partner.
no-tournament-full = Das Turnier ist voll: Es gibt { $count } Plätze.
no-tournament-not-in = Du spielst in diesem Turnier nicht mit.
no-tournament-they-not-in = Diese Person nimmt nicht teil.
no-tournament-too-few = { $team ->
    [1] Erst müssen mindestens { $count } angemeldet sein.
   *[other] Erst müssen mindestens { $count } Paare angemeldet sein; zwei einzeln Angemeldete sind eines.
 }
no-tournament-round-on = Eine Turnierrunde läuft noch. Danach kommt die nächste.
no-tournament-no-match = Diese Begegnung gibt es nicht.
no-tournament-played-on = Die Sieger dieser Turnierrunde haben schon weitergespielt; ihre Ergebnisse bleiben.
no-tournament-game = Nach diesen Regeln hat eine Partei mehr als zwei Leute; Turniere gibt es nur einzeln oder zu zweit.
no-tournament-two-sides = Bei { $game } spielen mehr als zwei Parteien an einem Tisch: Wähle hier *Schweizer System*.
no-tournament-place = Die Tische eines Turniers stehen in Threads seines Kanals. Dafür braucht es einen gewöhnlichen Textkanal: keinen Thread, keinen Sprachkanal und keinen Ankündigungskanal.
no-tournament-points = Punkte sind ganze Zahlen.
no-tournament-no-table = Dein Tisch steht noch nicht.
no-tournament-out = Du bist ausgeschieden: Es wartet kein Tisch auf dich.
no-tournament-many = Auf diesem Server laufen schon { $count } Turniere. Beende erst eins oder sag eins ab.
no-tournament-host-many = Du bist auf diesem Server schon Host von { $count } Turnieren. Beende erst eins oder sag eins ab.
no-tournament-start-twice = Wähle entweder `beginn-in:` oder Datum und Uhrzeit.
no-tournament-no-hour = Gib auch die Uhrzeit an: `uhrzeit:`.
no-tournament-start-past = Dieser Zeitpunkt ist vorbei. Wähle einen späteren.
no-tournament-start-late = Das ist zu weit voraus: Ein Turnier lässt sich höchstens { $count } Tage im Voraus planen.
