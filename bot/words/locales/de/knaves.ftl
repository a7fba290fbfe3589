game-knaves = Knaves

# Einzelne Regeln
knaves-preset-family = Familie
knaves-preset-changing = wechselnder Trumpf
knaves-preset-short = kurze Partie
knaves-option-target = Punkte zum Sieg
knaves-option-jacks = Was jeder { rank-word-J } kostet
knaves-value-jacks-s-c-d-h = { sign-S } 1 · { sign-C } 2 · { sign-D } 3 · { sign-H } 4
knaves-value-jacks-c-s-d-h = { sign-S } 2 · { sign-C } 1 · { sign-D } 3 · { sign-H } 4
knaves-value-jacks-h-d-s-c = { sign-S } 3 · { sign-C } 4 · { sign-D } 2 · { sign-H } 1
knaves-option-jack-turned = Ein { rank-word-J } wird aufgedeckt
knaves-value-jack-turned-trump = macht Trumpf wie jede Karte
knaves-value-jack-turned-no-trump = die Runde hat keinen Trumpf
knaves-option-same-suit = Die Trumpffarbe der letzten Runde wird aufgedeckt
knaves-value-same-suit-trump = ist wieder Trumpf
knaves-value-same-suit-no-trump = die Runde hat keinen Trumpf
knaves-option-all-jacks = Alle vier { ranks-J } in einer Hand
knaves-value-all-jacks-cost = kosten 10
knaves-value-all-jacks-ten-more = bringen stattdessen 10
knaves-option-level = Gleichstand an der Spitze
knaves-value-level-draw = unentschieden
knaves-value-level-play-on = weiter, bis einer vorn liegt

# Was erzählt wird
knaves-event-turned-up = Aufgedeckt wird { $card }.
knaves-event-no-trump = Weil { $card } aufgedeckt ist, gibt es in dieser Runde keinen Trumpf.
knaves-event-all-four = { $who } hat alle vier { ranks-J }: { $points } Punkte!
knaves-fact-turned-up = Aufgedeckt: { $card }

# Die Rechnung der Runde, worum es geht, und was man davon erzählt
knaves-verdict-all-four = Alle vier { ranks-J } für { $who }!
knaves-sum-jack = { $card } { $points }
knaves-sum-all-four = alle vier { ranks-J }: +{ $points }
knaves-moment-all-four = { $who } holte in Runde { $deal } alle vier { ranks-J } und den Bonus
knaves-moment-all-jacks = { $who } blieb in Runde { $deal } auf allen vier { ranks-J } sitzen
knaves-moment-rich = { $who } machte in Runde { $deal } { $points } Punkte
knaves-achievement-all-four = Alle vier { ranks-J } mit Bonus
knaves-achievement-rich = Neun Punkte in einer Runde

# Für alle, die es noch nie gespielt haben
knaves-help-aim =
    Zu dritt, jeder für sich. Mach Stiche: Jeder zählt einen Punkt. Aber nicht die Stiche mit { ranks-J } ({ rank-J }) darin: Die kosten mehr, als sie bringen.
    Wer zuerst { $target } Punkte hat, gewinnt.
knaves-help-deal =
    52 Karten: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9 … 2 in jeder Farbe{ rank-legend }. Jeder bekommt siebzehn. Die letzte Karte wird aufgedeckt: Ihre Farbe ist **Trumpf**. Die Karte selbst gehört niemandem.{ $jack_turned ->
        [no-trump] {" "}Ist sie ein { rank-word-J }, gibt es in dieser Runde keinen Trumpf.
       *[trump] {""}
    }{ $same_suit ->
        [no-trump] {" "}Hat sie die Farbe, die in der Runde davor Trumpf war, gibt es diesmal keinen.
       *[trump] {""}
    }
knaves-help-play =
    Die Vorhand, links vom Geber, spielt aus, was sie will. Bediene die Farbe, wenn du kannst; sonst spiel, was du willst: einen Trumpf oder einen der { ranks-J }, um ihn loszuwerden.
    Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe. Wer den Stich macht, spielt als Nächstes aus. Es sind siebzehn Stiche.
knaves-help-scoring =
    Jeder Stich bringt 1 Punkt. Jeder { rank-word-J }, den du nimmst, kostet: { $jacks ->
        [c-s-d-h] { card-JH } 4, { card-JD } 3, { card-JS } 2, { card-JC } 1
       *[s-c-d-h] { card-JH } 4, { card-JD } 3, { card-JC } 2, { card-JS } 1
        [h-d-s-c] { card-JC } 4, { card-JS } 3, { card-JD } 2, { card-JH } 1
    }. Auch weniger als null ist möglich.{ $all_jacks ->
        [ten-more] {" "}Nimm **alle vier**, dann bringen sie stattdessen 10.
       *[cost] {""}
    }
    Die Partie endet nach der Runde, in der jemand { $target } erreicht; wer am meisten hat, gewinnt. { $level ->
        [play-on] Liegen zwei gleichauf an der Spitze, geht es weiter.
       *[draw] Liegen zwei gleichauf an der Spitze, ist es unentschieden.
    }

