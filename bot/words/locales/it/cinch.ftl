game-cinch = Cinch

# Le regole una per una
cinch-option-target = Punti per vincere
cinch-option-scoring = Come si conta la dichiarazione
cinch-value-scoring-opponents = mancata: gli avversari la segnano oltre ai loro punti
cinch-value-scoring-set-back = mancata: è persa, gli avversari segnano i loro punti
cinch-value-scoring-difference = fatta: conta solo la differenza, per la squadra che ha di più
cinch-option-minimum = Dichiarazione minima
cinch-option-all-pass = Se passano tutti gli altri
cinch-value-all-pass-dealer-names = il mazziere sceglie la briscola senza dichiarare
cinch-value-all-pass-redeal = il mazziere può dichiarare, o passare
cinch-value-all-pass-dealer-bids = il mazziere deve dichiarare il minimo
cinch-option-rob = Il mazziere prende tutto il resto del tallone
cinch-option-low-to = Low va a
cinch-value-low-to-taker = chi prende il 2 di briscola
cinch-value-low-to-holder = chi ha in mano il 2 di briscola
cinch-option-first-lead = Prima uscita
cinch-value-first-lead-any = una carta qualsiasi
cinch-value-first-lead-trump = una briscola, se il dichiarante ne ha
cinch-option-follow = Agli altri semi
cinch-value-follow-follow-or-trump = rispondere o tagliare
cinch-value-follow-strict = rispondere, se si può

# Quello che si chiede: dopo «Tocca a te:» o un nome
cinch-phase-bidding = dichiarare o passare
cinch-phase-must-bid = dichiarare
cinch-phase-naming = scegliere la briscola
cinch-phase-discarding = scartare
cinch-phase-discarding-down = scartare
cinch-ask-bidding = { $bid ->
    [0] È stato dichiarato quattordici: puoi solo passare.
   *[other] Quanti dei 14 punti farà la tua squadra? Dichiara { $bid } o più, o passa.
 }
cinch-ask-must-bid = Hanno passato tutti e il mazziere sei tu: devi dichiarare { $bid }.
cinch-ask-naming = Scegli la briscola. Diventa briscola anche il cinque dell’altro seme dello stesso colore.
cinch-ask-discarding = Scarta carte che non sono briscole, e pesca fino a sei. Con più di sei briscole, scegli solo briscole.
cinch-ask-discarding-down = Hai preso il resto del tallone: scarta carte che non sono briscole e tienine sei. Con più di sei briscole, scegli solo briscole.
cinch-badge-maker = Dichiarante
cinch-marked-left = pedro sinistro
cinch-action-trump = Gioco { $suit }
cinch-pile-stock = tallone
cinch-pile-away = scarti

# Quello che succede
cinch-event-bid = { $who } dichiara { $value }.
cinch-event-won-auction = { $who } vince l’asta con { $value }.
cinch-event-left-to-dealer = { $who }, mazziere, sceglie la briscola senza dichiarare.
cinch-event-named = { $who } sceglie { $suit } come briscola.
cinch-event-put-away = { $who } scarta { $cards }.
cinch-event-drew = { $who } pesca { $count ->
    [one] una carta
   *[other] { $count } carte
 }.
cinch-event-you-drew = Peschi { $cards }.
cinch-event-robbed = { $who } prende il resto del tallone: { $count ->
    [one] una carta
   *[other] { $count } carte
 }.
cinch-event-you-took = Prendi { $cards }.
cinch-event-discarded = { $who } scarta { $count } carte coperte.
cinch-event-surplus = { $who } scarta anche briscole: { $cards }.
cinch-event-you-discarded = Scarti { $cards }.
cinch-event-high = High va { A($who) } { $who }: { $card }.
cinch-event-low = Low va { A($who) } { $who }: { $card }.
cinch-event-jack = Il fante va { A($who) } { $who }: { $card }.
cinch-event-game = Game va { A($who) } { $who }: { $card }.
cinch-event-right-pedro = Il pedro destro va { A($who) } { $who }: { $card }.
cinch-event-left-pedro = Il pedro sinistro va { A($who) } { $who }: { $card }.
cinch-event-made = { $maker } ha dichiarato { $value } e ce la fa, con { $points } { $points ->
    [one] punto
   *[other] punti
 } contro { $against }.
