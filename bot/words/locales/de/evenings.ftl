# Spielabende: Tische, die für eine Uhrzeit verabredet sind.
command-evening = spielabend
command-evening-about = Einen Tisch für Tag und Uhrzeit verabreden; sehen, was geplant ist
command-evening-plan = planen
command-evening-plan-about = Einen Spielabend in diesem Kanal planen
command-evening-list = liste
command-evening-list-about = Geplante Spielabende auf diesem Server
parameter-day = tag
parameter-day-about = Der Tag: wähle einen, oder tipp ihn wie 24.12.
parameter-time = uhrzeit
parameter-time-about = Die Uhrzeit in deiner Zeitzone, etwa 20:30
parameter-robots = roboter
parameter-robots-about = Setzen sich Roboter auf freie Plätze? (sonst: ja)
evening-day = { DATETIME($day, dateStyle: "full") }
evening-today = Heute · { $day }
evening-tomorrow = Morgen · { $day }
evening-title = ## { $game } · Spielabend
evening-when = **<t:{ $at }:F>** · <t:{ $at }:R>
evening-coming = Dabei: { $who }{ $free ->
    [0] {""}
    [one] {" "}· 1 Platz frei
   *[other] {" "}· { $free } Plätze frei
 }
evening-nobody = Noch kommt niemand · { $free ->
    [one] 1 Platz frei
   *[other] { $free } Plätze frei
 }
evening-waiting = Auf der Warteliste: { $who }
evening-how = -# Zehn Minuten vorher öffnet hier ein Tisch; wer kommt, hat dort einen reservierten Platz. Zur verabredeten Zeit beginnt die Partie von selbst{ $robots ->
    [yes] ; Roboter nehmen die freien Plätze.
   *[no] , wenn jeder Platz besetzt ist: Hier spielen keine Roboter.
 }
evening-alt = { $game }, Spielabend in diesem Kanal. { $seats }
button-evening-come = Ich komme
button-evening-not = Ich kann nicht
button-evening-off = Absagen …
button-evening-off-now = Ja, absagen
evening-off-question = ⚠️ Diesen Spielabend absagen? Alle, die kommen wollten, sehen es hier.
evening-off-not = Der Spielabend findet statt.
evening-off-done = Der Spielabend ist abgesagt.
evening-is-open = Tisch { $table } ist offen: { $place }
evening-over-called-off = Dieser Spielabend wurde abgesagt.
evening-over-nobody = Niemand wollte kommen, also wurde kein Tisch eröffnet.
evening-over-missed = Ich war zur verabredeten Zeit nicht online, darum fiel dieser Spielabend aus. Mit `/spielabend planen` planst du einen neuen.
evening-over-place = Dieser Spielabend fiel aus: Ich kann in seinem Kanal nichts schreiben.
evening-over-busy = Dieser Spielabend fiel aus: Für einen weiteren Tisch war kein Platz.
evening-over-rules = Dieser Spielabend fiel aus: Seine Regeln lassen sich nicht mehr spielen.
evening-letter = ⏰ **{ $game }** beginnt <t:{ $at }:R>. Dein Platz an Tisch { $table } in { $place } ist reserviert: Drück *Mitspielen*.
evening-letter-late = ⏰ **{ $game }**: Ich war zur verabredeten Zeit nicht online. Die Partie beginnt deshalb erst <t:{ $at }:R>. Dein Platz an Tisch { $table } in { $place } ist reserviert: Drück *Mitspielen*.
evening-letter-over = **{ $game }**, geplant für <t:{ $at }:F>: { $why }
evening-note = { $user } – Spielabend! Tisch { $table } ist offen, und dein Platz ist reserviert: Drück *Mitspielen*.
evening-letter-free = ⏰ **{ $game }**: An Tisch { $table } ist jetzt ein Platz frei. Wer zuerst kommt, spielt mit: `/tisch mitspielen` in { $place }.
evening-note-free = { $user } – an Tisch { $table } ist jetzt ein Platz frei. Wer zuerst kommt, spielt mit: `/tisch mitspielen`.
evening-call = { $role } – Tisch { $table } ist für den Spielabend offen, mit { $free ->
    [one] 1 freien Platz
   *[other] { $free } freien Plätzen
 }.
