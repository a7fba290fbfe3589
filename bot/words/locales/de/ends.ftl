# Wie eine Runde und eine Partie enden, und wie man es allen zeigt.
deal-side = { $side }: { $summed ->
    [yes] { $sum }
   *[no] { $gain }
 } · **jetzt { $total }**
deal-side-last = { $side }: { $summed ->
    [yes] { $sum }
   *[no] { $gain }
 }
deal-next = -# Weiter geht es mit *Nächste Runde*, spätestens { $when }.
deal-alt = { $game }, Ergebnis der Runde { $deal }
button-next-deal = Nächste Runde
button-last-deal = Letzte Runde
victory-title = **{ $game }** · Tisch { $table } · Endstand
victory-headline = { $winners } { $count ->
    [one] gewinnt!
   *[other] gewinnen!
 }
victory-draw = Unentschieden!
victory-draw-between = Unentschieden zwischen { $winners }!
victory-ratings = Wertung
victory-rating = { $who } { $rating } ({ $gain })
ended-title = { $game } · Tisch { $table }
victory-ended = Vorzeitig beendet
victory-unscored = Nichts wird gewertet
short-NT = o. T.
button-show = Allen zeigen
show-line = **{ $who }** zeigt:
show-done = Jetzt sehen es alle in { $place }.
no-show-nowhere = Hier ist niemand, dem man es zeigen könnte. Drück den Knopf im Kanal eines Servers.
no-show-elsewhere = Das gehört zu einem anderen Server. Es lässt sich nur dort zeigen.
no-show-private = Das wurde in einem privaten Thread gespielt. Es lässt sich nur dort zeigen.
no-show-may-not = Du darfst in { $channel } nicht schreiben, deshalb wird dort auch nichts für dich gezeigt.
no-show-not-over = Zeigen lässt sich nur, was vorbei ist. Das hier läuft noch.
no-show-too-fast = Du hast eben schon einiges gezeigt. Warte bitte eine Minute.
no-show-failed = Discord hat mich in { $channel } nicht schreiben lassen. Es wurde nichts gezeigt.
