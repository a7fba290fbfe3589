game-pinochle = Pinochle

# Regelwerke
pinochle-preset-racehorse = Racehorse: Ansager und Partner tauschen 3 Karten
pinochle-preset-iowa = Iowa: beide Parteien tauschen 3 Karten
pinochle-preset-dailey = Regeln nach Dailey
pinochle-preset-grandfather = Kartenwerte wie zu Großvaters Zeit

# Einzelne Regeln
pinochle-option-set-penalty = Wer sein Gebot verfehlt, verliert
pinochle-value-set-penalty-bid = das Gebot
pinochle-value-set-penalty-meld = die eigene Meldung
pinochle-option-scale = Alle Punkte mal
pinochle-option-card-values = Karten in den Stichen zählen
pinochle-value-card-values-simple = { rank-A }, { rank-T } und { rank-K } je 1 · letzter Stich 1
pinochle-value-card-values-original = { rank-A } 11 · { rank-T } zehn · { rank-K } 4 · { rank-Q } 3 · { rank-J } 2 · letzter Stich 10
pinochle-value-card-values-intermediate = { rank-A } und { rank-T } je zehn · { rank-K } und { rank-Q } je 5 · letzter Stich 10
pinochle-option-minimum = Mindestgebot (vor dem Multiplizieren)
pinochle-option-deal-by = Gegeben wird
pinochle-value-deal-by-three = drei auf einmal
pinochle-value-deal-by-one = einzeln
pinochle-option-nines-redeal = Neu geben bei fünf Neunen
pinochle-option-racehorse = Karten, die Partner tauschen (Racehorse)
pinochle-option-racehorse-who = Wer tauscht
pinochle-value-racehorse-who-declarer-side = Ansager und Partner
pinochle-value-racehorse-who-both-sides = beide Parteien
pinochle-option-racehorse-how = Wie getauscht wird
pinochle-value-racehorse-how-together = gleichzeitig
pinochle-value-racehorse-how-partner-first = der Partner gibt zuerst
pinochle-option-extra-run-melds = Familie mit zusätzlichem { rank-K }, { rank-Q } oder Paar
pinochle-option-surrender = Der Ansager darf nach den Meldungen aufgeben
pinochle-option-trickless-keeps-dix = Gegner ohne Stich behalten die Dix

# Was gefragt ist
pinochle-phase-redealing = neu geben oder nicht (ab fünf Neunen)
pinochle-phase-bidding = bieten oder passen
pinochle-phase-must-bid = bieten
pinochle-phase-naming = Trumpf ansagen
pinochle-phase-exchanging = Karten für den Partner wählen
pinochle-phase-giving = dem Ansager Karten geben
pinochle-phase-returning = ebenso viele Karten zurückgeben
pinochle-ask-redealing = Ab fünf Neunen darfst du neu geben lassen. Willst du?
pinochle-ask-bidding = { $bid ->
    [0] Höher geht es nicht: Passe.
   *[other] Biete { $bid } oder mehr. Wer passt, ist draußen.
 }
pinochle-ask-must-bid = Die anderen haben gepasst: Du musst { $bid } bieten.
pinochle-ask-naming = Du bist Ansager: Sag Trumpf an.
pinochle-ask-exchanging = Wähle { $least ->
    [one] eine Karte
   *[other] { $least } Karten
 } für deinen Partner.
pinochle-ask-giving = Gib dem Ansager { $least ->
    [one] eine Karte
   *[other] { $least } Karten
 }.
pinochle-ask-returning = Gib deinem Partner { $least ->
    [one] eine Karte
   *[other] { $least } Karten
 } zurück, aus allem, was du hast.
pinochle-badge-maker = Ansager

# Knöpfe
pinochle-action-trump = { $suit } ansagen
pinochle-action-redeal = Neu geben

# Was geschieht
pinochle-contract-by = Trumpf: { $contract }, angesagt von { $maker }
pinochle-event-answered = { $who } hat geantwortet.
pinochle-event-you-answered = { $redeal ->
    [yes] Du möchtest neu geben lassen.
   *[no] Du behältst die Karten.
 }
