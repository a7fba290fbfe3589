game-all-fours = All Fours

# Le regole una per una
all-fours-option-target = Punti per vincere
all-fours-option-turn-scores = La carta scoperta dà al mazziere
all-fours-value-turn-scores-jack = { rank-J } 1
all-fours-value-turn-scores-trinidad = { rank-A } 1, 6 2, { rank-J } 3
all-fours-value-turn-scores-tobago = { rank-A } 1, 2 2, { rank-J } 3
all-fours-value-turn-scores-none = niente
all-fours-option-hang-jack = Un { rank-word-J } impiccato (preso all’altra squadra) vale
all-fours-option-low-to = Low va a
all-fours-value-low-to-holder = chi ha ricevuto la briscola più bassa
all-fours-value-low-to-taker = chi prende la briscola più bassa
all-fours-option-game-tie = Game, se i punti delle carte sono pari
all-fours-value-game-tie-non-dealer = va alla squadra che non ha dato le carte
all-fours-value-game-tie-nobody = non va a nessuno
all-fours-option-same-suit = Se torna il seme rifiutato
all-fours-value-same-suit-run-on = altre tre carte ciascuno, e se ne scopre un’altra
all-fours-value-same-suit-redeal = lo stesso mazziere dà di nuovo le carte
all-fours-option-undertrump = Tagliare più basso, potendo rispondere al seme
all-fours-value-undertrump-free = permesso
all-fours-value-undertrump-forbidden = vietato

# Quello che si chiede: dopo «Tocca a te:» o un nome
all-fours-phase-standing = accettare la briscola o supplicare
all-fours-phase-giving = regalare un punto o dare altre tre carte
all-fours-phase-must-run = dare altre tre carte
all-fours-ask-standing = Ti va bene questa briscola? Accetta. Se no, supplica.
all-fours-ask-giving = Ti supplicano: regala un punto, e la briscola resta; o da’ altre tre carte a tutti, e ne arriva un’altra.
all-fours-ask-must-run = Ti supplicano, e un punto in regalo darebbe loro la partita: devi dare altre tre carte.

# Pulsanti
all-fours-action-stand = Accetto
all-fours-action-beg = Supplico
all-fours-action-gift = Regalo un punto
all-fours-action-run = Altre tre carte
all-fours-said-stand = accetta
all-fours-said-beg = supplica
all-fours-pile-refused = rifiutata

# Quello che succede
all-fours-event-turned-up = La carta scoperta è { $card }.
all-fours-event-turn-scores = { $card } vale per { $who }.
all-fours-event-stood = { $who } accetta: la briscola è { $suit }.
all-fours-event-begged = { $who } supplica.
all-fours-event-gift = { $who } regala un punto { A($receiver) } { $receiver }: la briscola è { $suit }.
all-fours-event-ran = { $who } dà altre carte.
all-fours-event-more-cards = Tutti ricevono altre { $count } carte.
all-fours-event-you-drew = Ricevi { $cards }.
all-fours-event-same-suit = Si scopre { $card }: ancora il seme rifiutato, niente briscola per ora.
all-fours-event-trump-made = La briscola è { $suit }.
all-fours-event-dealt-anew = Nessuna briscola nuova: { $who } dà di nuovo le carte.
all-fours-event-high = High va { A($who) } { $who }: { $card }.
all-fours-event-low = Low va { A($who) } { $who }: { $card }.
all-fours-event-jack = Il fante va { A($who) } { $who }: { $card }.
all-fours-event-hung = { $who } impicca { $card }! Era in mano { A($holder) } { $holder }.
all-fours-event-game = Game va { A($who) } { $who }, con { $count } punti delle carte contro { $against }.
all-fours-event-game-tied = Game va { A($who) } { $who }, la squadra che non ha dato le carte: i punti delle carte sono { $count } pari.
all-fours-event-no-game = Game non va a nessuno: i punti delle carte sono { $count } pari.

# Quello che conviene ricordare
all-fours-fact-turned = Scoperte: { $cards }
all-fours-fact-high = High per ora: { $who } ({ $card })
all-fours-fact-low = Low per ora: { $who } ({ $card })
all-fours-fact-jack = Fante: { $who } ({ $card })
all-fours-fact-card-points = Punti delle carte per Game: { $who } { $count }

# Rifiuti
all-fours-why-gift-would-win = Con quel punto arriverebbero a { $target } e vincerebbero la partita: devi dare altre tre carte.