cinch-event-failed = { $maker } ha dichiarato { $value } e va sotto, con { $points } contro { $against }.
cinch-event-without-bid = La squadra di { $maker } fa { $points } { $points ->
    [one] punto
   *[other] punti
 }, senza doverne nessuno.

# Quello che conviene ricordare
cinch-fact-bid = { $who } ha dichiarato { $value }
cinch-fact-points = Punti: { $who } { $count }
cinch-fact-right-pedro = Pedro destro: { $who } ({ $card })
cinch-fact-left-pedro = Pedro sinistro: { $who } ({ $card })

cinch-result-bidder-out = entrambe le squadre hanno raggiunto { $target }, e la dichiarazione era di { $winners }

# Rifiuti
cinch-why-must-bid = Hanno passato tutti e il mazziere sei tu: devi dichiarare { $least }.
cinch-why-stuck = Hanno passato tutti e il mazziere sei tu: giochi per { $least }, né più né meno.
cinch-why-no-such-bid = Si dichiara da { $least } a { $most } punti.
cinch-why-bid-too-low = Devi dichiarare più di { $high }, o passare.
cinch-why-name-a-suit = Scegli uno dei quattro semi: una briscola c’è sempre.
cinch-why-trump-stays = { $card } è una briscola. Le briscole si scartano solo se se ne hanno più di sei.
cinch-why-counting-stays = { $card } vale dei punti e deve restare. Scegli un’altra briscola.
cinch-why-plain-goes = Hai più di sei briscole, quindi il resto deve andare via, anche { $card }.
cinch-why-must-follow-pedro = Devi rispondere a { $suit }: { $binding } è il pedro sinistro e vale come { $suit }, quindi non puoi giocare { $card }.
cinch-why-pedro-is-trump = { $card } è il pedro sinistro, quindi una briscola ({ $trump }), non { $suit }. Puoi rispondere con { $binding }.

# Il conto di una smazzata, che cosa c’è in gioco, e che cosa si racconta dopo
cinch-bid-was-without-bid = { $who } ha scelto { $suit } senza dichiarare
cinch-verdict-made = Fatto, { $points } a { $against }
cinch-verdict-failed = Sotto, { $points } a { $against }
cinch-verdict-without-bid = { $points } a { $against }
cinch-sum-high = High con { $card } { $worth }
cinch-sum-low = Low con { $card } { $worth }
cinch-sum-jack = Fante { $card } { $worth }
cinch-sum-game = Game con { $card } { $worth }
cinch-sum-right-pedro = pedro { $card } { $worth }
cinch-sum-left-pedro = pedro { $card } { $worth }
cinch-sum-no-point = nessun punto
cinch-sum-difference = { $mine } contro { $theirs }: { $points }
cinch-sum-set = { $took } < { $bid }: sotto, { $points }
cinch-sum-bonus = la dichiarazione, +{ $points }
cinch-stake-points-needed = { $who }: { $wanted } { $wanted ->
    [one] punto
   *[other] punti
 } da fare
cinch-stake-points-missing = { $who }: ancora { $missing } su { $wanted }
cinch-stake-bid-made = { $who } ha già { $wanted ->
    [one] il punto dichiarato
   *[other] { $wanted } punti
 }
cinch-stake-bid-lost = { $who } non può più fare quanto dichiarato
cinch-moment-fourteen = { $who } ha dichiarato e fatto quattordici nella smazzata { $deal }
cinch-moment-all-points = Tutti e quattordici i punti { A($who) } { $who } nella smazzata { $deal }
cinch-moment-high-bid = { $who } ha dichiarato { $bid } e ce l’ha fatta nella smazzata { $deal }
cinch-moment-one-short = { $who }: un punto in meno di { $bid } nella smazzata { $deal }

# Per chi non ci ha mai giocato
cinch-help-aim =
    Due contro due: i compagni siedono di fronte, e i loro punti contano insieme. Ogni smazzata ha **14 punti**, tutti in sei briscole, e dieci nei due cinque dello stesso colore: i *pedros*.
    Chi dichiara di più sceglie la briscola, e con il compagno deve fare almeno i punti dichiarati. Vince la prima squadra a { $target } punti; se ci arrivano entrambe, quella del dichiarante.
