# Eigene Tische, wen man blockiert hat, worauf man wartet, und das Üben.
mytables-title = **Deine offenen Tische**
mytables-none = Du sitzt gerade an keinem offenen Tisch.
mytables-evenings = **Spielabende, zu denen du kommst**
mytables-evening = **{ $game }** · <t:{ $at }:F> · { $place }
mytables-joined = **Turniere und Duplikate, bei denen du dabei bist**
mytables-joined-line = **{ $name }** · { $place }
mytables-line = **{ $game }** · Tisch { $table } · { $place }
mytables-held = ⏸️ pausiert: Kanal nicht erreichbar · { $since }
mytables-lobby = vor dem Start: { $count } von { $of } Plätzen besetzt · { $since }
mytables-paused = ⏸️ Pause · { $since }
mytables-your-turn = ▶️ **du bist dran** · { $since }
mytables-turn = am Zug: { $who } · { $since }
mytables-hand = Mein Blatt, Tisch { $table }
mytables-leave = Tisch { $table } verlassen
mytables-menu-hand = Mein Blatt zeigen …
mytables-menu-leave = Verlassen …
mytables-item = { $game } · Tisch { $table }
blocked-none = Du hast niemanden blockiert. Mit `/blockieren` kann sich eine Person auf keinem Server mehr an Tische setzen, deren Host du bist.
blocked-list = Blockiert: { $who }. Wer hier steht, kann sich nicht an Tische setzen, deren Host du bist, und erfährt davon nichts.
blocked-now = { $who } kann sich nicht mehr an Tische setzen, deren Host du bist, auf keinem Server, und erfährt davon nichts. Wer schon sitzt, bleibt sitzen. `/blockiert` zeigt, wen du blockiert hast.
menu-unblock = Nicht mehr blockieren …
wanted-button = Neue Tische melden
wanted-list-button = Meine Meldungen
wanted-title = **Deine Tisch-Meldungen:**
wanted-none = Du hast keine Tisch-Meldungen. `/benachrichtigen` mit einem Spiel richtet eine ein, auf dem Server, um den es geht.
wanted-line = { $game } auf { $server }
menu-unwant = Nicht mehr melden …
wanted-now = Ich schreibe dir, wenn hier ein Tisch mit { $game } eröffnet wird: höchstens alle zehn Minuten und nie in deiner Ruhezeit. Noch einmal dasselbe, und es ist wieder aus.
wanted-no-more = Neue Tische mit { $game } melde ich dir von diesem Server nicht mehr.
wanted-letter = { $who } hat einen Tisch eröffnet: **{ $game }** in { $place }.
wanted-given-up = Ich wollte dir von neuen Tischen schreiben, aber dreimal hintereinander kam keine Direktnachricht an. Darum habe ich aufgehört. Sobald sie wieder ankommen, geht es mit `/benachrichtigen` weiter.
place-practice = Direktnachrichten · [zum Tisch]({ $link })
place-alone = Übung
practice-open = **{ $game }**: Dein Übungstisch ist eröffnet · { $place }
no-practice-on = Du hast schon einen Übungstisch ({ $place }). Spiel ihn zu Ende, oder schließ ihn vorher.
no-practice-closed-dm = Ich kann dir keine Direktnachrichten schicken, und dort stünde der Übungstisch. Erlaube sie (in den *Privatsphäre-Einstellungen* dieses Servers), oder eröffne mit `/tisch eröffnen` einen Tisch in einem Kanal.
no-practice-no-dm = Discord lässt mich gerade keine neuen Direktnachrichten öffnen. Versuch es in { $count ->
    [one] einer Minute
   *[other] { $count } Minuten
  } noch einmal, oder eröffne mit `/tisch eröffnen` einen Tisch in einem Kanal.
settings-people = -# Blockierte Leute: `/blockiert` · Tisch-Meldungen: `/benachrichtigen`

command-mytables = meine-tische
command-mytables-about = Deine offenen Tische auf allen Servern, und wer am Zug ist
command-block = blockieren
command-block-about = Jemanden von Tischen fernhalten, deren Host du bist
menu-block = Blockieren
command-blocked = blockiert
command-blocked-about = Wen du blockiert hast, und es wieder aufheben
command-tell = benachrichtigen
command-tell-about = Nachricht bekommen, wenn hier ein Tisch mit diesem Spiel eröffnet wird (noch einmal: aus)
parameter-tell-game-about = Welches Spiel (leer: deine Meldungen zeigen)
command-practice = üben
command-practice-about = Sofort gegen Roboter üben, in deinen Direktnachrichten

# Wie weiter?
command-help = hilfe
command-help-about = Was du als Nächstes tun kannst, hier und an deinen Tischen
parameter-search = suche
parameter-search-about = Ein Befehl, den du suchst: ein Name oder Stichwort
help-found = • { $name } – { $about }
help-found-former = • { $name } – { $about } (früher { $former })
no-no-such-command = Zu „{ $search }“ gibt es keinen Befehl. Versuch ein anderes Wort oder nur `/hilfe`.
# Wie Befehle früher hießen: /hilfe findet sie auch so.
formerly-keep = platz reservieren
formerly-keep-rules = server-regeln speichern
formerly-lock = platz abschließen
formerly-mytables = meine-tische
formerly-privacy-export = datenschutz auskunft
formerly-privacy-forget = datenschutz vergessen
formerly-replay = nachspielen
formerly-rest = restliche-stiche
formerly-say = sagen
formerly-score = stand
formerly-tell = sag-mir
formerly-usual = server-regeln üblich
guide-title = **Wie weiter?**
guide-playing = `/karten blatt` zeigt deine Karten, mit einem Knopf für alles, was du tun darfst. Unter *Menü* am Tisch steht alles Übrige.
guide-hosting = Du bist Host: *Starten* beginnt, sobald alle Plätze besetzt sind, und auf freie Plätze können sich Roboter setzen.
guide-waiting = Der Host startet, sobald alle Plätze besetzt sind. { $place ->
    [here] *Mein Blatt* am Tisch zeigt dann deine Karten.
   *[dm] Deine Karten kommen dann von selbst.
 }
guide-join = An Tisch { $table } ist ein Platz frei: **{ $game }**. Mit `/tisch mitspielen` setzt du dich.
guide-open = `/tisch eröffnen` eröffnet hier einen Tisch, auch für andere. `/üben` gibt sofort Karten, gegen Roboter.
guide-letters = `/üben` gibt sofort Karten, für dich und Roboter. Um mit anderen zu spielen, eröffne einen Tisch im Kanal eines Servers: `/tisch eröffnen`.
guide-uninvited = `/üben` gibt sofort Karten, für dich und Roboter. Für Tische mit anderen muss ich Mitglied dieses Servers sein: Wer ihn verwaltet, kann mich [einladen](<{ $link }>).
guide-rules = `/knave regeln` erklärt jedes Spiel vom Ziel bis zu den Punkten.
guide-more = `/knave einstellungen`: Sprache, Karten, Emojis und wie du erfährst, dass du dran bist · `/knave partien`: beendete Partien · `/datenschutz`: deine Daten · `/knave über`: dieser Bot
guide-admins = **Du verwaltest diesen Server:** `/server-einstellungen` (Kanäle, Grenzen, Ranglisten) · `/server-regeln` (eure eigenen Regeln) · `/diagnose` (was geht und was nicht)
