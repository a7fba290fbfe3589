# Die Zeit am Tisch.
lobby-clock = **Uhr:** { $clock }
menu-clock = Wie lange ein Zug dauern darf
clock-usual = 5 Minuten pro Zug, keine für eine Person unter Robotern
clock-off = keine
clock-1m = 1 Minute pro Zug
clock-2m = 2 Minuten pro Zug
clock-5m = 5 Minuten pro Zug
clock-15m = 15 Minuten pro Zug
clock-1d = 1 Tag pro Zug
clock-3d = 3 Tage pro Zug
turn-due = ⏳ Bedenkzeit von { $who }: { $when }
due = ⏳ endet { $when }
turn-due-you = ⏳ Deine Zeit für diesen Zug endet { $when }.
missed-you = { $count ->
    [one] Deine Zeit war um, darum hat ein Roboter für dich gespielt. Nach drei Zügen hintereinander behält er deinen Platz, bis du zurück bist.
   *[other] Deine Zeit war { $count }-mal hintereinander um, darum hat ein Roboter für dich gespielt. Nach dem dritten Mal behält er deinen Platz, bis du zurück bist.
 }
away = 💤 { $who } { $count ->
    [one] ist nicht da: Bis zur Rückkehr spielt ein Roboter.
   *[other] sind nicht da: Bis zur Rückkehr spielen Roboter.
 }
away-you = 💤 **Ein Roboter spielt für dich, solange du weg bist.** Drück *Ich bin zurück*, um selbst weiterzuspielen.
paused = ⏸️ **Pause:** Niemand spielt, und keine Uhr läuft. Wer hier sitzt, kann *Weiter* drücken.
pause-wished = ⏸️ { $who } { $count ->
    [one] möchte eine Pause
   *[other] möchten eine Pause
 } ({ $count } von { $of } sind einverstanden).
clock-button-pause = Ich möchte eine Pause
clock-button-agree = Pause ist mir recht
clock-button-resume = Weiter
clock-button-back = Ich bin zurück
pause-agreed = Du bist mit einer Pause einverstanden. Sie beginnt, sobald alle es sind, die hier spielen; mit deiner nächsten Karte nimmst du es zurück.
pause-begun = Die Pause beginnt: Niemand spielt, und keine Uhr läuft.
pause-over = Es geht weiter, und auch die Uhren laufen weiter, mit der Zeit, die noch übrig war.
back-now = Schön, dass du wieder da bist! Ab jetzt spielst du wieder selbst.
no-away = Gerade spielt ein Roboter für dich. Drück zuerst *Ich bin zurück*.
no-not-away = Für dich spielt kein Roboter: Der Platz gehört dir.
no-paused = Der Tisch macht Pause. Wer hier sitzt, kann *Weiter* drücken.
no-not-paused = Gerade ist keine Pause.

command-quiet = ruhezeit
command-quiet-about = Die Stunden, in denen deine Uhr stillsteht, wenn ein Zug 1 oder 3 Tage dauern darf
parameter-from = von
parameter-from-about = Ab welcher vollen Stunde (0 bis 23)
parameter-to = bis
parameter-to-about = Bis zu welcher vollen Stunde (dieselbe Stunde: keine Ruhe)
parameter-zone = zeitzone
parameter-zone-about = Deine Zeitzone, nach ihrer größten Stadt
settings-quiet = Ruhezeit, ohne Nachrichten von mir und mit stehender Uhr, wenn ein Zug Tage dauern darf (`/ruhezeit`): { $hours }
quiet-none = keine
quiet-hours = von { $start } bis { $end } Uhr ({ $zone })
no-unknown-zone = Eine Zeitzone namens „{ $zone }“ gibt es nicht. Wähle eine, die beim Tippen einer Stadt angeboten wird.
no-quiet-too-long = Die Ruhezeit darf bis zu { $most } Stunden am Tag dauern: Die anderen warten auf dich.
