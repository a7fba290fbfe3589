# Tische, deren Host nicht da ist, was gemeinsam entschieden wird, und Worte am Tisch.
host-is-away = 🕒 **{ $host }, Host dieses Tisches, hat eine Weile nichts gedrückt.** Alle am Tisch können starten{ $robots ->
    [yes] , mit Robotern auffüllen
   *[no] {""}
 } oder Host werden.
button-host = Host übernehmen
host-you-are = Du bist jetzt Host.
no-host-only-until = Das kann vorerst nur der Host. Drückt der Host nichts, dürfen es alle am Tisch <t:{ $when }:R>.
no-host-already = Diese Person ist schon Host.
no-host-or-moderator-seats = Das kann nur der Host oder wer in diesem Kanal Nachrichten verwalten darf.
seats-moderator = -# Du darfst hier Nachrichten verwalten, also auch jemanden wegschicken, wieder mitspielen lassen oder zum Host machen. Alles Weitere entscheidet der Host.

robots-are = **Roboter:** { $robots }
robots-welcome = willkommen
robots-none = keine – nur für Menschen
robots-item = Roboter: { $robots }
menu-robots = Dürfen sich Roboter setzen?
no-robots-unwelcome = An diesem Tisch wird ohne Roboter gespielt. Der Host kann das unter *Mehr …*, *Tipps, Tempo & mehr* ändern.
no-people-missing = { $count ->
    [one] Ein Platz ist noch leer, und an diesem Tisch wird ohne Roboter gespielt.
   *[other] { $count } Plätze sind noch leer, und an diesem Tisch wird ohne Roboter gespielt.
 } Erst wenn alle besetzt sind, kann es losgehen.
seat-waits = 🪑 **Ein Platz ist leer, und hier wird ohne Roboter gespielt: Die Partie wartet, bis sich jemand setzt.** Wer mitspielt, kann abstimmen, ob ein Roboter einspringt oder der Tisch schließt.
left-game-waits = Du hast Tisch { $table } verlassen. Dort wird ohne Roboter gespielt; die Partie wartet, bis sich jemand setzt.
leave-question-waits = Tisch { $table } mitten in der Partie verlassen? Dort wird ohne Roboter gespielt; die Partie wartet, bis du oder jemand anderes sich setzt.
left-game-ended = Du hast Tisch { $table } verlassen. Sonst spielte niemand, also ist die Partie zu Ende; gewertet wird nichts.
leave-question-ends = Tisch { $table } verlassen? Sonst spielt niemand; die Partie ist dann zu Ende, und gewertet wird nichts.
button-take-empty = Platz nehmen
button-robot-in = Roboter einsetzen

vote-button = Abstimmen …
ballot-title = **{ $game }** · Tisch { $table } · Was möchtest du ändern?
ballot-about = Alle, die mitspielen, müssen zustimmen; Roboter werden nicht gefragt. Für jemanden, der fünf Minuten lang nicht gespielt oder die Bedenkzeit überschritten hat, kann ein Roboter einspringen, bis die Person zurück ist.
ballot-concede = Du kannst auch aufgeben: den Rest dieser Runde oder, sobald eine Runde gewertet ist, die Partie. Zuerst muss deine Partei zustimmen, dann die andere; Roboter stimmen immer zu.
ballot-concede-deal = Du kannst auch den Rest dieser Runde aufgeben. Zuerst muss deine Partei zustimmen, dann die andere; Roboter stimmen immer zu.
menu-vote-clock = Bedenkzeit ändern …
button-replace = { $who } ersetzen
button-concede-deal = Runde aufgeben
button-concede-game = Partie aufgeben
button-vote-end = Tisch schließen
concede-deal-question = ⚠️ Den Rest dieser Runde aufgeben? Wenn alle zustimmen, wird offen ausgespielt, und die Gegenpartei bekommt jeden Stich, den die Karten zulassen. Das lässt sich nicht zurücknehmen.
concede-game-question = ⚠️ Die Partie aufgeben? Wenn alle zustimmen, gewinnt die Gegenpartei, die Punkte bleiben stehen, und das Ergebnis zählt. Das lässt sich nicht zurücknehmen.
vote-clock = ⏱️ **{ $who } möchte eine andere Bedenkzeit:** { $clock }
vote-replace = 💤 **{ $who } möchte, dass ein Roboter für { $sleeper } spielt** – zurückkommen geht jederzeit.
vote-robot = 🤖 **{ $who } möchte einen Roboter auf den leeren Platz lassen.**
vote-end = 🚪 **{ $who } möchte diesen Tisch schließen.** Gewertet würde nichts.
vote-concede-deal = 🏳️ **{ $who } möchte den Rest dieser Runde aufgeben.**
vote-concede-game = 🏳️ **{ $who } möchte die Partie aufgeben.** Die Gegenpartei würde gewinnen.
vote-waits = Es { $count ->
    [one] fehlt noch die Antwort
   *[other] fehlen noch die Antworten
 } von { $who }.
