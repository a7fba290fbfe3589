# Befehle. Namen sind klein geschrieben und ohne Leerzeichen; Discord erlaubt 32 Zeichen.
command-table = tisch
command-table-about = Tisch eröffnen, Platz nehmen, starten, schließen
command-card = karten
command-card-about = Spielen: alles, was du an deinem Tisch tun kannst
command-knave = knave
command-knave-about = Regeln, Einstellungen, Ranglisten, beendete Partien, dieser Bot
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
command-bid-about = Ein Gebot abgeben
command-pass = passen
command-pass-about = Diesmal passen
command-trump = trumpf
command-trump-about = Trumpf annehmen oder ansagen
command-say = ansagen
command-say-about = Jede andere Ansage, die gerade erlaubt ist, oder Karten zum Weitergeben und Ablegen
command-hand = blatt
command-hand-about = Dein Blatt nur dir zeigen
command-score = spielzettel
command-score-about = Den Spielzettel der Partie nur dir zeigen
command-settings = einstellungen
command-settings-about = Sprache, Karten, wohin dein Blatt kommt und wie du erfährst, dass du dran bist
command-server = server-einstellungen
command-server-about = Sprache, Karten und Zahl der Tische dieses Servers
command-rules = regeln
command-rules-about = So wird gespielt: die Regeln eines Spiels, für den Einstieg
parameter-game = spiel
parameter-game-about = Welches Spiel
parameter-preset = regeln
parameter-preset-about = Regelwerk wählen oder Code eingeben (der Host kann einzelne Regeln noch ändern)
parameter-thread = im-thread
parameter-thread-about = In einem eigenen Thread eröffnen
parameter-table = tisch
parameter-table-about = Welcher Tisch, falls du an mehreren sitzt
parameter-card = karte
parameter-card-about = Eine Karte, zum Beispiel J♠ (Pik-Bube), 10h oder AS
parameter-value = gebot
parameter-value-about = Dein Gebot
parameter-trump = trumpf
parameter-trump-about = Was Trumpf ist
parameter-what = was
parameter-what-about = Deine Ansage, oder die Karten: J♠ und 9♦

# Einstellungen
settings-title = **Deine Einstellungen**
settings-language = Sprache: { $language }
settings-hand = Dein Blatt kommt: { $hand }
settings-ping = Wenn eine Partie beginnt oder auf dich wartet: { $ping }
settings-deck = Deine Karten: { $deck }
settings-theme = Farbe des Tischs: { $theme }
settings-emoji = Karten-Emojis: { $emoji ->
    [yes] in Texten und auf Knöpfen
   *[no] aus
 }
button-emoji-no = Keine Karten-Emojis
button-emoji-yes = Karten-Emojis zeigen
settings-deck-of = Bei { $game }: { $deck }
settings-hand-order = Dein Blatt: { $order }
settings-text-only = Bilder: { $only ->
    [yes] keine, alles in Worten
   *[no] werden gezeigt
 }