pinochle-event-redealt = Zu viele Neunen: { $who } lässt neu geben.
pinochle-event-no-redeal = Niemand lässt neu geben.
pinochle-event-gave = { $who } hat { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 } für { $receiver } gewählt.
pinochle-event-meld = { $who } meldet { $points }: { $cards }{ $run ->
    [0] {""}
    [one] {" "}· Familie
   *[other] {" "}· doppelte Familie
 }{ $extra ->
    [K] {" "}und ein König dazu
    [Q] {" "}und { rank-word-Q } dazu
    [KQ] {" "}und ein Paar dazu
   *[none] {""}
 }{ $royal ->
    [0] {""}
    [one] {" "}· Trumpfpaar
   *[other] {" "}· zwei Trumpfpaare
 }{ $marriages ->
    [0] {""}
    [one] {" "}· Paar
   *[other] {" "}· { $marriages } Paare
 }{ $aces ->
    [0] {""}
    [one] {" "}· vier Asse
   *[other] {" "}· acht Asse
 }{ $kings ->
    [0] {""}
    [one] {" "}· vier Könige
   *[other] {" "}· acht Könige
 }{ $queens ->
    [0] {""}
    [one] {" "}· vier { ranks-Q }
   *[other] {" "}· acht { ranks-Q }
 }{ $jacks ->
    [0] {""}
    [one] {" "}· vier { ranks-J }
   *[other] {" "}· acht { ranks-J }
 }{ $pinochle ->
    [0] {""}
    [one] {" "}· Pinochle
   *[other] {" "}· doppeltes Pinochle
 }{ $dix ->
    [0] {""}
    [one] {" "}· Dix
   *[other] {" "}· zwei Dix
 }
pinochle-event-surrendered = { $who } gibt auf: { $value } Punkte verloren, und die Gegner schreiben ihre Meldungen.
pinochle-event-made = { $who } erfüllen das Gebot: { $total } Punkte, geboten waren { $value }.
pinochle-event-set = Verfehlt! { $who } kommen nur auf { $total } von { $value }.
pinochle-event-declarers-trickless = { $who } machen keinen Stich und verlieren ihr Gebot von { $value }.
pinochle-event-defenders-total = Gegner: { $who } kommen mit Meldungen und Stichen auf { $total }.
pinochle-event-defenders-trickless = Gegner: { $who } machen keinen Stich, und ihre Meldungen verfallen{ $total ->
    [0] {""}
   *[other] {" "}(bis auf { $total } für die Dix)
 }.

# Was man mitzählt
pinochle-fact-so-far = { $who }: Meldungen { $meld } + Stiche { $tricks } = { $total }
pinochle-result-both-there = beide Parteien haben { $target }, und { $maker } hat zuletzt angesagt

# Warum etwas nicht geht
pinochle-why-not-enough-nines = Neu gegeben wird ab { $needed } Neunen: Du hast { $count }.
why-pinochle-values-need-tens = Diese Kartenwerte gehen nur mit „Alle Punkte mal: 10“.
why-pinochle-partner-first-one-side = „Der Partner gibt zuerst“ gilt nur für Ansager und Partner, nicht für beide Parteien.

# Die Rechnung einer Runde, worum es geht, und was man später erzählt
pinochle-verdict-declarers-trickless = Verfehlt: kein einziger Stich
pinochle-sum-trickless-bid = kein Stich, Meldung { $meld } verfällt: { $points }
pinochle-sum-trickless = kein Stich, Meldung { $meld } verfällt: { $points ->
    [0] 0
   *[other] Dix { $points }
 }
pinochle-stake-trick-missing = Meldung { $meld }, ein Stich fehlt noch
pinochle-aloud-trick-missing = { $who }: { pinochle-stake-trick-missing }

# Für alle, die noch nie gespielt haben
pinochle-help-aim =
    Zwei gegen zwei: Dein Partner sitzt gegenüber. Punkte gibt es zweimal: für **Meldungen** – Kombinationen, die du aus der Hand zeigst – und für Asse, { ranks-T } und Könige in deinen **Stichen**.
    Eine Partei bietet, wie viel sie mit beidem zusammen schafft. Schafft sie es nicht, verliert sie { $set_penalty ->
        [meld] ihre Meldungen
       *[bid] das Gebot
    }.
    Wer zuerst { $scale ->
        [10] 1500
       *[other] 150
    } Punkte hat, gewinnt. Schaffen es beide in derselben Runde, gewinnt die Partei des Ansagers.
