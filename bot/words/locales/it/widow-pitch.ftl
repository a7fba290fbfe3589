game-widow-pitch = Widow Pitch

# Singole regole
widow-pitch-option-target = Punti per vincere
widow-pitch-option-forced-dealer-may-raise = Se l’altro passa, il mazziere può dichiarare più di 3
widow-pitch-option-both-out = Se entrambi raggiungono il traguardo nella stessa smazzata
widow-pitch-value-both-out-bidder = vince il dichiarante
widow-pitch-value-both-out-higher = vince chi ha più punti
widow-pitch-option-shoot = «Shoot it!»
widow-pitch-value-shoot-added = 21 punti in più o in meno
widow-pitch-value-shoot-outright = vince o perde tutta la partita
widow-pitch-option-low-to = Low va a
widow-pitch-value-low-to-taker = chi prende la briscola più bassa
widow-pitch-value-low-to-player = chi ha giocato la briscola più bassa
widow-pitch-option-game-tie = Game, se i punti delle carte sono pari
widow-pitch-value-game-tie-nobody = nessun punto
widow-pitch-value-game-tie-opponent = va all’avversario del dichiarante
widow-pitch-option-follow = Rispondere al seme
widow-pitch-value-follow-strict = rispondere, se si può
widow-pitch-value-follow-follow-or-trump = rispondere o tagliare

# Quello che si chiede: dopo «Tocca a te:» o un nome
widow-pitch-phase-bidding = dichiarare o passare
widow-pitch-phase-must-bid = dichiarare
widow-pitch-phase-discarding = scartare sette carte
widow-pitch-phase-naming = scegliere la briscola
widow-pitch-phase-exchanging = cambiare carte con il tallone
widow-pitch-ask-bidding = { $bid ->
    [0] Più alto c’è solo «Shoot it!»: dichiaralo, o passa.
   *[other] Quanti punti farai? Dichiara { $bid } o più, o passa.
 }
widow-pitch-ask-must-bid = L’altro ha passato, quindi il dichiarante sei tu: dichiara { $bid } o più.
widow-pitch-ask-discarding = Il monte è tuo: scarta sette delle tue quattordici carte.
widow-pitch-ask-naming = Scegli il seme di briscola.
widow-pitch-ask-exchanging = Scarta fino a { $most } carte che non ti servono e pescane altrettante. Oppure tienile tutte.
widow-pitch-badge-maker = Dichiarante
widow-pitch-mark-right = D
widow-pitch-mark-left = S
widow-pitch-marked-right = fante destro
widow-pitch-marked-left = fante sinistro

# Pulsanti
widow-pitch-action-bid = { $value ->
    [shoot] Shoot it!
   *[other] Dichiaro { $value }
 }
widow-pitch-action-trump = Gioco { $suit }

# Il contratto
widow-pitch-contract-bid-3 = Dichiarati 3
widow-pitch-contract-bid-4 = Dichiarati 4
widow-pitch-contract-bid-5 = Dichiarati 5
widow-pitch-contract-bid-6 = Dichiarati 6
widow-pitch-contract-bid-7 = Dichiarati 7
widow-pitch-contract-bid-shoot = «Shoot it!»
widow-pitch-contract-by = { $trump ->
    [yes] Briscola: { $contract } (scelta di { $maker })
   *[no] { $contract } ({ $maker })
 }
widow-pitch-pile-widow = monte
widow-pitch-pile-stock = tallone

# Quello che succede
widow-pitch-event-bid = { $value ->
    [shoot] { $who }: «Shoot it!»
   *[other] { $who } dichiara { $value }.
 }
widow-pitch-event-forced = Quindi { $who } deve giocare per { $value }.
widow-pitch-event-took-widow = { $who } prende il monte.
widow-pitch-event-you-took = Dal monte ricevi { $cards }.
widow-pitch-event-discarded = { $who } scarta { $count ->
    [one] una carta
   *[other] { $count } carte
 }.
