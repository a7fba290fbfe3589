game-double-pepper = Pepper doppio

# Singole regole
double-pepper-option-target = Punti per vincere
double-pepper-option-bowers = Ogni { rank-word-J } del colore della briscola è tra le briscole più alte
double-pepper-option-minimum = Dichiarazione minima

# Quello che si chiede: dopo «Tocca a te:» o un nome
double-pepper-phase-bidding = dichiarare un numero di prese o passare
double-pepper-phase-must-bid = dichiarare un numero di prese
double-pepper-phase-naming = scegliere la briscola, con la squadra o in solitaria
double-pepper-phase-discarding = scartare due carte
double-pepper-phase-giving = dare due carte al compagno
double-pepper-ask-bidding = { $bid ->
    [0] Più in alto non si può: passa.
   *[other] Quante prese farà la tua squadra? Dichiara { $bid } o più, o passa.
 }
double-pepper-ask-must-bid = Hanno passato tutti gli altri, quindi devi dichiarare: { $bid } o più.
double-pepper-ask-naming = Hai vinto l’asta: scegli la briscola, o gioca senza, con la squadra o in solitaria.
double-pepper-ask-discarding = Giochi in solitaria: scarta due carte. Poi { $players ->
    [6] il prossimo compagno in senso orario
   *[other] il tuo compagno
 } te ne dà due.
double-pepper-ask-giving = Il tuo compagno gioca in solitaria: dagli due delle tue carte.
double-pepper-ask-bid = { $also ->
    [pass] dichiarare almeno { $bid } o passare
    [nothing] dichiarare { $bid }
   *[higher] dichiarare almeno { $bid }
 }
double-pepper-badge-maker = Dichiarante

# Pulsanti
double-pepper-action-bid = Dichiaro { $value }
double-pepper-action-trump = { $alone ->
    [yes] { $suit }, solo
   *[no] { $suit }
 }
double-pepper-action-discard = Scarta { $cards }

# Quello che succede
double-pepper-event-bid = { $who } dichiara { $value }.
double-pepper-event-forced-bid = Hanno passato tutti gli altri: { $who } deve dichiarare, e dichiara { $value }.
double-pepper-event-won-auction = { $who } vince l’asta con { $value } prese.
double-pepper-event-named = { $alone ->
    [yes] { $who } sceglie: { $suit }, in solitaria!
   *[no] { $who } sceglie: { $suit }.
 }
double-pepper-event-sits-out = { $who } resta fuori.
double-pepper-event-discarded = { $who } scarta { $count } carte.
double-pepper-event-you-discarded = Scarti { $cards }.
double-pepper-event-made = { $alone ->
    [yes] { $maker } ha dichiarato { $value } e ce la fa in solitaria, con { $tricks } prese!
   *[no] La squadra di { $maker } ha dichiarato { $value } e ce la fa, con { $tricks } prese.
 }
double-pepper-event-short = { $alone ->
    [yes] { $maker } ha dichiarato { $value }, in solitaria,
   *[no] { $maker } ha dichiarato { $value }
 } e va sotto, { $tricks ->
    [0] senza nemmeno una presa!
    [one] con 1 sola presa!
   *[other] con sole { $tricks } prese!
 }

# Quello che conviene ricordare
double-pepper-fact-high-bid = La dichiarazione più alta: { $value }, di { $who }
double-pepper-fact-alone = { $who } gioca in solitaria

# Rifiuti
double-pepper-why-bid-higher = { $value ->
    [0] Adesso non lo puoi dichiarare.
   *[other] La dichiarazione più alta è { $value }: dichiara di più, o passa.
 }
double-pepper-why-no-such-bid = Si dichiara da { $least } a { $most } prese.
double-pepper-why-dealer-must-bid = Hanno passato tutti gli altri e il mazziere sei tu: devi dichiarare almeno { $least }.
double-pepper-why-wrong-count = Scegli esattamente due carte, non { $count }.
double-pepper-why-must-follow-bower = Devi rispondere a { $suit }: { $binding } è il bower sinistro e vale come { $suit }, quindi non puoi giocare { $card }.

