# Das Blatt des Tages.
command-daily = tagesblatt
command-daily-about = Heute für alle dieselben Karten: einmal spielen und vergleichen
daily-title = **Blatt des Tages · { $date }** · { $game }
daily-name = Blatt des Tages · { $game }
place-daily = Blatt des Tages · { $date }
percent = { $percent } %
daily-of-the-field = der anderen geschlagen
daily-finished = { $count ->
    [one] bisher einmal gespielt
   *[other] bisher { $count } Mal gespielt
 }
daily-tricks = { $won } von { $count } Stichen gemacht
daily-of-the-day = Spiel des Tages
daily-what = { $deals ->
    [one] Eine Runde
   *[other] { $deals } Runden
 }, { $today ->
    [yes] heute für alle gleich
   *[no] für alle gleich
 }, allein mit Robotern ({ $level }), die in gleicher Lage immer das Gleiche tun.
daily-once = Ein Versuch zählt. Fang bis { $until } an; unterbrechen und weiterspielen kannst du jederzeit.
daily-waits = **Deins hat begonnen.** Es wartet auf dich bis { $until }.
daily-had = Deinen Versuch hattest du schon. Morgen gibt es neue Karten.
daily-missed = Der Tag ist vorbei.
daily-left = Du hast angefangen und nicht zu Ende gespielt. Dieser Tag ist vorbei.
daily-streak = { $count ->
    [one] ein Tag
   *[other] { $count } Tage in Folge
 }
daily-sealed = -# Versiegelt, bevor jemand gespielt hat: SHA-256 des Seeds `{ $commitment }`
daily-tomorrow = -# Der Seed von morgen ist versiegelt: SHA-256 `{ $commitment }`
daily-opened = -# Der Seed ist offen: `{ $seed }`
daily-was-sealed = -# Sein SHA-256, am Tag davor gezeigt: `{ $commitment }`
daily-points = { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
daily-beaten = Besser als **{ $percent } %** der anderen ({ $count }{ $final ->
    [yes] {""}
   *[no] {" "}bisher
 })
daily-beaten-here = Auf diesem Server: besser als **{ $percent } %** der anderen ({ $count }{ $final ->
    [yes] {""}
   *[no] {" "}bisher
 })
daily-alone = { $final ->
    [yes] Sonst hat es niemand zu Ende gespielt.
   *[no] Bisher ist sonst niemand fertig.
 }
daily-field-bid = Ansage: { $said }
daily-field-card = erste Karte: { $said }
daily-share-of = { $what } { $percent } %
daily-deal = Runde { $deal }, alle: { $said }
daily-yours = Du: { $points }
daily-best = { $final ->
    [yes] Bestes Ergebnis
   *[no] Bisher bestes Ergebnis
 } ({ $points }): { $moves }
daily-robot = Ein starker Roboter auf deinem Platz ({ $points }): { $moves }
daily-show-it = -# Zeigen kannst du dein Ergebnis mit `/tagesblatt` auf einem Server.
daily-there = Dein Blatt des Tages: { $place }
daily-done = fertig
daily-games-of-the-day = Spiele des Tages
daily-board-title = **Blätter des Tages auf { $server }** · { $game } · { $span ->
    [week] Woche ab { $date }
   *[month] Monat ab { $date }
 }
daily-board-line = { $rank }. **{ $name }** { $percent } % · { $days ->
    [one] ein Tag
   *[other] { $days } Tage
 }
daily-board-empty = Noch niemand. Ein Tag zählt, wenn er vorbei ist.
daily-board-mine = Du: { $rank }. mit { $percent } %
daily-board-about = -# Der Anteil der anderen, den man geschlagen hat, über die Tage zusammengezählt; Gleichstand zählt halb. Hier steht, wer auf diesem Server `/tagesblatt` benutzt hat.
button-daily-play = Tagesblatt spielen
button-daily-go-on = Weiterspielen
button-daily-board = Rangliste
button-daily-before = Der Tag davor
button-daily-today = Heute
button-daily-all = Alle Tagesblätter
button-daily-week = Woche
button-daily-month = Monat
button-daily-earlier = Früher
button-daily-later = Später
menu-daily-game = Tagesblatt eines anderen Spiels
no-no-daily = Für diesen Tag gibt es kein Blatt des Tages.
no-daily-closed-dm = Ich kann dir keine Direktnachrichten schicken, und dort spielst du das Blatt des Tages. Erlaube sie (in den *Privatsphäre-Einstellungen* dieses Servers) und drück dann noch einmal.
no-daily-no-dm = Discord lässt mich gerade keine neuen Direktnachrichten öffnen. Versuch es in { $count ->
    [one] einer Minute
   *[other] { $count } Minuten
 } noch einmal: Dein Versuch bleibt dir.
no-daily-past = Dieses Blatt des Tages ist vorbei. Das von heute zeigt `/tagesblatt`.
no-daily-spent = Ein Versuch am Tag: Deiner ist gespielt. Neue Karten gibt es { $until }.
no-daily-stays = Dein Blatt des Tages wartet auf dich, bis der Tag vorbei ist, auch wenn du inzwischen etwas anderes machst.
no-daily-unfinished = Spiel das Blatt des Tages erst zu Ende, dann kannst du dein Ergebnis zeigen.
no-daily-running = Dieses Blatt des Tages wird noch gespielt: Nachspielen lässt es sich { $until }.
ended-daily = **{ $game }, Tisch { $table }:** Der Tag dieses Blatts ist vorbei.
verify-daily = Das ist das Blatt des Tages vom { $date }: Sein Seed wurde vor diesem Tag versiegelt, { $sealed } UTC.
verify-daily-late = Das ist das Blatt des Tages vom { $date }; sein Seed wurde erst an diesem Tag versiegelt, { $sealed } UTC.
verify-daily-deals = Das Blatt des Tages vom { $date } hat { $deals ->
    [one] 1 Runde
   *[other] { $deals } Runden
 }, gegeben wurde aber { $count } Mal.
privacy-dailies = • **Blätter des Tages,** die du begonnen hast: { $count }. Server, auf denen du danach gefragt hast: { $servers }.
why-deal-under-way = Die Runde ist noch nicht vorbei.
no-fixture-sealed = Die Karten dieses Tisches stehen schon fest: Er beginnt von selbst.
no-fixture-fixed = Regeln und Zahl der Runden sind hier für alle gleich.
