# Der Tisch vor der ersten Karte.
lobby-title = ## { $game } · Tisch { $table }
lobby-rules = **Regeln:** { $rules }
lobby-partner = { $who } · Partner: { $partner }
lobby-robots = **Roboter:** { $level }
lobby-hint = -# Host ist { $host } und startet die Partie. Drück *Mitspielen*, um dich zu setzen.
chair-free = frei
chair-host = Host
lobby-of = { $game }, Tisch { $table }
lobby-seated = { $who }{ $free ->
    [0] {""}
    [one] {" "}· 1 Platz frei
   *[other] {" "}· { $free } Plätze frei
 }
lobby-hint-full = -# Host ist { $host } und startet die Partie.
fact-no-clock = ohne Uhr
fact-robots = Roboter: { $level }
fact-no-robots = ohne Roboter
fact-locked = abgeschlossen
more-title = **{ $game }** · Tisch { $table }
start-fills = { $count ->
    [one] **Ein Platz ist noch frei.** Dort spielt { $robots }.
   *[other] **{ $count } Plätze sind noch frei.** Dort spielen { $robots }.
 }
start-absent = { $count ->
    [one] { $who } ist noch nicht da: Bis dahin spielt ein Roboter.
   *[other] { $who } sind noch nicht da: Bis dahin spielen Roboter.
 }
start-not = Der Tisch wartet.
empty-chair = freier Platz
option-is = { $option }: { $value }
level-easy = leicht
level-normal = mittel
level-hard = schwer
# Auch Roboter zählen mit.
players = { $count } Plätze
value-yes = ja
value-no = nein
value-none = keiner
preset-house = Hausregeln
preset-source = wie im Regelbuch
preset-source-about = Wie im Buch; in diesem Spiel ist das dasselbe wie die Hausregeln.

button-join = Mitspielen
button-leave = Aufstehen
button-robot = Roboter dazu
button-norobot = Roboter weg
button-start = Starten
button-start-robots = Mit Robotern starten
button-swap = Plätze tauschen
button-rules = Optionen …
button-more = Mehr …
button-end = Tisch schließen
button-back = Zurück
button-hand = Mein Blatt
button-last = Letzter Stich
button-score = Spielzettel
button-table-rules = Regeln dieses Tisches
button-how-to-play = So wird gespielt
button-not-yet = Nein, zurück
button-type-bid = Gebot eingeben …
type-bid-title = Dein Gebot
type-bid-span = Von { $least } bis { $most }
button-menu = Menü
button-rematch = Revanche

menu-preset = Regelwerk wählen
menu-option = Eine Regel ändern …
menu-level = Wie gut die Roboter spielen
menu-size = Wie viele mitspielen
menu-swap = Zwei Plätze wählen
menu-why = Warum nicht …?
menu-choose = Wählen
menu-pick = { $least ->
    [0] Wähle bis zu { $most } Karten
   *[other] { $least ->
        [one] Wähle 1 Karte
       *[other] Wähle { $least } Karten
    }
 }
rules-title = **{ $game }** · die Regeln an Tisch { $table }
rules-host-only = -# Nur der Host kann sie ändern, und nur vor der ersten Karte.
rules-choose-value = **{ $option }** – wie soll es sein?
swap-text = Wer tauscht den Platz? Wer zusammen spielt, sitzt sich gegenüber.
table-ended = **{ $game }** · Tisch { $table } wurde vor dem Ende der Partie geschlossen. Gewertet wird nichts.

joined = Du sitzt an Tisch { $table }. Dein Blatt kommt per Direktnachricht.
joined-here = Du sitzt an Tisch { $table }. Drück am Tisch *Mein Blatt*, um deine Karten zu sehen.
dm-closed = Ich kann dir keine Direktnachrichten schicken. Drück am Tisch *Mein Blatt*, um deine Karten zu sehen – so spielt es sich genauso gut.
dm-welcome = Du sitzt an Tisch { $table } · **{ $game }** in { $place }. Dein Blatt erscheint hier.
started = Die Karten kommen.
left-lobby = Du bist von Tisch { $table } aufgestanden.
left-game = Du hast Tisch { $table } verlassen. Ein Roboter spielt für dich weiter.
table-closed-now = Tisch { $table } ist geschlossen.