widow-pitch-event-you-discarded = Scarti { $cards }.
widow-pitch-event-named = { $who } sceglie { $suit } come briscola.
widow-pitch-event-exchanged = { $count ->
    [0] { $who } tiene tutte e sette le carte.
    [one] { $who } scarta una carta e ne pesca un’altra.
   *[other] { $who } scarta { $count } carte e ne pesca altrettante.
 }
widow-pitch-event-you-drew = Peschi { $cards }.
widow-pitch-event-high = High va { A($who) } { $who }: { $card }.
widow-pitch-event-low = Low va { A($who) } { $who }: { $card }.
widow-pitch-event-jacks = { $cards_count ->
    [one] { $who } prende un fante: { $cards }.
   *[other] { $who } prende dei fanti: { $cards }.
 }
widow-pitch-event-game = Game va { A($who) } { $who }, con { $count } punti delle carte contro { $against }.
widow-pitch-event-game-tied = Game va { A($who) } { $who }, avversario del dichiarante: i punti delle carte sono { $count } pari.
widow-pitch-event-no-game = Game non va a nessuno: i punti delle carte sono { $count } pari.
widow-pitch-event-made = { $value ->
    [shoot] Centro! { $maker } prende tutti e { $points } i punti.
   *[other] { $maker } ha dichiarato { $value } e ce la fa, con { $points } { $points ->
        [one] punto
       *[other] punti
    }.
 }
widow-pitch-event-failed = { $value ->
    [shoot] Mancato! { $maker } ha detto «Shoot it!» e { $points ->
        [0] non prende nessuno
       *[other] prende solo { $points }
    } dei sette punti.
   *[other] { $maker } ha dichiarato { $value } e { $points ->
        [0] non ne prende nessuno
       *[other] ne prende solo { $points }
    }.
 }

# Quello che conviene ricordare
widow-pitch-fact-bid = { $value ->
    [shoot] { $who } ha detto «Shoot it!»
   *[other] { $who } ha dichiarato { $value }
 }
widow-pitch-fact-high = High per ora: { $who } ({ $card })
widow-pitch-fact-low = Low per ora: { $who } ({ $card })
widow-pitch-fact-jacks = { $cards_count ->
    [one] Fante preso da { $who }: { $cards }
   *[other] Fanti presi da { $who }: { $cards }
 }
widow-pitch-fact-card-points = { $count ->
    [0] {""}
   *[other] Punti delle carte per Game: { $who } { $count }
 }

widow-pitch-result-minus-target = { $who } è a meno { $target } o più sotto
widow-pitch-result-both-out = entrambi hanno raggiunto { $target }, e il dichiarante era { $winner }
widow-pitch-result-both-out-higher = entrambi hanno raggiunto { $target }, e { $winner } ne ha di più
widow-pitch-result-shot = { $who } ha detto «Shoot it!» e ha preso tutti e sette i punti
widow-pitch-result-shot-failed = { $who } ha detto «Shoot it!» e ha mancato

# Rifiuti
widow-pitch-why-must-bid = L’altro ha passato e il mazziere sei tu: devi dichiarare almeno 3.
widow-pitch-why-no-such-bid = Si può dichiarare 3, 4, 5, 6, 7 e «Shoot it!».
widow-pitch-why-bid-too-low = { $high ->
    [shoot] Niente è più alto di «Shoot it!».
   *[other] Devi dichiarare più di { $high }, o passare.
 }
widow-pitch-why-name-a-suit = Scegli come briscola uno dei quattro semi.
widow-pitch-why-must-follow-jack = Devi rispondere a { $suit }: { $binding } è uno dei quattro fanti di briscola e vale come { $suit }, quindi non puoi giocare { $card }.
widow-pitch-why-jack-is-trump = Devi rispondere a { $suit } con { $binding }: { $card } è il fante sinistro e vale come { $trump }.

