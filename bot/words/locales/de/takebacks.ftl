# Zurücknehmen, der Rest, Tipps.
event-took-back = ↩️ { $who } hat einen Zug zurückgenommen.
event-rest-claimed = 🃏 { $who }: „Der Rest ist für mich!“ – { $cards }

takebacks-is = **Zurücknehmen:** { $takebacks }
takebacks-off = nie
takebacks-misclick = nur Vertipper, solange nichts Neues zu sehen war
takebacks-consent = Vertipper sofort, alles andere, wenn die anderen zustimmen
hints-is = **Tipps:** { $hints }
hints-usual = nur allein mit Robotern
hints-on = für alle (die Partie ist dann ein Freundschaftsspiel)
hints-off = keine
menu-takebacks = Darf zurückgenommen werden?
menu-hints = Gibt der Tisch Tipps?
favours-title = **{ $game }** · Tisch { $table } · Tipps, Tempo & mehr
favours-about = Ein Vertipper lässt sich einmal pro Zug zurücknehmen, solange sonst niemand gehandelt hat und du nichts Neues erfahren hast. Für alles andere in derselben Runde werden die anderen gefragt. Partien mit Tipps für alle sind Freundschaftsspiele; ebenso eine, in der jemand allein mit Robotern einen Tipp bekam.
favours-host-only = Nur der Host kann das ändern, und nur vor Beginn der Partie.
favours-begun = Die Partie hat begonnen: Ändern lassen sich nur noch die Worte am Tisch und das Tempo.
button-favours = Tipps, Tempo & mehr
button-takeback = Zurücknehmen
button-agree-takeback = Zurücknehmen lassen
button-refuse-takeback = Zug bleibt stehen
button-withdraw-takeback = Schon gut
button-rest = Rest beanspruchen
button-hint = Tipp

takeback-wished = ↩️ { $who } möchte { $card ->
    [no] einen Zug
   *[other] { $card }
 } zurücknehmen ({ $count } von { $of } einverstanden; die Frage endet { $when }).
takeback-wished-you = ↩️ **{ $who } möchte { $card ->
    [no] einen Zug
   *[other] { $card }
 } zurücknehmen.** Ist dir das recht? Weiterspielen ist auch eine Antwort. (Die Frage endet { $when }.)
takeback-waiting = ↩️ Die anderen werden gefragt, ob du deinen Zug zurücknehmen darfst (die Frage endet { $when }).
takeback-refused = ↩️ Dein Zug bleibt stehen: Nicht alle waren einverstanden.
takeback-lapsed = ↩️ Dein Zug bleibt stehen: Nicht alle haben rechtzeitig geantwortet.
takeback-done = Dein Zug ist zurückgenommen.
takeback-asked = Die anderen werden gefragt. Bis zu ihrer Antwort warten die Roboter.
takeback-agreed = Danke für deine Zustimmung.
takeback-granted = Danke. Alle sind einverstanden, der Zug ist zurückgenommen.
takeback-declined = Gut, der Zug bleibt stehen. Niemand erfährt, wer es lieber nicht wollte.
takeback-withdrawn = Gut, dein Zug bleibt stehen.
no-takebacks-off = An diesem Tisch wird nichts zurückgenommen; so ist er eingestellt.
no-nothing-to-take-back = In dieser Runde gibt es keinen Zug von dir, der sich zurücknehmen ließe.
no-takeback-open = Gerade möchte schon jemand einen Zug zurücknehmen. Beantworte das zuerst.
no-takeback-too-late = Dafür ist es zu spät: Seither hat jemand gehandelt oder es war etwas Neues zu sehen, oder du hast diesen Zug schon einmal zurückgenommen.
no-takeback-robots = Du hast seither eine neue Karte gesehen; da möchten die Roboter lieber nicht.
no-takeback-once = Für diesen Zug hast du schon gefragt.
no-takeback-gone = Diese Frage ist erledigt: Die Partie ist weitergegangen.
no-takeback-not-asked = Du bist nicht gefragt oder hast schon geantwortet.

rest-done = Der Rest ist für dich. Er ist ausgespielt.
no-rest-not-now = Den Rest kannst du beanspruchen, wenn du mit einer Karte dran bist.
no-rest-not-certain = Nach dem, was du sehen kannst, ist nicht sicher, dass der ganze Rest für dich ist. Bitte spiel weiter.

hint-is = 💡 { $card ->
    [yes] Ich würde { $action } spielen.
   *[no] Ich würde mich so entscheiden: { $action }.
 }{ $ground ->
    [none] {""}
   *[other] {" "}{ $ground }
 }
hand-hinted = Der Tipp: { $cards }
hint-count = -# { $compared ->
    [none] {""}
   *[other] { $compared }{" "}
 }{ $count ->
    [0] {""}
   *[other] Das ist dein { $count }. Tipp in dieser Partie.
 }
no-hints-off = An diesem Tisch gibt es keine Tipps.
no-hints-alone = Tipps gibt es an diesem Tisch nur in Partien, die du allein mit Robotern spielst.
no-hints-in-lesson = Eine Lektion gibt ihre Tipps selbst: Lies die Zeilen über deinen Karten.
no-hint-not-now = Du bist nicht dran: Es gibt gerade nichts zu raten.

command-takeback = zurücknehmen
command-takeback-about = Den letzten Zug zurücknehmen oder die anderen darum bitten
command-rest = rest
command-rest-about = Alle restlichen Stiche beanspruchen, wenn sie sicher sind
command-hint = tipp
command-hint-about = Nur für dich: was ein Roboter an deiner Stelle täte