# Il conto di una smazzata, che cosa c’è in gioco, e che cosa si racconta dopo
all-fours-bid-was-stood = { $who } ha accettato: { $suit }
all-fours-bid-was-gift = { $who } ha regalato un punto: { $suit }
all-fours-bid-was-ran = { $who } ha dato altre carte: { $suit }
all-fours-verdict-dealt-anew = Nessuna briscola nuova: si ridà
all-fours-verdict-hung = { $card } impiccato!
all-fours-sum-turn-scores = scoperta { $card } { $points }
all-fours-sum-gift = regalo { $points }
all-fours-sum-high = High con { $card } 1
all-fours-sum-low = Low con { $card } 1
all-fours-sum-jack = Fante { $card } 1
all-fours-sum-hung = impiccato { $card } { $points }
all-fours-sum-game = Game ({ $count } a { $against }) 1
all-fours-sum-game-tied = Game ({ $count } pari) 1
all-fours-sum-no-point = nessun punto
all-fours-stake-game-level = Game: { $count } pari
all-fours-stake-game-ahead = Game: { $who } { $count } a { $against }
all-fours-moment-all-four = Tutti e quattro i punti { A($who) } { $who } nella smazzata { $deal }
all-fours-moment-hung = { $who } ha impiccato { $card } nella smazzata { $deal }
all-fours-moment-turned-out = { $who } ha vinto scoprendo { $card } nella smazzata { $deal }

# Per chi non ci ha mai giocato
all-fours-help-aim =
    { $players ->
        [2] Uno contro uno.
       *[other] Due contro due: i compagni siedono di fronte, e i loro punti contano insieme.
    } In ogni smazzata ci sono in palio fino a quattro punti, da cui il nome: **High**, **Low**, **fante** e **Game**.
    Una carta scoperta propone la briscola. Se non ti piace, puoi *supplicare*: il mazziere te la paga, o la cambia.
    Vince, e subito, la prima squadra che arriva a { $target } punti.
