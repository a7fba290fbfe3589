game-four-jacks = Vier { ranks-J }

# Einzelne Regeln
four-jacks-option-end = Ende der Partie
four-jacks-value-end-deals = nach fester Rundenzahl
four-jacks-value-end-limit = bei einer Punktgrenze
four-jacks-option-deals = Runden
four-jacks-option-limit = Punktgrenze (plus oder minus)
four-jacks-option-pass-cards = Karte weitergeben
four-jacks-value-pass-cards-right = nach rechts
four-jacks-value-pass-cards-none = gar nicht

# Was zu tun ist, gesagt und erzählt wird
four-jacks-phase-passing = eine Karte nach rechts weitergeben
four-jacks-ask-passing = Wähle eine Karte für { $right }, rechts von dir, bevor du die von { $left } siehst.
four-jacks-action-give = { $cards } weitergeben
four-jacks-event-gave = { $who } hat eine Karte für { $receiver } gewählt.
four-jacks-event-you-gave = Du gibst { $cards } an { $receiver } weiter.
four-jacks-event-four-jacks = Vier { ranks-J }! { $who } hat sie alle.
four-jacks-result-last-deal = die letzte Runde ist gespielt
four-jacks-result-limit = die Punktgrenze ist erreicht

# Die Rechnung der Runde
four-jacks-verdict-four-jacks = Alle vier { ranks-J } für { $who }!
four-jacks-sum-jack = { $card } { $points }
four-jacks-sum-clean = kein { rank-word-J }
four-jacks-sum-slam = alle vier { ranks-J }: +{ $points }
four-jacks-sum-slam-loss = gegen alle vier: { $points }
four-jacks-stake-slam-open = { $who } kann alle vier holen, noch offen: { $cards }
four-jacks-moment-slam = { $who } holte in Runde { $deal } alle vier { ranks-J }

# Für alle, die es noch nie gespielt haben
four-jacks-help-aim =
    Zu dritt, jeder für sich. Nimm keine { ranks-J } ({ rank-J }) – außer du bekommst **alle vier**.
    Der Kniff: Die { ranks-J } eines Stichs nimmt, wer darin die **schwächste** Karte gespielt hat, nicht die stärkste.
four-jacks-help-deal =
    24 Karten: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9{ rank-legend }. Alle bekommen acht.
    { $pass_cards ->
        [none] Karten werden nicht weitergegeben.
       *[right] Dann gibt jeder eine Karte verdeckt nach rechts weiter – bevor er sieht, welche von links kommt.
    }
four-jacks-help-play =
    Es gibt keinen Trumpf. Die Vorhand, links vom Geber, spielt aus. Bediene die Farbe, wenn du kannst; sonst spiel, was du willst.
    In der ausgespielten Farbe gilt: { rank-A } { rank-K } { rank-Q } { rank-J } { rank-T } 9. Ein Abwurf (eine andere Farbe) ist schwächer als alle diese Karten. Von zwei Abwürfen ist der niedrigere schwächer; sind sie gleich hoch, steht { sign-S } über { sign-H }, dann { sign-D }, dann { sign-C }.
    Wer die **stärkste** Karte gespielt hat, spielt als Nächstes aus. Liegen { ranks-J } im Stich, nimmt sie **alle**, wer die **schwächste** gespielt hat. Die anderen Karten zählen nicht.
four-jacks-help-scoring =
    { card-JC } kostet 2 Punkte, jeder andere { rank-word-J } 1.
    Alle vier { ranks-J }: plus 3, und die anderen zwei verlieren je 2.
    { $end ->
        [limit] Die Partie endet nach der Runde, in der jemand plus oder minus { $limit } erreicht; wer am meisten hat, gewinnt.
       *[deals] Nach { $deals } Runden gewinnt, wer die meisten Punkte hat.
    }

# Was man sich merkt
four-jacks-feat-jacks = { ranks-J } genommen
four-jacks-feat-clean = Ohne { ranks-J }
four-jacks-feat-slam = Alle vier

