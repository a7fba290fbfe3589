# Die Zeit am Tisch.
lobby-clock = **Bedenkzeit:** { $clock }
menu-clock = Wie lange ein Zug dauern darf
clock-usual = 5 Minuten pro Zug (unbegrenzt, wenn du nur mit Robotern spielst)
clock-off = unbegrenzt
clock-1m = 1 Minute pro Zug
clock-2m = 2 Minuten pro Zug
clock-5m = 5 Minuten pro Zug
clock-15m = 15 Minuten pro Zug
clock-1d = 1 Tag pro Zug
clock-3d = 3 Tage pro Zug
turn-due = ⏳ Bedenkzeit von { $who } endet { $when }
due = ⏳ endet { $when }
turn-due-you = ⏳ Deine Bedenkzeit endet { $when }.
missed-you = { $count ->
    [one] Deine Bedenkzeit war um, darum hat ein Roboter für dich gespielt. Passiert das dreimal hintereinander, behält er deinen Platz, bis du zurück bist.
   *[other] Deine Bedenkzeit war { $count }-mal hintereinander um, darum hat ein Roboter für dich gespielt. Nach dem dritten Mal behält er deinen Platz, bis du zurück bist.
 }
missed-choice = Gewählt hat er: { $action }.
away = 💤 { $who } { $count ->
    [one] ist nicht da: Bis zur Rückkehr spielt ein Roboter.
   *[other] sind nicht da: Bis zur Rückkehr spielen Roboter.
 }
away-you = 💤 **Ein Roboter spielt für dich, solange du weg bist.** Drück *Ich bin zurück*, um selbst weiterzuspielen.
paused = ⏸️ **Pause:** Die Partie und alle Bedenkzeiten stehen still. Wer hier sitzt, kann *Weiter* drücken.
paused-note = Pause
pause-wished = ⏸️ { $who } { $count ->
    [one] möchte eine Pause
   *[other] möchten eine Pause
 } (einverstanden: { $count } von { $of }).
clock-button-pause = Pause vorschlagen
clock-button-agree = Pause ist mir recht
clock-button-resume = Weiter
clock-button-back = Ich bin zurück
pause-agreed = Du bist mit einer Pause einverstanden. Sie beginnt, sobald alle zustimmen, die hier spielen; deine nächste Karte nimmt dein Ja zurück.
pause-begun = Die Pause beginnt: Die Partie und alle Bedenkzeiten stehen still.
pause-over = Es geht weiter! Die Bedenkzeiten laufen dort weiter, wo sie standen.
back-now = Schön, dass du wieder da bist! Ab jetzt spielst du wieder selbst.
no-away = Gerade spielt ein Roboter für dich. Drück zuerst *Ich bin zurück*.
no-not-away = Für dich spielt gerade kein Roboter.
no-paused = Der Tisch macht Pause. Wer hier sitzt, kann *Weiter* drücken.
no-not-paused = Gerade ist keine Pause.

command-quiet = ruhezeit
command-quiet-about = Stunden ohne Nachrichten von mir; auch Bedenkzeiten von 1 oder 3 Tagen stehen dann still
parameter-from = von
parameter-from-about = Ab welcher Stunde (0 bis 23)
parameter-to = bis
parameter-to-about = Bis zu welcher Stunde (dieselbe Stunde: keine Ruhezeit)
parameter-zone = zeitzone
parameter-zone-about = Deine Zeitzone: Tipp eine große Stadt in deiner Nähe
settings-quiet = Ruhezeit (`/ruhezeit`: keine Nachrichten, Bedenkzeiten von 1 oder 3 Tagen stehen still): { $hours }
quiet-none = keine
quiet-hours = von { $start } bis { $end } Uhr ({ $zone })
no-unknown-zone = Eine Zeitzone namens „{ $zone }“ gibt es nicht. Wähle eine, die beim Tippen einer Stadt angeboten wird.
no-quiet-too-long = Die Ruhezeit darf bis zu { $most } Stunden am Tag dauern: Die anderen warten auf dich.
