game-euchre = Euchre

# Regelwerke
euchre-preset-american = amerikanische Regeln
euchre-preset-stick = amerikanisch, Geber muss ansagen
euchre-preset-canadian = kanadische Regeln
euchre-preset-british = britische Regeln mit Benny
euchre-preset-railroad = Railroad-Euchre

# Einzelne Regeln
euchre-option-pack = Zahl der Karten
euchre-option-target = Punkte zum Sieg
euchre-option-stick-the-dealer = Der Geber muss am Ende Trumpf ansagen
euchre-option-joker = Joker
euchre-value-joker-best-bower = Joker ist höchster Bauer
euchre-value-joker-benny = { card-2S } ist höchster Bauer (Benny)
euchre-option-joker-turned = Joker oder Benny aufgedeckt
euchre-value-joker-turned-hearts = zählt als { suit-H }
euchre-value-joker-turned-dealer-names = Geber sagt blind eine Farbe an
euchre-value-joker-turned-makers-at-once = Geber sagt blind eine Farbe an und ist Ansager
euchre-option-lone-lead = Ausspiel gegen einen Alleingang
euchre-value-lone-lead-maker-left = links vom Alleinspieler
euchre-value-lone-lead-eldest = links vom Geber (Vorhand)
euchre-option-lone-euchre = Punkte, wenn ein Alleingang scheitert
euchre-option-defend-alone = Allein verteidigen
euchre-value-defend-alone-no = nicht erlaubt
euchre-value-defend-alone-against-anyone = gegen jede Ansage
euchre-value-defend-alone-against-loner = nur gegen einen Alleingang
euchre-option-lone-defender = 4 Punkte, wenn jemand allein verteidigt
euchre-value-lone-defender-four-for-all-five = nur mit allen fünf Stichen
euchre-value-lone-defender-four-for-any-euchre = bei jedem Euchre
euchre-option-partner-must-go-alone = Partner des Gebers darf nur allein annehmen
euchre-option-farmers-hand = Farmerblatt
euchre-value-farmers-hand-no = wird nicht gespielt
euchre-value-farmers-hand-redeal = nur Neunen und { ranks-T }: neu geben
euchre-value-farmers-hand-exchange = drei Neunen oder drei { ranks-T }: gegen den Talon tauschen
euchre-option-no-trump = Ansage „Ohne Trumpf“
euchre-option-needs-trump = Ansager muss einen Trumpf haben
euchre-option-partners-best = Alleinspieler darf eine Karte mit dem Partner tauschen
euchre-option-super-euchre = 4 Punkte, wenn die Ansager keinen Stich machen

# Was zu tun ist: nach „Du bist dran:“ oder nach einem Namen, also in der Grundform
euchre-phase-blind-suit = eine Farbe für die aufgedeckte Karte ansagen, ohne das Blatt zu sehen
euchre-phase-farmers-hand = ein Farmerblatt ansagen oder nicht
euchre-phase-ordering-up = annehmen oder passen
euchre-phase-naming = eine andere Farbe ansagen oder passen
euchre-phase-must-name = eine andere Farbe ansagen
euchre-phase-swapping = aufnehmen und drücken oder liegen lassen
euchre-phase-must-swap = aufnehmen und drücken
euchre-phase-partners-best = dem Partner eine Karte geben oder das Blatt behalten
euchre-phase-giving-back = eine Karte zurückgeben
euchre-phase-defending-alone = allein verteidigen oder nicht
euchre-ask-blind-suit = Sag eine Farbe für die aufgedeckte Karte an. Dein Blatt siehst du erst danach.
euchre-ask-farmers-hand = Hast du ein Farmerblatt, und willst du es ansagen?
euchre-ask-ordering-up = Soll die aufgedeckte Farbe Trumpf sein? Nimm an oder passe.
euchre-ask-naming = Sag eine andere Farbe als Trumpf an oder passe.
euchre-ask-must-name = Alle haben gepasst: Du musst eine Farbe ansagen.
euchre-ask-swapping = Nimm die aufgedeckte Karte auf und drück eine beliebige Karte, oder lass sie liegen.
euchre-ask-must-swap = Du musst die aufgedeckte Karte aufnehmen: Drück dafür eine andere.
euchre-ask-partners-best = Du spielst allein: Gib deinem Partner eine Karte und nimm dafür eine von ihm, oder behalte dein Blatt.
euchre-ask-giving-back = Dein Partner spielt allein: Gib eine deiner eigenen Karten zurück.
euchre-ask-defending-alone = Willst du allein verteidigen, ohne deinen Partner?