# Was man sich merkt
knaves-feat-tricks = Stiche
knaves-feat-jacks = { ranks-J } genommen
knaves-feat-clean = Runden ohne { ranks-J }
knaves-feat-all-four = Alle vier mit Bonus

# Die Regelwerke in einem Satz, und das ganze Spiel in wenigen Zeilen
knaves-preset-house-about = Bis { $target } Punkte; { card-JH } kostet am meisten, { card-JS } am wenigsten, die aufgedeckte Karte ist immer Trumpf.
knaves-preset-family-about = Bis { $target } Punkte; ein aufgedeckter { rank-word-J } heißt ohne Trumpf, alle vier { ranks-J } zusammen bringen 10.
knaves-preset-changing-about = Bis { $target } Punkte; nie zweimal hintereinander der gleiche Trumpf, und kein Unentschieden.
knaves-preset-short-about = Die Standardregeln, aber nur bis { $target } Punkte.
knaves-help-example =
    { $leader } spielt { $led } aus, ein sicherer Stich. { $second } bedient niedrig, aber { $third } ist froh, { $card3 } loszuwerden.
    { $winner } macht den Stich mit { $best }: Das ist 1 Punkt für { $taker }, aber { $taken } kostet 4. Hohe Karten machen Stiche – und nehmen die { ranks-J } mit.
knaves-help-short =
    • **Ziel:** zu dritt, jeder für sich. Mach Stiche, aber keine mit { ranks-J }.
    • **Geben:** 52 Karten, jeder siebzehn; die letzte wird aufgedeckt und macht Trumpf.
    • **Du bist dran:** Bediene die ausgespielte Farbe, wenn du kannst; sonst spiel, was du willst. Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe.
    • **Punkte:** jeder Stich 1. { ranks-J } kosten: { $jacks ->
        [c-s-d-h] { card-JH } 4, { card-JD } 3, { card-JS } 2, { card-JC } 1
       *[s-c-d-h] { card-JH } 4, { card-JD } 3, { card-JC } 2, { card-JS } 1
        [h-d-s-c] { card-JC } 4, { card-JS } 3, { card-JD } 2, { card-JH } 1
    }.{ $all_jacks ->
        [ten-more] {" "}Alle vier bringen 10.
       *[cost] {""}
    }
    • **Ende:** sobald jemand { $target } erreicht. Wer am meisten hat, gewinnt.

# Die erste Lektion
knaves-lesson-begins = Nur zum Üben! Stiche zählen, { ranks-J } kosten.
knaves-lesson-duck = Nach dir spielt noch jemand. Bleib niedrig, behalte die { ranks-J }.
knaves-lesson-duck-done = Nicht dein Stich, aber deine { ranks-J } sind sicher.
knaves-lesson-duck-no = Geht, aber es kann dich { ranks-J } kosten.
knaves-lesson-last = Du spielst zuletzt, kein { rank-word-J } liegt: Stich, ohne { $jack }!
knaves-lesson-last-done = Ein Stich: 1 Punkt, und er kostet nichts.
knaves-lesson-last-no = Geht, aber eine mittlere Karte macht den Stich umsonst.
knaves-lesson-top = { $suit } ist Trumpf, und du hast die höchsten. Spiel einen aus.
knaves-lesson-top-done = Noch ein Stich, und weniger Trümpfe gegen dich.
knaves-lesson-top-no = Geht, aber deine hohen Trümpfe sind sichere Stiche.
knaves-lesson-low = Lass andere ausspielen: Auf ihre Stiche sollen deine { ranks-J }. { $club }!
knaves-lesson-low-done = Nun spielen andere aus. Warte ab.
knaves-lesson-low-no = Geht, aber eine niedrige wie { $club } ist jetzt besser.
knaves-lesson-under = { $jack } liegt, und du kannst nur darunter. Jeder Trumpf ist recht.
knaves-lesson-under-done = Ein { rank-word-J } im eigenen Stich: 1 − 1 = 0.
knaves-lesson-give = Kein { $suit } mehr. Was kostet dich am meisten? Gib es weg.
knaves-lesson-give-done = { $jack } hat nun jemand anders.
knaves-lesson-give-no = Geht, aber jetzt wärst du { $jack } los.
knaves-lesson-give-no-jack = Geht, aber { $jack } kostet noch mehr.
knaves-lesson-lose = { $ace } macht den Stich. Beide Karten gehen darunter.
knaves-lesson-lose-done = Nichts gewonnen, nichts verloren.
knaves-lesson-trump = Kein { $suit } mehr, und kein { rank-word-J } liegt: Stich mit Trumpf.
knaves-lesson-trump-done = Auch der letzte ist dein: sechs Punkte, kein { rank-word-J }.