cinch-help-deal =
    52 carte. Ognuno ne riceve nove, tre alla volta; le altre 16 sono il tallone.
    La briscola ha 14 carte: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 8 7 6, il **pedro destro** (5 di briscola), il **pedro sinistro** (5 dello stesso colore), 4 3 2. Con briscola { sign-H }, { card-5D } vale come { suit-H }.
    Gli altri semi: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 … 2{ rank-legend }.
cinch-help-bidding =
    Cominciando da chi siede a sinistra del mazziere, ognuno parla **una volta**, il mazziere per ultimo: dichiara da { $minimum } a 14 punti, sempre di più, o passa. Chi dichiara di più sceglie la briscola. { $all_pass ->
        [redeal] Se passano tutti, dà le carte il prossimo.
        [dealer-bids] Se passano tutti gli altri, il mazziere deve dichiarare { $minimum }.
       *[dealer-names] Se passano tutti gli altri, il mazziere sceglie la briscola e non deve niente.
    }
    Poi c’è **lo scarto**: nello stesso ordine ognuno scarta da tre a otto carte scoperte e ne pesca fino a sei. Le briscole si scartano solo se ne restano sei, e mai quelle che valgono punti.{ $rob ->
        [no] {" "}Così fa anche il mazziere, per ultimo.
       *[yes] {"\u000a"}Poi il mazziere prende tutto il resto del tallone e scarta finché gliene restano sei: tutti i punti sono quindi in gioco.
    }
cinch-help-play =
    Il dichiarante esce per primo, con { $first_lead ->
        [trump] una briscola, se ne ha.
       *[any] una carta qualsiasi.
    } Alla briscola si deve rispondere, se si può. { $follow ->
        [strict] Anche agli altri semi.
       *[follow-or-trump] Agli altri semi si risponde **o** si taglia, come si preferisce; ma chi ha il seme non può giocare altro.
    } Senza quel seme, gioca quello che vuoi.
    La briscola più alta fa la presa; se non ce ne sono, la carta più alta del seme d’uscita. Chi fa la presa esce per la prossima. Le prese sono sei.
cinch-help-scoring =
    I punti sono della squadra che prende queste briscole: { rank-A } (*High*), { rank-J } (*fante*), { rank-T } (*Game*) e 2 (*Low*) 1 ciascuna, ogni **pedro** 5.{ $low_to ->
        [holder] {" "}Low è di chi lo ha in mano, chiunque lo prenda.
       *[taker] {""}
    }
    { $scoring ->
        [set-back] Chi fa quanto ha dichiarato segna i suoi punti; chi va sotto perde quelli dichiarati, anche sotto zero. Gli altri segnano sempre.
        [difference] Se la dichiarazione è fatta, la squadra con più punti segna la differenza, l’altra niente. Se è mancata, gli avversari segnano i loro punti e quelli dichiarati.
       *[opponents] Se la dichiarazione è fatta, tutti segnano i loro punti. Se è mancata, la squadra del dichiarante non segna niente, e l’altra i suoi punti e quelli dichiarati.
    }

# Quello che si conta nelle statistiche
cinch-feat-contract = Aste vinte
cinch-feat-pedros = Pedros presi
cinch-feat-jack = Fanti di briscola
cinch-feat-all-points = Tutti e quattordici

# I regolamenti in una frase, e tutto il gioco in poche righe
cinch-preset-difference = alla differenza
cinch-preset-pedro = Pedro
cinch-preset-short = partita breve
cinch-preset-house-about = Fino a { $target }: dichiarazioni da 1, il mazziere prende il tallone, quelle mancate vanno agli avversari.
cinch-preset-difference-about = Fino a { $target }: di una dichiarazione fatta conta solo la differenza; possono passare tutti.
cinch-preset-pedro-about = Fino a { $target }: dichiarazioni da 6, si esce a briscola, quelle mancate sono perse.
cinch-preset-short-about = Le regole standard, ma solo fino a { $target }.
cinch-achievement-fourteen = Quattordici dichiarati e fatti
cinch-achievement-all-points = Tutti e quattordici i punti di una smazzata
cinch-help-example =
    { $maker } ha dichiarato { $bid } e scelto { $suit }. { $partner } dà le carte, e ha preso le ultime { $robbed } del tallone.
    • { $partner } esce con un re, e { $maker } ci mette il pedro destro { $right }: 5 punti.
    • Il pedro sinistro { $left } va { A($other) } { $other }, con una briscola più alta.
    • { $points } punti contro { $against }: ce l’hanno fatta. { $maker } segna { $maker_gain }, { $other } { $other_gain }.