pinochle-help-deal =
    48 Karten: Ass, { rank-T }, König, { rank-word-Q }, { rank-word-J } und 9, jede doppelt und in allen vier Farben. Jeder bekommt zwölf, { $deal_by ->
        [one] { pinochle-value-deal-by-one }
       *[three] { pinochle-value-deal-by-three }
    }.
    In jeder Farbe gilt **{ rank-A } { rank-T } { rank-K } { rank-Q } { rank-J } 9**{ rank-legend } – { rank-word-T } sticht also den König. Von zwei gleichen Karten ist die zuerst gespielte höher.{ $racehorse ->
        [0] {""}
       *[other] {" "}Nach der Trumpfansage tauschen { $racehorse_who ->
            [both-sides] alle Partner
           *[declarer-side] Ansager und Partner
        } { $racehorse ->
            [one] eine Karte
           *[other] { $racehorse } Karten
        } (*Racehorse*){ $racehorse_how ->
            [partner-first] ; der Partner gibt zuerst
           *[together] {""}
        }.
    }{ $nines_redeal ->
        [yes] {" "}Ab fünf Neunen darfst du neu geben lassen.
       *[no] {""}
    }
pinochle-help-bidding =
    Links vom Geber beginnend bietet jeder mindestens { $minimum }{ $scale ->
        [10] 0
       *[other] {""}
    }, dann immer höher, oder passt; wer passt, ist draußen. Passen die ersten drei, muss der Geber das Mindestgebot nehmen.
    Wer zuletzt bietet, ist **Ansager** und sagt Trumpf an{ $trump_needs ->
        [marriage] , eine Farbe mit König und { rank-word-Q } auf der Hand, falls es eine gibt
       *[nothing] {""}
    }. Dann werden alle Meldungen gezeigt{ $scale ->
        [10] {" "}(diese Werte mal zehn)
       *[other] {""}
    }:
    • Familie { rank-A } { rank-T } { rank-K } { rank-Q } { rank-J } im Trumpf 15 (zwei: 150){ $extra_run_melds ->
        [yes] ; mit { rank-K } oder { rank-Q } dazu 4 mehr, mit beiden 8
       *[no] {""}
    }
    • Trumpfpaar { rank-K } { rank-Q } 4 (nicht neben einer Familie) · Paar { rank-K } { rank-Q } anderer Farbe 2
    • Pinochle { card-QS } { card-JD } 4 (zwei: 30)
    • je eine aus jeder Farbe: Asse 10, Könige 8, { ranks-Q } 6, { ranks-J } 4 (alle acht: zehnmal so viel)
    • { rank-K } { rank-Q } in allen vier Farben (*Rundgang*) zählen so zusammen 24
    • Trumpf-9 (*Dix*) 1
    Ich melde für dich, was am meisten zählt. Eine Karte darf in verschiedenen Arten von Meldungen zählen.
pinochle-help-play =
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
pinochle-help-scoring =
    In den Stichen: { $card_values ->
        [original] { rank-A } 11, { rank-T } zehn, { rank-K } 4, { rank-Q } 3, { rank-J } 2, letzter Stich 10: zusammen 250
        [intermediate] { rank-A } und { rank-T } je zehn, { rank-K } und { rank-Q } je 5, letzter Stich 10: zusammen 250
       *[simple] { $scale ->
            [10] { rank-A }, { rank-T } und { rank-K } je 10, letzter Stich 10: zusammen 250
           *[other] { rank-A }, { rank-T } und { rank-K } je 1, letzter Stich 1: zusammen 25
        }
    }.
    Partei des Ansagers: Erreichen Meldungen und Stiche das Gebot, schreibt sie alles; sonst verliert sie { $set_penalty ->
        [meld] ihre Meldungen
       *[bid] das Gebot
    }.
    Gegner: Sie schreiben immer Meldungen und Stiche.{ $surrender ->
        [yes] {" "}Gibt der Ansager auf, schreiben sie nur ihre Meldungen.
       *[no] {""}
    }
    Ohne einen einzigen Stich verfallen die Meldungen{ $trickless_keeps_dix ->
        [yes] {" "}(den Gegnern bleibt die Dix)
       *[no] {""}
    }, und der Ansager verliert sein Gebot.