# Il conto di una smazzata, che cosa c’è in gioco, e che cosa si racconta dopo
double-pepper-way-bid = { $who } dichiara { $value }
double-pepper-tag-bid = Dichiara { $value }
double-pepper-bid-was-bid = { $who } ha dichiarato { $value }, { $suit }{ $alone ->
    [yes] , in solitaria
   *[no] {""}
 }
double-pepper-verdict-made = { $alone ->
    [yes] Fatto in solitaria
   *[no] Fatto
 }, con { $tricks }
double-pepper-verdict-short = { $tricks ->
    [0] Sotto: nemmeno una presa
   *[other] Sotto, con solo { $tricks }
 }
double-pepper-sum-made = dichiarate { $value }, fatte { $tricks }: { $alone ->
    [yes] { $tricks } × 2 = { $points }
   *[no] { $points }
 }
double-pepper-sum-lost = dichiarate { $value }{ $alone ->
    [yes] , in solitaria
   *[no] {""}
 }{ $forced ->
    [yes] , per obbligo
   *[no] {""}
 }, fatte { $tricks }: { $points }
double-pepper-moment-alone = { $who } ha dichiarato { $value } e ce l’ha fatta in solitaria nella smazzata { $deal }

# Per chi non ci ha mai giocato
double-pepper-help-aim =
    Due contro due, o tre contro tre; compagni e avversari siedono alternati. Le squadre dichiarano quante prese faranno insieme. Chi dichiara di più sceglie la briscola, e la sua squadra deve farne almeno altrettante. Gli altri segnano un punto per ogni presa che fanno.
    Vince la squadra che arriva prima a { $target } punti.
