# Was nicht geht, und immer auch, warum.
why-not-your-turn = Du bist nicht dran. Der Tisch wartet auf { $turn }.
why-game-over = Die Partie ist zu Ende.
why-being-dealt = Die Karten werden noch gegeben.
why-not-in-hand = Du hast { $card } nicht auf der Hand.
why-not-now = Das geht gerade nicht. Jetzt heißt es: { $phase }.
why-must-follow = Du musst { $suit } bedienen: Du hast { $binding }, also darfst du { $card } nicht spielen.
why-must-follow-bower = Du musst { $suit } bedienen: { $binding } auf deiner Hand zählt als { $suit }, also darfst du { $card } nicht spielen.
why-bower-is-trump = Du musst { $suit } mit { $binding } bedienen: { $card } ist der linke Bauer und zählt als { $trump }.
why-card-is-trump = Du musst { $suit } bedienen, mit { $binding }: { $card } zählt als Trumpf.
why-must-follow-or-trump = Du musst { $suit } bedienen oder trumpfen: Du hast { $binding }, darum geht { $card } nicht.
why-must-follow-or-overtrump = Du kannst mit { $binding } bedienen, darum ist { $card } ein zu niedriger Trumpf: { $best } liegt schon, und untertrumpfen ist verboten.
why-not-broken = Du darfst { $suit } noch nicht ausspielen: Davon hat noch niemand gespielt. Spiel eine andere Farbe aus, zum Beispiel { $binding }.
why-must-lead-trump = Du musst Trumpf ausspielen: Du hast { $binding }, also darfst du { $card } nicht ausspielen.
why-wrong-count = { $exact ->
    [yes] Wähle genau { $least } { $least ->
        [one] Karte
       *[other] Karten
    }, nicht { $count }.
   *[no] Wähle { $least } bis { $most } Karten, nicht { $count }.
 }
why-option-value = „{ $value }“ geht bei „{ $option }“ nicht. Möglich: { $values }.
why-option-name = Eine Regel namens { $option } gibt es nicht.
why-option-clash = Mit dieser Wahl bei „{ $option }“ könnte niemand spielen: Ändere zuerst eine andere Regel.
why-table-size = Diese Regeln passen nicht für { $players } Plätze. Möglich: { $allowed }.
why-not-a-deal = So lassen sich keine Karten geben.
why-misdealt-counts = Die Blätter haben nicht die richtige Zahl von Karten.
why-misdealt-cards = Die gegebenen Karten gehören nicht zu diesem Kartenspiel.

no-host-only = Das kann nur der Host dieses Tisches.
no-host-or-moderator = Schließen kann den Tisch nur der Host oder wer hier Nachrichten verwalten darf.
no-unknown-game = Ein Spiel namens „{ $game }“ gibt es nicht.
no-unknown-preset = Ein Regelwerk namens „{ $preset }“ gibt es nicht.
no-unknown-level = Roboter spielen leicht, mittel oder schwer, nicht „{ $level }“.
no-already-here = Du sitzt schon an diesem Tisch.
no-not-here = Du sitzt nicht an diesem Tisch.
no-table-full = Alle { $players } Plätze sind besetzt.
no-no-robot = Hier sitzt kein Roboter.
no-no-such-chair = Diesen Platz gibt es nicht.
no-table-size = Diese Regeln passen nicht für { $players } Plätze. Möglich: { $allowed }.
no-too-many-people = Hier sitzen mehr als { $players } Leute: Zuerst muss jemand aufstehen.
no-chairs-empty = { $count ->
    [one] Ein Platz ist noch frei: Nimm einen Roboter dazu oder warte auf jemanden.
   *[other] { $count } Plätze sind noch frei: Nimm Roboter dazu oder warte auf andere.
 }
