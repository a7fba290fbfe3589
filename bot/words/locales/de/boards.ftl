# Ranglisten: Wertungen, Saisons und woraus jemandes Spiel besteht
decimal = { $number }
command-leaderboard = rangliste
command-leaderboard-about = Die Rangliste dieses Servers: Wertungen, Siege und Partnerschaften
command-stats = statistik
command-stats-about = Statistik einer Person: Wertung, Ansagen, Partner und Gegner
menu-stats = Statistik
parameter-period = zeitraum
parameter-period-about = Welche Partien zählen
parameter-by = nach
parameter-by-about = Wonach sortiert wird
parameter-minimum = mindestens
parameter-minimum-about = Nur wer mindestens so viele Partien gespielt hat
parameter-user = wer
parameter-user-about = Wessen Statistik (leer: deine)

board-title = { $game } · { $server }
board-column-place = #
board-column-name = Name
board-column-rating = Wertung
board-column-wins = Siege
board-column-points = Je Runde
board-column-made = Erfüllt
board-column-casual = Freundschaft
board-column-curve = Verlauf
board-counts = Nur Partien nach denselben Regeln: **{ $rules }** · { $period } · nach { $measure }{ $minimum ->
    [0] {""}
    [one] {" "}· ab 1 Partie
   *[other] {" "}· ab { $minimum } Partien
 }
board-counts-plain = { $rules } · { $period } · nach { $measure }{ $minimum ->
    [0] {""}
    [one] {" "}· ab 1 Partie
   *[other] {" "}· ab { $minimum } Partien
 }
board-line = { $place }. { $name } – { $value }; { $wins } von { $games } gewonnen{ $casual ->
    [0] {""}
    [one] {" "}(dazu 1 Freundschaftsspiel)
   *[other] {" "}(dazu { $casual } Freundschaftsspiele)
 }
board-mine = Du: { $line }
board-not-there = Du stehst nicht auf dieser Liste: Du hast noch keine Partie, die hier zählt.
board-hidden = Du hast dich aus den Ranglisten ausgeblendet. In `/knave einstellungen` lässt sich das jederzeit ändern.
board-value-rating = Wertung { $rating } ±{ $margin }
board-value-provisional = Wertung ({ $rating }) ±{ $margin }, vorläufig
board-value-unrated = noch ohne Wertung
board-value-points = { $points } Punkte je Runde
board-value-made = { $made } von { $contracts } Ansagen erfüllt
board-footer = Alle fangen bei 1000 an, und die Wertung bewegt sich vorsichtig. In Klammern: vorläufig, weniger als { $games } gewertete Partien. „Freundschaft“: Partien, in denen ein Roboter einen Platz hatte; sie zählen sonst nirgends.
board-footer-short = ( ) vorläufig
board-pages = Seite { $page } von { $pages }
board-empty = Auf diesem Server hat noch niemand eine Partie { $game } zu Ende gespielt. Eröffne einen Tisch mit `/tisch eröffnen`.
board-empty-here = Auf dieser Liste steht noch niemand.
board-set = { $rules } · { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
 }
board-own-rules = eigene Regeln: { $differences }
board-older = { $rules } (ältere Fassung)
rules-of-its-own = eigene Regeln
period-all = gesamter Zeitraum
period-season = diese Saison
period-month = dieser Monat
period-week = diese Woche
measure-rating = Wertung
measure-wins = Siegen
measure-points = Punkten je Runde
measure-made = erfüllten Ansagen
measure-rating-about = Errechnet daraus, wen du schlägst; alle beginnen mit 1000
measure-wins-about = Wie viele Partien du gewonnen hast
measure-points-about = Was deine Partei in einer Runde im Schnitt erzielt
measure-made-about = Wie oft du es als Ansager geschafft hast
minimum-games = { $count ->
    [0] beliebig viele Partien
    [one] ab 1 Partie
   *[other] ab { $count } Partien
 }
menu-board-rules = Regelwerk
menu-board-period = Zeitraum
menu-board-measure = Sortieren nach
menu-board-minimum = Mindestzahl an Partien
button-board-back = ◀
plain-button-board-back = Zurück
button-board-next = ▶
plain-button-board-next = Weiter
button-board-mine = Mein Platz
button-board-pairs = Paare
button-board-people = Einzelne
board-of-pairs = Paare

stats-title = { $name } · { $game }
stats-empty = { $name } hat auf diesem Server noch keine Partie { $game } zu Ende gespielt.
stats-no-games = { $name } hat auf diesem Server in letzter Zeit keine Partie beendet.
menu-stats-game = Spiel
stats-rules = Nur Partien nach denselben Regeln: **{ $rules }**
stats-rating = Wertung
stats-games = Partien
stats-won = Gewonnen
stats-points = Punkte je Runde
stats-streak = Aktuelle Serie
stats-best-streak = Beste Serie
stats-casual = Freundschaftsspiele
stats-none = noch keine
stats-won-row = gewonnen
stats-lost-row = verloren
stats-provisional = vorläufig
stats-curve = Wertung, Partie für Partie
stats-partners = Zusammen mit
stats-opponents = Gegen
stats-meeting = { $wins } von { $games }
stats-figure = { $label }: { $value }{ $note ->
    [none] {""}
   *[other] {" "}({ $note })
 }
stats-curve-said = Wertung von { $first } bis { $last }, zwischen { $low } und { $high }
stats-footer = Gewonnen von gespielt. Bei Ansagen zählen auch Partien mit Robotern.
no-not-listed = { $name } hat sich aus den Ranglisten ausgeblendet.
no-no-board = Eine solche Rangliste gibt es auf diesem Server nicht.

feat-contract = Ansagen
feat-made = Erfüllt
feat-set = Nicht erfüllt
feat-alone = Alleingänge
feat-alone-made = Alleingänge erfüllt

settings-listed = Ranglisten: { $listed ->
    [yes] du bist sichtbar
   *[no] du bist überall ausgeblendet
 }
button-listed-no = Mich ausblenden
button-listed-yes = Mich anzeigen
button-theme-dark = Tisch: dunkel
button-theme-light = Tisch: hell

button-boards = Ranglisten …
seasons-title = **Die Ranglisten dieses Servers**
seasons-length = { $count ->
    [one] Eine Saison dauert einen Monat.
   *[other] Eine Saison dauert { $count } Monate.
 }
seasons-ends = Diese Saison endet am { $date }.
seasons-channel = Der Endstand wird in { $channel } veröffentlicht.
seasons-channel-lacks = ⚠️ In { $channel } kann ich keinen Endstand veröffentlichen. Dort brauche ich noch: { $rights }.
seasons-channel-gone = ⚠️ Den Kanal für Endstände gibt es nicht mehr: Wähle einen anderen.
seasons-nowhere = Der Endstand wird noch nirgends veröffentlicht: Wähle dafür einen Kanal.
menu-season-length = Wie lange eine Saison dauert
menu-season-channel = Wo der Endstand einer Saison steht
digest-title = **Saison { $number } von { $server } ist zu Ende** ({ $first } – { $last })
digest-board = **{ $game }** · { $rules }
digest-line = { $place }. { $name } – { $value }; { $wins } von { $games } gewonnen
digest-nobody = Auf den Ranglisten dieser Saison steht niemand.
digest-more = … und mehr: `/knave rangliste`
