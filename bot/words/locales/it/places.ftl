# Un tavolo il cui luogo non si raggiunge, e carte che non arrivano.
held-title = ⏸️ **{ $game }** · il tavolo { $table } è sospeso
held-rights = In { $channel } ho bisogno di { $rights }. Può permettermelo chi gestisce i permessi di { $home }; poi il tavolo continua da solo.
held-thread-locked = Il thread { $channel } è bloccato. Può sbloccarlo chi ha il permesso *Gestisci thread*; poi il tavolo continua da solo.
held-not-in-thread = Qualcuno mi ha tolto dal thread privato { $channel }. Menzionatemi lì per aggiungermi di nuovo; poi il tavolo continua da solo.
held-timed-out = La moderazione mi ha messo in timeout in questo server. Chi può farlo può anche toglierlo; poi il tavolo continua da solo.
held-edits-little = { $channel } è diventato un canale di annunci, dove posso modificare i miei messaggi solo poche volte all’ora. Chiunque giochi può spostare il tavolo: `/tavolo sposta` con `tavolo:` { $table } in un altro canale, o in un thread di questo.
held-channel-gone = Il suo canale è stato eliminato. Chiunque giochi può spostarlo: `/tavolo sposta` con `tavolo:` { $table } nel canale in cui volete continuare.
held-server-gone = Non sono più nel suo server. Chi ha il permesso *Gestisci server* può invitarmi di nuovo; poi il tavolo continua da solo.
held-unreachable = Discord non mi lascia scrivere in { $channel }. Continuo a provare; chiunque giochi può spostare il tavolo con `/tavolo sposta` e `tavolo:` { $table }.
held-until = Non si è perso niente. Se per allora il tavolo non può continuare, si chiude { $until } e resta nell’archivio.
dm-closed-note = { $user } – non riesco a mandarti messaggi diretti. Per vedere le tue carte premi *Le mie carte* al tavolo { $table }.
moved = Ora il tavolo { $table } è qui.
command-move = sposta
command-move-about = Sposta un tavolo in questo canale
no-held = Il tavolo { $table } è sospeso. *Le mie carte* dice perché; non si è perso niente.
no-other-server = Il tavolo { $table } è di un altro server, quindi non si può spostare qui.

# Quello che permettono gli admin
limits-title = **Dove si possono aprire tavoli, e quanti**
limits-anywhere = Si possono aprire tavoli in tutti i canali.
limits-channels = Si possono aprire tavoli in { $channels }.
limits-channels-lack = ⚠️ In { $channels } non si può ancora aprire nessun tavolo: lì ho bisogno di { $rights }.
limits-channels-gone = I canali scelti per i tavoli sono stati eliminati: scegline altri qui sotto, o nessuno per tutti i canali.
limits-server = { $count ->
    [0] Nessun limite di tavoli in questo server
    [one] Un tavolo in questo server
   *[other] { $count } tavoli in questo server
 }
limits-host = { $count ->
    [0] Nessun limite di tavoli per host
    [one] Un tavolo per host
   *[other] { $count } tavoli per host
 }
limits-person = { $count ->
    [0] Nessun limite di tavoli per persona
    [one] Un tavolo per persona
   *[other] { $count } tavoli per persona
 }
limits-pings = Chi lo vuole riceve una menzione nel canale quando la sua partita inizia o aspetta una sua mossa
limits-no-pings = Nei canali non viene menzionato nessuno
button-limits = Limiti e menzioni…
menu-limit-channels = Canali ammessi (nessuno: tutti)
menu-limit-server = Tavoli in questo server
menu-limit-person = Tavoli per persona
menu-limit-host = Tavoli per host
button-pings-no = Niente menzioni
button-pings-yes = Menzioni nei canali
no-server-busy = { $count ->
    [one] Questo server ammette un tavolo alla volta.
   *[other] Questo server ammette { $count } tavoli alla volta.
 }
