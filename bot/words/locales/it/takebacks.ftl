# Mosse ritirate, il resto delle prese, suggerimenti.
event-took-back = ↩️ { $who } ritira una mossa.
event-rest-claimed = 🃏 { $who }: «Il resto è mio!» – { $cards }

takebacks-is = **Ritirare mosse:** { $takebacks }
takebacks-off = mai
takebacks-misclick = solo clic sbagliati, finché non si vede niente di nuovo
takebacks-consent = clic sbagliati subito, il resto se gli altri accettano
hints-is = **Suggerimenti:** { $hints }
hints-usual = solo quando giochi con soli robot
hints-on = per tutti (le partite contano come amichevoli)
hints-off = mai
menu-takebacks = Ritirare mosse
menu-hints = Suggerimenti
favours-title = **{ $game }** · tavolo { $table } · che cosa è permesso qui
favours-about = Un clic sbagliato si può ritirare una volta per turno, finché nessun altro ha agito e non si è visto niente di nuovo. Per tutto il resto nella stessa smazzata si chiede agli altri. Le partite con suggerimenti per tutti contano come amichevoli; lo stesso vale per quelle in cui chi gioca con soli robot ne ha usato uno.
favours-host-only = Lo può cambiare solo l’host, prima dell’inizio della partita.
favours-begun = La partita è iniziata: si possono cambiare ancora solo le chiacchiere e il ritmo.
button-favours = Mosse e aiuti…
button-takeback = Ritira la mossa
button-agree-takeback = Lascia ritirare
button-refuse-takeback = La mossa resta
button-withdraw-takeback = Lascia perdere
button-rest = Il resto è mio
button-hint = Suggerimento

takeback-wished = ↩️ { $who } vorrebbe ritirare { $card ->
    [no] una mossa
   *[other] { $card }
 } (d’accordo { $count } su { $of }; scade { $when }).
takeback-wished-you = ↩️ **{ $who } vorrebbe ritirare { $card ->
    [no] una mossa
   *[other] { $card }
 }.** Per te va bene? Anche continuare a giocare vale come risposta. (Scade { $when }.)
takeback-waiting = ↩️ Aspetto che gli altri accettino di farti ritirare la mossa (scade { $when }).
takeback-refused = ↩️ La tua mossa resta: non hanno accettato tutti.
takeback-lapsed = ↩️ La tua mossa resta: non hanno risposto tutti in tempo.
takeback-done = La tua mossa è ritirata.
takeback-asked = Ho chiesto agli altri. I robot aspettano la risposta.
takeback-agreed = Grazie. Hai accettato.
takeback-granted = Grazie. Hanno accettato tutti, e la mossa è ritirata.
takeback-declined = Va bene, la mossa resta. Nessuno saprà chi ha detto di no.
takeback-withdrawn = Va bene, la tua mossa resta.
no-takebacks-off = A questo tavolo non si possono ritirare mosse.
no-nothing-to-take-back = In questa smazzata non hai nessuna mossa da ritirare.
no-takeback-open = C’è già chi ha chiesto di ritirare una mossa. Prima rispondi a quella richiesta.
no-takeback-too-late = È troppo tardi: nel frattempo qualcuno ha agito o si è visto qualcosa di nuovo, oppure hai già ritirato questa mossa una volta.
no-takeback-robots = Nel frattempo hai visto una carta nuova, quindi i robot non accettano.
no-takeback-once = Per questa mossa lo hai già chiesto.
no-takeback-gone = La richiesta non vale più: la partita è andata avanti.
no-takeback-not-asked = A te non è stato chiesto, o hai già risposto.

rest-done = Il resto è tuo. L’ho giocato io fino in fondo.
no-rest-not-now = Il resto lo puoi reclamare quando tocca a te giocare una carta.
no-rest-not-certain = Da quello che vedi non è certo che tutte le prese che mancano siano tue. Continua a giocare, per favore.

hint-is = 💡 { $card ->
    [yes] Io giocherei { $action }.
   *[no] Io sceglierei: { $action }.
 }{ $ground ->
    [none] {""}
   *[other] {" "}{ $ground }
 }
hand-hinted = Il suggerimento: { $cards }
hint-count = -# { $compared ->
    [none] {""}
   *[other] { $compared }{" "}
 }{ $count ->
    [0] {""}
   *[other] Suggerimento numero { $count } in questa partita.
 }
no-hints-off = A questo tavolo non ci sono suggerimenti.
no-hints-alone = A questo tavolo i suggerimenti ci sono solo nelle partite che giochi con soli robot.
no-hints-in-lesson = La lezione dà da sé i suoi suggerimenti: leggi le righe sopra le tue carte.
no-hint-not-now = Non tocca a te, quindi non c’è niente da suggerire.

command-takeback = ritira
command-takeback-about = Ritira la tua ultima mossa, o chiedi agli altri se puoi
command-rest = resto
command-rest-about = Prendi tutte le prese che restano, se sono certe
command-hint = suggerimento
command-hint-about = Vedi in privato che cosa farebbe un robot al tuo posto
