game-double-deck-pinochle = Doppel-Pinochle

# Regelwerke
double-deck-pinochle-preset-tournament = Turnier
double-deck-pinochle-preset-relaxed = locker
double-deck-pinochle-preset-short = kurze Partie

# Einzelne Regeln
double-deck-pinochle-option-target = Punkte zum Sieg
double-deck-pinochle-option-steps = Geboten wird
double-deck-pinochle-value-steps-five-after-60 = bis 60 in Einern, dann in Fünfern
double-deck-pinochle-value-steps-tens-after-100 = bis 60 in Einern, bis 100 in Fünfern, dann in Zehnern
double-deck-pinochle-value-steps-ones = in Einern
double-deck-pinochle-option-minimum-meld = So viel muss eine Partei melden, damit es zählt
double-deck-pinochle-option-save = So viele Zähler braucht eine Partei
double-deck-pinochle-option-surrender = Der Ansager darf nach den Meldungen aufgeben
double-deck-pinochle-option-wipe-off = Gegner mit zu wenig Zählern schreiben gar nichts

# Was gefragt ist
double-deck-pinochle-phase-bidding = bieten oder passen
double-deck-pinochle-phase-must-bid = bieten
double-deck-pinochle-phase-naming = Trumpf ansagen
double-deck-pinochle-phase-naming-marriage = Trumpf ansagen
double-deck-pinochle-ask-bidding = { $bid ->
    [0] Höher geht es nicht: Passe.
   *[other] Biete { $bid } oder mehr. Wer passt, ist draußen.
 }
double-deck-pinochle-ask-must-bid = Die anderen haben gepasst: Du musst { $bid } bieten.
double-deck-pinochle-ask-naming = Du bist Ansager: Sag Trumpf an.
double-deck-pinochle-ask-naming-marriage = Du bist Ansager: Sag Trumpf an – oder gib ohne Paar auf.
double-deck-pinochle-badge-maker = Ansager

# Knöpfe
double-deck-pinochle-action-trump = { $suit } ansagen

# Was geschieht
double-deck-pinochle-contract-by = Trumpf: { $contract }, angesagt von { $maker }
double-deck-pinochle-event-meld = { $who } meldet { $points }: { $cards }{ $run ->
    [0] {""}
    [1] {" "}· Familie
    [2] {" "}· doppelte Familie
    [3] {" "}· dreifache Familie
   *[other] {" "}· vierfache Familie
 }{ $royal ->
    [0] {""}
    [1] {" "}· Trumpfpaar
   *[other] {" "}· { $royal } Trumpfpaare
 }{ $marriages ->
    [0] {""}
    [1] {" "}· Paar
   *[other] {" "}· { $marriages } Paare
 }{ $aces ->
    [0] {""}
    [1] {" "}· vier Asse
    [2] {" "}· acht Asse
    [3] {" "}· zwölf Asse
   *[other] {" "}· alle Asse
 }{ $kings ->
    [0] {""}
    [1] {" "}· vier Könige
    [2] {" "}· acht Könige
    [3] {" "}· zwölf Könige
   *[other] {" "}· alle Könige
 }{ $queens ->
    [0] {""}
    [1] {" "}· vier { ranks-Q }
    [2] {" "}· acht { ranks-Q }
    [3] {" "}· zwölf { ranks-Q }
   *[other] {" "}· alle { ranks-Q }
 }{ $jacks ->
    [0] {""}
    [1] {" "}· vier { ranks-J }
    [2] {" "}· acht { ranks-J }
    [3] {" "}· zwölf { ranks-J }
   *[other] {" "}· alle { ranks-J }
 }{ $pinochle ->
    [0] {""}
    [1] {" "}· Pinochle
    [2] {" "}· doppeltes Pinochle
    [3] {" "}· dreifaches Pinochle
   *[other] {" "}· vierfaches Pinochle
 }
double-deck-pinochle-event-surrendered = { $who } gibt auf: { $value } Punkte verloren, und die Gegner schreiben ihre Meldungen.
double-deck-pinochle-event-no-marriage = { $who } hat kein Paar und kann keinen Trumpf ansagen: { $value } Punkte verloren.
double-deck-pinochle-event-made = { $who } erfüllen das Gebot: { $total } Punkte, geboten waren { $value }.
double-deck-pinochle-event-set = Verfehlt! { $who } kommen nur auf { $total } von { $value }.
double-deck-pinochle-event-too-few = Verfehlt! { $who } haben nur { $tricks } Zähler und verlieren ihr Gebot von { $value }.
double-deck-pinochle-event-defenders-total = Gegner: { $who } kommen mit Meldungen und Stichen auf { $total }.
double-deck-pinochle-event-defenders-short = Gegner: { $who } haben nur { $tricks } Zähler, und ihre Meldungen verfallen: { $total }.

