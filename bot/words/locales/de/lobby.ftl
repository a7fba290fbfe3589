# Der Tisch vor der ersten Karte.
lobby-title = ## { $game } · Tisch { $table }
lobby-rules = **Regeln:** { $rules }
lobby-partner = { $who } · Partner: { $partner }
lobby-robots = **Roboter:** { $level }
lobby-hint = -# Host: { $host }. Drück *Mitspielen*, um dich zu setzen; der Host startet die Partie.
chair-free = frei
chair-host = Host
lobby-of = { $game }, Tisch { $table }
lobby-seated = { $who }{ $free ->
    [0] {""}
    [one] {" "}· 1 Platz frei
   *[other] {" "}· { $free } Plätze frei
 }
lobby-hint-full = -# Host: { $host }. Alle Plätze sind besetzt: Der Host kann starten.
lobby-played-as = -# Gespielt wird wie { $where }; ändern mit *{ button-standard }*.
fact-no-clock = Bedenkzeit unbegrenzt
fact-robots = Roboter: { $level }
fact-no-robots = ohne Roboter
fact-locked = gesperrt
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
empty-chair = Freier Platz
option-is = { $option }: { $value }
level-easy = leicht
level-normal = mittel
level-hard = schwer
# Auch Roboter zählen mit.
players = { $count } Plätze
value-yes = ja
value-no = nein
value-none = keiner
preset-house = Standardregeln
preset-source = Originalregeln
preset-source-about = Wie im Regelbuch; in diesem Spiel dasselbe wie die Standardregeln.

button-join = Mitspielen
button-leave = Aufstehen
button-robot = Roboter dazu
button-norobot = Roboter weg
button-start = Starten
button-start-robots = Mit Robotern starten
button-swap = Plätze tauschen
button-rules = Optionen …
button-standard = Standardregeln
button-more = Mehr …
button-end = Tisch schließen
button-back = Zurück
button-hand = Mein Blatt
button-last = Letzter Stich
button-score = Spielzettel
button-table-rules = Regeln hier
button-how-to-play = So wird gespielt
button-not-yet = Nein, zurück
button-bid-far-down = « { $bid }
plain-button-bid-far-down = Viel niedriger { $bid }
button-bid-down = ‹ { $bid }
plain-button-bid-down = Niedriger { $bid }
button-bid-up = { $bid } ›
plain-button-bid-up = Höher { $bid }
button-bid-far-up = { $bid } »
plain-button-bid-far-up = Viel höher { $bid }
button-type-bid = Gebot eingeben …
type-bid-title = Dein Gebot
type-bid-span = Von { $least } bis { $most }
button-menu = Menü
button-rematch = Revanche

menu-preset = Regelwerk wählen
menu-option = Eine Regel ändern …
menu-level = Stärke der Roboter
menu-size = Zahl der Plätze
menu-swap = Zwei Plätze wählen
menu-why = Warum geht eine Karte nicht?
menu-choose = Wählen
menu-pick = { $least ->
    [0] Wähle bis zu { $most } Karten
   *[other] { $exact ->
        [yes] { $least ->
            [one] Wähle eine Karte
           *[other] Wähle { $least } Karten
        }
       *[no] Wähle { $least } bis { $most } Karten
    }
 }
rules-title = **{ $game }** · die Regeln an Tisch { $table }
rules-host-only = -# Nur der Host kann sie ändern, und nur vor der ersten Karte.
rules-choose-value = **{ $option }** – was soll gelten?
swap-text = Welche zwei Plätze sollen tauschen? Wer zusammen spielt, sitzt sich gegenüber.
table-ended = **{ $game }** · Tisch { $table } wurde vor dem Ende der Partie geschlossen. Gewertet wird nichts.
ended-unbegun = **{ $game }** · Tisch { $table } wurde vor Beginn der Partie geschlossen.

joined = Du bist dabei! Tisch { $table } – { $begun ->
    [yes] dein Blatt steht in unseren Direktnachrichten; *Mein Blatt* am Tisch zeigt es auch.
   *[no] dein Blatt kommt per Direktnachricht.
 }
joined-here = Du bist dabei! Tisch { $table } – { $begun ->
    [yes] drück am Tisch *Mein Blatt*, um deine Karten zu sehen.
   *[no] sobald die Karten gegeben sind, drück am Tisch *Mein Blatt*, um deine zu sehen.
 }
joined-closed = Du bist dabei! Tisch { $table } – Direktnachrichten kann ich dir keine schicken: { $begun ->
    [yes] Drück am Tisch *Mein Blatt*, um deine Karten zu sehen.
   *[no] Sobald die Karten gegeben sind, drück am Tisch *Mein Blatt*, um deine zu sehen.
 } Damit spielst du genauso gut.
dm-closed = Ich kann dir keine Direktnachrichten schicken. Sobald die Karten gegeben sind, drück am Tisch *Mein Blatt*, um deine zu sehen – damit spielst du genauso gut.
dm-welcome = Du bist dabei: Tisch { $table } · **{ $game }** in { $place }. Sobald es losgeht, erscheint hier dein Blatt.
started = Die Karten kommen.
left-lobby = Du bist von Tisch { $table } aufgestanden.
left-game = Du hast Tisch { $table } verlassen. Ein Roboter spielt für dich weiter.
table-closed-now = Tisch { $table } ist geschlossen.