# Il conto di una smazzata, che cosa c’è in gioco, e che cosa si racconta dopo
widow-pitch-way-bid = { $who } { $value ->
    [shoot] dice «Shoot it!»
   *[other] dichiara { $value }
 }
widow-pitch-tag-bid = { $value ->
    [shoot] Shoot it
   *[other] Dichiara { $value }
 }
widow-pitch-bid-was-bid = { $value ->
    [shoot] { $who } ha detto «Shoot it!»
   *[other] { $who } ha dichiarato { $value }
 }, { $suit }
widow-pitch-verdict-made = { $value ->
    [shoot] Shoot it: tutti e sette!
   *[other] Fatto, con { $points }
 }
widow-pitch-verdict-failed = { $value ->
    [shoot] Shoot it mancato
   *[other] { $points ->
        [0] Sotto: nemmeno un punto
       *[other] Sotto, con solo { $points }
    }
 }
widow-pitch-sum-high = High con { $card } { $worth }
widow-pitch-sum-low = Low con { $card } { $worth }
widow-pitch-sum-jacks = { $cards_count ->
    [one] Fante
   *[other] Fanti
 } { $cards } { $worth }
widow-pitch-sum-game = Game ({ $count } a { $against }) { $worth }
widow-pitch-sum-no-point = nessun punto
widow-pitch-sum-set = { $took } < { $bid }: sotto, { $points }
widow-pitch-sum-shot = Shoot it: { $points }
widow-pitch-sum-shot-missed = Shoot it mancato: { $points }
widow-pitch-stake-points-missing = { $who } deve fare { $wanted } su 7, sicuri { $sure }
widow-pitch-stake-bid-made = { $who } ha di sicuro { $wanted } punti
widow-pitch-stake-bid-lost = { $who } non può più fare { $wanted } punti
widow-pitch-moment-shot = { $who } ha detto «Shoot it!» nella smazzata { $deal }, e ce l’ha fatta
widow-pitch-moment-shot-missed = { $who } ha detto «Shoot it!» nella smazzata { $deal }, e ha mancato
widow-pitch-moment-all-seven = { $who } ha preso tutti e sette i punti nella smazzata { $deal }

# Per chi non ci ha mai giocato
widow-pitch-help-aim =
    Un gioco per due. In ogni smazzata ci sono in palio fino a **sette punti**: High, Low, Game, e uno per ognuno dei quattro fanti di briscola.
    Chi dichiara di più è il **dichiarante**: riceve sette carte in più, sceglie la briscola e deve fare almeno i punti dichiarati.
    Vince chi arriva prima a { $target } punti. Chi scende a meno { $target } perde.
widow-pitch-help-deal =
    52 carte e due jolly. Ognuno ne riceve sette; altre sette stanno coperte: il **monte**. Le altre 33 sono il tallone.
    Il seme di **briscola** ha 16 carte. Dalla più alta: { rank-A } { rank-K } { rank-Q }, *fante destro* ({ rank-J } di briscola), *fante sinistro* ({ rank-J } dello stesso colore), { card-BJ }, { card-LJ }, { rank-T } 9 8 7 6 5 4 3 2. Con briscola { sign-H }, il fante sinistro è { card-JD }, e vale come { suit-H }.
    I due fanti e i due jolly **sono briscole**; tutti e quattro si chiamano fanti.
    Gli altri semi: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } … 2{ rank-legend }.
widow-pitch-help-bidding =
    Parla per primo chi non ha dato le carte. Si dichiara 3, 4, 5, 6, 7 e *Shoot it!* (tutti e sette, per { $shoot ->
        [outright] tutta la partita
       *[added] 21 punti
    }). Dichiara di più, o passa; l’asta finisce al primo passo o con *Shoot it!* Se il primo passa subito, il mazziere { $forced_dealer_may_raise ->
        [yes] deve dichiarare almeno 3
       *[no] gioca per 3
    }.
    Il **dichiarante** prende il monte, scarta sette carte e sceglie la briscola.
    Poi l’**avversario** può scartare quante carte vuole, e ne pesca altrettante dal tallone.
    Le carte scartate non valgono per nessuno. Coraggio: con 14 carte tra cui scegliere, 3 punti ci sono quasi sempre.
