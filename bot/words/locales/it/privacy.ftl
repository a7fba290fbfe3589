# Di chi sono i dati.
command-privacy = privacy
command-privacy-about = I tuoi dati: vederli, scaricarli, eliminarli
command-privacy-tell = mostra
command-privacy-tell-about = Che cosa è conservato su di te, perché e per quanto tempo
command-privacy-export = scarica
command-privacy-export-about = Scarica tutto quello che è conservato su di te
command-privacy-forget = elimina
command-privacy-forget-about = Elimina per sempre tutto quello che è conservato su di te
privacy-title = **Che cosa conservo su di te**
privacy-you = • **Tu:** { $name }, ID Discord { $number }, la tua lingua su Discord{ $direct ->
    [0] { "" }
   *[other] , e l’ID del nostro canale di messaggi diretti
  } – per riconoscerti, parlare la tua lingua e raggiungerti.
privacy-choices = • **Le tue impostazioni:** { $choices }
privacy-quiet = Ore di silenzio: { $hours }
privacy-zone = Fuso orario: { $zone }
privacy-tables = • **Tavoli** dove hai un posto: { $tables } (aperti ora: { $open }). Messaggi che ti hanno mostrato le carte: { $hands }. Note di quei tavoli con il tuo nome (chi ha lasciato, a chi è scaduto il tempo): { $notes }. Così le partite sopravvivono a un riavvio.
privacy-games = • **Le tue partite finite:** { $games }. Server: { $servers }. Mosse registrate come tue: { $moves }. Per risultati, archivi e replay, e perché chiunque possa controllare come sono state mescolate le carte.
privacy-boards = • **Classifiche** in cui compari: { $boards }. Coppie: { $parties }. Registrazioni di chi ha giocato con chi o contro chi: { $met }. Per `/knave classifica` e `/knave statistiche`.
privacy-lists = • **I tuoi elenchi:** persone che hai bloccato: { $blocks } (`/persone-bloccate`); avvisi sui tavoli: { $wanted } (`/avvisami`).
privacy-never = Non leggo mai i messaggi, e niente va altrove se non a Discord.
privacy-long = • **Per quanto tempo:** finché non li elimini. { $days ->
    [0] I dati di un server restano anche quando non ne faccio più parte.
    [one] I dati di un server spariscono un giorno dopo che non ne faccio più parte; i tavoli di allenamento un giorno dopo la chiusura.
   *[other] I dati di un server spariscono { $days } giorni dopo che non ne faccio più parte; i tavoli di allenamento { $days } giorni dopo la chiusura.
 }
privacy-forget = • **Che cosa puoi fare:** `/privacy scarica` ti dà tutto in un file; `/privacy elimina` elimina tutto. Funzionano anche in un messaggio diretto.
privacy-gone = • **Che cosa vuol dire eliminare:** il tuo nome, le impostazioni, i risultati, i rating, le coppie e i blocchi spariscono subito e non si possono recuperare. Ai tavoli aperti un robot prende il tuo posto. Le partite giocate restano negli archivi di chi ha giocato con te e del loro server: il tuo posto vi compare allora come un account eliminato, senza nome.
privacy-digest = Un’impronta del tuo ID resta in un elenco, perché io ti dimentichi di nuovo se chi mi gestisce deve ripristinare un backup più vecchio.
privacy-mark = Anche se elimini tutto, un’impronta del tuo ID resta finché non è finita la smazzata del giorno che hai cominciato: conta un solo tentativo.
privacy-discord = • **Che cosa non posso eliminare:** i messaggi già su Discord (chiedi agli admin del server), i file che altri hanno salvato, e i backup di chi mi gestisce.
privacy-policy = • **Informativa sulla privacy:** <{ $url }>
privacy-policy-missing = • **Informativa sulla privacy:** chi gestisce questo bot non l’ha ancora pubblicata.
privacy-file = { $packed ->
    [yes] Ecco tutto quello che conservo su di te. È grande, quindi è compresso: si apre con qualsiasi programma che legge i file .gz.
   *[other] Ecco tutto quello che conservo su di te.
 }
privacy-file-without = { $count ->
    [one] Una partita non c’è ancora: altri stanno ancora giocando le stesse carte.
   *[other] { $count } partite non ci sono ancora: altri stanno ancora giocando le stesse carte.
 }
no-export-too-often = Hai appena ricevuto questo file. Lo puoi avere di nuovo al più tardi tra { $count } minuti.
no-forget-too-often = L’hai appena fatto più volte. Lo puoi fare di nuovo al più tardi tra { $count } minuti.
no-export-busy = Adesso non sono riuscito a mettere insieme i tuoi dati. Riprova tra qualche minuto: non si è perso niente.
privacy-really = { $tables ->
    [0] **Vuoi eliminare tutto quello che ti riguarda?**
    [one] **Vuoi eliminare tutto quello che ti riguarda?** Hai un posto a un tavolo aperto; lo prenderà un robot.
   *[other] **Vuoi eliminare tutto quello che ti riguarda?** Hai un posto a { $tables } tavoli aperti; li prenderanno i robot.
 }
button-privacy-forget = Elimina i dati…
privacy-sure = **Confermi?** Ultima domanda: quello che elimino non lo recupera nessuno, nemmeno chi mi gestisce (se non dai backup). Se ne vuoi una copia, usa prima `/privacy scarica`.
button-privacy-for-good = Sì, elimina tutto
privacy-kept = Va bene, non ho eliminato niente.
privacy-forgotten = Fatto: i tuoi dati non ci sono più. Se torni a usarmi, ricominci da zero.
privacy-forgotten-but = Fatto: i tuoi dati non ci sono più. Per un po’ una copia precedente può restare in un file accanto al database, perché un altro programma lo sta leggendo; poi viene sovrascritta da sola. Se torni a usarmi, ricominci da zero.
