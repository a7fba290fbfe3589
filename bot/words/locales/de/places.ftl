# Ein Tisch, dessen Ort nicht zu erreichen ist, und ein Blatt, das nicht ankommt.
held-title = ⏸️ **{ $game }** · Tisch { $table } pausiert
held-rights = In { $channel } fehlt mir noch: { $rights }. Wer die Berechtigungen von { $home } verwaltet, kann mir das erlauben; dann geht es von selbst weiter.
held-thread-locked = Der Thread { $channel } ist gesperrt. Wer Threads verwalten darf, kann ihn entsperren; dann geht es von selbst weiter.
held-not-in-thread = Jemand hat mich aus dem privaten Thread { $channel } entfernt. Wer mich dort erwähnt, fügt mich wieder hinzu; dann geht es von selbst weiter.
held-timed-out = Die Moderation hat mich auf diesem Server in den Timeout versetzt. Wer das darf, kann ihn auch aufheben; dann geht es von selbst weiter.
held-edits-little = { $channel } ist jetzt ein Ankündigungskanal; dort darf ich meine Nachrichten nur ein paarmal in der Stunde ändern. Wer an diesem Tisch sitzt, kann ihn umziehen: `/tisch umziehen` mit `tisch:` { $table } in einem anderen Kanal oder in einem Thread von diesem.
held-channel-gone = Sein Kanal wurde gelöscht. Wer an diesem Tisch sitzt, kann ihn umziehen: `/tisch umziehen` mit `tisch:` { $table } in dem Kanal, in dem es weitergehen soll.
held-server-gone = Ich bin nicht mehr auf seinem Server. Wer den Server verwaltet, kann mich wieder einladen; dann geht es von selbst weiter.
held-unreachable = Discord lässt mich in { $channel } nicht schreiben. Ich versuche es weiter; wer an diesem Tisch sitzt, kann ihn mit `/tisch umziehen` und `tisch:` { $table } anderswohin holen.
held-until = Nichts ist verloren: Jede Karte bleibt, wo sie ist. Geht es bis dahin nicht weiter, wird der Tisch { $until } geschlossen und bleibt aufgezeichnet.
dm-closed-note = { $user } – ich erreiche dich nicht per Direktnachricht. Drück an Tisch { $table } *Mein Blatt*, um deine Karten zu sehen.
moved = Tisch { $table } steht jetzt hier.
command-move = umziehen
command-move-about = Einen Tisch in diesen Kanal holen
no-held = Tisch { $table } pausiert gerade. *Mein Blatt* sagt, warum; verloren ist nichts.
no-other-server = Tisch { $table } gehört zu einem anderen Server und kann nicht hierher umziehen.

# Was Admins erlauben
limits-title = **Wo Tische stehen dürfen und wie viele**
limits-anywhere = Tische dürfen in jedem Kanal eröffnet werden.
limits-channels = Tische dürfen in { $channels } eröffnet werden.
limits-channels-lack = ⚠️ In { $channels } lässt sich noch kein Tisch eröffnen. Dort brauche ich noch: { $rights }.
limits-channels-gone = Die Kanäle, die für Tische bestimmt waren, gibt es nicht mehr: Wähle unten andere, oder keinen für alle Kanäle.
limits-server = { $count ->
    [0] Beliebig viele Tische auf diesem Server
    [one] Ein Tisch auf diesem Server
   *[other] { $count } Tische auf diesem Server
 }
limits-host = { $count ->
    [0] Man darf bei beliebig vielen Tischen Host sein
    [one] Man darf bei einem Tisch Host sein
   *[other] Man darf bei { $count } Tischen Host sein
 }
limits-person = { $count ->
    [0] Man darf an beliebig vielen Tischen sitzen
    [one] Man darf an einem Tisch sitzen
   *[other] Man darf an { $count } Tischen sitzen
 }
limits-pings = Auf Wunsch wird im Kanal erwähnt, wer dran ist oder wessen Partie beginnt
limits-no-pings = Niemand wird in einem Kanal erwähnt
button-limits = Tische begrenzen …
menu-limit-channels = Nur in diesen Kanälen (keiner gewählt: überall)
menu-limit-server = Tische auf diesem Server
menu-limit-person = Tische, an denen man sitzt
menu-limit-host = Tische, bei denen man Host ist
button-pings-no = Keine Erwähnungen
button-pings-yes = Erwähnungen erlauben
no-server-busy = { $count ->
    [one] Dieser Server erlaubt nur einen Tisch gleichzeitig.
   *[other] Dieser Server erlaubt nur { $count } Tische gleichzeitig.
 }