# Was man sich merkt
pinochle-feat-contract = Ersteigert

# Die Regelwerke in einem Satz, und das ganze Spiel in wenigen Zeilen
pinochle-preset-house-about = Gebote ab { $minimum }; Asse, { ranks-T } und Könige zählen eins; wer sein Gebot verfehlt, verliert es.
pinochle-preset-source-about = Wie die Standardregeln, aber wer sein Gebot verfehlt, verliert seine Meldungen.
pinochle-preset-racehorse-about = Vor den Meldungen tauschen der Ansager und sein Partner { $racehorse } Karten.
pinochle-preset-iowa-about = Vor den Meldungen tauschen die Partner beider Parteien { $racehorse } Karten.
pinochle-preset-dailey-about = Alles mal zehn, Gebote ab { $minimum }0, der Partner gibt zuerst { $racehorse } Karten; Aufgeben ist erlaubt.
pinochle-preset-grandfather-about = Alles mal zehn; { rank-A } 11, { rank-T } zehn, { rank-K } 4, { rank-Q } 3, { rank-J } 2 und zehn für den letzten Stich.
pinochle-help-example =
    { $maker } hat { $bid } geboten und { $trump } zum Trumpf gemacht. Jetzt liegen alle Meldungen offen.
    { $shower } zeigt eine **Familie** (15) und ein **Pinochle** (4): { $shown_points }. König und { rank-word-Q } der Familie zählen nicht noch als Trumpfpaar. { $mate } hat zwei Paare: { $mate_points }.
    Zusammen sind das { $side_points } – wenn die beiden mindestens einen Stich machen.
pinochle-help-short =
    • **Ziel:** zwei gegen zwei, dein Partner gegenüber. Punkte gibt es für Meldungen und Stiche; wer zuerst { $scale ->
        [10] 1500
       *[other] 150
    } hat, gewinnt.
    • **Geben:** { rank-A } { rank-T } { rank-K } { rank-Q } { rank-J } 9, jede zweimal, jeder zwölf Karten. Das ist auch ihre Reihenfolge – { rank-word-T } sticht den König.
    • **Bieten:** höher oder passen, ab { $scale ->
        [10] { $minimum }0
       *[other] { $minimum }
    }. Wer zuletzt bietet, sagt Trumpf an.{ $racehorse ->
        [0] {""}
       *[other] {" "}Dann tauschen { $racehorse_who ->
            [both-sides] alle Partner
           *[declarer-side] der Ansager und sein Partner
        } { $racehorse ->
            [one] eine Karte
           *[other] { $racehorse } Karten
        }.
    }
    • **Meldungen** werden für dich hingelegt: Familie { rank-A } { rank-T } { rank-K } { rank-Q } { rank-J } im Trumpf 15, { rank-K } { rank-Q } 2 (im Trumpf 4), { card-QS } { card-JD } 4, von jeder Farbe ein Ass 10, König 8, { rank-word-Q } 6 oder { rank-word-J } 4, Trumpf-9 1{ $scale ->
        [10] {" "}– alles mal zehn
       *[other] {""}
    }.
    • **Du bist dran:** Bediene die Farbe{ $heading ->
        [always] {" "}und überstich die beste Karte, wenn du kannst; ohne die Farbe trumpfe, und zwar höher, wenn du kannst
        [plain-free] {" "}(Trümpfe überstich, wenn du kannst); ohne die Farbe trumpfe, und zwar höher, wenn du kannst
       *[trump-led-only] {" "}(ausgespielten Trumpf überstich, wenn du kannst); ohne die Farbe trumpfe
    }; sonst spiel, was du willst.
    • **Punkte in den Stichen:** { $card_values ->
        [original] { rank-A } 11, { rank-T } zehn, { rank-K } 4, { rank-Q } 3, { rank-J } 2, letzter Stich 10
        [intermediate] { rank-A } und { rank-T } je zehn, { rank-K } und { rank-Q } je 5, letzter Stich 10
       *[simple] { $scale ->
            [10] { rank-A }, { rank-T } und { rank-K } je 10, letzter Stich 10
           *[other] { rank-A }, { rank-T } und { rank-K } je 1, letzter Stich 1
        }
    }. Wer sein Gebot verfehlt, verliert { $set_penalty ->
        [meld] seine Meldungen
       *[bid] das Gebot
    }.