no-person-busy = { $count ->
    [one] In questo server puoi giocare a un solo tavolo alla volta, e lo fai già.
   *[other] In questo server puoi giocare al massimo a { $count } tavoli alla volta, e lo fai già.
 }
no-host-busy = { $count ->
    [one] In questo server puoi essere host di un solo tavolo alla volta, e lo sei già. Prima chiudilo, o passa a qualcuno il ruolo di host.
   *[other] In questo server puoi essere host al massimo di { $count } tavoli alla volta, e lo sei già. Prima chiudine uno, o passa a qualcuno il ruolo di host.
 }
no-not-here-allowed = In questo server si possono aprire tavoli solo in { $channels }.
no-not-here-allowed-unseen = In questo server si possono aprire tavoli solo nei canali scelti dagli admin, e tu non ne vedi nessuno. Chiedi a un admin di farti entrare o di sceglierne un altro in `/impostazioni-server`.
no-no-channel-left = I canali scelti qui per i tavoli sono stati eliminati. Chi amministra il server può sceglierne altri con `/impostazioni-server`.

# Come sta il bot
command-doctor = diagnosi
command-doctor-about = Controlla permessi e salute: che cosa funziona, che cosa no, come rimediare
command-about = info
command-about-about = Informazioni su questo bot: versione, dati conservati, contatti
doctor-title = **Come sto**
doctor-well = 🟢 { $text }
plain-doctor-well = Bene: { $text }
doctor-fault = 🔴 { $text }
plain-doctor-fault = Problema: { $text }
doctor-place = In { $channel } ho tutti i permessi che mi servono.
doctor-place-closed = In { $channel } non si possono aprire tavoli: `/impostazioni-server` prevede altri canali.
doctor-place-threads = Per i tornei e i tavoli nei thread avrei bisogno anche di { $rights } in { $channel }.
doctor-chosen-gone = Un canale scelto per i tavoli o per le classifiche finali è stato eliminato.
doctor-chosen-choose = Scegline un altro con `/impostazioni-server`.
doctor-place-lacks = In { $channel } ho bisogno di { $rights }.
doctor-place-grant = Può permetterlo chi gestisce i permessi di { $channel }: impostazioni del canale, *Permessi*, il mio ruolo.
doctor-place-locked = Il thread { $channel } è bloccato.
doctor-place-private = Non sono nel thread privato { $channel }.
doctor-place-add = Per giocare lì, menziona { $bot } nel thread: così mi aggiungi.
doctor-timed-out = La moderazione mi ha messo in timeout in questo server: non posso scrivere da nessuna parte.
doctor-timed-out-end = Chi può mettere in timeout i membri può anche toglierlo: clic destro sul mio nome.
doctor-place-unlock = Può sbloccarlo chi ha il permesso *Gestisci thread*.
doctor-letters = { $count ->
    [0] Nessuno sta aspettando le sue carte.
    [one] Posso scrivere in privato all’unica persona che gioca a un tavolo aperto.
   *[other] Posso scrivere in privato a tutte le { $count } persone che giocano ai tavoli aperti.
 }
doctor-letters-missed = Non posso scrivere in privato a { $count } delle { $of } persone che giocano ai tavoli aperti.
doctor-letters-open = Possono giocare con *Le mie carte*. Oppure permettere i messaggi diretti dai membri di questo server e poi scegliere di nuovo in `/knave impostazioni` dove ricevere le carte.
doctor-letters-paused = Discord non mi lascia aprire nuovi messaggi diretti: riprovo tra { $count ->
    [one] un minuto.
   *[other] { $count } minuti.
  }
