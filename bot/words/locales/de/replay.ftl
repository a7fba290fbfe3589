# Beendete Partien: die Liste, das Nachspielen, die Dateien und was sich prüfen lässt.
command-history = partien
command-history-about = Beendete Partien, deine oder die dieses Servers, die neuesten zuerst
command-replay = wiederholung
command-replay-about = Eine beendete Partie Schritt für Schritt mit offenen Karten ansehen
command-verify = prüfen
command-verify-about = Mischen, jeden Zug und das Ergebnis einer beendeten Partie prüfen
menu-replay = Partie nachspielen
menu-verify = Partie prüfen
parameter-whose = wessen
parameter-whose-about = Deine eigenen Partien oder alle dieses Servers
parameter-number = nummer
parameter-number-about = Die Nummer der Partie, wie sie in der Liste steht
whose-mine = meine Partien
whose-server = Partien dieses Servers
history-title-mine = **Deine beendeten Partien**
history-title-server = **Beendete Partien dieses Servers**
history-line = { $when } · **{ $number }** · { $game } · { $result }
history-result = Gewonnen: { $winners }{ $against ->
    [0] {""}
   *[other] {" "}gegen { $others }
 }{ $scored ->
    [0] {""}
   *[other] {" "}({ $points })
 }
history-ended-early = vorzeitig beendet: { $who }
history-item = { $number } – { $game }
history-empty = Hier ist noch keine Partie zu Ende gespielt worden.
history-all = Alle Spiele
menu-history-open = Nachspielen …
menu-history-kind = Nur Partien von …
button-newest = Neueste
button-newer = ◀ Neuere
plain-button-newer = Neuere
button-older = Ältere ▶
plain-button-older = Ältere
former-player = Gelöschtes Konto
replay-title = **{ $game }** · Partie { $number } · Runde { $deal } von { $deals } · { $stop }
replay-stop-dealt = frisch gegeben
replay-stop-ready = vor der ersten Karte
replay-stop-trick = Stich { $number }
replay-stop-end = das Ende
replay-course = Angesagt: { $said }
replay-cards = Karten: { $said }
replay-trick = { $played } (an { $holder })
replay-hand = { $who }: { $cards }
replay-pile = { $pile }: { $cards }
replay-deal = Runde { $number }
menu-replay-deal = Zu einer Runde …
menu-replay-stop = Zu einem Stich …
button-replay = Nachspielen
button-deal-back = ⏮ Runde
plain-button-deal-back = Vorige Runde
button-step-back = ◀
plain-button-step-back = Zurück
button-step-on = ▶
plain-button-step-on = Weiter
button-deal-on = Runde ⏭
plain-button-deal-on = Nächste Runde
button-replay-text = Als Text
button-replay-json = Als JSON
button-verify = Prüfen
no-no-replay = Eine beendete Partie { $number }, die du ansehen könntest, gibt es nicht. `/knave partien` zeigt deine und die dieses Servers.
no-still-running = Diese Partie läuft noch. Nachspielen lässt sie sich, wenn sie zu Ende ist: Bis dahin bleiben verdeckte Karten verdeckt.
no-no-game-in-message = Diese Nachricht gehört zu keiner beendeten Partie. Öffne das Menü an einem Tisch, dessen Partie zu Ende ist.
no-replay-unreadable = Partie { $number } wurde nach Regeln gespielt, die ich nicht mehr kenne; darum lässt sie sich nicht nachspielen.
no-replay-too-fast = Du blätterst schneller durch beendete Partien, als ich nachkomme. Warte ein paar Sekunden und drück noch einmal: Es geht nichts verloren.
no-replay-busy = Gerade werden zu viele beendete Partien nachgeschlagen. Versuch es in einer Minute noch einmal: Es geht nichts verloren.
replay-file = Partie { $number }, zum Aufheben oder Prüfen: `/knave prüfen` sagt hier dasselbe.