no-person-busy = { $count ->
    [one] Auf diesem Server darfst du nur an einem Tisch sitzen, und das tust du schon.
   *[other] Auf diesem Server darfst du nur an { $count } Tischen gleichzeitig sitzen, und das tust du schon.
 }
no-host-busy = { $count ->
    [one] Auf diesem Server darfst du nur bei einem Tisch Host sein, und das bist du schon. Schließ ihn erst, oder mach jemand anderen zum Host.
   *[other] Auf diesem Server darfst du nur bei { $count } Tischen gleichzeitig Host sein, und das bist du schon. Schließ erst einen, oder mach jemand anderen zum Host.
 }
no-not-here-allowed = Auf diesem Server stehen Tische in { $channels }.
no-not-here-allowed-unseen = Auf diesem Server stehen Tische nur in Kanälen, die Admins gewählt haben, und du siehst keinen davon. Bitte einen Admin, dich hineinzulassen oder in `/server-einstellungen` einen anderen zu wählen.
no-no-channel-left = Die Kanäle, die hier für Tische bestimmt waren, gibt es nicht mehr. Andere wählt, wer den Server verwaltet, mit `/server-einstellungen`.

# Wie es dem Bot geht
command-doctor = diagnose
command-doctor-about = Zustand und Berechtigungen prüfen: was läuft, was fehlt und was hilft
command-about = über
command-about-about = Über diesen Bot: Version, gespeicherte Daten, Kontakt
doctor-title = **So geht es mir**
doctor-well = 🟢 { $text }
plain-doctor-well = In Ordnung: { $text }
doctor-fault = 🔴 { $text }
plain-doctor-fault = Fehler: { $text }
doctor-place = In { $channel } habe ich alle Berechtigungen, die ich brauche.
doctor-place-closed = In { $channel } darf kein Tisch eröffnet werden: Unter `/server-einstellungen` sind andere Kanäle gewählt.
doctor-place-threads = Für Turniere und Tische in Threads brauche ich in { $channel } noch: { $rights }.
doctor-chosen-gone = Einen Kanal, der für Tische oder Endstände bestimmt war, gibt es nicht mehr.
doctor-chosen-choose = Wähle einen anderen mit `/server-einstellungen`.
doctor-place-lacks = In { $channel } fehlt mir noch: { $rights }.
doctor-place-grant = Wer die Berechtigungen von { $channel } verwaltet, kann mir das erlauben: Kanaleinstellungen, *Berechtigungen*, meine Rolle.
doctor-place-locked = Der Thread { $channel } ist gesperrt.
doctor-place-private = Im privaten Thread { $channel } bin ich nicht dabei.
doctor-place-add = Wer dort spielen will, erwähnt dort { $bot }: Dann bin ich dabei.
doctor-timed-out = Die Moderation hat mich auf diesem Server in den Timeout versetzt; ich kann hier nirgends schreiben.
doctor-timed-out-end = Wer Mitglieder in den Timeout versetzen darf, kann ihn auch aufheben: Rechtsklick auf meinen Namen.
doctor-place-unlock = Wer Threads verwalten darf, kann ihn entsperren.
doctor-letters = { $count ->
    [0] Niemand wartet auf ein Blatt.
    [one] Die eine Person an einem offenen Tisch ist per Direktnachricht zu erreichen.
   *[other] Alle { $count } Leute an offenen Tischen sind per Direktnachricht zu erreichen.
 }
doctor-letters-missed = { $count } von { $of } Leuten an offenen Tischen { $count ->
    [one] ist
   *[other] sind
 } nicht per Direktnachricht zu erreichen.
doctor-letters-open = Sie spielen mit *Mein Blatt*. Oder sie erlauben Direktnachrichten von Mitgliedern dieses Servers und wählen in `/knave einstellungen` noch einmal, wohin ihr Blatt kommt.
doctor-letters-paused = Discord lässt mich keine neuen Direktnachrichten öffnen: Ich versuche es in { $count ->
    [one] einer Minute
   *[other] { $count } Minuten
  } wieder.