widow-pitch-help-play =
    Il dichiarante esce con una carta qualsiasi.
    { $follow ->
        [follow-or-trump] Rispondi al seme d’uscita o gioca una briscola, come preferisci.
       *[strict] Se puoi, devi rispondere al seme d’uscita: tagliare al suo posto **non** si può.
    } Se non puoi rispondere, gioca quello che vuoi.
    La briscola più alta fa la presa; se non ce ne sono, la carta più alta del seme d’uscita. Chi fa la presa esce per la prossima. Le prese sono sette.
widow-pitch-help-scoring =
    Contano solo le carte giocate nelle prese:
    • **High** – prendere la briscola più alta: 1
    • **Low** – { $low_to ->
        [player] giocare
       *[taker] prendere
    } la briscola più bassa: 1
    • **Fanti** – prendere fante destro, fante sinistro, { card-BJ }, { card-LJ }: 1 ciascuno
    • **Game** – avere più punti delle carte: 1. Ogni { rank-word-T } vale 10, asso 4, re 3, { rank-word-Q } 2, { rank-word-J } o jolly 1. { $game_tie ->
        [opponent] Se sono pari va all’avversario.
       *[nobody] Se sono pari non va a nessuno.
    }
    Se fa quanto ha dichiarato, il dichiarante segna tutti i punti presi; se no, perde quelli dichiarati. *Shoot it!* { $shoot ->
        [outright] fa vincere o perdere tutta la partita
       *[added] vale 21 in più o in meno
    }. L’avversario segna sempre quello che prende.
    Se entrambi arrivano a { $target } nella stessa smazzata, { $both_out ->
        [higher] vince chi ha più punti
       *[bidder] vince il dichiarante
    }.

# Quello che si conta nelle statistiche
widow-pitch-feat-contract = Aste vinte
widow-pitch-feat-shoot = «Shoot it!»
widow-pitch-feat-shoot-made = «Shoot it!» riusciti
widow-pitch-feat-high = High
widow-pitch-feat-low = Low
widow-pitch-feat-jacks = Fanti
widow-pitch-feat-game = Game

# I regolamenti in una frase, e tutto il gioco in poche righe
widow-pitch-preset-house-about = Fino a { $target }; si risponde al seme, se si può; Shoot it! vale 21 punti in più o in meno.
widow-pitch-help-example =
    { $maker } ha dichiarato { $bid } e ha preso { $maker_gain } punti, quindi li segna tutti:
    • **High** { $high } e **Low** { $low } sono la briscola più alta e la più bassa giocate.
    • **Fanti:** { $jacks }. Tra i fanti contano anche il { card-BJ } e l’altro { rank-word-J } di quel colore.
    • **Game** va { A($other) } { $other }, con { $count } punti delle carte contro { $against }: decide ogni { rank-word-T }. Quel punto { $other } lo segna in ogni caso.
widow-pitch-help-short =
    • **Scopo:** uno contro uno. Vince chi arriva prima a { $target } punti; in ogni smazzata ce ne sono in palio fino a sette.
    • **Asta:** da 3 a 7, o *Shoot it!* Il dichiarante prende le sette carte del monte, ne scarta sette e sceglie la briscola. Poi l’altro può cambiare quante carte vuole.
    • **Briscole dalla più alta:** { rank-A } { rank-K } { rank-Q }, { rank-J } di briscola, l’altro { rank-J } dello stesso colore, { card-BJ }, { card-LJ }, { rank-T } 9 … 2.
    • **Quando tocca a te:** { $follow ->
        [follow-or-trump] rispondi al seme, o gioca una briscola; senza quel seme, quello che vuoi.
       *[strict] se puoi, rispondi al seme d’uscita; se no, gioca quello che vuoi.
    } La briscola più alta fa la presa, altrimenti la carta più alta del seme d’uscita.
    • **Punti:** prendere la briscola più alta (*High*), { $low_to ->
        [player] giocare
       *[taker] prendere
    } la più bassa (*Low*), prendere ogni fante e jolly di briscola, e avere più punti delle carte (*Game*): 1 ciascuno.
    • **Il dichiarante** li segna se fa quanto ha dichiarato, se no perde i punti dichiarati. *Shoot it!* { $shoot ->
        [outright] fa vincere o perdere tutta la partita
       *[added] vale 21 in più o in meno
    }. L’altro segna sempre.