doctor-letters-wait = Qui non c’è niente da fare: intanto chi gioca può premere *Le mie carte*. Se succede ancora, chi mi gestisce trova nel log il motivo dato da Discord.
doctor-emoji = Emoji delle carte caricate: { $count } su { $of }.
doctor-emoji-upload = Chi mi gestisce può caricare le altre con *knave emoji*. Fino ad allora le carte sono scritte in lettere.
doctor-emoji-unknown = Discord non mi dice quali emoji ho: { $error }
doctor-emoji-later = Finché non me lo dice, le carte sono scritte in lettere. Non c’è niente da fare.
doctor-database = Il database è a posto ({ $size } MiB).
doctor-database-broken = Il database è danneggiato ({ $size } MiB): { $fault }
doctor-database-restore = Chi mi gestisce deve fermare il bot, mettere da parte una copia del file e ripristinare il backup più recente.
doctor-database-away = In questo momento non raggiungo il mio database.
doctor-database-log = Di solito passa da sé. Se no, chi mi gestisce trova il motivo nel mio log.
doctor-database-unusable = Non posso usare il mio database.
doctor-places-more = Non controllati: { $count ->
    [one] 1 altro canale
   *[other] altri { $count } canali
 }.
doctor-tables = { $count ->
    [one] Qui è aperto un tavolo,
   *[other] Qui sono aperti { $count } tavoli,
 } in tutto { $of }.
doctor-table-held = Il tavolo { $table } è sospeso.
doctor-table-waits = Continua da solo appena posso scrivere in { $channel }: quello che manca lì è indicato qui sotto.
doctor-restart = Ultimo avvio { $when }.
restarting-line = 🔄 Il bot si sta riavviando. Tutti i tempi sono fermi; la partita continua tra un momento.
doctor-latency = Discord risponde in { $count } ms.
doctor-latency-slow = Discord adesso è lontano o molto occupato. Se dura, chi mi gestisce può controllare la rete della macchina.
doctor-processes = Processi: { $count }. { $lines }
doctor-processes-idle = Alcuni shard non sono in funzione: avvia tanti processi quanti ne indica KNAVE_PROCESSES.
doctor-refused = Discord { $count ->
        [0] non ha rifiutato nessuna richiesta
        [one] ha rifiutato { $count } richiesta
       *[other] ha rifiutato { $count } richieste
    } negli ultimi dieci minuti.
doctor-refused-many = A 10.000 rifiuti Discord esclude l’intero indirizzo. Di solito manca un permesso, o un tavolo è in un canale dove non posso scrivere; il log dice quali richieste sono rifiutate.
doctor-stopped = Discord ha rifiutato { $count } richieste in dieci minuti. Fino alle { $when } rispondo solo a pulsanti e comandi; poi tavoli e carte si rimettono in pari.
doctor-banned = Discord ha escluso questo indirizzo perché ha mandato troppe richieste. Fino alle { $when } non posso mandare niente.
doctor-banned-wait = Finisce da solo. Chi mi gestisce può controllare se un altro programma usa lo stesso indirizzo, e non dovrebbe riavviarmi prima di allora.
about-title = **Knave { $version }** · giochi di prese dove comanda il fante
about-stored = Conservo i tavoli con le loro carte, i risultati e le impostazioni di persone e server, così le partite sopravvivono a un riavvio e si possono controllare. Non leggo mai i messaggi. Niente va altrove se non a Discord.
about-robots = Robot: *facile* gioca per esperienza; prima di ogni scelta *normale* immagina fino a { $normal } smazzate, *difficile* fino a { $hard }. Vedono soltanto quello che vede chi gioca. `/knave regole` dice quanto vale in ogni gioco.
about-privacy = Informativa sulla privacy: <{ $url }>
about-privacy-missing = Informativa sulla privacy: manca. Chi gestisce questo bot non l’ha ancora pubblicata; `/privacy mostra` dice che cosa è conservato su di te.
about-terms = Termini di servizio: <{ $url }>
about-terms-missing = Termini di servizio: mancano. Chi gestisce questo bot non li ha ancora pubblicati.
about-contact = Domande e segnalazioni: { $contact }
about-source = Software libero con licenza MIT. Codice sorgente: { $source }
about-licence = Software libero con licenza MIT. Chi gestisce questo bot può dirti dove trovare il codice sorgente.