evening-begins = ⏰ Die Partie beginnt von selbst <t:{ $at }:R> (<t:{ $at }:t>).
evening-begins-late = ⏰ Ich war zur verabredeten Zeit nicht online: Die Partie beginnt von selbst <t:{ $at }:R>.
evening-waits = ⏳ Wir warten bis <t:{ $at }:t> auf { $who }, dann { $robots ->
    [yes] beginnt die Partie auch so.
   *[no] sind die freien Plätze für alle offen.
 }
evening-waits-people = ⏳ Bis <t:{ $at }:t> muss jeder Platz besetzt sein.
ended-nobody-came = **{ $game }** · Tisch { $table } wurde geschlossen, weil niemand kam.
evening-list-title = **Spielabende auf diesem Server**
evening-list-line = { $number }. **{ $game }** · <t:{ $at }:F> · { $place } · { $count ->
    [0] noch niemand
    [one] 1 kommt
   *[other] { $count } kommen
 }
menu-evenings = Zusagen, absagen …
no-evening-none = Hier ist kein Spielabend geplant. Mit `/spielabend planen` planst du einen.
no-no-such-day = Den Tag „{ $typed }“ verstehe ich nicht. Wähle einen der angebotenen, oder tipp ihn wie 24.12.
no-no-such-time-of-day = Die Uhrzeit „{ $typed }“ verstehe ich nicht. Tipp sie wie 20:30.
no-time-left-out = An diesem Tag werden die Uhren in { $zone } vorgestellt, und { $time } gibt es nicht. Nimm eine frühere oder spätere Zeit.
no-time-twice = An diesem Tag werden die Uhren in { $zone } zurückgestellt, und { $time } gibt es zweimal. Tipp { $first } für das erste Mal, { $second } für das zweite.
no-evening-zone = Ich kenne deine Zeitzone noch nicht. Füll einmal `zeitzone:` aus, dann merke ich sie mir.
# Somebody whose time zone nobody knows is asked for it by what their clock shows.
zone-question = Ich kenne deine Zeitzone noch nicht. **Was zeigt deine Uhr gerade?** Ich merke es mir.
 -# Nichts davon? Gib den Befehl noch einmal ein, mit einer großen Stadt in deiner Nähe bei `zeitzone:`.
menu-zone = Meine Uhr zeigt …
zone-clock = { DATETIME($at, timeStyle: "short") } · { $cities }
zone-noted = Bei dir ist es so spät wie in { $city }. Ich merke es mir.
no-evening-soon = Das ist zu bald: Ein Spielabend braucht mindestens { $count } Minuten Vorlauf. Für sofort gibt es `/tisch eröffnen`.
no-evening-late = Das ist zu weit voraus: Ein Spielabend lässt sich höchstens { $count } Tage im Voraus planen.
no-evening-many = Du hast hier schon { $count } Spielabende geplant. Sag erst einen ab.
no-evening-gone = Dieser Spielabend ist abgesagt oder vorbei, oder sein Tisch ist schon eröffnet.
no-evening-full = Es kommen schon so viele, dass niemand mehr dazupasst.
no-evening-not-coming = Du wolltest ohnehin nicht kommen.
no-evening-host-only = Absagen kann nur, wer den Abend geplant hat, oder die Moderation.
no-evening-role = Damit würden alle erwähnt. Wähle eine Rolle, die Leute sich selbst geben.
menu-limit-role = Rolle, die zu Spielabenden erwähnt wird
limits-role = Zu Spielabenden wird erwähnt: { $role }
limits-role-mute = Zu Spielabenden wird erwähnt: { $role } – aber mir fehlt die Erlaubnis dazu: Erlaube in den Einstellungen der Rolle allen, sie zu erwähnen
limits-role-off = Zu Spielabenden wird erwähnt: { $role } – aber in Kanälen wird niemand erwähnt
limits-role-none = Zu Spielabenden wird keine Rolle erwähnt
lobby-nobody = Noch ist niemand da · { $free ->
    [one] 1 Platz
   *[other] { $free } Plätze
 } frei
privacy-beside = • **Spielabende** (einen Tag lang): { $evenings }. **Erfolge:** { $achievements }.