vote-failed = 🗳️ Nicht alle sind einverstanden, also bleibt alles, wie es ist.
vote-agree = Einverstanden
vote-refuse = Lieber nicht
concession-yes = Annehmen
concession-no = Weiterspielen
vote-made = Dein Vorschlag liegt auf dem Tisch. Sobald alle zustimmen, gilt er.
vote-done = Alle sind einverstanden. Erledigt.
vote-yes-said = Du bist einverstanden. Sobald alle es sind, gilt es.
vote-no-said = In Ordnung, alles bleibt, wie es ist.
no-vote-not-asked = Diesmal wirst du nicht gefragt, oder noch nicht.
no-not-asleep = Auf diese Person wird nicht gewartet, oder noch nicht lange genug.
no-clock-same = Mit dieser Bedenkzeit spielt ihr schon.
no-concede-no-sides = Aufgeben geht nur, wo zwei Parteien gegeneinander spielen. Wo alle für sich spielen, verlass den Tisch: Ein Roboter spielt weiter.
no-concede-too-early = Eine Partie lässt sich aufgeben, sobald eine Runde gewertet ist.
no-concede-not-now = Eine Runde lässt sich aufgeben, während ihre Karten gespielt werden.
no-concede-costs = Eine Runde lässt sich nicht aufgeben, solange noch eine Karte draußen ist, die Punkte kostet.
event-deal-conceded = 🏳️ { $who } { $who_count ->
    [one] gibt
   *[other] geben
 } den Rest dieser Runde auf.
event-game-conceded = 🏳️ { $who } { $who_count ->
    [one] gibt
   *[other] geben
 } die Partie auf.
why-no-two-sides = Aufgeben geht nur, wo zwei Parteien gegeneinander spielen.
result-conceded = aufgegeben von { $who }
action-concede-game = Partie aufgeben

seed-of-ended = -# Der Seed von Partie { $number }, jetzt, da sie beendet ist: `{ $seed }`
verify-broken-off = Die Partie wurde vorzeitig beendet: Gewertet wurde nichts.

busy-thread = In einem Thread dieses Kanals ist Platz für einen weiteren Tisch.
button-thread = In Thread öffnen

talk-is = **Worte am Tisch:** { $talk }
talk-is-yes = erlaubt
talk-is-no = abgeschaltet
talk-item = Worte am Tisch: { $talk }
menu-talk = Darf am Tisch gesprochen werden?
button-talk = Sagen …
talk-title = **{ $game }** · Tisch { $table } · Was möchtest du sagen?
talk-said = Du hast gesagt: „{ $phrase }“
talk-line = 💬 { $who }: „{ $phrase }“
phrase-hello = Hallo!
phrase-good-luck = Gut Blatt!
phrase-well-played = Gut gespielt!
phrase-thank-you = Danke!
phrase-sorry = Tut mir leid!
phrase-no-problem = Kein Problem!
phrase-one-moment = Einen Moment, bitte
phrase-good-game = Schöne Partie!
no-talk-off = Der Host hat die Worte am Tisch abgeschaltet.
no-talk-too-much = Du hast in der letzten Minute viel gesagt. Lass eine Weile die Karten sprechen.
command-talk = worte
command-talk-about = Allen am Tisch ein paar Worte sagen
parameter-phrase = worte
parameter-phrase-about = Was du sagen möchtest