# Die erste Lektion
pinochle-lesson-begins = Nur zum Üben! Meldungen und Stiche bringen Punkte.
pinochle-lesson-bid = Deine Familie in { $suit } zählt 15, die Neun 1. Bietest du { $bid }?
pinochle-lesson-bid-done = So viel bringen schon die Meldungen.
pinochle-lesson-bid-no = Geht, aber biete nur so viel wie nötig: { $bid }.
pinochle-lesson-bid-no-pass = Geht, aber mit einer Familie willst du Trumpf ansagen.
pinochle-lesson-again = Die Gegner bieten mit. Auch Stiche zählen, etwa 10 Punkte. { $bid }?
pinochle-lesson-again-done = Meldungen und Stiche müssen das Gebot schaffen.
pinochle-lesson-again-no = Geht, aber das kleinste Gebot reicht: { $bid }.
pinochle-lesson-again-no-pass = Geht, aber 16 gemeldet und zehn in Stichen sind mehr.
pinochle-lesson-trump = Du hast das Spiel ersteigert. In welcher Farbe ist die Familie?
pinochle-lesson-trump-done = Alle haben gemeldet: Eure Partei hat schon 19.
pinochle-lesson-trump-no = Geht, aber Familien zählen nur im Trumpf: { $suit }.
pinochle-lesson-first = Du spielst aus. Zieh Trümpfe mit dem Ass.
pinochle-lesson-first-done = Dein Partner gibt { rank-word-T } dazu: noch ein Punkt.
pinochle-lesson-first-no = Geht, aber fang mit dem Trumpfass an: Dann sind die anderen sicher.
pinochle-lesson-second = Noch einmal, mit dem anderen Ass.
pinochle-lesson-second-done = Wieder zwei gefallen, einer fehlt noch.
pinochle-lesson-second-no = Geht, aber drei Trümpfe fehlen noch: Zieh mit dem Ass.
pinochle-lesson-third = Ein Trumpf fehlt. Zieh ihn mit einem, der nicht verliert.
pinochle-lesson-third-done = Jetzt hast nur noch du Trümpfe.
pinochle-lesson-third-no = Geht, aber ein Trumpf fehlt noch: Zieh ihn mit einem hohen.
pinochle-lesson-aces = Trumpfen kann sonst niemand: Bring { $ace } heim.
pinochle-lesson-aces-done = In Stichen zählen { rank-A }, { rank-T } und { rank-K } je 1.
pinochle-lesson-aces-no = Geht, aber bring erst { $ace } heim, solange das sicher ist.
pinochle-lesson-lose = Manche Stiche gibst du ab. Spiel { $nine } und behalte die Trümpfe.
pinochle-lesson-lose-done = Der Stich ist weg, aber deine Trümpfe kommen noch.
pinochle-lesson-lose-no = Geht, aber gib erst { $nine } ab.
pinochle-lesson-must = Kein { $suit } mehr: Dann musst du trumpfen. Der kleinste reicht.
pinochle-lesson-must-done = Ohne die Farbe musst du trumpfen, möglichst höher.
pinochle-lesson-must-no = Geht, aber { $low } reicht.
pinochle-lesson-keep = Schwach ist nur noch { $nine }. Der letzte Stich zählt 1: Spar Trümpfe.
pinochle-lesson-keep-done = Der Stich ist weg, aber das Ende gehört dir.
pinochle-lesson-keep-no = Geht, aber Trümpfe stechen auch am Ende.
pinochle-lesson-once = Wieder { $suit }: Du musst trumpfen, jeder Trumpf sticht.
pinochle-lesson-once-done = Noch ein Stich mit Punkten darin.
pinochle-lesson-last = Zwei Trümpfe, beide stechen. Spiel einen davon.
pinochle-lesson-last-done = 19 gemeldet und 23 in Stichen: 42 Punkte bei Gebot 22.
