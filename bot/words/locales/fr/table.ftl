# La table pendant une partie.
table-title = **{ $game }** · table { $table } · donne { $deal }
table-title-of = **{ $game }** · table { $table } · { $deal }
contract = { $trump ->
    [yes] Atout : { $contract }
   *[no] { $contract }
 }
contract-by = { $trump ->
    [yes] Atout : { $contract } (preneur : { $maker })
   *[no] { $contract } (preneur : { $maker })
 }
sits-out = { $who } { $count ->
    [one] ne joue pas cette donne
   *[other] ne jouent pas cette donne
 }
turned-up-is = Retourne : { $card }
trick-now = Pli : { $played } (maître : { $holder })
trick-last = Dernier pli : { $played } (pour { $holder })
trick-before = Pli d’avant : { $played } (pour { $holder })
last-trick = Dernier pli
no-last-trick = Aucun pli n’a encore été joué dans cette donne.
nothing-yet = Rien ne s’est encore passé dans cette donne.
labelled = { $label } : { $text }
turn-of = { $who } : { $phase }
turn-whose = C’est à { $who }
turn-deck = On donne les cartes…
turn-none = La donne est finie.
turn-over = La partie est finie.
your-turn = **À toi :** { $phase }
score-of = { $side } : { $score }{ $tricks ->
    [0] {""}
    [one] {" "}(1 pli)
   *[other] {" "}({ $tricks } plis)
 }
score-to = · en { $target }
score-deal = { $deals ->
    [1] une donne
    [one] donne { $deal } sur { $deals }
   *[other] donne { $deal } sur { $deals }
 }
pile-up = retourne
up-turned-down = refusée
pile-stock = talon
pile-away = écart
dealer-is = Donneur : { $who }
pile-is = { $pile } : { $count }
shown-is = { $who } montre { $cards } ({ $what })
badge-dealer = Donneur
badge-maker = Preneur
badge-partner = Allié
badge-alone = Solo
tag-bid = Enchère { $value }
tag-meld = Étalé { $points }
tag-points = { $points } { $points ->
    [one] pt
   *[other] pts
 }
tags-of = { $who } : { $tags }
deal-so-far = Dans cette donne : { $said }
in-brackets = ({ $text })
way-bid = { $who }, enchère { $value }
way-call = { $who } a choisi
way-order = { $who } a pris
you = Toi
sealed = scellé : { $commitment }…
unsealed = ouvert : { $seed }…
seed-promised = -# Code de contrôle du mélange (voir `/knave vérifier`) : `{ $commitment }`
seed-revealed = -# Graine du mélange (voir `/knave vérifier`) : `{ $seed }`
event-seed-renewed = 🔀 Ce bot a été rétabli depuis une sauvegarde : à partir de la prochaine donne, les cartes viennent d’une nouvelle graine. Son code de contrôle : `{ $commitment }`
sheet-title = **{ $game }** · table { $table } · feuille de marque
sheet-empty = { $title }
    Rien n’est encore marqué.
sheet-deal = Donne
sheet-line = Ligne
sheet-total = Total
sheet-target = en { $target }
sheet-lowest = { $target ->
    [0] le plus petit total gagne
   *[other] fin à { $target }, le plus petit total gagne
 }
sheet-until = 1–{ $deal }
sheet-running = { $deal }, jusqu’ici
sheet-order = Donne : { $sides }
sheet-order-lines = Ligne : { $sides }
sheet-winners = Victoire : { $winners }
sheet-row = { $deal } : { $gains }
sheet-now = Total : { $scores }
hand-title = **{ $game }** · table { $table } · { $place }
hand-is = Ta main : { $cards }
hand-may = Jouables : { $cards }
hand-choice = Au choix : { $cards }
hand-chosen = Ton choix : { $cards }
really = ⚠️ **{ $action }** – vraiment ?
auction = Enchères – { $course }
auction-word = { $who } : { $word }
said-pass = passe
place-in = { $channel } ({ $server }) · [aller à la table]({ $link })

phase-playing = jouer une carte
phase-dealing = on donne les cartes
phase-over = la partie est finie
ask-lead = entamer avec n’importe quelle carte
ask-any = jouer n’importe quelle carte
ask-bid = { $also ->
    [pass] annoncer { $bid } au moins, ou passer
    [nothing] annoncer { $bid }
   *[higher] annoncer { $bid } au moins
 }
ask-pick = { $phase } ({ $exact ->
    [yes] { $chosen } sur { $most }
   *[no] choix : { $chosen }
 })
duty-must-follow = fournir à { $suit }
duty-must-follow-or-trump = fournir à { $suit } ou couper
duty-must-follow-or-overtrump = fournir à { $suit } ou surcouper { $best }
duty-must-beat = fournir à { $suit } et monter sur { $best }
duty-must-overtrump = surcouper { $best }
duty-must-trump = couper
duty-undertrump = tout jouer, sauf un atout plus petit
duty-not-broken = entamer, sauf à { $suit }
duty-must-lead-trump = entamer à l’atout

event-dealt = { $dealer } donne.
event-your-hand = Tu reçois { $cards }.
event-played = { $who } joue { $card }.
event-trick-won = { $who } remporte le pli.
event-takes-jacks = { $who } doit prendre { $cards }.
event-scored = { $who } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }, total { $total }.
event-game-over = **{ $winners } { $winners_count ->
    [one] gagne
   *[other] gagnent
 } la partie !**
event-game-drawn = **Égalité entre { $winners } !**
event-passed = { $who } passe.
event-gave = { $who } donne { $count ->
    [1] une carte
   *[other] { $count } cartes
 } à { $receiver }.
event-you-gave = Tu donnes { $cards } à { $receiver }.
event-you-got = { $giver } te donne { $cards }.

action-pass = Passer
action-no = Non
action-bid = Annoncer { $value }
action-give = Donner { $cards }
action-discard = { $count ->
    [0] Ne rien écarter
   *[other] Écarter { $cards }
 }
result-target = { $target } points atteints
result-deals-played = { $count ->
    [1] une donne jouée
    [one] { $count } donne jouée
   *[other] les { $count } donnes jouées
 }
event-all-passed = Tout le monde a passé, la donne est annulée.
fact-jacks-taken = { $who } a pris { $cards }
fact-trumps-played = { $count ->
    [0] {""}
   *[other] Atouts tombés : { $count } sur { $total }
 }
button-details = Détails
details-course = **La donne jusqu’ici**