# Knöpfe
euchre-action-order = { $alone ->
    [yes] Annehmen – allein
   *[no] Annehmen
 }
euchre-action-call = { $alone ->
    [yes] { $suit } – allein
   *[no] { $suit } ansagen
 }
euchre-action-keep = Karte liegen lassen
euchre-action-swap = { $cards } drücken
euchre-action-redeal = Neu geben lassen
euchre-action-defend-alone = Allein verteidigen

# Was geschieht
euchre-event-turned-up = Aufgedeckt wird { $card }.
euchre-event-counts-as = { $card } zählt als { $suit }.
euchre-event-named-blind = { $who } sagt blind an: { $suit }.
euchre-event-farmers-hand = Farmerblatt! { $who } zeigt { $cards } und nimmt den Talon.
euchre-event-you-drew = Du ziehst { $cards }.
euchre-event-no-farmers-hand = { $who }: kein Farmerblatt.
euchre-event-redealt = Farmerblatt! { $who } lässt neu geben.
euchre-event-ordered = { $alone ->
    [yes] { $who } nimmt { $suit } als Trumpf an und spielt allein!
   *[no] { $who } nimmt { $suit } als Trumpf an.
 }
euchre-event-turned-down = { $card } wird umgedreht.
euchre-event-named = { $alone ->
    [yes] { $who } sagt an: { $suit } – und spielt allein!
   *[no] { $who } sagt an: { $suit }.
 }
euchre-event-kept = { $who } lässt die aufgedeckte Karte liegen.
euchre-event-swapped = { $who } nimmt { $card } auf und drückt eine Karte.
euchre-event-you-swapped = Du drückst { $card }.
euchre-event-no-partners-best = { $who } behält das Blatt, wie es ist.
euchre-event-defends-alone = { $who } verteidigt allein!
euchre-event-defends-together = { $who } verteidigt nicht allein.
euchre-event-sits-out = { $who } setzt aus.
euchre-event-made = { $alone ->
    [yes] { $maker } schafft es allein mit { $tricks } Stichen.
   *[no] { $who } schaffen es mit { $tricks } Stichen.
 }
euchre-event-march = { $alone ->
    [yes] Durchmarsch im Alleingang! { $maker } macht alle fünf Stiche.
   *[no] Durchmarsch! { $who } machen alle fünf Stiche.
 }
euchre-event-euchred = Euchre! { $alone ->
    [yes] { $maker } macht im Alleingang
   *[no] { $who } machen
 } { $tricks ->
    [0] keinen einzigen Stich.
    [one] nur 1 Stich.
   *[other] nur { $tricks } Stiche.
 }
euchre-event-euchred-by-one = Euchre! { $by } schafft es ganz allein. { $alone ->
    [yes] { $who } macht im Alleingang
   *[no] { $who } machen
 } { $tricks ->
    [0] keinen einzigen Stich.
    [one] nur 1 Stich.
   *[other] nur { $tricks } Stiche.
 }

# Was man sich merkt: je eine Zeile, und keine, wo niemand etwas wissen muss
euchre-fact-turn-up = Aufgedeckt: { $card } ({ $suit })
euchre-fact-turned-down = { $card } wurde umgedreht
euchre-fact-turn-up-taken = { $who } hat { $card } aufgenommen
euchre-fact-alone = { $who } spielt allein
euchre-fact-defends-alone = { $who } verteidigt allein
euchre-shown-farmers-hand = Farmerblatt

# Was nicht geht
euchre-why-must-follow-bower = Du musst { $suit } bedienen: { $binding } auf deiner Hand ist der linke Bauer und zählt als { $suit }, also darfst du { $card } nicht spielen.
euchre-why-must-follow-joker = Du musst { $suit } bedienen: { $binding } auf deiner Hand ist der höchste Bauer und zählt als { $suit }, also darfst du { $card } nicht spielen.
euchre-why-joker-is-trump = Du musst { $suit } mit { $binding } bedienen: { $card } ist der höchste Bauer und zählt als { $trump }.
euchre-why-joker-only-when-void = Ohne Trumpf gehört { $card } zu keiner Farbe. Du kannst { $suit } mit { $binding } bedienen, also musst du es auch.
euchre-why-needs-trump = Wäre { $suit } Trumpf, hättest du keinen; an diesem Tisch muss aber mindestens einen haben, wer ansagt.
euchre-why-partner-must-go-alone = { $dealer } gibt und spielt mit dir: An diesem Tisch darfst du dann nur allein annehmen.
euchre-why-turned-down = { $suit } wurde umgedreht: Sag eine andere Farbe an.
euchre-why-no-trump-not-played = „Ohne Trumpf“ wird an diesem Tisch nicht gespielt: Sag eine Farbe an.
euchre-why-stuck-dealer = Alle haben gepasst, und du gibst: Du musst eine Farbe ansagen.
euchre-why-blind-not-alone = Mit einer blind angesagten Farbe darfst du nicht allein spielen.
euchre-why-blind-needs-suit = Sag eine der vier Farben an.
euchre-why-must-take = Die aufgedeckte Karte macht dich zum Ansager: Nimm { $card } auf und drück eine deiner eigenen fünf Karten.
euchre-why-no-farmers-hand = Das ist kein Farmerblatt: Dafür brauchst du lauter Neunen und { ranks-T }, und keine davon in { $suit }.
euchre-why-three-of-a-rank = Ein Farmerblatt sind genau drei Neunen oder genau drei { ranks-T }.
euchre-why-not-the-card-received = { $card } hast du gerade bekommen: Gib eine von deinen eigenen Karten zurück.
euchre-why-exchange-needs-24 = Ein Farmerblatt gegen den Talon zu tauschen geht nur mit 24 Karten und ohne Joker; hier sind es andere Karten.