doctor-letters-wait = Zu tun ist hier nichts: Bis dahin zeigt *Mein Blatt* die Karten. Passiert es wieder, steht der Grund, den Discord nennt, im Protokoll des Betreibers.
doctor-emoji = { $count } von { $of } Karten-Emojis sind hochgeladen.
doctor-emoji-upload = Mein Betreiber kann die übrigen mit *knave emoji* hochladen. Bis dahin erscheinen Karten als Text.
doctor-emoji-unknown = Discord sagt nicht, welche Emojis ich habe: { $error }
doctor-emoji-later = Bis dahin erscheinen Karten als Text. Zu tun ist nichts.
doctor-database = Die Datenbank ist in Ordnung ({ $size } MiB).
doctor-database-broken = Die Datenbank ist beschädigt ({ $size } MiB): { $fault }
doctor-database-restore = Mein Betreiber muss den Bot anhalten, die Datei beiseitelegen und die neueste Sicherung einspielen.
doctor-database-away = Ich erreiche meine Datenbank gerade nicht.
doctor-database-log = Meist vergeht das von selbst. Wenn nicht, findet mein Betreiber den Grund in meinem Protokoll.
doctor-database-unusable = Ich kann meine Datenbank nicht benutzen.
doctor-places-more = Nicht geprüft: { $count ->
    [one] 1 weiterer Kanal
   *[other] { $count } weitere Kanäle
 }.
doctor-tables = { $count ->
    [one] Ein Tisch ist hier offen,
   *[other] { $count } Tische sind hier offen,
 } { $of } überall.
doctor-table-held = Tisch { $table } pausiert.
doctor-table-waits = Es geht von selbst weiter, sobald ich in { $channel } schreiben kann: Was dort fehlt, steht unten.
doctor-restart = Zuletzt gestartet { $when }.
restarting-line = 🔄 Der Bot startet neu. Die Bedenkzeiten stehen still, und gleich geht es weiter.
doctor-latency = Discord antwortet in { $count } ms.
doctor-latency-slow = Discord ist gerade langsam oder weit weg. Bleibt das so, kann mein Betreiber das Netz der Maschine prüfen.
doctor-processes = Prozesse: { $count }. { $lines }
doctor-processes-idle = Einige Shards betreibt niemand: Starte so viele Prozesse, wie KNAVE_PROCESSES sagt.
doctor-refused = Discord hat in den letzten zehn Minuten { $count ->
        [0] keine Anfrage
        [one] { $count } Anfrage
       *[other] { $count } Anfragen
    } abgelehnt.
doctor-refused-many = Ab 10.000 sperrt Discord die ganze Adresse. Meist fehlt eine Berechtigung, oder ein Tisch steht in einem Kanal, in dem ich nicht schreiben darf; das Protokoll nennt die abgelehnten Anfragen.
doctor-stopped = Discord hat innerhalb von zehn Minuten { $count } Anfragen abgelehnt. Bis { $when } antworte ich nur auf Knöpfe und Befehle; Tische und Blätter folgen danach.
doctor-banned = Discord hat diese Adresse gesperrt, weil zu viel gesendet wurde. Bis { $when } kann ich nichts senden.
doctor-banned-wait = Das geht von selbst vorbei. Mein Betreiber kann nachsehen, ob ein anderes Programm dieselbe Adresse benutzt, und sollte mich bis dahin nicht neu starten.
about-title = **Knave { $version }** · Stichspiele, in denen der Bube regiert
about-stored = Ich speichere Tische und ihre Karten, Ergebnisse und das, was Leute und Server eingestellt haben, damit Partien nach einem Neustart weitergehen und nachgeprüft werden können. Nachrichten lese ich nie. Weitergegeben wird nichts, außer an Discord.
about-robots = Roboter: *leicht* spielt nach Faustregeln; *mittel* stellt sich vor jeder Entscheidung bis zu { $normal } Verteilungen vor, *schwer* bis zu { $hard }. Sie sehen nicht mehr als jemand auf ihrem Platz. Was das in jedem Spiel wert ist, sagt `/knave regeln`.
about-privacy = Datenschutzerklärung: <{ $url }>
about-privacy-missing = Datenschutzerklärung: fehlt. Der Betreiber dieses Bots hat noch keine veröffentlicht; `/datenschutz zeigen` sagt, was über dich gespeichert ist.
about-terms = Nutzungsbedingungen: <{ $url }>
about-terms-missing = Nutzungsbedingungen: fehlen. Der Betreiber dieses Bots hat noch keine veröffentlicht.
about-contact = Fragen und Fehlermeldungen: { $contact }
about-source = Freie Software unter der MIT-Lizenz. Quelltext: { $source }
about-licence = Freie Software unter der MIT-Lizenz. Der Betreiber dieses Bots kann dir sagen, wo der Quelltext ist.
