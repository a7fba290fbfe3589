game-auction-pitch = Auction Pitch

# Le regole una per una
auction-pitch-option-partners = In coppia, due contro due (in quattro)
auction-pitch-option-points = Punti in una smazzata
auction-pitch-value-points-four = 4: High, Low, fante, Game
auction-pitch-value-points-joker = 5: con un jolly, la briscola più bassa
auction-pitch-value-points-jick = 5: con il secondo fante
auction-pitch-value-points-seven = 7: con il secondo fante e due jolly
auction-pitch-option-target = Punti per vincere
auction-pitch-option-steal = Il mazziere può prendersi la dichiarazione più alta eguagliandola
auction-pitch-option-all-pass = Se passano tutti gli altri
auction-pitch-value-all-pass-dealer-bids = il mazziere deve dichiarare 2
auction-pitch-value-all-pass-redeal = può passare anche il mazziere
auction-pitch-option-smudge = Lo smudge
auction-pitch-value-smudge-none = non si gioca
auction-pitch-value-smudge-added = si dichiarano tutti i punti e tutte le prese
auction-pitch-option-low-to = Low va a
auction-pitch-value-low-to-holder = chi ha ricevuto la briscola più bassa
auction-pitch-value-low-to-taker = chi prende la briscola più bassa
auction-pitch-option-must-bid-out = Vince solo chi ha appena fatto quanto dichiarato

# Quello che si chiede: dopo «Tocca a te:» o un nome
auction-pitch-phase-bidding = dichiarare o passare
auction-pitch-phase-must-bid = dichiarare
auction-pitch-phase-pitching = uscire, e fare così la briscola
auction-pitch-ask-bidding = { $bid ->
    [0] Più alto c’è solo lo smudge: dichiaralo, o passa.
   *[other] Quanti punti farai? Dichiara { $bid } o più, o passa.
 }
auction-pitch-ask-must-bid = Hanno passato tutti e il mazziere sei tu: devi dichiarare { $bid }.
auction-pitch-ask-pitching = Il dichiarante sei tu. Esci con una carta: il suo seme è la briscola.
auction-pitch-badge-maker = Dichiarante
auction-pitch-mark-off = S
auction-pitch-marked-off = secondo fante

# Pulsanti
auction-pitch-action-bid = { $value ->
    [smudge] Smudge!
   *[other] Dichiaro { $value }
 }
auction-pitch-pile-stock = tallone

# Quello che succede
auction-pitch-event-bid = { $value ->
    [smudge] { $who } dichiara uno smudge!
   *[other] { $who } dichiara { $value }.
 }
auction-pitch-event-won-auction = { $value ->
    [smudge] Esce { $who }, per tutti i punti e tutte le prese.
   *[other] Esce { $who }, per { $value } punti.
 }
auction-pitch-event-pitched = La briscola è { $suit }, con l’uscita di { $who }.
auction-pitch-event-high = High va { A($who) } { $who }: { $card }.
auction-pitch-event-low = Low va { A($who) } { $who }: { $card }.
auction-pitch-event-jack = Il fante va { A($who) } { $who }: { $card }.
auction-pitch-event-off-jack = Il secondo fante va { A($who) } { $who }: { $card }.
auction-pitch-event-joker = { $who } prende { $card }.
auction-pitch-event-game = Game va { A($who) } { $who }, con { $count } punti delle carte contro { $against }.
auction-pitch-event-no-game = Game non va a nessuno: i punti delle carte sono { $count } pari.
auction-pitch-event-made = { $value ->
    [smudge] Smudge! { $maker } prende tutti e { $points } i punti e ogni presa.
   *[other] { $maker } ha dichiarato { $value } e ce la fa, con { $points } punti.
 }
auction-pitch-event-failed = { $value ->
    [smudge] Lo smudge di { $maker } è mancato, con { $points } { $points ->
        [one] punto
       *[other] punti
    }.
   *[other] { $maker } ha dichiarato { $value } e { $points ->
        [0] non ne prende nessuno
       *[other] ne prende solo { $points }
    }.
 }

# Quello che conviene ricordare
auction-pitch-fact-bid = { $value ->
    [smudge] { $who } ha dichiarato uno smudge
   *[other] { $who } ha dichiarato { $value }
 }
auction-pitch-fact-high = High per ora: { $who } ({ $card })
auction-pitch-fact-low = Low per ora: { $who } ({ $card })
auction-pitch-fact-jack = Fante: { $who } ({ $card })
auction-pitch-fact-off-jack = Secondo fante: { $who } ({ $card })
auction-pitch-fact-joker = { $card }: { $who }
auction-pitch-fact-card-points = Punti delle carte per Game: { $who } { $count }

