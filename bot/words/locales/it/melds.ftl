# Quello che hanno in comune i giochi di combinazioni, come il pinochle: regole, domande, eventi
option-heading = Obbligo di superare la carta vincente
value-heading-always = sempre, se si può
value-heading-plain-free = a briscola e tagliando su un’altra briscola
value-heading-trump-led-only = solo quando si esce a briscola
option-trump-needs = Per scegliere la briscola serve
value-trump-needs-nothing = niente
value-trump-needs-marriage = il matrimonio ({ rank-K } { rank-Q }) di quel seme
phase-surrendering = andare avanti, o rinunciare a questa smazzata
ask-surrendering = Tutte le combinazioni sono sul tavolo. Vai avanti, o rinunci a questa smazzata?
action-surrender = Rinuncio
action-lead-on = Avanti
event-bid = { $who } dichiara { $value }.
event-won-auction = { $who } vince l’asta con { $value }.
event-named = { $who } sceglie { $suit } come briscola.
event-no-meld = { $who } non ha combinazioni.
event-leads-on = { $who } va avanti.
fact-highest-bid = La dichiarazione più alta: { $value }, di { $who }
fact-bid = Dichiarazione: { $value }, di { $who }
shown-meld = { $points }

# Rifiuti
why-must-beat = Se puoi, devi superare { $best }: gioca una carta più alta come { $binding }, non { $card }.
why-must-trump = Non hai { $suit }, quindi devi tagliare: hai { $binding } e non puoi giocare { $card }.
why-must-overtrump = Se puoi, devi superare { $best } con una briscola, per esempio { $binding }, non { $card }.
why-twin-does-not-beat = { $card } non supera la stessa carta già giocata: di due carte uguali vince la prima. Devi superarla, per esempio con { $binding }.
why-bid-too-low = Dichiara almeno { $least }: { $value } è troppo poco.
why-bid-too-high = Dichiara al massimo { $most }: { $value } non lo può fare nessuno.
why-must-bid = Hanno passato tutti gli altri: devi dichiarare { $value }.
why-bid-in-tens = Si dichiara di dieci in dieci, quindi { $value } non va.
why-name-a-suit = Scegli uno dei quattro semi.
why-trump-needs-marriage = Per scegliere { $suit } ne devi avere re e { rank-word-Q }: scegli un seme di cui hai entrambi.

# Il conto di una smazzata, che cosa c’è in gioco, e che cosa si racconta dopo
verdict-made = Fatto: { $total }, dichiarati { $value }
verdict-set = Sotto: solo { $total } su { $value }
verdict-surrendered = { $who } rinuncia
sum-made = combinazioni { $meld } + prese { $tricks } = { $total } ≥ dichiarati { $bid }
sum-set = combinazioni { $meld } + prese { $tricks } = { $total } < { $bid }: sotto, { $points }
sum-surrendered = rinuncia: { $points }
sum-melds = combinazioni { $points }
sum-melds-and-tricks = combinazioni { $meld } + prese { $tricks } = { $points }
stake-short-of-bid = combinazioni { $meld }, { $missing ->
    [one] ne serve ancora 1
   *[other] ne servono ancora { $missing }
 }
brief-short-of-bid = { $missing ->
    [one] ne serve ancora 1
   *[other] ne servono ancora { $missing }
 }
aloud-short-of-bid = { $who }: { stake-short-of-bid }
stake-bid-reached = dichiarazione raggiunta
aloud-bid-reached = { $who }: { stake-bid-reached }
moment-just-made = { $who } ha dichiarato { $bid } e ha fatto { $total } nella smazzata { $deal }
moment-just-set = { $who } ha dichiarato { $bid } e ha fatto solo { $total } nella smazzata { $deal }
moment-meld = { $who } ha accusato { $points } nella smazzata { $deal }
moment-great-bid = { $who } ha fatto una dichiarazione di { $bid } nella smazzata { $deal }
feat-surrendered = Rinunce
feat-meld = Combinazioni
feat-meld-points = Punti combinazioni