# Die Rechnung einer Runde, worum es geht, und was man später erzählt
euchre-bid-was-trump = { $who } spielt { $suit }{ $alone ->
    [yes] , allein
   *[no] {""}
 }
euchre-verdict-made = { $alone ->
    [yes] Allein geschafft
   *[no] Geschafft
 }, mit { $tricks } Stichen
euchre-verdict-march = { $alone ->
    [yes] Durchmarsch im Alleingang!
   *[no] Durchmarsch!
 }
euchre-verdict-euchred = Euchre!
euchre-verdict-euchred-by-one = Euchre! { $by } ganz allein
euchre-sum-made = { $alone ->
    [yes] allein, { $tricks } Stiche
   *[no] { $tricks } Stiche
 }: { $points }
euchre-sum-march = { $alone ->
    [yes] allein, fünf Stiche
   *[no] Durchmarsch
 }: { $points }
euchre-sum-euchre = Euchre: { $points }
euchre-stake-march-open = { $who }: noch { $missing } zum Durchmarsch
euchre-brief-march-open = Durchmarsch: noch { $missing }
euchre-moment-march = Durchmarsch von { $who } in Runde { $deal }
euchre-moment-alone = { $who } holte in Runde { $deal } allein alle fünf Stiche
euchre-moment-alone-euchred = { $who } scheiterte in Runde { $deal } im Alleingang
euchre-moment-lone-defence = { $who } stoppte { $maker } in Runde { $deal } ganz allein

# Für alle, die es noch nie gespielt haben
euchre-help-aim =
    Zwei gegen zwei: Dein Partner sitzt dir gegenüber. Jede Runde hat fünf Stiche.
    Eine Partei sagt Trumpf an – das sind die **Ansager** – und will mindestens **drei Stiche** machen. Die anderen beiden **verteidigen**. Schaffen es die Ansager nicht, heißt das *Euchre*, und die Verteidiger bekommen die Punkte.
    Wer zuerst { $target } Punkte hat, gewinnt die Partie.
euchre-help-deal =
    Gespielt wird mit { $pack } Karten, Ass bis { $pack ->
        [20] { rank-T }
        [24] 9
        [28] 8
       *[other] 7
    }. Alle bekommen fünf. Die nächste Karte wird aufgedeckt; der Rest (der *Talon*) bleibt verdeckt.
    Im **Trumpf** ist der { rank-word-J } am höchsten (*rechter Bauer*), dann der andere rote bzw. schwarze { rank-word-J } (*linker Bauer*), dann { rank-A } { rank-K } { rank-Q } { rank-T }{ $pack ->
        [20] {""}
        [24] {" "}9
        [28] {" "}9 8
       *[other] {" "}9 8 7
    }. Ist { sign-S } Trumpf: { card-JS } { card-JC } { card-AS } { card-KS } { card-QS } …
    Der linke Bauer **ist ein Trumpf** und gehört nicht mehr zu der Farbe, die auf ihm steht.
    In den anderen Farben: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T }{ $pack ->
        [20] {""}
        [24] {" "}9
        [28] {" "}9 8
       *[other] {" "}9 8 7
    }{ rank-legend }.
    { $joker ->
        [best-bower] Der Joker ist der *höchste Bauer*, Trumpf über allen anderen.
        [benny] { card-2S } (*Benny*) ist der *höchste Bauer*, Trumpf über allen anderen.
       *[no] Ein Joker ist nicht dabei.
    }{ $joker ->
        [none] {""}
       *[other] {" "}Wird er aufgedeckt, { $joker_turned ->
            [dealer-names] sagt der Geber blind eine Farbe für ihn an
            [makers-at-once] sagt der Geber blind eine Farbe für ihn an und ist Ansager
           *[hearts] zählt er als { suit-H }
        }.
    }{ $farmers_hand ->
        [redeal] {" "}Wer nur Neunen und { ranks-T } hat, keine davon in der aufgedeckten Farbe, darf neu geben lassen (*Farmerblatt*).
        [exchange] {" "}Wer drei Neunen oder drei { ranks-T } hat, darf sie gegen den Talon tauschen (*Farmerblatt*).
       *[no] {""}
    }