# Was man mitzählt
double-deck-pinochle-fact-so-far = { $who }: Meldungen { $meld } + Stiche { $tricks } = { $total }
double-deck-pinochle-result-declarers-first = beide Parteien haben { $target }, und { $maker } war Ansager

# Warum etwas nicht geht
double-deck-pinochle-why-bid-in-steps = { $steps ->
    [tens-after-100] Über 60 wird in Fünfern geboten, über 100 in Zehnern; { $value } geht nicht.
   *[other] Über 60 wird in Fünfern geboten; { $value } geht nicht.
 }
double-deck-pinochle-why-no-marriage = Du hast von keiner Farbe König und { rank-word-Q } und kannst keinen Trumpf ansagen: Gib auf.

# Die Rechnung einer Runde, worum es geht, und was man später erzählt
double-deck-pinochle-bid-was-no-trump = { $who } bot { $value }
double-deck-pinochle-verdict-too-few = Verfehlt: nur { $tricks } Zähler
double-deck-pinochle-verdict-no-marriage = Kein Paar, kein Trumpf
double-deck-pinochle-sum-too-few = Stiche { $tricks }, zu wenig: verfehlt, { $points }
double-deck-pinochle-sum-short = Stiche { $tricks }, zu wenig{ $meld ->
    [0] {""}
   *[other] , Meldung { $meld } verfällt
 }: { $points }
double-deck-pinochle-stake-counters-missing = Meldung { $meld }, { $missing } Zähler zu wenig
double-deck-pinochle-aloud-counters-missing = { $who }: { double-deck-pinochle-stake-counters-missing }

# Für alle, die noch nie gespielt haben
double-deck-pinochle-help-aim =
    Zwei gegen zwei: Dein Partner sitzt gegenüber. Punkte gibt es zweimal: für **Meldungen** – Kombinationen, die du aus der Hand zeigst – und für **Zähler**, die Asse, { ranks-T } und Könige in deinen Stichen.
    Eine Partei bietet, wie viel sie mit beidem zusammen schafft. Schafft sie es nicht, oder macht sie { $save ->
        [one] keinen Zähler
       *[other] weniger als { $save } Zähler
    }, verliert sie das Gebot.
    Wer zuerst { $target } Punkte hat, gewinnt. Schaffen es beide in derselben Runde, gewinnt die Partei des Ansagers.
double-deck-pinochle-help-deal =
    80 Karten, zwei Spiele ohne Neunen: Ass, { rank-T }, König, { rank-word-Q } und { rank-word-J }, jede viermal in allen vier Farben. Jeder bekommt zwanzig, vier auf einmal.
    In jeder Farbe gilt **{ rank-A } { rank-T } { rank-K } { rank-Q } { rank-J }**{ rank-legend } – { rank-word-T } sticht also den König. Von gleichen Karten ist die zuerst gespielte höher.
double-deck-pinochle-help-bidding =
    Links vom Geber beginnend bietet jeder **mindestens 50** oder passt für diese Runde; { $steps ->
        [ones] geboten wird beliebig höher.
        [tens-after-100] geboten wird bis 60 in Einern, bis 100 in Fünfern, dann in Zehnern.
       *[five-after-60] geboten wird bis 60 in Einern, dann in Fünfern.
    } Passen die ersten drei, muss der Geber 50 bieten.
    Wer zuletzt bietet, ist **Ansager** und sagt Trumpf an{ $trump_needs ->
        [marriage] , eine Farbe mit König und { rank-word-Q } auf der Hand; ohne eine solche geht das Gebot verloren.
       *[nothing] .
    }
    Dann werden alle Meldungen gezeigt (eine · zwei · drei · vier):
    • Familie { rank-A } { rank-T } { rank-K } { rank-Q } { rank-J } im Trumpf 15 · 150 · 225 · 300
    • Trumpfpaar { rank-K } { rank-Q } je 4 (nicht das einer Familie) · Paar anderer Farbe je 2
    • Pinochle { card-QS } { card-JD } 4 · 30 · 60 · 90
    • je eine aus jeder Farbe: Asse 10 · 100 · 150 · 200, Könige 8 · 80 · 120 · 160, { ranks-Q } 6 · 60 · 90 · 120, { ranks-J } 4 · 40 · 60 · 80{ $minimum_meld ->
        [0] {""}
       *[other] {"\u000a"}Meldet eine Partei weniger als { $minimum_meld }, schreibt sie davon nichts.
    }