verify-title = **Partie { $number } ({ $game }) wird geprüft**
verify-sound = **Alles in Ordnung:** An dieser Partie ist nichts zu beanstanden.
verify-not-sound = **Mit dieser Partie stimmt etwas nicht.**
verify-commitment = Der aufgedeckte Seed ist der versprochene: Sein SHA-256 ist der Prüfcode, der vor dem ersten Gebot dastand.
verify-commitments = Alle { $count } aufgedeckten Seeds sind die versprochenen: Der SHA-256 des ersten ist der Prüfcode von vor dem ersten Gebot, die der anderen stehen im Protokoll, dort, wo dieser Bot aus einer Sicherung wiederhergestellt wurde.
verify-commitment-wrong = Der aufgedeckte Seed ist nicht der versprochene: Sein SHA-256 ist { $found }, versprochen war { $promised }.
verify-seed-broken = Der Seed lässt sich nicht lesen: Es müssten 64 hexadezimale Ziffern sein.
verify-no-seed = Der Seed oder das Versprechen fehlt; ob sie zusammenpassen, wurde nicht geprüft.
verify-seats = Der Seed hat den Lobby-Platz { $drawn } an die erste Stelle gezogen, und so saßen sie.
verify-seats-wrong = Der Seed hat den Lobby-Platz { $drawn } an die erste Stelle gezogen, gesessen hat dort aber Platz { $found }.
verify-seats-unknown = Wie die Plätze in der Lobby standen, ist nicht aufgeschrieben (oder der Seed fehlt); das Ziehen der Plätze wurde nicht geprüft.
verify-deals = { $count ->
    [one] Die eine Runde ist Karte für Karte so gegeben, wie es aus dem Seed folgt.
   *[other] Alle { $count } Runden sind Karte für Karte so gegeben, wie es aus dem Seed folgt.
 }
verify-deals-so-far = { $count ->
    [0] Vor der falschen Zeile wurde nichts gegeben.
    [one] Die eine Runde vor der falschen Zeile folgt aus dem Seed.
   *[other] Die { $count } Runden vor der falschen Zeile folgen aus dem Seed.
 }
verify-deals-laid = { $count ->
    [one] Eine Runde wurde wie in einer früheren Partie gelegt: Über ihre Karten sagt der Seed nichts.
   *[other] { $count } Runden wurden wie in einer früheren Partie gelegt: Über ihre Karten sagt der Seed nichts.
 }
verify-pack-wrong = Das Kartenspiel in der Datei ist nicht das, mit dem dieses Spiel gespielt wird.
verify-deal-wrong = Runde { $deal } (Zeile { $number } des Protokolls) folgt nicht aus dem Seed.
verify-deals-unknown = Ohne den Seed wurde das Geben nicht geprüft.
verify-moves = { $count ->
    [one] Die eine Zeile des Protokolls hält sich an die Regeln.
   *[other] Alle { $count } Zeilen des Protokolls halten sich an die Regeln.
 }
verify-move-wrong = Zeile { $number } des Protokolls ist gegen die Regeln: { $who }, „{ $line }“. { $why }
verify-move-unread = Zeile { $number } des Protokolls ist in diesem Spiel nichts, was man tun kann: { $who }, „{ $line }“.
verify-deck = das Kartenspiel
verify-result = Das aufgeschriebene Ergebnis ist das, was die Karten ergeben.
verify-result-wrong = Die Karten ergeben { $found }, aufgeschrieben ist { $told }.
verify-result-unknown = Wegen dieser Zeile wurde das Ergebnis nicht geprüft.
verify-result-untold = Es ist kein Ergebnis aufgeschrieben, also gibt es nichts zu vergleichen.
verify-not-over = Nach der letzten Zeile ist die Partie nicht zu Ende.
verify-shown = Ob der Tisch vor dem ersten Gebot { $commitment } gezeigt hat, kannst nur du prüfen: In seiner Nachricht standen die ersten Zeichen, in seinem Menü alle. Auch wer die Knöpfe gedrückt hat, sagt kein Protokoll.