# La prima lezione
widow-pitch-lesson-begins = È solo una prova. Certe carte prese danno punti.
widow-pitch-lesson-bid = { $ace } è High, { $jack } un fante: quanto dichiari su { $suit }?
widow-pitch-lesson-bid-done = Devi prendere almeno quattro dei sette punti.
widow-pitch-lesson-bid-no = Si può, ma se non ce la fai li perdi. Quattro bastano.
widow-pitch-lesson-bid-no-three = Si può, ma tre si supera facilmente. Di’ quattro.
widow-pitch-lesson-bid-no-pass = Si può, ma quattro briscole forti valgono una dichiarazione.
widow-pitch-lesson-discard = Hai preso il monte: 14 carte. Tieni { $ace } e tutte quelle di { $suit }.
widow-pitch-lesson-discard-done = Sei briscole e un asso. Anche { $two } può dare un punto: Low.
widow-pitch-lesson-discard-no = Si può, ma tieni { $ace } e sei carte di { $suit }.
widow-pitch-lesson-trump = Scegli la briscola: il tuo seme lungo.
widow-pitch-lesson-trump-done = High, Low, fante e Game: in mano li hai tutti e quattro.
widow-pitch-lesson-trump-no = Si può, ma scegli { $suit }: ne hai sei carte.
widow-pitch-lesson-high = La briscola più alta giocata è High: comincia con { $ace }.
widow-pitch-lesson-high-done = High è tuo: nessuna briscola sta sopra l’asso.
widow-pitch-lesson-high-no = Si può, ma { $ace } vince di sicuro e fa cadere una briscola.
widow-pitch-lesson-queen = Un’altra briscola deve cadere, senza rischiare fanti: { $queen }.
widow-pitch-lesson-queen-done = L’altro ha una briscola in meno.
widow-pitch-lesson-queen-no = Si può, ma { $queen } è alta e non vale punti: esci con quella.
widow-pitch-lesson-six = Ancora una volta, con una carta che non vale niente: { $six }.
widow-pitch-lesson-six-done = Una presa all’altro, ma senza nemmeno un punto.
widow-pitch-lesson-six-no = Si può, ma { $jack } e { $ten } è meglio tenerle: { $six }.
widow-pitch-lesson-six-no-two = Si può, ma una briscola più alta prenderebbe { $two }, il Low.
widow-pitch-lesson-six-no-ace = Si può, ma { $ace } può essere tagliato. Prima le briscole.
widow-pitch-lesson-low = Non hai { $suit }. Prendi con { $two }: è Low.
widow-pitch-lesson-low-done = Low è tuo: va a chi prende la briscola più bassa.
widow-pitch-lesson-low-no = Si può, ma { $two } fa la presa, e con lei Low.
widow-pitch-lesson-jack = L’altro sembra senza briscole. Porta a casa { $jack }.
widow-pitch-lesson-jack-done = Un fante di briscola preso: un altro punto.
widow-pitch-lesson-jack-no = Si può, ma prima porta a casa { $jack }: è un punto.
widow-pitch-lesson-ten = Vincono tutte e due. Per Game { $ten } vale 10.
widow-pitch-lesson-ten-done = High, Low, fante, Game: i quattro punti dichiarati.
