# L’aiuto che insegna: la pagina prima di quelle di ogni gioco, e quello che sta intorno alle pagine.
help-page-basics = Che cos’è una presa?
help-page-example = Un esempio
help-example-of = { $game }: un esempio
help-example-rules = -# Secondo le regole standard. La pagina seguente dice che cosa cambia a questo tavolo.
menu-help-page = Tutte le pagine
# ① segna la carta di uscita. Chi legge vede la presa in un’immagine qui sopra, o ha solo queste parole.
help-basics =
    Ognuno gioca una carta: questa è una **presa**.
    • **Uscire:** { $leader } comincia con una carta qualsiasi, qui { $led }{ $pictures ->
        [yes] {" "}(numero 1)
       *[no] {""}
    }.
    • **Rispondere al seme:** di regola, se hai il seme d’uscita devi giocarlo, come fa { $second } con { $followed }.
    { $trump ->
        [yes] • **Briscola:** un seme batte tutti gli altri, qui { suit-H }. { $third } non ha { suit-C } e *taglia* con { $other }; nemmeno { $last } può batterla.
       *[no] • **Scartare:** { $third } non ha { suit-C }. { $other } è di un altro seme, quindi non può vincere.
    }
    • **Vincere:** { $trump ->
        [yes] la briscola più alta fa la presa, altrimenti la carta più alta del seme d’uscita.
       *[no] la carta più alta del seme d’uscita fa la presa.
    } Chi l’ha giocata esce per la prossima.
    • **Le tue carte** arrivano per messaggio diretto; al tavolo le mostra, solo a te, *Le mie carte*. Per giocare una carta, premi il suo pulsante. Dove ci sono suggerimenti, *Suggerimento* dice che cosa giocherei io.
help-basics-picture = { $who } fa la presa con { $card }

# L’ordine dei semi in un’immagine.
help-row-trump = Briscola, qui { $suit }: dalla più alta
help-row-plain = Ogni altro seme
help-row-every = Ogni seme: dalla più alta
help-row-alt = { $label } – { $cards }.

# /aiuto: che cosa si può fare adesso, secondo chi lo chiede.
guide-new = Do le carte per giochi di prese: Euchre, Pinochle, Jass e altri. È la prima volta? { $lesson ->
    [yes] *{ button-first-lesson }* gioca con te una smazzata di **{ $game }**, passo per passo.
   *[no] Comincia con **{ $game }**.
 }
guide-do = **Adesso:** { $ask }
guide-hand = { $place ->
    [here] Le tue carte si aprono con *Le mie carte*, solo per te.
    [both] Le tue carte sono nei nostri messaggi diretti e sotto *Le mie carte*.
   *[dm] Le tue carte sono nei nostri messaggi diretti; *Le mie carte* le mostra anche qui, solo a te.
 }
guide-welcome =
    🃏 Sono **Knave** e do le carte per giochi di prese: Euchre, Pinochle, Jass e altri.
    • `/tavolo apri` apre un tavolo qui; i posti liberi li prendono i robot.
    • È la prima volta? `/impara` gioca una prima smazzata con te, `/allenamento` dà subito le carte. `/aiuto` dice sempre come si va avanti.
    -# Per chi gestisce questo server: `/impostazioni-server` stabilisce canali e limiti, `/diagnosi` controlla i miei permessi.
menu-help-game = Un altro gioco: come si gioca
button-first-lesson = Prima lezione
button-doctor = Controlla i permessi
