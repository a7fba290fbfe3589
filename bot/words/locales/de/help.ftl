# Hilfe für alle, die neu sind: die Seite vor denen jedes Spiels, und was um die Seiten steht.
help-page-basics = Was ist ein Stich?
help-page-example = Ein Beispiel
help-example-of = { $game }: ein Beispiel
help-example-rules = -# Nach den Standardregeln. Was an diesem Tisch anders ist, steht auf der nächsten Seite.
help-row-trump = Trumpf, hier { $suit }: von oben
help-row-plain = Jede andere Farbe
help-row-every = Jede Farbe: von oben
help-row-alt = { $label } – { $cards }.
menu-help-page = Alle Seiten
help-basics =
    Reihum spielen alle eine Karte: Das ist ein **Stich**.
    • **Ausspielen:** { $leader } beginnt mit irgendeiner Karte, hier { $led }{ $pictures ->
        [yes] {" "}(im Bild die 1)
       *[no] {""}
    }.
    • **Bedienen:** In der Regel spielst du diese Farbe, wenn du sie hast, wie { $second } mit { $followed }.
    { $trump ->
        [yes] • **Trumpf:** Eine Farbe schlägt alle anderen, hier { suit-H }. { $third } kann nicht bedienen und *sticht* mit { $other }; da hilft auch { $last } nicht.
       *[no] • **Abwerfen:** { $third } kann nicht bedienen. { $other } ist von anderer Farbe und macht keinen Stich.
    }
    • **Gewinnen:** { $trump ->
        [yes] Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe.
       *[no] Die höchste Karte der ausgespielten Farbe macht den Stich.
    } Wer ihn hat, spielt zum nächsten aus.
    • **Deine Karten** kommen als Direktnachricht; *Mein Blatt* am Tisch zeigt sie auch, nur dir. Drück den Knopf einer Karte, um sie zu spielen. Wo es Tipps gibt, sagt *Tipp*, was ich spielen würde.
help-basics-picture = { $who } macht den Stich mit { $card }

# /hilfe: wie es weitergeht, je nachdem, wer fragt.
guide-new = Ich gebe Karten für Stichspiele: Euchre, Pinochle, Jass und mehr. Neu hier? { $lesson ->
    [yes] *{ button-first-lesson }* spielt mit dir Schritt für Schritt eine Runde **{ $game }**.
   *[no] Fang mit **{ $game }** an.
 }
guide-do = **Jetzt:** { $ask }
guide-hand = { $place ->
    [here] *Mein Blatt* öffnet dein Blatt, nur für dich.
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
