# Der Tisch, solange gespielt wird.
table-title = **{ $game }** · Tisch { $table } · Runde { $deal }
table-title-of = **{ $game }** · Tisch { $table } · { $deal }
contract = { $trump ->
    [yes] Trumpf: { $contract }
   *[no] { $contract }
 }
contract-by = { $trump ->
    [yes] Trumpf: { $contract }, angesagt von { $maker }
   *[no] { $contract }, angesagt von { $maker }
 }
sits-out = { $who } { $count ->
    [one] setzt aus
   *[other] setzen aus
 }
turned-up-is = Aufgedeckt: { $card }
trick-now = Stich: { $played } (vorn: { $holder })
trick-last = Letzter Stich: { $played } (an { $holder })
trick-before = Der Stich davor: { $played } (an { $holder })
last-trick = Letzter Stich
no-last-trick = In dieser Runde gibt es noch keinen Stich.
nothing-yet = In dieser Runde ist noch nichts passiert.
# Mehrere können zugleich am Zug sein; darum nicht „ist dran“.
labelled = { $label }: { $text }
turn-of = Am Zug: { $who } – { $phase }
turn-whose = Am Zug: { $who }
turn-deck = Die Karten werden gegeben.
turn-none = Die Runde ist zu Ende.
turn-over = Die Partie ist zu Ende.
your-turn = **Du bist dran:** { $phase }
score-of = { $side }: { $score }{ $tricks ->
    [0] {""}
    [one] {" "}(1 Stich)
   *[other] {" "}({ $tricks } Stiche)
 }
score-to = · bis { $target }
score-deal = { $deals ->
    [one] eine Runde
   *[other] Runde { $deal } von { $deals }
 }
pile-up = aufgedeckt
up-turned-down = umgedreht
pile-stock = Talon
pile-away = gedrückt
dealer-is = Geber: { $who }
pile-is = { $pile }: { $count }
shown-is = { $who } zeigt { $cards } ({ $what })
badge-dealer = Geber
badge-maker = Ansager
badge-partner = Partner
badge-alone = Allein
tag-bid = Gebot { $value }
tag-meld = Meldung { $points }
tag-points = { $points } Pkt.
tags-of = { $who }: { $tags }
deal-so-far = In dieser Runde bisher: { $said }
in-brackets = ({ $text })
way-bid = { $who } bot { $value }
way-call = { $who } sagte an
way-order = { $who } nahm an
you = Du
sealed = versiegelt: { $commitment }…
unsealed = geöffnet: { $seed }…
seed-promised = -# Prüfcode fürs Mischen (siehe `/knave prüfen`): `{ $commitment }`
seed-revealed = -# Seed fürs Mischen (siehe `/knave prüfen`): `{ $seed }`
event-seed-renewed = 🔀 Dieser Bot wurde aus einer Sicherung wiederhergestellt: Ab der nächsten Runde kommen die Karten aus einem neuen Seed. Sein Prüfcode: `{ $commitment }`
sheet-title = **{ $game }** · Tisch { $table } · Spielzettel
sheet-empty = { $title }
    Es ist noch nichts angeschrieben.
sheet-deal = Runde
sheet-line = Zeile
sheet-total = Stand
sheet-target = bis { $target }
sheet-lowest = { $target ->
    [0] die wenigsten Punkte gewinnen
   *[other] endet bei { $target }, die wenigsten Punkte gewinnen
 }
sheet-until = 1–{ $deal }
sheet-running = { $deal }, bisher
sheet-order = Runde: { $sides }
sheet-order-lines = Zeile: { $sides }
sheet-winners = Gewonnen: { $winners }
sheet-row = { $deal }: { $gains }
sheet-now = Stand: { $scores }
hand-title = **{ $game }** · Tisch { $table } · { $place }
hand-is = Dein Blatt: { $cards }
hand-may = Spielbar: { $cards }
hand-choice = Wählbar: { $cards }
hand-chosen = Gewählt: { $cards }
really = ⚠️ **{ $action }** – bist du sicher?
auction = Ansagen – { $course }
auction-word = { $who }: { $word }
said-pass = passt
place-in = { $channel } ({ $server }) · [zum Tisch]({ $link })

# Was zu tun ist: nach „Du bist dran:“ oder nach einem Namen, also in der Grundform.
phase-playing = eine Karte spielen
phase-dealing = die Karten werden gegeben
phase-over = die Partie ist zu Ende
ask-lead = eine beliebige Karte ausspielen
ask-any = eine beliebige Karte spielen
ask-bid = { $also ->
    [pass] mindestens { $bid } bieten oder passen
    [nothing] { $bid } bieten
   *[higher] mindestens { $bid } bieten
 }
ask-pick = { $phase } ({ $exact ->
    [yes] { $chosen } von { $most }
   *[no] { $chosen } gewählt
 })
duty-must-follow = { $suit } bedienen
duty-must-follow-or-trump = { $suit } bedienen oder trumpfen
duty-must-follow-or-overtrump = { $suit } bedienen oder { $best } übertrumpfen
duty-must-beat = { $suit } bedienen und { $best } überstechen
duty-must-overtrump = { $best } übertrumpfen
duty-must-trump = trumpfen
duty-undertrump = alles außer einem tieferen Trumpf spielen
duty-not-broken = ausspielen, nur nicht { $suit }
duty-must-lead-trump = Trumpf ausspielen

event-dealt = { $dealer } gibt.
event-your-hand = Du bekommst { $cards }.
event-played = { $who } spielt { $card }.
event-trick-won = { $who } macht den Stich.
event-takes-jacks = { $who } muss { $cards } nehmen.
event-scored = { $who }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }, jetzt { $total }.
event-game-over = **{ $winners } { $winners_count ->
    [one] gewinnt
   *[other] gewinnen
 } die Partie!**
event-game-drawn = **Unentschieden zwischen { $winners }!**
event-passed = { $who } passt.
event-gave = { $who } gibt { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } an { $receiver }.
event-you-gave = Du gibst { $receiver } { $cards }.
event-you-got = { $giver } gibt dir { $cards }.

action-pass = Passen
action-no = Nein
action-bid = { $value } bieten
action-give = { $cards } geben
action-discard = { $count ->
    [0] Nichts drücken
   *[other] { $cards } drücken
 }
result-target = { $target } Punkte sind erreicht
result-deals-played = { $count ->
    [one] eine Runde gespielt
   *[other] alle { $count } Runden gespielt
 }
event-all-passed = Alle haben gepasst, die Karten wurden zusammengeworfen.
fact-jacks-taken = { $who } hat { $cards }
fact-trumps-played = { $count ->
    [0] {""}
   *[other] Gefallene Trümpfe: { $count } von { $total }
 }
button-details = Einzelheiten
details-course = **Diese Runde bisher**
