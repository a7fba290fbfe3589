# Einem Tisch zusehen, und der Thread, in dem fertige Runden stehen.
command-watch = zusehen
command-watch-about = Einem Tisch von oben zusehen, nur für dich: das Bild folgt dem Spiel
watch-follows = -# 👁 Folgt dem Spiel bis <t:{ $at }:t>. *{ button-watch-on }* verlängert das.
plain-watch-follows = -# Folgt dem Spiel bis <t:{ $at }:t>. *{ button-watch-on }* verlängert das.
button-watch-on = Weiter zusehen
button-watch-off = Nicht mehr zusehen
watch-off = Du siehst Tisch { $table } nicht mehr zu.
no-watch-full = Diesem Tisch sehen schon { $count } Leute zu. Im Kanal sehen ihn alle.
rail-title = { $game } · Tisch { $table } · Runde { $deal }
rail-thread = { $game } · Tisch { $table } · Kiebitze
rail-is = **Kiebitze:** { $rail }
rail-closed = sehen nichts vor dem Ende der Partie
rail-open = bekommen jede fertige Runde mit allen Blättern in einem Thread
menu-rail = Kiebitze
fact-rail = für Kiebitze offen
no-rail-nowhere = Hier geht das nicht: Es braucht einen Tisch in einem Textkanal eines Servers, der nicht privat ist und dessen Runden niemand sonst noch spielt.
