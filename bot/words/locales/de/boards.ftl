# Ranglisten: Wertungen, Saisons und woraus jemandes Spiel besteht
decimal = { $number }
command-leaderboard = rangliste
command-leaderboard-about = Wertungen, Siege und Paare der Leute auf diesem Server
command-stats = statistik
command-stats-about = Jemandes Spiel: Wertung, was gereizt und erfüllt wurde, Partner und Gegner
menu-stats = Statistik
parameter-period = zeitraum
parameter-period-about = Welche Partien zählen
parameter-by = nach
parameter-by-about = Wonach die Liste geordnet ist
parameter-minimum = mindestens
parameter-minimum-about = Wie viele Partien jemand gespielt haben muss
parameter-user = wer
parameter-user-about = Wessen Spiel; ohne Angabe deins

board-title = { $game } · { $server }
board-column-place = #
board-column-name = Wer
board-column-rating = Wertung
board-column-wins = Siege
board-column-points = Je Runde
board-column-made = Erfüllt
board-column-casual = Freundschaft
board-column-curve = Verlauf
board-counts = Nur Partien nach denselben Regeln: **{ $rules }** · { $period } · nach { $measure }{ $minimum ->
    [0] {""}
   *[other] {" "}· ab { $minimum } Partien
 }
board-counts-plain = { $rules } · { $period } · nach { $measure }{ $minimum ->
    [0] {""}
   *[other] {" "}· ab { $minimum } Partien
 }
board-line = { $place }. { $name } – { $value }; { $wins } von { $games } gewonnen{ $casual ->
    [0] {""}
   *[other] , dazu { $casual } als Freundschaftsspiel
 }
board-mine = Du: { $line }
board-not-there = Du stehst nicht auf dieser Liste: Du hast noch keine Partie, die hier zählt.
board-hidden = Du stehst auf keiner Rangliste, weil du es so willst. Mit `/einstellungen` kommst du jederzeit zurück.
board-value-rating = Wertung { $rating } ±{ $margin }
board-value-provisional = Wertung ({ $rating }) ±{ $margin }, vorläufig
board-value-unrated = noch ohne Wertung
board-value-points = { $points } Punkte je Runde
board-value-made = { $made } von { $contracts } Ansagen erfüllt
board-footer = Die Wertung ist vorsichtig: Alle fangen bei 1000 an. In Klammern: vorläufig, weniger als { $games } gewertete Partien. „Freundschaft“: Freundschaftsspiele, also Partien, in denen ein Roboter einen Platz hatte; sonst zählen sie nirgends.
board-footer-short = ( ) vorläufig
board-pages = Seite { $page } von { $pages }
board-empty = Auf diesem Server hat noch niemand eine Partie { $game } zu Ende gespielt. Eröffne einen Tisch mit `/tisch eröffnen`.
board-empty-here = Auf dieser Liste steht noch niemand.
board-only-own = Nach keinem der üblichen Regelwerke ist { $game } hier schon zu Ende gespielt worden. Andere Regeln werden nie daruntergemischt: Wähle unten welche aus.
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
minimum-games = { $count ->
    [0] beliebig viele Partien
    [one] mindestens 1 Partie
   *[other] mindestens { $count } Partien
 }
menu-board-rules = Welche Regeln
menu-board-period = Welche Partien
menu-board-measure = Wonach geordnet
menu-board-minimum = Wie viele Partien mindestens
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
stats-streak = In Folge
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
stats-footer = Gewonnen von gespielt. Ansagen und Ähnliches: auch mit Robotern.
no-not-listed = { $name } möchte auf keiner Rangliste stehen.
no-no-board = Eine solche Rangliste gibt es auf diesem Server nicht.

feat-contract = Ansagen
feat-made = Erfüllt
feat-set = Nicht erfüllt
feat-alone = Alleingänge
feat-alone-made = Alleingänge erfüllt

settings-listed = Ranglisten: { $listed ->
    [yes] du stehst darauf
   *[no] du stehst auf keiner und in niemandes Liste
 }
button-listed-no = Von allen Ranglisten nehmen
button-listed-yes = Auf die Ranglisten setzen
button-theme-dark = Tisch: dunkel
button-theme-light = Tisch: hell

button-boards = Ranglisten und Saisons …
seasons-title = **Die Ranglisten dieses Servers**
seasons-length = { $count ->
    [one] Eine Saison dauert einen Monat.
   *[other] Eine Saison dauert { $count } Monate.
 }
seasons-ends = Diese Saison endet am { $date }.
seasons-channel = Am Ende werden die Besten in { $channel } genannt.
seasons-nowhere = Am Ende wird nichts geschrieben: Wähle dafür einen Kanal.
menu-season-length = Wie lange eine Saison dauert
menu-season-channel = Wo vom Ende einer Saison berichtet wird
digest-title = **Saison { $number } von { $server } ist zu Ende** ({ $first } – { $last })
digest-board = **{ $game }** · { $rules }
digest-line = { $place }. { $name } – { $value }; { $wins } von { $games } gewonnen
digest-nobody = Niemand hat eine Partie gespielt, die zählt.
digest-more = … und mehr: `/rangliste`