double-deck-pinochle-help-play =
    { $surrender ->
        [yes] Jetzt darf der Ansager aufgeben und das Gebot verlieren. Sonst spielt er aus. Du musst:
       *[no] Der Ansager spielt aus. Du musst:
    }
    1. die Farbe bedienen{ $heading ->
        [always] {" "}und die beste Karte **überstechen**, wenn du kannst, auch die deines Partners – außer wenn schon getrumpft ist
       *[other] {" "}und, wenn Trumpf ausgespielt ist, die beste Karte **überstechen**, wenn du kannst, auch die deines Partners
    };
    2. ohne die Farbe trumpfen{ $heading ->
        [trump-led-only] , hoch oder niedrig
       *[other] , und zwar höher als der Trumpf, der liegt, wenn du kannst
    };
    3. ohne beides darfst du alles spielen.
    Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe. Wer ihn macht, spielt als Nächstes aus.
double-deck-pinochle-help-scoring =
    Zähler: { rank-A }, { rank-T } und { rank-K } in deinen Stichen je 1, der letzte Stich 2: zusammen 50.
    Partei des Ansagers: Erreichen Meldungen und Zähler das Gebot, mit mindestens { $save ->
        [one] einem Zähler
       *[other] { $save } Zählern
    }, schreibt sie alles; sonst verliert sie das Gebot.
    Gegner: Mit { $save ->
        [one] einem Zähler
       *[other] { $save } Zählern
    } schreiben sie Meldungen und Zähler, mit weniger { $save ->
        [1] nur die Zähler, ohne die Meldungen.
       *[other] { $wipe_off ->
            [yes] gar nichts.
           *[no] nur die Zähler, ohne die Meldungen.
        }
    }{ $surrender ->
        [yes] {"\u000a"}Gibt der Ansager nach den Meldungen auf, schreiben die anderen nur ihre Meldungen.
       *[no] {""}
    }

# Was man sich merkt
double-deck-pinochle-feat-contract = Ersteigert

# Die Regelwerke in einem Satz, und das ganze Spiel in wenigen Zeilen
double-deck-pinochle-preset-house-about = Bis { $target }; Meldungen zählen ab { $minimum_meld } und nur mit { $save } Zählern.
double-deck-pinochle-preset-tournament-about = Über 100 wird in Zehnern geboten; Gegner unter { $save } Zählern schreiben nichts.
double-deck-pinochle-preset-relaxed-about = Bis { $target }; jede Meldung zählt, jeder Trumpf geht, und nur Trümpfe musst du überstechen.
double-deck-pinochle-preset-short-about = Wie die Standardregeln, aber nur bis { $target }.
double-deck-pinochle-achievement-great-bid = Ein Gebot von 100 oder mehr erfüllt
double-deck-pinochle-achievement-meld = Sechzig Meldepunkte aus einem Blatt
double-deck-pinochle-help-example =
    { $maker } hat { $bid } geboten und { $trump } angesagt. Jetzt liegen alle Meldungen offen.
    { $shower } zeigt eine **Familie** (15), ein Trumpfpaar (4), noch zwei **Paare** (je 2), ein **doppeltes Pinochle** (30), vier Asse (10) und vier Könige (8): { $shown_points }. Zwei Pinochles zählen zusammen 30, nicht zweimal 4. Jetzt muss die Partei noch 20 Zähler machen.
double-deck-pinochle-help-short =
    • **Ziel:** zwei gegen zwei, dein Partner gegenüber. Punkte gibt es für Meldungen und Stiche; wer zuerst { $target } hat, gewinnt.
    • **Geben:** { rank-A } { rank-T } { rank-K } { rank-Q } { rank-J }, jede viermal, keine Neunen, jeder zwanzig Karten. Das ist auch ihre Reihenfolge – { rank-word-T } sticht den König.
    • **Bieten:** höher oder passen, ab 50. Wer zuletzt bietet, sagt Trumpf an{ $trump_needs ->
        [marriage] , eine Farbe mit König und { rank-word-Q }
       *[nothing] {""}
    }.
    • **Meldungen** werden für dich hingelegt: Familie { rank-A } { rank-T } { rank-K } { rank-Q } { rank-J } im Trumpf 15, { rank-K } { rank-Q } 2 (im Trumpf 4), { card-QS } { card-JD } 4, von jeder Farbe ein Ass 10, König 8, { rank-word-Q } 6 oder { rank-word-J } 4. Doppelt zählt etwa das Zehnfache.
    • **Du bist dran:** Bediene die Farbe{ $heading ->
        [always] {" "}und überstich die beste Karte, wenn du kannst; ohne die Farbe trumpfe, und zwar höher, wenn du kannst
        [plain-free] {" "}(Trümpfe überstich, wenn du kannst); ohne die Farbe trumpfe, und zwar höher, wenn du kannst
       *[trump-led-only] {" "}(ausgespielten Trumpf überstich, wenn du kannst); ohne die Farbe trumpfe
    }; sonst spiel, was du willst.
    • **Zähler:** { rank-A }, { rank-T } und { rank-K } je 1, letzter Stich 2. Mit weniger als { $save } verfallen die Meldungen, und der Ansager verliert sein Gebot.