button-text-only-yes = Nur Text
button-text-only-no = Bilder zeigen
button-decks = Karten je Spiel …
button-hand-order = Blatt ordnen …
decks-title = **Deine Karten, Spiel für Spiel**
server-decks-title = **Karten am öffentlichen Tisch, Spiel für Spiel**
deck-as-usual = wie sonst auch ({ $deck })
decks-others = Sonst: { $deck }
menu-deck-game = Spiel wählen
menu-deck-of = Karten für { $game }
hand-order-title = **So liegt dein Blatt**
hand-order-about = Bilder, Texte und Knöpfe halten sich daran. Bauern und andere hohe Trümpfe liegen beim Trumpf; „reihum“ heißt: vom Trumpf an. Im Beispiel ist { suit-H } Trumpf.
menu-suits = Reihenfolge der Farben
menu-ranks = Innerhalb einer Farbe
menu-trumps = Seite der Trümpfe
suits-from-trumps = { $suits } reihum
ranks-falling = hohe zuerst
ranks-rising = niedrige zuerst
trumps-left = Trumpf links
trumps-right = Trumpf rechts
server-look = Karten und Tisch der öffentlichen Bilder: { $deck }, { $theme }
cards-classic = klassisch
cards-jumbo = Jumbo, mit großen Zeichen
cards-classic-four = klassisch in vier Farben
cards-jumbo-four = Jumbo in vier Farben
cards-swiss = Deutschschweizer Blatt
cloth-dark = dunkel
cloth-light = hell
menu-deck = Karten
menu-public-deck = Karten am öffentlichen Tisch
menu-public-theme = Farbe des öffentlichen Tischs
sample-alt = So sehen deine Karten aus: { $cards }
hand-place-dm = per Direktnachricht
hand-place-here = nur auf Knopfdruck („Mein Blatt“)
hand-place-both = auf beiden Wegen
ping-none = keine Nachricht
ping-dm = eine neue Direktnachricht
ping-channel = eine kurze Erwähnung im Kanal
alert-item = Wenn du dran bist: { $ping }
menu-language = Sprache
menu-hand-place = Wohin dein Blatt kommt
menu-ping = Wie du hörst, dass es losgeht oder du dran bist
menu-tables = Wie viele Tische in einen Kanal passen
server-title = **Die Einstellungen dieses Servers**
server-tables = Tische: { $tables }
tables-count = { $count ->
    [one] ein Tisch pro Kanal
   *[other] { $count } Tische pro Kanal
 }
language-auto = wie in Discord
language-en = English
language-ja = 日本語
language-de = Deutsch
language-fr = Français
language-it = Italiano
turn-ping = { $user } – du bist dran an Tisch { $table }.
begun-ping = { $user } – an Tisch { $table } hat die Partie begonnen.

# Hilfe und Menüs
help-title = **{ $game }** · { $page } ({ $number }/{ $of })
help-page-short = Kurz gesagt
help-short-rules = -# An diesem Tisch: { $rules }
help-page-aim = Ziel
help-page-deal = Karten
help-page-bidding = Ansagen
help-page-play = Stiche
help-page-scoring = Punkte
help-page-rules = Regelwerke
help-page-table = Regeln hier
rules-chosen = **An diesem Tisch gilt:** { $rules }
rules-lowest = **Wer die wenigsten Punkte hat, gewinnt.**
rules-differing = **Anders als in den Standardregeln**
rules-differs = • { $rule } (Standard: { $usual })
rules-as-usual = **Wie in den Standardregeln**
rules-to-choose = Mit jedem dieser Regelwerke kannst du einen Tisch eröffnen. Das ist dann anders als auf diesen Seiten:
rules-no-change = nichts
rules-set = • **{ $name }** – { $changes }
rules-by-hand = -# Vor dem Start kann der Host unter *Optionen …* jede einzelne Regel ändern.
strength-title = **Roboter:** jede Stufe gegen die darunter, auf beiden Seiten mit denselben Karten:
strength-step = • *{ $level }* ist um { $points } (± { $margin }) Punkte je Runde besser als *{ $below }*, in { $deals } Runden
strength-unclear = • *{ $level }*: kein deutlicher Unterschied zu *{ $below }* in { $deals } Runden
menu-title = **Tisch { $table }** · { $game }
menu-rules = **Regeln:** { $rules }
menu-deals = Die Partie endet nach { $count ->
    [one] einer Runde
   *[other] { $count } Runden
 }, wie es auch steht.
menu-hint = -# `/knave regeln`: So geht das Spiel · `/tisch aufstehen`: Platz aufgeben · `/knave einstellungen`: Sprache, Karten und wie du erfährst, dass du dran bist
menu-hint-alone = -# `/knave regeln`: So geht das Spiel · `/knave einstellungen`: Sprache, Karten und wie du erfährst, dass du dran bist
said = Deine Ansage steht: { $line }
why-you-may = { $card } ist erlaubt: nur zu!
opened-there = Tisch { $table } steht in { $place }.
right-view-channel = „Kanal anzeigen“
right-send-messages = „Nachrichten senden“
right-attach-files = „Dateien anhängen“
right-send-messages-in-threads = „Nachrichten in Threads senden“
right-create-public-threads = „Öffentliche Threads erstellen“
right-connect = „Verbinden“