double-pepper-help-deal =
    Il mazzo ha 48 carte: **due di ognuna** tra { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9. Ognuno ne riceve { $players ->
        [4] dodici
       *[other] otto
    }.
    In ogni seme l’ordine è { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9{ rank-legend }. Di due carte uguali in una presa è più alta quella **giocata per prima**.
    { $bowers ->
        [yes] I quattro { ranks-J } del colore della briscola sono le briscole più alte, prima i due di briscola, poi gli altri due. Dopo vengono { rank-A } { rank-K } { rank-Q } { rank-T } 9.
       *[no] Le briscole hanno lo stesso ordine.
    }
double-pepper-help-bidding =
    Cominciando da chi siede a sinistra del mazziere, ognuno parla **una volta sola**: dichiara più prese di chi ha dichiarato prima, o passa. Il minimo è { $minimum }. Il seme non si dice ancora. Se passano tutti gli altri, il mazziere deve dichiarare.
    Chi dichiara di più sceglie la briscola, o gioca senza.
    Con carte forti puoi anche giocare **in solitaria**: scarti due carte a scelta, e il compagno (il prossimo in senso orario) te ne dà due. Tutti i tuoi compagni restano fuori, e vinci o perdi il doppio.
double-pepper-help-play =
    Esce per primo chi ha dichiarato di più.
    Se puoi, devi rispondere al seme d’uscita. Se non puoi, gioca quello che vuoi: una briscola o qualsiasi altra carta.
    La briscola più alta fa la presa; se non ce ne sono, la carta più alta del seme d’uscita. Di due carte uguali vale la prima. Chi fa la presa esce per la prossima.
double-pepper-help-scoring =
    La **squadra del dichiarante**:
    quanto ha dichiarato o di più: 1 punto per ogni presa fatta
    di meno: perde i punti dichiarati
    in *solitaria*: tutto questo vale doppio
    un mazziere che ha dovuto dichiarare perché tutti gli altri hanno passato perde solo la metà
    L’**altra squadra** segna sempre 1 punto per ogni presa. Si può andare sotto zero.
    La partita finisce a { $target } punti. Se ci arrivano entrambe le squadre, vince quella che ne ha di più; con punti pari è pareggio.

# Quello che si conta nelle statistiche
double-pepper-feat-contract = Aste vinte

# I regolamenti in una frase, e tutto il gioco in poche righe
double-pepper-preset-house-about = Si dichiara da { $minimum } prese; { ranks-J } tra { rank-word-Q } e { rank-word-T }; fino a { $target } punti.
double-pepper-help-example =
    Ogni carta c’è due volte. { $leader } esce con { $led }; { $second } gioca { $best }, e poi anche { $fourth }.
    Di due carte uguali è più alta quella **giocata per prima**: la presa è di { $winner }.
double-pepper-help-short =
    • **Scopo:** i compagni siedono alternati agli avversari, e dichiarano quante prese farà la squadra. Vince la squadra che arriva prima a { $target } punti.
    • **Carte:** due di ognuna tra { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9, { $players ->
        [4] dodici
       *[other] otto
    } a testa.
    • **Asta:** una volta a testa, da { $minimum } prese. Chi dichiara di più sceglie la briscola, o gioca senza; *in solitaria* tutto vale doppio.
    • **Ordine:** { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9{ $bowers ->
        [yes] ; tra le briscole i due { ranks-J } di briscola e gli altri due del colore sono i più alti
       *[no] , anche tra le briscole
    }. Di due carte uguali è più alta quella giocata per prima.
    • **Quando tocca a te:** se puoi, rispondi al seme d’uscita; se no, gioca quello che vuoi. La briscola più alta fa la presa, altrimenti la carta più alta del seme d’uscita.
    • **Punti:** se ce la fai, 1 per presa; se no, perdi i punti dichiarati. L’altra squadra segna sempre 1 per ogni presa.

# La prima lezione
double-pepper-lesson-begins = È solo una prova. Ogni carta c’è due volte.
double-pepper-lesson-bid = I due assi di { $suit } e altro. È stato detto cinque: dici sei?
double-pepper-lesson-bid-done = Sei prese per la tua squadra; il seme si dice dopo.
double-pepper-lesson-bid-no = Si può, ma sette è tanto, e chi va sotto paga.
double-pepper-lesson-bid-no-pass = Si può, ma hai le due briscole più alte: dichiara.
double-pepper-lesson-alone = Scegli la briscola. In solitaria cambi due carte: vale doppio.
double-pepper-lesson-alone-done = In solitaria! I compagni restano fuori, dopo averti dato due carte.
double-pepper-lesson-alone-no = Si può, ma hai gli assi di { $suit }: va’ in solitaria.
double-pepper-lesson-discard = Scartane due: che cosa non è né briscola né alta?
double-pepper-lesson-discard-done = E il tuo compagno ti ha dato due briscole.
double-pepper-lesson-discard-no = Si può, ma tieni le briscole, { $ace } e { $king }.
double-pepper-lesson-first = Fai cadere le briscole: esci con { $ace }. Di due uguali vince la prima.
double-pepper-lesson-first-done = Sono cadute tre briscole. Ne hanno ancora tre.
double-pepper-lesson-first-no = Si può, ma prima le briscole, dalla più alta.
double-pepper-lesson-second = Ancora, con l’altro asso.
double-pepper-lesson-second-done = Ne è caduta un’altra. Continua a contarle: ne mancano due.
double-pepper-lesson-second-no = Si può, ma continua dalla più alta.
double-pepper-lesson-third = Mancano due briscole. Re o { rank-word-Q }?
double-pepper-lesson-third-done = Ne manca una.
double-pepper-lesson-third-no = Si può, ma mancano ancora due briscole: esci alto.
double-pepper-lesson-fourth = C’è ancora una briscola da far cadere.
double-pepper-lesson-fourth-done = Quattro prese. Con altre due ce la fai.
double-pepper-lesson-fourth-no = Si può, ma una briscola è ancora in giro e potrebbe prenderla.
double-pepper-lesson-small = Ora vincono anche le briscole piccole. Giocane una.
double-pepper-lesson-small-done = Cinque prese.
double-pepper-lesson-small-no = Si può, ma per sicurezza prima le briscole.
double-pepper-lesson-sure = L’ultima briscola o l’asso: vincono entrambi.
double-pepper-lesson-sure-done = Sei: ce l’hai fatta. Ma contano anche le prossime.
double-pepper-lesson-sure-no = Si può, ma un asso di quel seme può battere il re.
double-pepper-lesson-end = Tieni il re per la fine: che cosa vince di sicuro?
double-pepper-lesson-end-done = Otto prese in solitaria: 8 × 2 = 16 punti per la tua squadra.
double-pepper-lesson-end-no = Si può, ma prima la carta sicura.
double-pepper-achievement-alone = Una dichiarazione riuscita in solitaria
