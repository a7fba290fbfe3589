# Hilfe für alle, die neu sind: die Seite vor denen jedes Spiels, und was um die Seiten steht.
help-page-basics = Was ist ein Stich?
help-page-example = Ein Beispiel
help-example-of = { $game }: ein Beispiel
help-row-trump = Trumpf, hier { $suit }: von oben
help-row-plain = Jede andere Farbe
help-row-every = Jede Farbe: von oben
help-row-undenufe = In Undenufe
help-row-alt = { $label }: { $cards }.
menu-help-page = Alle Seiten
help-basics =
    Alle legen eine Karte in die Mitte: Das ist ein **Stich**.
    • **Ausspielen:** { $leader } beginnt mit einer beliebigen Karte: { $led } (Zeichen 1).
    • **Bedienen:** Wer diese Farbe hat, muss sie in der Regel spielen. { $second } bedient mit { $followed }.
    { $trump ->
        [yes] • **Trumpf:** Eine Farbe schlägt alle anderen, hier { suit-S }. { $third } kann nicht bedienen und *sticht* mit { $other }. Auch { $last } von { $fourth } hilft dagegen nicht.
       *[no] • **Abwerfen:** { $third } kann nicht bedienen und wirft { $other } ab: Eine andere Farbe macht nie den Stich.
    }
    • **Gewinnen:** Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe. Diesen bekommt { $trump ->
        [yes] { $third }
       *[no] { $leader }
    } und spielt zum nächsten aus.
    • **Deine Karten** kommen als Direktnachricht; am Tisch zeigt sie *Mein Blatt*, nur dir. Was du spielen darfst, hebt sich ab: Drück darauf. Regeln brechen kannst du nicht, und *Tipp* sagt, was ich spielen würde.
help-basics-picture = { $who } macht den Stich mit { $card }

# /hilfe: wie es weitergeht, je nachdem, wer fragt.
guide-new = 👋 Ich gebe Karten für Stichspiele: Euchre, Pinochle, Jass und mehr. Neu hier? Fang mit **{ $game }** an:
guide-do = **Jetzt:** { $ask }
guide-hand = { $place ->
    [here] Dein Blatt öffnet *Mein Blatt*, nur für dich.
    [both] Dein Blatt steht in unseren Direktnachrichten und unter *Mein Blatt*.
   *[dm] Dein Blatt steht in unseren Direktnachrichten; *Mein Blatt* zeigt es dir auch hier, nur dir.
 }
menu-help-game = Ein anderes Spiel: so geht’s
button-first-lesson = Erste Lektion
button-doctor = Rechte prüfen

# Im Kanal für Systemnachrichten, einmal, wenn ein Server den Bot eingeladen hat.
guide-welcome =
    🃏 Ich bin **Knave** und gebe Karten für Stichspiele: Euchre, Pinochle, Jass und mehr.
    • `/tisch eröffnen` eröffnet hier einen Tisch; auf freie Plätze setzen sich Roboter.
    • Neu bei diesen Spielen? `/lernen` spielt eine erste Runde mit dir, `/üben` gibt sofort Karten. `/hilfe` sagt immer, wie es weitergeht.
    -# Für alle, die diesen Server verwalten: `/server-einstellungen` legt Kanäle und Grenzen fest, `/diagnose` prüft meine Rechte.