euchre-help-bidding =
    Im **ersten Durchgang** beginnt die Vorhand (links vom Geber): Jeder nimmt reihum die Farbe der aufgedeckten Karte als Trumpf an oder passt. Nimmt jemand an, darf der Geber die Karte aufnehmen und eine andere drücken.
    Haben alle vier gepasst, wird die Karte umgedreht. Im **zweiten Durchgang** darf jeder reihum eine andere Farbe{ $no_trump ->
        [yes] {" "}oder „Ohne Trumpf“
       *[no] {""}
    } ansagen oder passen. Passen wieder alle, { $stick_the_dealer ->
        [yes] muss der Geber eine Farbe ansagen
       *[no] gibt der Nächste
    }.
    Mit einem starken Blatt kannst du **allein spielen**: Dein Partner legt die Karten weg und setzt aus, und alle fünf Stiche bringen 4 Punkte.{ $partners_best ->
        [yes] {" "}Wer allein spielt, darf vorher eine Karte mit dem Partner tauschen.
       *[no] {""}
    }{ $partner_must_go_alone ->
        [yes] {" "}Der Partner des Gebers darf nur allein annehmen.
       *[no] {""}
    }{ $defend_alone ->
        [against-anyone] {" "}Auch allein verteidigen ist erlaubt.
        [against-loner] {" "}Gegen einen Alleingang ist auch allein verteidigen erlaubt.
       *[no] {""}
    }{ $needs_trump ->
        [yes] {" "}Wer ansagt, muss einen Trumpf haben.
       *[no] {""}
    }
euchre-help-play =
    Die Vorhand, links vom Geber, spielt aus{ $lone_lead ->
        [maker-left] , gegen einen Alleingang aber, wer links vom Alleinspieler sitzt
       *[eldest] , auch gegen einen Alleingang
    }.
    Du musst die ausgespielte Farbe bedienen, wenn du kannst. Sonst spielst du, was du willst: einen Trumpf oder eine andere Karte.
    Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe. Wer den Stich macht, spielt als Nächstes aus.
    Achte auf den linken Bauern: Ist { sign-H } Trumpf, dann zählt { card-JD } als { suit-H }. Er bedient { suit-H }, nicht { suit-D }.
euchre-help-scoring =
    Was die **Ansager** machen, und was es bringt:
    3 oder 4 Stiche: 1 Punkt (auch allein)
    alle fünf (*Durchmarsch*): 2 Punkte
    alle fünf im Alleingang: 4 Punkte
    2 oder weniger (*Euchre*): 2 Punkte für die Verteidiger{ $super_euchre ->
        [yes] , 4 ohne einen Stich der Ansager
       *[no] {""}
    }{ $lone_euchre ->
        [2] {""}
       *[other] {" "}({ $lone_euchre } gegen einen Alleingang)
    }{ $defend_alone ->
        [no] {""}
       *[other] ; wer allein verteidigt, bekommt 4{ $lone_defender ->
            [four-for-any-euchre] {""}
           *[four-for-all-five] {" "}für alle fünf Stiche
        }
    }

# Was man sich merkt
euchre-feat-contract = Als Ansager
euchre-feat-march = Durchmärsche
euchre-feat-euchred = Euchre kassiert
euchre-feat-defence-alone = Allein verteidigt