# Die erste Lektion
double-deck-pinochle-lesson-begins = Nur zum Üben! Meldungen und Zähler bringen Punkte.
double-deck-pinochle-lesson-bid = Zwei Familien in { $suit } zählen zusammen 150! Bietest du { $bid }?
double-deck-pinochle-lesson-bid-done = Deine Meldungen sind dreimal so viel.
double-deck-pinochle-lesson-bid-no = Geht, aber biete nur so viel wie nötig: { $bid }.
double-deck-pinochle-lesson-bid-no-pass = Geht, aber mit einer Familie willst du Trumpf ansagen.
double-deck-pinochle-lesson-again = Sie bieten höher. Du hast genug: { $bid }?
double-deck-pinochle-lesson-again-done = Das hat gereicht: Du bist Ansager.
double-deck-pinochle-lesson-again-no = Geht, aber das kleinste Gebot reicht: { $bid }.
double-deck-pinochle-lesson-again-no-pass = Geht, aber deine Meldungen sind viel mehr wert.
double-deck-pinochle-lesson-trump = Trumpf braucht König und { rank-word-Q }. Das hast du nur in einer Farbe.
double-deck-pinochle-lesson-trump-done = Deine Partei hat 182 gemeldet.
double-deck-pinochle-lesson-on = Es fehlen noch 20 Zähler: Asse, { ranks-T }, Könige. Spielst du weiter?
double-deck-pinochle-lesson-on-done = Mit zehn Trümpfen reicht das.
double-deck-pinochle-lesson-on-no = Geht, aber zum Aufgeben gibt es keinen Grund.
double-deck-pinochle-lesson-on-no-surrender = Geht, aber dann sind Gebot und Meldungen weg.
double-deck-pinochle-lesson-draw = Du spielst aus. Zieh Trümpfe mit { $ace }: Nichts ist höher.
double-deck-pinochle-lesson-draw-done = Wieder drei Trümpfe weniger.
double-deck-pinochle-lesson-draw-no = Geht, aber { $ace } macht den Stich sicher.
double-deck-pinochle-lesson-ace = Bring { $ace } heim, solange alle bedienen.
double-deck-pinochle-lesson-ace-done = Dein Partner gibt einen König dazu: zwei Zähler.
double-deck-pinochle-lesson-ace-no = Geht, aber { $ace } sticht jetzt.
double-deck-pinochle-lesson-lose = Spar die Trümpfe. Gib jetzt { $card } ab.
double-deck-pinochle-lesson-lose-done = Das kostet dich keinen Zähler.
double-deck-pinochle-lesson-lose-no = Geht, aber { $card } kostet dich nichts.
double-deck-pinochle-lesson-low = Das Ass schlägst du nicht. Gib { $card }, keinen Zähler.
double-deck-pinochle-lesson-low-done = Ein Zähler weniger für sie.
double-deck-pinochle-lesson-low-no = Geht, aber { $card } bringt ihnen nichts.
double-deck-pinochle-lesson-give = Das Ass deines Partners hält. Gib einen Zähler dazu!
double-deck-pinochle-lesson-give-done = Der zählt für eure Partei.
double-deck-pinochle-lesson-give-no = Geht, aber { ranks-T } und Könige zählen hier für euch.
double-deck-pinochle-lesson-must = Kein { suit-D } mehr: Du musst trumpfen, auch das Ass des Partners. { $low } reicht.
double-deck-pinochle-lesson-must-done = Der Stich bleibt bei euch.
double-deck-pinochle-lesson-must-no = Geht, aber { $low } reicht.
double-deck-pinochle-lesson-high = Du musst trumpfen; ein Trumpfkönig fehlt noch: Nimm { $ten }.
double-deck-pinochle-lesson-high-done = Der König musste darunter fallen.
double-deck-pinochle-lesson-high-no = Geht, aber das könnte jemand übertrumpfen. { $ten } ist sicher.
double-deck-pinochle-lesson-ten = Zieh ihren letzten Trumpf mit der anderen { $ten }.
double-deck-pinochle-lesson-ten-done = Von zwei gleichen sticht die erste: deine.
double-deck-pinochle-lesson-ten-no = Geht, aber { $ten } zieht ihren letzten Trumpf.
double-deck-pinochle-lesson-end = Nur noch Trümpfe, und alle stechen. Von oben!
double-deck-pinochle-lesson-end-done = Jeder Zähler, den sie abwerfen, ist deiner.
double-deck-pinochle-lesson-end-no = Geht, und sticht auch. Aber fang oben an.
