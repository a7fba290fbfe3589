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
blocked-none = Du hast niemanden blockiert. Wen du mit `/blockieren` blockierst, der kann sich auf keinem Server mehr an Tische setzen, deren Host du bist.
blocked-list = Blockiert: { $who }. Sie können sich nicht an Tische setzen, deren Host du bist, und erfahren davon nichts.
blocked-now = { $who } kann sich nicht mehr an Tische setzen, deren Host du bist, auf keinem Server, und erfährt davon nichts. Wer schon sitzt, bleibt sitzen. `/blockiert` zeigt, wen du blockiert hast.
menu-unblock = Nicht mehr blockieren …
wanted-button = Sag mir, wenn hier ein Tisch mit diesem Spiel aufmacht
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
command-blocked = blockiert
command-blocked-about = Wen du blockiert hast, und wie du es aufhebst
command-tell = sag-mir
command-tell-about = Nachricht, wenn hier ein Tisch mit einem Spiel aufmacht; noch einmal hebt es auf
parameter-tell-game-about = Welches Spiel (keines: alles, worüber du Nachricht bekommst)
command-practice = üben
command-practice-about = Sofort ein Tisch in deinen Direktnachrichten, mit Robotern