cinch-help-short =
    • **Scopo:** due contro due, il tuo compagno di fronte. Si vince con { $target } punti.
    • **Asta:** una volta ciascuno, fino a 14: quanti punti farà la tua squadra? Chi dichiara di più sceglie la briscola.
    • **Scarta** tutto tranne le briscole, e pesca fino a sei carte.{ $rob ->
        [no] {""}
       *[yes] {" "}Il mazziere prende il resto del tallone.
    }
    • **Punti**, tutti di briscola: { rank-A }, { rank-J }, { rank-T } e 2, 1 ciascuno; i due cinque dello stesso colore, i *pedros*, 5 ciascuno.
    • **Quando tocca a te:** { $follow ->
        [strict] rispondi al seme, se puoi; se no, gioca quello che vuoi.
       *[follow-or-trump] rispondi al seme, o gioca una briscola; senza quel seme, quello che vuoi. Alla briscola devi rispondere, se puoi.
    }
    • **Una dichiarazione mancata** { $scoring ->
        [set-back] è persa.
       *[opponents] va agli avversari.
        [difference] va agli avversari.
    }

# La prima lezione
cinch-lesson-begins = È solo una prova. Due cinque valgono 5 punti ciascuno.
cinch-lesson-bid = Cinque carte di { $suit }, con { $ace }, { $king } e { $five }: dichiara 9.
cinch-lesson-bid-done = Nessuno va oltre. Scegli tu la briscola.
cinch-lesson-bid-no = Si può, ma queste carte valgono più o meno nove.
cinch-lesson-bid-no-pass = Si può, ma con carte così la briscola sceglila tu.
cinch-lesson-trump = Scegli il tuo seme più lungo: { $suit }.
cinch-lesson-trump-done = Ora sono briscole tutti e due i cinque rossi: i pedros.
cinch-lesson-trump-no = Si può, ma i tuoi punti sono in { $suit }.
cinch-lesson-discard = Scarta tutto tranne { $suit }: peschi fino a sei carte.
cinch-lesson-discard-done = Anche gli altri tengono le briscole. Il mazziere prende il resto.
cinch-lesson-discard-no = Si può, ma può arrivare una briscola: via tutte e quattro.
cinch-lesson-ace = Fai cadere le briscole dall’alto: { $ace }.
cinch-lesson-ace-done = High è tuo, e anche { $two }, cioè Low.
cinch-lesson-ace-no = Si può, ma { $ace } vince di sicuro e fa cadere briscole.
cinch-lesson-king = Ancora, con { $king }.
cinch-lesson-king-done = È caduta { $ten }: Game è tuo.
cinch-lesson-king-no = Si può, ma ora { $king } è la più alta.
cinch-lesson-jack = Ora la più alta è { $jack }. Dov’è { $left }, il pedro sinistro?
cinch-lesson-jack-done = Eccolo! { $left } è una briscola e doveva rispondere: 5 punti.
cinch-lesson-jack-no = Si può, ma { $jack } fa cadere quello che resta.
cinch-lesson-plain = Tieni le ultime briscole, { $five } più di tutte. Esci con { $card }.
cinch-lesson-plain-done = Ha tagliato il tuo compagno.
cinch-lesson-plain-no = Si può, ma le due briscole vincono dopo. Esci con { $card }.
cinch-lesson-ruff = Non hai { $suit }, e gli altri sono senza briscole: taglia!
cinch-lesson-ruff-done = È tua. E l’ultima carta fa l’ultima presa: 14 punti.
cinch-lesson-ruff-no = Si può, ma una briscola fa questa presa di sicuro.
