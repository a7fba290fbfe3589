# I miei momenti: le proprie scelte di una partita finita che hanno contato di più, e continuare da lì.
command-moments = momenti
command-moments-about = Le tue scelte che hanno contato di più in una partita finita, e che cosa era meglio
button-moments = I miei momenti
moments-waiting = Sto guardando che cosa hai fatto nella partita { $number }: al massimo un minuto. Le tue tre scelte più costose appariranno qui.
moments-none = **I miei momenti** · partita { $number }
    Niente da segnalare: dove avevi una scelta, da quello che vedevi nient’altro era chiaramente meglio.
moments-title = **I miei momenti** · { $at } di { $count } · { $game } · partita { $number } · smazzata { $deal }{ $trick ->
    [0] {""}
   *[other] , presa { $trick }
 }
moments-cost = La tua scelta: **{ $action }**. Meglio: **{ $other }**
moments-well = Ben fatto: **{ $action }**, non { $other }
moments-worth = -# Circa { $points } { $count ->
    [one] punto
   *[other] punti
 } in più in questa smazzata{ $span ->
    [no] {""}
   *[yes] {" "}(quasi di sicuro da { $least } a { $most })
 }, da quello che vedevi: { $worlds } smazzate immaginate.
moments-worth-sure = -# { $points } { $count ->
    [one] punto
   *[other] punti
 } in più in questa smazzata, da quello che vedevi: in ognuna delle { $worlds } smazzate immaginate.
moments-worth-wins = -# Probabilità di vincere la partita: circa { $percent } { $percent ->
    [one] punto percentuale
   *[other] punti percentuali
 } in più (quasi di sicuro da { $least } a { $most }; una partita che continua conta come vinta a metà), da quello che vedevi: { $worlds } smazzate immaginate.
moments-worth-wins-sure = -# Probabilità di vincere la partita: { $percent } { $percent ->
    [one] punto percentuale
   *[other] punti percentuali
 } in più (una partita che continua conta come vinta a metà), da quello che vedevi: { $worlds } smazzate immaginate.
button-moment-well = Ben fatto
moments-later = -# Questa smazzata del giorno si gioca ancora: si potrà rivederla o riprenderla da qui { $until }.
button-play-on = Continua da qui
button-play-on-same = … stesse carte
parameter-moments-number = numero
parameter-moments-number-about = Numero della partita, come lo mostra /knave archivio (vuoto: la tua ultima)
no-no-finished-game = Non hai ancora finito una partita.
no-moments-not-yours = Qui si tratta delle tue scelte, e in questa partita non hai giocato.
no-moments-off = Hai disattivato *I miei momenti*. Con `/knave impostazioni` tornano.
no-moments-busy = In questo momento non sono riuscito a guardare le tue scelte. Riprova tra un minuto: non si è perso niente.
settings-moments = I miei momenti dopo una partita: { $moments ->
    [yes] sì
   *[no] no
 }
button-moments-yes = Mostra i momenti
button-moments-no = Niente momenti
privacy-moments = • **I tuoi momenti:** partite in cui ho guardato le tue scelte: { $count }. Li vedi solo tu.