no-outdated = Dieser Knopf ist veraltet. So steht es jetzt.
no-press-again = Das hat bei mir zu lange gedauert. Drück bitte noch einmal auf den Knopf.
no-too-fast = Das ging mir etwas zu schnell. Warte ein paar Sekunden, dann geht es weiter: Verloren ist nichts.
no-look-again = Das nachzusehen dauert. Versuch es in einer Minute noch einmal.
no-unknown-command = Diesen Befehl gibt es so nicht mehr: Der Bot ist aktualisiert worden. Schließ die Befehlsliste von Discord und tipp den Befehl noch einmal.
no-restarting = Einen Moment, ich starte gerade neu. Verloren ist nichts: Versuch es in ein paar Sekunden noch einmal.
no-moving = Einen Moment, dieser Tisch zieht gerade auf einen anderen meiner Rechner um. Verloren ist nichts: Versuch es in ein paar Sekunden noch einmal.
no-not-a-number = „{ $bid }“ ist kein Gebot: Gib eine Zahl ein.
no-no-such-action = „{ $action }“ kenne ich hier nicht. Such dir etwas aus der Liste aus, die beim Tippen aufgeht.
no-no-passing = In diesem Spiel wird nicht gepasst.
no-no-bidding = In diesem Spiel werden keine Zahlen geboten.
no-nobody-here = Noch sitzt niemand hier. Drück zuerst *Mitspielen*.
no-already-begun = Die Partie läuft schon.
no-not-begun = Die Partie hat noch nicht begonnen.
no-game-is-over = Die Partie ist zu Ende.
no-table-closed = Dieser Tisch ist geschlossen.
no-too-busy = An diesem Tisch wartet gerade zu viel. Versuch es gleich noch einmal.
no-no-table = Diesen Tisch gibt es nicht mehr.
no-no-table-here = In diesem Kanal steht kein Tisch. Eröffne einen mit `/tisch eröffnen`.
no-channel-busy = { $count ->
    [one] In diesem Kanal steht schon Tisch { $table }.
   *[other] In diesem Kanal stehen schon { $count } Tische, mehr passen nicht hinein.
 }
no-admin-only = Das kann nur ändern, wer diesen Server verwalten darf.
no-panel-too-old = Diese Seite ist veraltet. Öffne sie bitte noch einmal mit `/server-einstellungen`.
no-no-thread-here = Einen Thread kann ich nur in einem Textkanal öffnen.
no-not-in-thread = Ich bin nicht in diesem privaten Thread und kann hier nichts schreiben. Erwähn { $bot } hier, um mich hinzuzufügen, und versuch es noch einmal.
no-edits-little = In { $channel } darf ich meine Nachrichten nur ein paarmal in der Stunde ändern, denn es ist ein Ankündigungskanal. Nimm einen anderen Kanal oder einen Thread von diesem.
no-too-many-threads = Dieser Server hat so viele aktive Threads, wie Discord erlaubt. Archiviert ein paar, oder eröffne den Tisch im Kanal selbst.
no-threads-too-fast = Du hast eben schon mehrere Threads eröffnet. Warte bitte eine Minute.
no-no-game-of-yours = Du sitzt gerade an keinem Tisch mit laufender Partie.
no-which-table = Du sitzt an mehreren Tischen. Sag mit `tisch:`, welchen du meinst.
no-which-table-hosted = Du bist bei mehr als einem Tisch Host. Sag mit `/platz reservieren` und `tisch:`, welcher gemeint ist.
no-server-only = Tische gibt es nur in den Kanälen eines Servers: Versuch es dort.
no-not-invited = Für Tische muss ich Mitglied dieses Servers sein, und das bin ich nicht. Wer ihn verwaltet, kann mich einladen: <{ $link }>. Bis dahin geht `/üben` überall.
no-missing-rights = Hier kann ich nicht spielen. In { $channel } fehlt mir noch: { $rights }. Wer die Berechtigungen von { $home } verwaltet, kann mir das erlauben.
no-timed-out = Hier kann ich nicht spielen: Die Moderation hat mich auf diesem Server in den Timeout versetzt. Wer das darf, kann ihn auch aufheben.
no-thread-locked = Der Thread { $channel } ist gesperrt, deshalb kann ich darin nicht spielen. Wer Threads verwalten darf, kann ihn entsperren.
no-failed = Bei mir ist etwas schiefgegangen. Verloren ist nichts; versuch es bitte noch einmal.
no-stopped = Discord nimmt von mir gerade nur Antworten an, deshalb ging nicht alles davon. Versuch es in ein paar Minuten noch einmal.
no-storage = Ich kann gerade nichts speichern, deshalb ist nichts geschehen. Versuch es bitte gleich noch einmal.
half-stored = Ich kann gerade nichts mehr speichern. Ein Teil ist schon geschehen, der Rest fehlt vielleicht: Sieh nach, bevor du es noch einmal versuchst.
no-forged = Diesen Knopf kennt der Tisch nicht.
