# Ein Tisch, dessen Ort nicht zu erreichen ist, und ein Blatt, das nicht ankommt.
held-title = ⏸️ **{ $game }** · Tisch { $table } pausiert
held-rights = In { $channel } brauche ich noch { $rights }. Wer die Berechtigungen dieses Kanals verwaltet, kann mir das erlauben; dann geht es von selbst weiter.
held-thread-locked = Der Thread { $channel } ist gesperrt. Wer Threads verwalten darf, kann ihn entsperren; dann geht es von selbst weiter.
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
