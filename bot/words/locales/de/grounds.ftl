# Warum eine Karte fällt: was die Lage sagt, und womit verglichen wurde.
ground-only-choice = Etwas anderes ist nicht erlaubt.
ground-last-card = Es ist die letzte Karte.
ground-sure-winner = Dagegen kommt niemand mehr an.
ground-highest-left = Die höchste Karte, die in { $suit } noch übrig ist: Nur ein Trumpf kann sie stechen.
ground-draws-trump = { $number ->
    [one] Zieht Trumpf: Einer ist noch draußen.
   *[other] Zieht Trumpf: { $number } sind noch draußen.
 }
ground-forces-out = Soll { $card } heraustreiben, die einzige Karte darüber.
ground-partner-ruffs = Partner { $who } hat kein { $suit } mehr und kann stechen.
ground-named-suit = { $suit } ist die gerufene Farbe.
ground-last-of-suit = Danach kein { $suit } mehr auf der Hand: Das nächste lässt sich stechen.
ground-low-lead = Am billigsten ausgespielt: Höhere bleiben auf der Hand.
ground-last-cheapest = Zuletzt an der Reihe: die billigste Karte, die reicht.
ground-only-sure = Die einzige Karte, gegen die jetzt niemand mehr ankommt.
ground-ruffs = Sticht { $suit } mit Trumpf.
ground-secures = Macht den Stich von { $who } sicher.
ground-cheapest-winner = Die billigste Karte, die den Stich bisher nimmt.
ground-hard-to-beat = So hoch wie möglich: schwerer zu überstechen.
ground-points-to-partner = Der Stich gehört sicher Partner { $who }: schmieren.
ground-points-likely = Partner { $who } hat den Stich bisher: schmieren.
ground-partner-holds = Partner { $who } hat den Stich: Die billigste Karte genügt.
ground-cannot-win = Hier gewinnt keine Karte: also die billigste.
ground-may-be-ruffed = { $who } hat kein { $suit } mehr und könnte stechen.
ground-saves-trump = Spart den Trumpf.
ground-second-hand-low = An zweiter Stelle klein bleiben.
ground-keeps-for-later = { $card } könnte noch überstochen werden und bleibt für später.
ground-keeps-guard = { $card } bleibt gedeckt.
ground-gives-away = Eine teure Karte in den Stich von jemand anderem.
ground-leaves-it = Lässt den Stich den anderen.
ground-others-take-it = { $number ->
    [one] Eine Karte draußen nähme ihr den Stich noch ab.
   *[other] { $number } Karten draußen nähmen ihr den Stich noch ab.
 }
ground-costs-nothing = Dieser Stich kostet nichts.
ground-must-take = Jede Karte nimmt den Stich, so wie er liegt.
ground-promises = { $unit ->
    [tricks] Erwartete Stiche: etwa { $worth } (nötig: { $asked }).
    [points] Erwartete Punkte: etwa { $worth } (nötig: { $asked }).
   *[lead] Erwarteter Vorsprung: etwa { $worth } Punkte (nötig: { $asked }).
 }
ground-falls-short = { $unit ->
    [tricks] Erwartete Stiche: nur etwa { $worth } (nötig: { $asked }).
    [points] Erwartete Punkte: nur etwa { $worth } (nötig: { $asked }).
   *[lead] Keine Ansage verspricht hier { $asked } Punkte Vorsprung.
 }
ground-meld-makes-it = Schon die Meldungen erreichen mit { $number } Punkten das Gebot.
ground-best-trump = Am besten mit { $suit } als Trumpf: { $cards }.
ground-top-cards = { $trump ->
    [yes] Die höchsten in anderen Farben: { $cards }.
   *[no] Die höchsten ihrer Farben: { $cards }.
 }
ground-takes-up = Nimmt { $card } auf.
ground-up-to-partner = { $card } geht an Partner { $who }.
ground-up-to-others = Mit dem Annehmen bekäme { $who } { $card }.
ground-partner-bids = Partner { $who } hat am höchsten geboten.
ground-partner-passed = Partner { $who } hat gepasst.
ground-calls-anothers = { $card } liegt woanders: Wer die Karte hat, hilft.
ground-calls-own = { $card } ist in diesem Blatt: ein Alleingang, von dem noch niemand weiß.
ground-keeps-suit = Behält { $suit }: { $cards }.
ground-gives-costly = Wer sie nimmt, verliert Punkte.
ground-gives-taker = Liegt unter { $card } und müsste den Stich womöglich nehmen.
ground-holds-trumps = { $number ->
    [one] Ein Trumpf auf der Hand: { $cards }.
   *[other] { $number } Trümpfe auf der Hand: { $cards }.
 }
ground-keeps-trumps = { $number ->
    [one] Behält den Trumpf.
    [2] Behält beide Trümpfe.
   *[other] Behält alle { $number } Trümpfe.
 }
ground-gives-trumps = { $number ->
    [one] Gibt einen Trumpf.
   *[other] Gibt { $number } Trümpfe.
 }
ground-empties-suit = Danach kein { $suit } mehr auf der Hand: bereit zum Stechen.

quoted = „{ $text }“
compared-points = { $certainty ->
    [close] Etwa so gut wie { $other }{ $worlds ->
        [0] {""}
       *[other] {" "}({ $worlds } durchgespielte Verteilungen)
     }.
   *[other] { $points } { $count ->
        [one] Punkt
       *[other] Punkte
     } { $better ->
        [yes] besser
       *[no] schlechter
     } als { $other }{ $worlds ->
        [0] {""}
       *[other] {" "}({ $worlds } durchgespielte Verteilungen)
     }: { $certainty ->
        [sure] sicher
       *[likely] ziemlich sicher
     }.
 }
compared-wins = Gewinnchance: { $percent } { $percent ->
    [one] Prozentpunkt
   *[other] Prozentpunkte
 } { $better ->
    [yes] höher
   *[no] niedriger
 } als mit { $other }{ $worlds ->
    [0] {""}
   *[other] {" "}({ $worlds } durchgespielte Verteilungen; eine Partie, die weitergeht, zählt als halb gewonnen)
 }.

button-why = Warum?
thought-title = **Warum?** · Runde { $deal } · { $stop }{ $worlds ->
    [0] {""}
   *[other] {" "}· { $worlds } durchgespielte Verteilungen
 }
thought-of = **{ $who }, { $action }:**
thought-rather = Noch einmal überlegt, fiele die Wahl auf { $rather }.
thought-hidden = Das verriete eine Karte, die bis zum Ende der Partie verdeckt bleibt. Frag danach beim Nachspielen.
thought-alone = Nach Faustregel, ohne Vergleich.
thought-none = Hier hatte kein Roboter etwas zu entscheiden.
no-why-not-yet = Diese Runde läuft noch. Frag wieder, wenn sie vorbei ist: Bis dahin bleibt jedes Blatt geheim.
no-why-unreadable = Diese Runde wurde nach Regeln gespielt, die ich nicht mehr kenne. Darum lässt sie sich nicht noch einmal durchdenken.