auction-pitch-result-pitcher-out = più di uno ha raggiunto { $target }, e la dichiarazione era di { $winners }
auction-pitch-result-first-out = più di uno ha raggiunto { $target }, per primo { $winners }

# Rifiuti
auction-pitch-why-must-bid = Hanno passato tutti e il mazziere sei tu: devi dichiarare { $least }.
auction-pitch-why-stuck = Hanno passato tutti e il mazziere sei tu: giochi per { $least }, né più né meno.
auction-pitch-why-no-such-bid = Si dichiara da { $least } a { $most } punti{ $smudge ->
    [added] ; più alto c’è solo lo smudge.
   *[none] .
 }
auction-pitch-why-bid-too-low = { $high ->
    [smudge] Niente è più alto di uno smudge.
   *[other] Devi dichiarare più di { $high }, o passare.
 }
auction-pitch-why-no-steal = Devi dichiarare almeno { $high }, o passare: sei il mazziere e puoi prenderti la dichiarazione.
auction-pitch-why-must-follow-off = Devi rispondere a { $suit }: { $binding } qui è una briscola e vale come { $suit }, quindi non puoi giocare { $card }.

# Il conto di una smazzata, che cosa c’è in gioco, e che cosa si racconta dopo
auction-pitch-way-bid = { $who } dichiara { $value ->
    [smudge] uno smudge
   *[other] { $value }
 }
auction-pitch-tag-bid = { $value ->
    [smudge] Smudge
   *[other] Dichiara { $value }
 }
auction-pitch-bid-was-bid = { $value ->
    [smudge] { $who } ha dichiarato uno smudge
   *[other] { $who } ha dichiarato { $value }
 }, { $suit }
auction-pitch-verdict-made = { $value ->
    [smudge] Smudge riuscito!
   *[other] Fatto, con { $points } punti
 }
auction-pitch-verdict-failed = { $value ->
    [smudge] Smudge mancato
   *[other] { $points ->
        [0] Sotto: nemmeno un punto
       *[other] Sotto, con solo { $points } { $points ->
             [one] punto
            *[other] punti
         }
    }
 }
auction-pitch-sum-high = High con { $card } 1
auction-pitch-sum-low = Low con { $card } 1
auction-pitch-sum-jack = Fante 1
auction-pitch-sum-off-jack = Secondo fante { $card } 1
auction-pitch-sum-joker = { $card } 1
auction-pitch-sum-game = Game ({ $count } a { $against }) 1
auction-pitch-sum-no-point = nessun punto
auction-pitch-sum-set = { $took } < { $bid }: sotto, { $points }
auction-pitch-sum-smudged = smudge riuscito: { $points }
auction-pitch-sum-smudge-missed = smudge mancato: { $points }
auction-pitch-stake-points-missing = { $who } deve fare { $wanted } su { $most }, sicuri { $sure }
auction-pitch-stake-bid-made = { $who } ha di sicuro { $wanted } punti
auction-pitch-stake-bid-lost = { $who } non può più fare quanto dichiarato
auction-pitch-brief-points-missing = punti sicuri: { $sure } su { $wanted }
auction-pitch-brief-bid-made = { $wanted } punti sicuri
auction-pitch-brief-bid-lost = { $wanted } ormai impossibili
auction-pitch-moment-smudged = { $who } ha fatto uno smudge nella smazzata { $deal }
auction-pitch-moment-smudge-missed = { $who } ha mancato uno smudge nella smazzata { $deal }
auction-pitch-moment-all-points = Tutti e { $points } i punti { A($who) } { $who } nella smazzata { $deal }

# Per chi non ci ha mai giocato
auction-pitch-help-aim =
    { $partners ->
        [yes] Due contro due: i compagni siedono di fronte, e i loro punti contano insieme.
       *[no] Ognuno gioca per sé.
    } In ogni smazzata ci sono in palio fino a { $points ->
        [joker] cinque punti: **High**, **Low**, **fante**, **Game** e il **jolly**.
        [jick] cinque punti: **High**, **Low**, **fante**, **Game** e il **secondo fante**.
        [seven] sette punti: **High**, **Low**, **fante**, **Game**, il **secondo fante** e due **jolly**.
       *[four] quattro punti: **High**, **Low**, **fante** e **Game**.
    } Si dichiara per fare la briscola: chi dichiara di più è il **dichiarante**, e deve fare almeno i punti dichiarati.
    { $must_bid_out ->
        [yes] Si vince con { $target } punti, ma solo in una smazzata in cui la propria squadra ha fatto quanto dichiarato.
       *[no] Vince chi arriva prima a { $target } punti.
    }