# Die Regelwerke in einem Satz, und das ganze Spiel in wenigen Zeilen
four-jacks-preset-house-about = { $deals } Runden; vor jeder geht eine Karte nach rechts.
four-jacks-help-example =
    { $leader } spielt { $led } aus. { $second } kann nicht bedienen und wirft { $card2 } ab.
    { $third } hat mit { $best } die **stärkste** Karte der ausgespielten Farbe und spielt als Nächstes aus. Aber { $card2 } ist abgeworfen und damit die **schwächste** Karte, Ass hin oder her: { $taker } nimmt { $taken }, und das kostet 2 Punkte.
four-jacks-help-short =
    • **Ziel:** zu dritt, jeder für sich. Nimm keine { ranks-J } – oder alle vier.
    • **Geben:** 24 Karten vom Ass bis zur 9, jeder acht.{ $pass_cards ->
        [right] {" "}Eine davon geht nach rechts, bevor du die von links siehst.
       *[none] {""}
    }
    • **Du bist dran:** Es gibt keinen Trumpf. Bediene die ausgespielte Farbe, wenn du kannst; sonst spiel, was du willst.
    • **Der Kniff:** Die stärkste Karte spielt als Nächste aus, aber die **schwächste** nimmt die { ranks-J }. Jede andere Farbe ist schwächer als die ausgespielte.
    • **Punkte:** { card-JC } −2, jeder andere { rank-word-J } −1. Alle vier: +3, und −2 für jeden der anderen.
    • **Ende:** { $end ->
        [limit] sobald jemand plus oder minus { $limit } erreicht
       *[deals] nach { $deals } Runden
    }. Wer am meisten hat, gewinnt.

# Die erste Lektion
four-jacks-lesson-begins = Nur zum Üben! { ranks-J } kosten Punkte.
four-jacks-lesson-pass = Die schwächste Karte nimmt die { ranks-J }. Was gibst du weiter?
four-jacks-lesson-pass-done = { $nine } ist die schwächste Karte. Nun hat sie ein anderer.
four-jacks-lesson-pass-no = Geht, aber { $nine } ist am schwächsten: weg damit.
four-jacks-lesson-pass-no-jack = Geht, aber { $nine } ist schlimmer: Sie nimmt die { ranks-J }.
four-jacks-lesson-lead = Du spielst aus. Hohe Karten sind selten am schwächsten: { $queen }.
four-jacks-lesson-lead-done = { $spade } war am schwächsten: Wer ihn spielte, nimmt ihn selbst.
four-jacks-lesson-lead-no = Geht, aber { $queen } ist sicherer: Da liegt eher etwas darunter.
four-jacks-lesson-lead-no-high = Auch sicher. Aber behalt deine höchsten: { $queen } genügt.
four-jacks-lesson-king = { $ace } liegt. Was ist seltener am schwächsten, { $jack } oder { $king }?
four-jacks-lesson-king-done = Hier gibt es nichts zu nehmen: kein { rank-word-J } dabei.
four-jacks-lesson-king-no = Geht, aber { $jack } könnte am schwächsten sein, dann ist er dein.
four-jacks-lesson-over = { $queen } liegt, deine zwei Karten sind höher. Nimm eine davon.
four-jacks-lesson-over-done = Wer am stärksten war, spielt aus: du.
four-jacks-lesson-away = Du spielst aus: Abwürfe sind schwächer als jede Karte der Farbe. { $jack }!
four-jacks-lesson-away-done = Einer hatte die Farbe nicht: Sein Abwurf war der schwächste.
four-jacks-lesson-away-no = Geht, aber werd { $jack } jetzt los, beim Ausspielen.
four-jacks-lesson-throw = Kein { $suit } mehr: Wirf eine niedrige Karte ab.
four-jacks-lesson-throw-done = Kein { rank-word-J } dabei: Das kostet nichts.
four-jacks-lesson-throw-no = Geht, aber behalte die hohe Karte: Sie kann dich noch retten.
four-jacks-lesson-last = Nur eine Karte bedient { $suit }. Auf die letzte warten zwei { ranks-J }!
four-jacks-lesson-last-done = Kein einziger { rank-word-J }: 0 Punkte. Die anderen teilen sich −5.
