# Wem die Daten gehören.
command-privacy = datenschutz
command-privacy-about = Deine Daten: ansehen, mitnehmen, löschen
command-privacy-tell = zeigen
command-privacy-tell-about = Was über dich gespeichert ist, wozu und wie lange
command-privacy-export = auskunft
command-privacy-export-about = Alles, was über dich gespeichert ist, als Datei
command-privacy-forget = löschen
command-privacy-forget-about = Alles, was über dich gespeichert ist, endgültig löschen
privacy-title = **Was ich über dich speichere**
privacy-you = • **Du:** { $name }, Discord-ID { $number }, deine Discord-Sprache{ $direct ->
    [0] { "" }
   *[other] {" "}und die ID des Kanals unserer Direktnachrichten
  } – um dich wiederzuerkennen, deine Sprache zu sprechen und dich zu erreichen.
privacy-choices = • **Deine Einstellungen:** { $choices }
privacy-quiet = Ruhezeit: { $hours }
privacy-zone = Zeitzone: { $zone }
privacy-tables = • **Tische,** an denen du einen Platz hast: { $tables } (davon offen: { $open }). Nachrichten, die dir dein Blatt gezeigt haben: { $hands }. Vermerke dort, die dich nennen (wer ging, wessen Zeit um war): { $notes }. Damit ein Tisch nach einem Neustart weitergeht.
privacy-games = • **Beendete Partien** von dir: { $games }. Server: { $servers }. Züge, die als deine vermerkt sind: { $moves }. Für Ergebnisse, die Liste der Partien und das Nachspielen, und damit jeder das Mischen prüfen kann.
privacy-boards = • **Ranglisten,** auf denen du stehst: { $boards }. Partnerschaften: { $parties }. Vermerke, wer mit wem oder gegen wen gespielt hat: { $met }. Für `/knave rangliste` und `/knave statistik`.
privacy-lists = • **Deine Listen:** Leute, die du blockiert hast: { $blocks } (`/blockiert`); Spiele mit Tisch-Meldungen: { $wanted } (`/benachrichtigen`).
privacy-never = Nachrichten lese ich nie, und weitergegeben wird nichts, außer an Discord.
privacy-long = • **Wie lange:** bis du es löschst. { $days ->
    [0] Was zu einem Server gehört, bleibt auch, wenn ich von ihm entfernt werde.
    [one] Was zu einem Server gehört, verschwindet einen Tag, nachdem ich von ihm entfernt wurde; Übungstische einen Tag nach ihrem Ende.
   *[other] Was zu einem Server gehört, verschwindet { $days } Tage, nachdem ich von ihm entfernt wurde; Übungstische { $days } Tage nach ihrem Ende.
 }
privacy-forget = • **Was du tun kannst:** `/datenschutz auskunft` gibt dir alles als Datei, `/datenschutz löschen` löscht es. Beides geht auch in einer Direktnachricht.
privacy-gone = • **Was Löschen heißt:** Dein Name, deine Einstellungen, Ergebnisse, Wertungen und Partnerschaften und die Liste der Leute, die du blockiert hast, werden sofort gelöscht und lassen sich nicht wiederherstellen. An offenen Tischen übernimmt ein Roboter deinen Platz. Partien, die du gespielt hast, bleiben in den Listen derer, die mitgespielt haben, und in der ihres Servers: Auf deinem Platz steht dann „Gelöschtes Konto“.
privacy-digest = Eine Prüfsumme deiner ID bleibt auf einer Liste, damit ich dich auch dann wieder vergesse, wenn mein Betreiber eine ältere Sicherungskopie zurückholen muss.
privacy-mark = Auch wenn du alles löschst, bleibt eine Prüfsumme deiner ID, bis dein begonnenes Blatt des Tages vorbei ist: Ein Versuch zählt.
privacy-discord = • **Was ich nicht löschen kann:** Nachrichten, die schon bei Discord stehen (frag die Admins des Servers), Dateien, die andere gespeichert haben, und die Sicherungskopien meines Betreibers.
privacy-policy = • **Datenschutzerklärung:** <{ $url }>
privacy-policy-missing = • **Datenschutzerklärung:** Der Betreiber dieses Bots hat noch keine veröffentlicht.
privacy-file = { $packed ->
    [yes] Das ist alles, was ich über dich gespeichert habe. Weil es viel ist, ist die Datei gepackt: Jedes Programm, das .gz-Dateien entpackt, öffnet sie.
   *[other] Das ist alles, was ich über dich gespeichert habe.
 }
privacy-file-without = { $count ->
    [one] Eine Partie fehlt noch, weil andere ihre Karten gerade spielen.
   *[other] { $count } Partien fehlen noch, weil andere ihre Karten gerade spielen.
 }
no-export-too-often = Du hast diese Datei gerade erst bekommen. Spätestens in { $count } Minuten kannst du sie wieder abrufen.
no-forget-too-often = Das hast du eben schon mehrmals getan. Spätestens in { $count } Minuten geht es wieder.
no-export-busy = Ich konnte deine Daten gerade nicht zusammenstellen. Versuch es bitte in ein paar Minuten noch einmal: Es geht nichts verloren.
privacy-really = { $tables ->
    [0] **Alles über dich löschen?**
    [one] **Alles über dich löschen?** Du sitzt an einem offenen Tisch; ein Roboter übernimmt deinen Platz.
   *[other] **Alles über dich löschen?** Du sitzt an { $tables } offenen Tischen; Roboter übernehmen deine Plätze.
 }
button-privacy-forget = Daten löschen …
privacy-sure = **Wirklich?** Das ist die letzte Frage: Was ich lösche, holt niemand zurück, auch nicht mein Betreiber (außer aus Sicherungskopien). Willst du eine Kopie behalten, ruf vorher `/datenschutz auskunft` auf.
button-privacy-for-good = Ja, alles löschen
privacy-kept = Gut, gelöscht wurde nichts.
privacy-forgotten = Erledigt: Deine Daten sind gelöscht. Benutzt du mich wieder, fängst du von vorn an.
privacy-forgotten-but = Erledigt: Deine Daten sind gelöscht. Ein älterer Stand liegt vielleicht noch eine Weile in einer Datei neben der Datenbank, weil ein anderes Programm sie gerade liest; er wird von selbst überschrieben. Benutzt du mich wieder, fängst du von vorn an.
