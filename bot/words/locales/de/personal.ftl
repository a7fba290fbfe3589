# Eigene Tische, wen man blockiert hat, worauf man wartet, und das Üben.
mytables-title = **Deine offenen Tische**
mytables-none = Du sitzt gerade an keinem offenen Tisch.
mytables-line = **{ $game }** · Tisch { $table } · { $place }
mytables-held = ⏸️ wartet wegen seines Kanals · { $since }
mytables-lobby = vor dem Start: { $count } von { $of } Plätzen besetzt · { $since }
mytables-paused = ⏸️ Pause · { $since }
mytables-your-turn = ▶️ **du bist dran** · { $since }
mytables-turn = am Zug: { $who } · { $since }
mytables-hand = Blatt von Tisch { $table }
mytables-leave = Tisch { $table } verlassen
mytables-menu-hand = Blatt zeigen von …
mytables-menu-leave = Verlassen …
mytables-item = { $game } · Tisch { $table }
blocked-none = Du hast niemanden blockiert. Mit `/blockieren` kann sich eine Person auf keinem Server mehr an Tische setzen, deren Host du bist.
blocked-list = Blockiert: { $who }. Sie können sich nicht an Tische setzen, deren Host du bist, und erfahren davon nichts.
blocked-now = { $who } kann sich nicht mehr an Tische setzen, deren Host du bist, auf keinem Server, und erfährt davon nichts. Wer schon sitzt, bleibt sitzen. `/blockiert` zeigt, wen du blockiert hast.
menu-unblock = Nicht mehr blockieren …
wanted-button = Bei neuen Tischen Bescheid sagen
wanted-list-button = Worüber ich Nachricht bekomme
wanted-title = **Du bekommst Nachricht, wenn ein Tisch eröffnet wird:**
wanted-none = Du bekommst über keine Tische Nachricht. `/sag-mir` mit einem Spiel ändert das, auf dem Server, um den es geht.
wanted-line = { $game } auf { $server }
menu-unwant = Keine Nachricht mehr über …
wanted-now = Ich schreibe dir, wenn hier ein Tisch mit { $game } eröffnet wird: höchstens alle zehn Minuten und nicht in deinen Ruhezeiten. Noch einmal dasselbe hebt es wieder auf.
wanted-no-more = Über Tische mit { $game } schreibe ich dir von hier nicht mehr.
wanted-letter = { $who } hat einen Tisch eröffnet: **{ $game }** in { $place }.
wanted-given-up = Ich wollte dir von neuen Tischen schreiben, aber dreimal hintereinander kam keine Direktnachricht an. Darum habe ich aufgehört. Sobald sie wieder ankommen, geht es mit `/sag-mir` weiter.
place-practice = Direktnachrichten · [zum Tisch]({ $link })
practice-open = **{ $game }**: Dein Übungstisch ist eröffnet · { $place }
no-practice-on = Du hast schon einen Übungstisch ({ $place }). Spiel ihn zu Ende, oder schließ ihn vorher.
no-practice-closed-dm = Ich kann dir keine Direktnachrichten schicken, und dort stünde der Übungstisch. Erlaube sie (in den *Privatsphäre-Einstellungen* dieses Servers), oder eröffne mit `/tisch eröffnen` einen Tisch in einem Kanal.
no-practice-no-dm = Discord lässt mich gerade keine neuen Direktnachrichten öffnen. Versuch es in { $count ->
    [one] einer Minute
   *[other] { $count } Minuten
  } noch einmal, oder eröffne mit `/tisch eröffnen` einen Tisch in einem Kanal.
settings-people = -# Wen du blockiert hast: `/blockiert` · über welche Tische du Nachricht bekommst: `/sag-mir`

command-mytables = meine-tische
command-mytables-about = Deine offenen Tische auf allen Servern, und wer am Zug ist
command-block = blockieren
command-block-about = Jemand soll sich nicht mehr an deine Tische setzen können
menu-block = Blockieren
command-blocked = blockiert
command-blocked-about = Wen du blockiert hast, und wie du es aufhebst
command-tell = sag-mir
command-tell-about = Nachricht, wenn hier ein Tisch mit einem Spiel aufmacht; noch einmal hebt es auf
parameter-tell-game-about = Welches Spiel (keines: alles, worüber du Nachricht bekommst)
command-practice = üben
command-practice-about = Sofort ein Tisch in deinen Direktnachrichten, mit Robotern

# Wie weiter?
command-help = hilfe
command-help-about = Was du als Nächstes tun kannst, hier und an deinen Tischen
guide-title = **Wie weiter?**
guide-playing = `/blatt` zeigt deine Karten, mit einem Knopf für alles, was du tun darfst. Unter *Menü* am Tisch steht alles Übrige.
guide-hosting = Du bist Host: *Starten* beginnt, sobald jeder Stuhl besetzt ist, und leere Stühle können Roboter füllen.
guide-waiting = Der Host beginnt, sobald jeder Stuhl besetzt ist. Deine Karten kommen dann von selbst.
guide-join = An Tisch { $table } ist ein Stuhl frei: **{ $game }**. Mit `/tisch mitspielen` setzt du dich.
guide-open = `/tisch eröffnen` eröffnet einen Tisch in diesem Kanal, an den sich andere setzen können. `/üben` gibt sofort Karten, für dich und Roboter.
guide-letters = `/üben` gibt sofort Karten, für dich und Roboter. Um mit anderen zu spielen, eröffne einen Tisch im Kanal eines Servers: `/tisch eröffnen`.
guide-uninvited = `/üben` gibt sofort Karten, für dich und Roboter. Für Tische mit anderen muss ich Mitglied dieses Servers sein: Wer ihn verwaltet, kann mich [einladen](<{ $link }>).
guide-rules = `/regeln` erklärt jedes Spiel vom Ziel bis zur Wertung.
guide-more = `/einstellungen`: Sprache, Karten, Emojis und wie du erfährst, dass du dran bist · `/partien`: beendete Partien · `/datenschutz`: deine Daten · `/über`: dieser Bot
guide-admins = Du verwaltest diesen Server: `/server-einstellungen` hat Grenzen und Ranglisten, `/server-regeln` eure eigenen Regeln, und `/diagnose` sagt, was nicht in Ordnung ist.
