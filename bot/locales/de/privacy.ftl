# Wem die Daten gehören.
command-privacy = datenschutz
command-privacy-about = Was über dich gespeichert ist: lesen, mitnehmen, vergessen lassen
command-privacy-tell = info
command-privacy-tell-about = Was gespeichert ist, wozu und wie lange
command-privacy-export = auskunft
command-privacy-export-about = Alles, was über dich gespeichert ist, als Datei
command-privacy-forget = vergessen
command-privacy-forget-about = Alles über dich endgültig vergessen lassen
privacy-title = **Was ich über Leute aufbewahre**
privacy-what = • **Was:** deine Nummer und deinen Namen bei Discord und welche Sprache du liest; deine Einstellungen; an welchen Tischen du gesessen hast, wo dein Blatt gezeigt wurde und was dort vermerkt wurde (wer ging, wessen Zeit um war); von jeder beendeten Partie die Karten, das Ergebnis und wer sie gespielt hat.
privacy-why = • **Wozu:** damit ein Tisch nach einem Neustart weitergeht; für Ranglisten, die Liste der Partien und das Nachspielen; und damit jeder das Mischen prüfen kann. Nachrichten lese ich nie, und außer an Discord geht nichts irgendwohin.
privacy-long = • **Wie lange:** bis du es vergessen lässt. Schickt mich ein Server weg, bleiben seine Tische und Partien für den Fall, dass ich wieder eingeladen werde; wer mich betreibt, kann sie löschen.
privacy-forget = • **Was du tun kannst:** `/datenschutz auskunft` gibt dir alles als Datei, `/datenschutz vergessen` lässt alles vergessen. Beides geht auch in einer Direktnachricht.
privacy-gone = • **Was Vergessen heißt:** Dein Name, deine Einstellungen und deine Ergebnisse werden sofort gelöscht und lassen sich nicht wiederherstellen. An offenen Tischen übernimmt ein Roboter deinen Platz. Partien, die du gespielt hast, bleiben in den Listen deiner Mitspieler und dieses Servers: Auf deinem Platz sitzt dann namenlos jemand von früher.
privacy-discord = • **Was ich nicht löschen kann:** Nachrichten, die schon bei Discord stehen (frag die Admins des Servers), Dateien, die andere gespeichert haben, und Sicherungskopien dessen, der mich betreibt.
privacy-file = Das ist alles, was ich über dich gespeichert habe.
privacy-really = { $tables ->
    [0] **Soll ich alles über dich vergessen?**
    [one] **Soll ich alles über dich vergessen?** Du sitzt an einem offenen Tisch; ein Roboter übernimmt deinen Platz.
   *[other] **Soll ich alles über dich vergessen?** Du sitzt an { $tables } offenen Tischen; Roboter übernehmen deine Plätze.
 }
button-privacy-forget = Endgültig vergessen
privacy-kept = Dann bleibt alles, wie es ist.
privacy-forgotten = Erledigt: In meinen Aufzeichnungen ist nichts mehr über dich. Drückst oder tippst du wieder etwas, lerne ich dich neu kennen.
privacy-forgotten-but = Erledigt: In meinen Aufzeichnungen ist nichts mehr über dich. Ein älterer Stand liegt vielleicht noch eine Weile in einer Datei daneben, weil ein anderes Programm mitliest; er wird von selbst überschrieben. Drückst oder tippst du wieder etwas, lerne ich dich neu kennen.