auction-pitch-help-deal =
    { $points ->
        [joker] 52 carte e un jolly.
        [seven] 52 carte e due jolly.
       *[other] 52 carte.
    } Ognuno ne riceve sei, tre alla volta. Le altre sono il tallone: nessuno lo vede, e le sue carte non valgono per nessuno.
    In ogni seme l’ordine è { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 … 2{ rank-legend }. { $points ->
        [joker] Il jolly è la briscola più bassa, sotto il 2.
        [jick] Nella briscola il **secondo fante**, l’altro { rank-J } dello stesso colore, viene subito sotto { rank-J }: con briscola { sign-H }, { card-JD } vale come { suit-H }.
        [seven] Nella briscola il **secondo fante**, l’altro { rank-J } dello stesso colore, viene subito sotto { rank-J }, poi { card-BJ } e { card-LJ }, poi il { rank-T }. Con briscola { sign-H }, { card-JD } vale come { suit-H }.
       *[four] La briscola ha lo stesso ordine e batte tutto il resto.
    }
auction-pitch-help-bidding =
    Cominciando da chi siede a sinistra del mazziere, ognuno parla **una volta**, il mazziere per ultimo: dichiara o passa. Si dichiarano punti, da 2 in su e sempre di più.{ $smudge ->
        [added] {" "}Più alto di tutto è lo **smudge**: tutti i punti e tutte e sei le prese.
       *[none] {""}
    }
    { $steal ->
        [yes] Il mazziere può anche prendersi la dichiarazione più alta eguagliandola, ma non quella di tutto.
       *[no] Anche il mazziere deve dichiarare di più per vincere l’asta.
    }
    { $all_pass ->
        [redeal] Se passano tutti, dà le carte il prossimo.
       *[dealer-bids] Se passano tutti gli altri, il mazziere gioca per 2.
    }
auction-pitch-help-play =
    Il dichiarante esce con una carta qualsiasi: **il suo seme è la briscola**.{ $points ->
        [joker] {" "}Un jolly fa briscola { suit-S }.
        [seven] {" "}Un jolly fa briscola { suit-S }.
       *[other] {""}
    }
    Alla briscola si deve rispondere, se si può. Agli altri semi si risponde **o** si taglia, come si preferisce; ma chi ha il seme non può giocare altro.
    Senza quel seme, gioca quello che vuoi. La briscola più alta fa la presa; se non ce ne sono, la carta più alta del seme d’uscita. Chi fa la presa esce per la prossima. Le prese sono sei.
auction-pitch-help-scoring =
    Contano solo le carte giocate nelle prese. Ognuna di queste cose vale 1 punto:
    • **High** – la briscola più alta giocata
    • **Low** – la briscola più bassa giocata{ $points ->
        [joker] , senza contare il jolly
       *[other] {""}
    }, per chi { $low_to ->
        [taker] la prende
       *[holder] l’ha ricevuta, chiunque la prenda
    }
    • **Fante** – prendere { rank-J } di briscola, se viene giocato{ $points ->
        [joker] ; lo stesso per il **jolly**
        [jick] ; lo stesso per il **secondo fante**
        [seven] ; lo stesso per **secondo fante**, { card-BJ } e { card-LJ }, 1 ciascuno
       *[four] {""}
    }
    • **Game** – avere più punti delle carte: ogni { rank-word-T } vale 10, asso 4, re 3, { rank-word-Q } 2, { rank-word-J } o jolly 1. Se sono pari non va a nessuno.
    Se fa quanto ha dichiarato, il dichiarante segna tutti i punti presi; se no, perde quelli dichiarati.{ $smudge ->
        [added] {" "}Uno smudge vale, in più o in meno, un punto oltre quelli della smazzata.
       *[none] {""}
    } Gli altri segnano sempre quello che prendono.
    Se più di uno arriva a { $target } nella stessa smazzata, { $must_bid_out ->
        [yes] vince solo il dichiarante che ce l’ha fatta.
       *[no] vince il dichiarante; se no si contano i punti in quest’ordine, e vince chi ci arriva per primo.
    }

# Quello che si conta nelle statistiche
auction-pitch-feat-contract = Aste vinte
auction-pitch-feat-smudge = Smudge
auction-pitch-feat-smudge-made = Smudge riusciti
auction-pitch-feat-high = High
auction-pitch-feat-low = Low
auction-pitch-feat-jack = Fante
auction-pitch-feat-game = Game

# I regolamenti in una frase, e tutto il gioco in poche righe
auction-pitch-preset-setback = Setback, in coppia
auction-pitch-preset-joker = con un jolly
auction-pitch-preset-short = partita breve
auction-pitch-preset-house-about = Ognuno per sé, fino a { $target }: High, Low, fante e Game; il mazziere può prendersi l’asta eguagliandola.
auction-pitch-preset-setback-about = In coppia, fino a { $target }, con lo smudge; vince solo chi fa quanto ha dichiarato.
auction-pitch-preset-joker-about = Un jolly è la briscola più bassa e un quinto punto; Low va a chi lo prende.
auction-pitch-preset-short-about = Le regole standard, ma solo fino a { $target }.
auction-pitch-achievement-smudged = Uno smudge riuscito
auction-pitch-achievement-all-points = Tutti i punti di una smazzata
auction-pitch-help-example =
    { $maker } ha dichiarato { $bid } e segna { $maker_gain }:
    • **High** { $high } va { A($other) } { $other }, e **Low** { $low } { A($holder) } { $holder }, che l’aveva ricevuto.
    • Il **fante** { $jack } e **Game**, con { $count } punti delle carte contro { $against }, vanno { A($maker) } { $maker }. Basta così.
    Anche gli altri segnano i loro punti, { $other } 1 e { $holder } 1.
auction-pitch-help-short =
    • **Scopo:** { $partners ->
        [yes] due contro due, il tuo compagno di fronte.
       *[no] ognuno per sé.
    } Si vince con { $target } punti.
    • **Asta:** una volta ciascuno, da 2 in su: quanti punti farai?{ $smudge ->
        [added] {" "}Lo *smudge* è tutti i punti e tutte le prese.
       *[none] {""}
    } Chi dichiara di più, il *dichiarante*, esce, e il seme di quella carta è la briscola.
    • **Punti, 1 ciascuno:** la briscola più alta giocata (*High*), la più bassa (*Low*), { rank-J } di briscola (*fante*), più punti delle carte (*Game*){ $points ->
        [joker] , il jolly
        [jick] , il secondo fante
        [seven] , il secondo fante e ogni jolly
       *[four] {""}
    }.
    • **Quando tocca a te:** rispondi al seme, o gioca una briscola; senza quel seme, quello che vuoi. Alla briscola devi rispondere, se puoi.
    • **Il dichiarante** segna i suoi punti se fa quanto ha dichiarato, se no perde i punti dichiarati. Gli altri segnano sempre.

# La prima lezione
auction-pitch-lesson-begins = È solo una prova. Certe briscole danno un punto.
auction-pitch-lesson-bid = { $suit }: { $ace } è High, { $two } è Low, { $jack } il fante. Quanto dichiari?
auction-pitch-lesson-bid-done = Tre dei quattro punti. Ora bisogna farli.
auction-pitch-lesson-bid-no = Si può, ma se non ce la fai li perdi. Tre bastano.
auction-pitch-lesson-bid-no-two = Si può, ma due si supera facilmente. Di’ tre.
auction-pitch-lesson-bid-no-pass = Si può, ma con carte così la briscola falla tu.
auction-pitch-lesson-pitch = La tua prima carta fa la briscola. Esci con { $ace }.
auction-pitch-lesson-pitch-done = Briscola { $suit }: High è tuo, due briscole sono cadute.
auction-pitch-lesson-pitch-no = Si può, ma { $ace } vince di sicuro e fa cadere briscole.
auction-pitch-lesson-king = Ancora una volta, con { $king }.
auction-pitch-lesson-king-done = Gli altri hanno una briscola in meno.
auction-pitch-lesson-king-no = Si può, ma { $king } vince di sicuro e fa cadere briscole.
auction-pitch-lesson-king-no-jack = Si può, ma con { $king } non rischi niente, con { $jack } sì.
auction-pitch-lesson-club = Manca ancora { $queen }. Tieni { $jack }: esci basso a { $suit }.
auction-pitch-lesson-club-done = La presa è loro, ma { $jack } è ancora al sicuro.
auction-pitch-lesson-club-no = Si può, ma { $queen } batte una tua briscola. Esci a { $suit }.
auction-pitch-lesson-jack = Giochi per ultimo e non hai { $suit }. Porta a casa { $jack }.
auction-pitch-lesson-jack-done = Il fante è tuo, con re e { rank-word-Q } per Game.
auction-pitch-lesson-jack-no = Si può, ma niente batte più { $jack }: fai la presa.
auction-pitch-lesson-last = Low è tuo comunque. Tieni { $two } per l’ultima presa.
auction-pitch-lesson-last-done = { $two } ha preso un { rank-word-T }: High, Low, fante e Game.
auction-pitch-lesson-last-no = Si può, ma { $two } può ancora tagliare. Esci a { $suit }.
