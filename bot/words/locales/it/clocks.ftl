# Il tempo al tavolo.
lobby-clock = **Tempo per turno:** { $clock }
menu-clock = Tempo per turno
clock-usual = 5 minuti per turno (senza limite se giochi solo con robot)
clock-off = senza limite
clock-1m = 1 minuto per turno
clock-2m = 2 minuti per turno
clock-5m = 5 minuti per turno
clock-15m = 15 minuti per turno
clock-1d = 1 giorno per turno
clock-3d = 3 giorni per turno
turn-due = ⏳ { $who }: scade { $when }
due = ⏳ scade { $when }
turn-due-you = ⏳ Il tuo turno scade { $when }.
missed-you = { $count ->
    [one] Il tuo tempo è scaduto e ha giocato un robot per te. Dopo tre volte di fila tiene il tuo posto finché non torni.
   *[other] Il tuo tempo è scaduto { $count } volte di fila e ha giocato un robot per te. Dopo la terza tiene il tuo posto finché non torni.
 }
missed-choice = Ha scelto: { $action }.
away = 💤 { $who } { $count ->
    [one] è via: fino al ritorno gioca un robot.
   *[other] sono via: fino al ritorno giocano i robot.
 }
away-you = 💤 **Mentre sei via gioca un robot al tuo posto.** Per continuare tu premi *Ci sono*.
paused = ⏸️ **Pausa:** la partita e tutti i tempi sono fermi. Chiunque giochi può premere *Riprendi*.
paused-note = In pausa
pause-wished = ⏸️ { $who } { $count ->
    [one] chiede una pausa
   *[other] chiedono una pausa
 } (d’accordo { $count } su { $of }).
clock-button-pause = Chiedi una pausa
clock-button-agree = Va bene, pausa
clock-button-resume = Riprendi
clock-button-back = Ci sono
pause-agreed = Hai accettato la pausa. Comincia quando accettano tutti; se giochi una carta, ritiri il tuo sì.
pause-begun = La pausa è cominciata: la partita e tutti i tempi sono fermi.
pause-over = Si riprende. I tempi ripartono da dove si erano fermati.
back-now = Che bello riaverti! Da adesso giochi di nuovo tu.
no-away = In questo momento gioca un robot per te. Prima premi *Ci sono*.
no-not-away = Per te non sta giocando nessun robot.
no-paused = Il tavolo è in pausa. Chiunque giochi può premere *Riprendi*.
no-not-paused = La partita non è in pausa.

command-quiet = ore-di-silenzio
command-quiet-about = Ore senza miei messaggi; i tempi da 1 e da 3 giorni per te si fermano
parameter-from = dalle
parameter-from-about = Ora d’inizio (0–23)
parameter-to = alle
parameter-to-about = Ora di fine (uguale all’inizio: nessuna ora di silenzio)
parameter-zone = fuso
parameter-zone-about = Il tuo fuso orario: scrivi una grande città vicina
settings-quiet = Ore di silenzio (`/ore-di-silenzio`: niente messaggi, e i tuoi tempi da 1 e 3 giorni si fermano): { $hours }
quiet-none = nessuna
quiet-hours = ore { $start }:00–{ $end }:00 ({ $zone })
no-unknown-zone = Non conosco un fuso orario di nome «{ $zone }». Scrivi una città e scegli tra quelle proposte.
no-quiet-too-long = Le ore di silenzio possono essere al massimo { $most } al giorno: gli altri ti aspettano.