# Die Regelwerke in einem Satz, und das ganze Spiel in wenigen Zeilen
euchre-preset-house-about = { $pack } Karten bis zur 7, bis { $target }; gegen einen Alleingang spielt aus, wer links vom Alleinspieler sitzt.
euchre-preset-american-about = { $pack } Karten bis zur 9; immer spielt die Vorhand aus (links vom Geber).
euchre-preset-american-where = in Nordamerika
euchre-preset-stick-about = Wie die amerikanischen Regeln; passen alle zweimal, muss der Geber Trumpf ansagen.
euchre-preset-canadian-about = Wie die amerikanischen Regeln; der Partner des Gebers darf nur allein annehmen.
euchre-preset-british-about = { $pack } Karten und dazu { card-2S } als höchster Trumpf (Benny); bis { $target } Punkte.
euchre-preset-british-where = in Großbritannien
euchre-preset-railroad-about = Mit Joker; wer allein spielt, darf eine Karte tauschen, und ein Gegner darf allein verteidigen.
euchre-help-example =
    { $trump } ist Trumpf. Der *linke Bauer* ist also { $best }: der andere rote { rank-word-J }.
    { $leader } spielt { $led } aus. { $winner } kann nicht bedienen und sticht mit { $best }. Das sieht aus wie bedient, ist aber **Trumpf**, der zweithöchste von allen, und schlägt das Ass.
    Würde { $trump } ausgespielt, müsste { $winner } damit bedienen.
euchre-help-short =
    • **Ziel:** zwei gegen zwei, dein Partner gegenüber. Wer zuerst { $target } Punkte hat, gewinnt.
    • **Geben:** { $pack } Karten, jeder fünf. Die nächste wird aufgedeckt.
    • **Trumpf:** Nimm die aufgedeckte Farbe an oder passe. Passen alle, sag eine andere Farbe an{ $stick_the_dealer ->
        [yes] ; zuletzt muss der Geber
       *[no] {" "}oder passe noch einmal
    }.
    • **Trümpfe von oben:** { $joker ->
        [best-bower] Joker,{" "}
        [benny] { card-2S } (*Benny*),{" "}
       *[no] {""}
    }{ rank-J } der Trumpffarbe, der andere rote bzw. schwarze { rank-J }, dann { rank-A } { rank-K } { rank-Q } { rank-T }{ $pack ->
        [20] .
       *[other] {" "}9 …
    }
    • **Du bist dran:** Bediene die ausgespielte Farbe, wenn du kannst; sonst spiel, was du willst. Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe.
    • **Punkte der Ansager:** 3 oder 4 Stiche 1, alle fünf 2, alle fünf *allein* 4. Weniger als drei: 2 für die anderen{ $lone_euchre ->
        [2] {""}
       *[other] {" "}({ $lone_euchre } gegen einen Alleingang)
    }.

# Die erste Lektion
euchre-lesson-begins = Ziel: drei von fünf Stichen. 32 Karten, oft nur 24.
euchre-lesson-call = „Annehmen“: { $suit } ist Trumpf, { $right } und { $left } sind oben. Was nun?
euchre-lesson-call-done = Allein! Dein Partner setzt aus; fünf Stiche bringen 4.
euchre-lesson-call-no = Geht, aber mit { $right }, { $left } und Ass nimmst du an.
euchre-lesson-call-no-partner = Geht, aber allein bringen fünf Stiche 4 Punkte statt 2.
euchre-lesson-discard = Nimm { $up } auf; eine Karte muss weg: Welche sticht nie?
euchre-lesson-discard-done = Vier Trümpfe und ein Ass: Jede Karte kann stechen.
euchre-lesson-discard-no = Geht, aber { $loser } ist die einzige, die nie sticht.
euchre-lesson-discard-no-keep = Geht, aber { $up } ist ein Trumpf mehr. Nimm auf.
euchre-lesson-ruff = Kein { $suit } auf der Hand: Du darfst trumpfen. Was reicht?
euchre-lesson-ruff-done = Schon der kleinste Trumpf schlägt { $suit }.
euchre-lesson-ruff-no = Geht, aber { $low } reicht: Spar die hohen Trümpfe.
euchre-lesson-ruff-no-throw = Geht, aber { $ace } sticht hier nicht: Das kann nur ein Trumpf.
euchre-lesson-right = Du spielst aus. Zieh Trümpfe: zuerst { $right }, den rechten Bauern.
euchre-lesson-right-done = Ein Trumpf fiel. Den rechten Bauern schlägt nichts.
euchre-lesson-right-no = Geht, aber fang oben an: Nichts schlägt { $right }.
euchre-lesson-right-no-ace = Geht, aber { $ace } könnte getrumpft werden: erst Trümpfe.
euchre-lesson-left = Nun der linke Bauer: Auch { $left } ist Trumpf, höher als das Ass.
euchre-lesson-left-done = Noch ein Trumpf. Mitzählen lohnt sich.
euchre-lesson-left-no = Geht, aber { $left } ist jetzt dein höchster Trumpf.
euchre-lesson-last = Noch zwei Karten, wahrscheinlich stechen beide. Spiel eine davon.
euchre-lesson-last-done = Fünf Stiche allein: ein Durchmarsch für 4 Punkte.
