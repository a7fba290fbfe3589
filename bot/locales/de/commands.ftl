# Befehle. Namen sind klein geschrieben und ohne Leerzeichen; Discord erlaubt 32 Zeichen.
command-table = tisch
command-table-about = Tisch eröffnen, Platz nehmen, starten, schließen
command-open = eröffnen
command-open-about = Einen Tisch in diesem Kanal eröffnen
command-join = mitspielen
command-join-about = Am Tisch dieses Kanals Platz nehmen
command-leave = aufstehen
command-leave-about = Den Platz verlassen (läuft die Partie, übernimmt ein Roboter)
command-start = starten
command-start-about = Die Partie beginnen
command-end = schließen
command-end-about = Den Tisch vor dem Ende der Partie schließen
command-show = zeigen
command-show-about = Den Tisch nur dir zeigen
command-play = spielen
command-play-about = Eine Karte spielen
command-bid = bieten
command-bid-about = Beim Reizen ein Gebot abgeben
command-pass = passen
command-pass-about = Diesmal passen
command-trump = trumpf
command-trump-about = Trumpf annehmen oder ansagen
command-say = sagen
command-say-about = Etwas anderes sagen, das die Regeln gerade erlauben
command-hand = blatt
command-hand-about = Dein Blatt nur dir zeigen
command-score = stand
command-score-about = Den Spielzettel der Partie nur dir zeigen
command-settings = einstellungen
command-settings-about = Deine Sprache, deine Karten, wohin dein Blatt kommt, wie du erfährst, dass du dran bist
command-server = server-einstellungen
command-server-about = Sprache, Karten und Zahl der Tische dieses Servers
command-leaderboard = rangliste
command-leaderboard-about = Partien, Siege und Punkte der Leute auf diesem Server
command-rules = regeln
command-rules-about = Wie ein Spiel geht, für alle, die es noch nie gespielt haben
parameter-game = spiel
parameter-game-about = Welches Spiel
parameter-preset = regeln
parameter-preset-about = Nach welchen Regeln: auswählen oder Code eingeben (einzelne kann der Host ändern)
parameter-thread = im-thread
parameter-thread-about = In einem eigenen Thread eröffnen
parameter-table = tisch
parameter-table-about = Welcher Tisch, falls du an mehreren sitzt
parameter-card = karte
parameter-card-about = Eine Karte, zum Beispiel J♠ (Pik-Bube), 10h oder AS
parameter-value = gebot
parameter-value-about = Dein Gebot
parameter-trump = trumpf
parameter-trump-about = Was Trumpf sein soll
parameter-what = was
parameter-what-about = Was du sagst

# Einstellungen
settings-title = **Deine Einstellungen**
settings-language = Sprache: { $language }
settings-hand = Dein Blatt kommt: { $hand }
settings-ping = Wenn du dran bist: { $ping }
settings-deck = Deine Karten: { $deck }
settings-theme = Dein Tisch: { $theme }
server-look = Karten und Tisch der öffentlichen Bilder: { $deck }, { $theme }
cards-classic = klassisch
cards-jumbo = Jumbo, mit großen Zeichen
cards-classic-four = klassisch in vier Farben
cards-jumbo-four = Jumbo in vier Farben
cards-swiss = deutschschweizerisch
cloth-dark = dunkel
cloth-light = hell
menu-deck = Karten
menu-theme = Tisch
menu-public-deck = Karten am öffentlichen Tisch
menu-public-theme = Aussehen des öffentlichen Tischs
sample-alt = So sehen deine Karten aus: { $cards }
hand-place-dm = per Direktnachricht
hand-place-here = nur, wenn ich „Mein Blatt“ drücke
hand-place-both = auf beiden Wegen
ping-none = keine Nachricht
ping-dm = eine neue Direktnachricht
ping-channel = eine kurze Erwähnung im Kanal
menu-language = Sprache
menu-hand-place = Wohin dein Blatt kommt
menu-ping = Wie du erfährst, dass du dran bist
menu-tables = Wie viele Tische in einen Kanal passen
server-title = **Die Einstellungen dieses Servers**
tables-count = { $count ->
    [one] ein Tisch pro Kanal
   *[other] { $count } Tische pro Kanal
 }
language-auto = wie in Discord
language-en = English
language-ja = 日本語
language-de = Deutsch
turn-ping = { $user } – du bist dran an Tisch { $table }.

# Die Rangliste
board-title = { $game } · { $server }
board-column-place = #
board-column-name = Wer
board-column-games = Partien
board-column-wins = Siege
board-column-points = Punkte
board-column-casual = Mit Robotern
board-footer = Nach gewonnenen Partien, alle Regeln zusammen gezählt: { $rules }. „Mit Robotern“: Ein Roboter saß am Tisch.
rules-of-its-own = eigene Regeln
board-empty = Auf diesem Server hat noch niemand eine Partie { $game } zu Ende gespielt. Eröffne einen Tisch mit `/tisch eröffnen`.
board-line = { $place }. { $name } – { $wins } von { $games } gewonnen, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }{ $casual ->
    [0] {""}
   *[other] {" "}({ $casual } mit Robotern)
 }

# Hilfe und Menüs
help-title = **{ $game }** · { $page }
help-page-aim = Das Ziel
help-page-deal = Das Geben
help-page-bidding = Das Ansagen
help-page-play = Das Spielen
help-page-scoring = Die Wertung
help-page-rules = Regelwerke
help-page-table = Regeln dieses Tisches
rules-chosen = **An diesem Tisch gilt:** { $rules }
rules-differing = **Anders als nach den Hausregeln**
rules-differs = • { $rule } (Hausregeln: { $usual })
rules-as-usual = **Wie nach den Hausregeln**
rules-to-choose = Ein Tisch wird mit einem dieser Regelwerke eröffnet. Von dem, was auf diesen Seiten steht, ändern sie:
rules-no-change = nichts: wie auf diesen Seiten
rules-set = • **{ $name }** – { $changes }
rules-by-hand = -# Vor dem Start kann der Host unter *Regeln …* jede einzelne Regel ändern.
menu-title = **Tisch { $table }** · { $game }
menu-rules = **Regeln:** { $rules }
menu-course = **Diese Runde bisher**
menu-hint = -# `/regeln` erklärt das Spiel · `/tisch aufstehen` überlässt deinen Platz einem Roboter · `/einstellungen` ändert deine Sprache, deine Karten, wohin dein Blatt kommt und wie du erfährst, dass du dran bist
said = Deine Ansage: { $line }
why-you-may = { $card } ist erlaubt: nur zu!
opened-in-thread = Tisch { $table } steht in { $thread }.
right-view-channel = „Kanal anzeigen“
right-send-messages = „Nachrichten senden“
right-attach-files = „Dateien anhängen“
right-send-messages-in-threads = „Nachrichten in Threads senden“
right-create-public-threads = „Öffentliche Threads erstellen“
