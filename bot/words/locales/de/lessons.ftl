# /lernen: eine erste Runde, Entscheidung für Entscheidung. Über dem Blatt stehen höchstens drei kurze Zeilen.
command-learn = lernen
command-learn-about = Deine erste Runde eines Spiels, Schritt für Schritt, in deinen Direktnachrichten
lesson-open = **{ $game }**: Deine Lektion hat begonnen · { $place }
lesson-closed = Deine Lektion **{ $game }** ist beendet. `/lernen` beginnt sie von vorn.
no-lesson-closed-dm = Ich kann dir keine Direktnachrichten schicken, und dort stünde die Lektion. Erlaube sie (in den *Privatsphäre-Einstellungen* dieses Servers) und versuch es dann noch einmal.
no-lesson-no-dm = Discord lässt mich gerade keine neuen Direktnachrichten öffnen. Versuch es in { $count ->
    [one] einer Minute
   *[other] { $count } Minuten
 } noch einmal.
lesson-begins = Deine erste Runde: Es zählt noch nichts, probier ruhig.
lesson-asked = { $before } **{ $asked }**
lesson-watch = Schau, was die anderen spielen …
lesson-over = Das war deine erste Runde! Und jetzt: *{ button-practise }* gegen leichte Roboter, oder `/tisch eröffnen` auf einem Server.
lesson-standard = -# Das waren die Standardregeln. Auf manchen Servern sind andere üblich: *{ button-how-to-play }* am Tisch erklärt sie.
button-practise = Üben
button-lesson-again = Noch einmal
no-no-lesson = Für dieses Spiel gibt es noch keine Lektion. `/knave regeln` erklärt es.
no-lesson-over = Diese Lektion ist zu Ende. Weiter geht es mit *{ button-practise }* darunter.
no-rest-in-lesson = In einer Lektion wird jede Karte gespielt: Wähl die nächste.
lesson-only = Du musst bedienen, und das kann nur eine Karte.
lesson-only-done = Bedienen geht vor.
lesson-too = Das ist genauso gut. Hier geht es mit { $card } weiter.