all-fours-help-deal =
    52 carte. Ognuno ne riceve sei, tre alla volta. La carta dopo viene **scoperta**; le altre sono il tallone, e non valgono per nessuno.
    In ogni seme l’ordine è { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 … 2{ rank-legend }. La briscola batte tutto il resto.{ $turn_scores ->
        [none] {""}
       *[jack] {" "}Se si scopre un { rank-word-J }, la squadra del mazziere segna 1.
        [trinidad] {" "}La carta scoperta vale per la squadra del mazziere: { rank-A } 1, 6 2, { rank-J } 3.
        [tobago] {" "}La carta scoperta vale per la squadra del mazziere: { rank-A } 1, 2 2, { rank-J } 3.
    }
all-fours-help-bidding =
    Chi siede alla sinistra del mazziere **accetta** come briscola il seme scoperto, o **supplica**. Il mazziere allora **regala** 1 punto, e il seme resta; o **dà altre carte**. Un punto che farebbe vincere la partita non si può regalare.
    Altre carte: tre in più a ciascuno, e se ne scopre un’altra. Il suo seme è la briscola, e la carta vale come la prima.
    Se torna il seme rifiutato non vale niente, e { $same_suit ->
        [redeal] lo stesso mazziere dà tutto di nuovo.
       *[run-on] si danno ancora tre carte; quando il tallone non basta, lo stesso mazziere dà tutto di nuovo.
    }
all-fours-help-play =
    Chi siede alla sinistra del mazziere esce con una carta qualsiasi. Alla briscola si deve rispondere, se si può. Agli altri semi si risponde **o** si taglia, come si preferisce; ma chi ha il seme non può giocare altro.{ $undertrump ->
        [forbidden] {" "}Se qualcuno ha già tagliato, si taglia solo più alto, a meno di non avere il seme.
       *[free] {""}
    }
    Senza quel seme, gioca quello che vuoi. La briscola più alta fa la presa; se non ce ne sono, la carta più alta del seme d’uscita. Chi fa la presa esce per la prossima. Si giocano tutte le carte.
all-fours-help-scoring =
    Contano solo le carte giocate nelle prese. Ognuna di queste cose vale 1 punto:
    • **High** – la briscola più alta giocata
    • **Low** – la briscola più bassa giocata, per chi { $low_to ->
        [taker] la prende
       *[holder] l’ha ricevuta, chiunque la prenda
    }
    • **Fante** – prendere { rank-J } di briscola, se viene giocato{ $hang_jack ->
        [3] . Preso all’altra squadra è *impiccato*, e vale 3
       *[1] {""}
    }
    • **Game** – avere più punti delle carte: ogni { rank-word-T } vale 10, asso 4, re 3, { rank-word-Q } 2, { rank-word-J } 1. Se sono pari { $game_tie ->
        [nobody] non va a nessuno
       *[non-dealer] va alla squadra che non ha dato le carte
    }.
    Si segna in quest’ordine, dopo le carte scoperte e i punti in regalo. La prima squadra a { $target } ha vinto; quello che verrebbe dopo non conta.

# Quello che si conta nelle statistiche
all-fours-feat-high = High
all-fours-feat-low = Low
all-fours-feat-jack = Fante
all-fours-feat-game = Game
all-fours-feat-hung = Quanti { ranks-J } impiccati
all-fours-feat-turned = Punti scoperti

# I regolamenti in una frase, e tutto il gioco in poche righe
all-fours-preset-trinidad = Trinidad
all-fours-preset-short = partita breve
all-fours-preset-house-about = Fino a { $target }: accettare o supplicare, regalo o altre carte; un { rank-word-J } scoperto vale 1.
all-fours-preset-source-about = Come le regole standard, ma fino a { $target }; a punti pari, Game non va a nessuno.
all-fours-preset-trinidad-about = Fino a { $target }: { rank-A }, 6 e { rank-J } scoperti valgono, impiccato 3; niente tagli più bassi.
all-fours-preset-short-about = Le regole standard, ma solo fino a { $target }.
all-fours-achievement-all-four = Tutti e quattro i punti di una smazzata
all-fours-achievement-turned-out = Una partita vinta con la carta scoperta
all-fours-help-example =
    Si scopre { $turned }, e { $eldest } accetta. Sei prese dopo:
    • **High** { $high } e **Low** { $low }, carte ricevute da { $dealer }, valgono per { $dealer }, anche se { $low } l’ha presa { $eldest }.
    • Il **fante** { $jack } e **Game**, con { $count } punti delle carte contro { $against }, vanno { A($eldest) } { $eldest }. Così { $dealer } segna { $dealer_gain }, e { $eldest } { $eldest_gain }.
all-fours-help-short =
    • **Scopo:** { $players ->
        [2] uno contro uno.
       *[other] due contro due, il tuo compagno di fronte.
    } Si vince con { $target } punti.
    • **Briscola:** si scopre una carta. Alla sinistra del mazziere si accetta o si supplica; il mazziere allora regala un punto, o dà altre tre carte a tutti e una nuova briscola.
    • **Punti, 1 ciascuno:** la briscola più alta giocata (*High*), la più bassa (*Low*), { rank-J } di briscola (*fante*), più punti delle carte (*Game*).
    • **Quando tocca a te:** rispondi al seme, o gioca una briscola; senza quel seme, quello che vuoi. Alla briscola devi rispondere, se puoi.
    • **La prima squadra** a { $target } vince subito, anche a metà smazzata.

# La prima lezione
all-fours-lesson-begins = È solo una prova. Certe briscole danno un punto.
all-fours-lesson-stand = { $suit }: { $ace } è High, { $jack } il fante. Accetti o supplichi?
all-fours-lesson-stand-done = La briscola è { $suit }. In palio ci sono quattro punti.
all-fours-lesson-stand-no = Si può, ma una briscola migliore non arriva. Accetta.
all-fours-lesson-draw = Tocca a te uscire. { $ace } vince di sicuro: guarda che cosa cade.
all-fours-lesson-draw-done = High è tuo, e di là è caduta una briscola.
all-fours-lesson-draw-no = Si può, ma { $ace } vince di sicuro e fa cadere una briscola.
all-fours-lesson-ace = Tieni { $jack }. Fa’ sprecare una briscola: esci con { $card }.
all-fours-lesson-ace-done = Hanno tagliato con una carta che minacciava { $jack }.
all-fours-lesson-ace-no = Si può, ma { $card } vince o costa loro una briscola.
all-fours-lesson-ace-no-jack = Si può, ma { $jack } è ancora in pericolo. Esci con { $card }.
all-fours-lesson-jack = Giochi per ultimo e non hai { $suit }. Porta a casa { $jack }!
all-fours-lesson-jack-done = Il fante è tuo, con un asso per Game.
all-fours-lesson-jack-no = Si può, ma niente batte più { $jack }: fai la presa.
all-fours-lesson-king = { $card } vale 3 per Game. Esci con quella.
all-fours-lesson-king-done = Di là non hanno il seme: la presa è tua.
all-fours-lesson-king-no = Si può, ma { $card } vale finché vince.
all-fours-lesson-last = Restano due carte: esci con una o con l’altra.
all-fours-lesson-last-done = High, Low e fante sono tuoi, e anche Game.
