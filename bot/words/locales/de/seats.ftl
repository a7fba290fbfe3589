# Wer kommt, wer geht, für wen ein Platz frei gehalten wird und was der Host bestimmt.
button-seats = Plätze …
button-take-seat = { $who } ablösen
button-back-to-seat = Zurück zum Platz
kept-for = reserviert für { $who }
kept-seat = 🔖 { $robot } hält den Platz für { $who } warm.
seats-locked = 🔒 **Gesperrt:** Nur wer einen reservierten Platz hat, darf sich setzen.
seats-unlocked = 🔓 Alle dürfen sich setzen.
seats-title = **{ $game }** · Tisch { $table } · Plätze
seats-host = ist Host
seats-barred = Weggeschickt: { $who }
seats-host-only = -# Plätze reservieren, den Tisch sperren oder jemanden wegschicken kann nur der Host.
seats-release-kept = Platz für { $who } wieder freigeben
seats-let-in = { $who } wieder mitspielen lassen
seats-button-lock = Tisch sperren
seats-button-unlock = Sperre aufheben
seats-button-leave = Tisch verlassen
seats-button-kick = Wegschicken
menu-seats-keep = Einen Platz reservieren für …
menu-seats-release = Rückgängig machen …
menu-seats-kick = Jemanden wegschicken …
menu-seats-host = Jemand anderen zum Host machen …
kick-question = ⚠️ **{ $who }** von diesem Tisch wegschicken? In einer laufenden Partie übernimmt ein Roboter. Zurück darf die Person nur, wenn du es erlaubst; sie erfährt es privat.
leave-question = Tisch { $table } mitten in der Partie verlassen? Ein Roboter spielt weiter; du kannst zurück auf deinen Platz, solange dort niemand anderes sitzt.
end-question = ⚠️ Tisch { $table } mitten in der Partie schließen? Gewertet wird nichts, und rückgängig machen lässt es sich nicht.
end-not = Die Partie an Tisch { $table } geht weiter.

closes-lobby = ⌛ Hier hat sich eine Weile nichts getan. Der Tisch schließt { $when }, wenn sich niemand setzt und nichts geändert wird.
closes-game = ⌛ Eine Weile hat niemand gespielt. Der Tisch schließt { $when }, wenn es dabei bleibt.
closes-deserted = 💤 Niemand ist da, um zu spielen; also warten auch die Roboter. Der Tisch schließt { $when }, wenn niemand zurückkommt.
ended-lobby = **{ $game }** · Tisch { $table } wurde geschlossen, weil sich vor dem Start { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
 } lang nichts getan hat.
ended-practice = **{ $game }** · Dein Übungstisch { $table } wurde geschlossen, weil dort { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
 } lang nichts geschehen ist.
ended-abandoned = **{ $game }** · Tisch { $table } wurde geschlossen, weil { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
 } lang niemand gespielt hat. Gewertet wird nichts; was gespielt wurde, bleibt aufgezeichnet.

hand-sent-away = Der Host oder die Moderation hat dich von Tisch { $table } weggeschickt.
hand-taken-over = Dein Platz ist vergeben.
kept-letter = 👋 **{ $who }** hat dir an Tisch { $table } · **{ $game }** in { $place } einen Platz frei gehalten. Drück *Mitspielen* – nur du kannst ihn nehmen.
kept-note = { $user } – { $who } hat dir an Tisch { $table } einen Platz frei gehalten: Drück *Mitspielen*, oder nimm `/tisch mitspielen`.
rematch-note = { $user } – { $who } wünscht sich eine Revanche: Tisch { $table } ist offen, und dein Platz ist reserviert. Drück *Mitspielen*.
kept-now = Der Platz ist für { $who } reserviert – ich sage Bescheid.
released-now = Für { $who } ist kein Platz mehr reserviert.
let-in-now = { $who } darf hier wieder mitspielen.
host-now = { $who } ist jetzt Host.
kicked-now = { $who } wurde weggeschickt.
kicked-letter =
    { $moderator ->
        [yes] { $who } (Moderation) hat dich von Tisch { $table } · **{ $game }** in { $place } weggeschickt.
       *[no] { $who }, Host von Tisch { $table } · **{ $game }** in { $place }, hat dich von dort weggeschickt.
     } Du kannst dich dort nur wieder setzen, wenn es der Host oder die Moderation erlaubt; alle anderen Tische stehen dir offen.
kicked-reason = Als Grund wurde angegeben: „{ $reason }“
kicked-unread = Meine Nachricht an { $who } kam nicht an: Dein Grund wurde nicht gelesen.

no-locked = Der Tisch ist gesperrt: Nur wer einen reservierten Platz hat, darf sich setzen.
no-seats-kept = Jeder freie Platz ist für jemanden reserviert.
no-sent-away = Der Host oder die Moderation hat dich von diesem Tisch weggeschickt. Nur sie können dich hier wieder mitspielen lassen.
no-seat-not-free = Dieser Platz ist nicht frei oder für jemand anderen reserviert.
no-saw-another-hand = Du hast in dieser Runde schon ein anderes Blatt gesehen. Du kannst auf denselben Platz zurück, wenn er frei ist, oder ab der nächsten Runde auf jeden anderen.
no-former-saw-hand = Jemand, der ein Blatt dieser Runde gesehen hat, hat inzwischen die eigenen Daten gelöscht; ob du das warst, lässt sich nicht mehr sagen. Du kannst dessen Platz nehmen, wenn er frei ist, oder ab der nächsten Runde jeden anderen.
no-sits-already = { $person } sitzt schon an diesem Tisch.
no-kept-already = Für { $person } ist schon ein Platz reserviert.
no-nothing-to-keep = Es gibt keinen Platz mehr zu reservieren: Alle sind besetzt oder vergeben.
no-not-kept = Für diese Person ist kein Platz reserviert.
no-not-awaited = An diesem Tisch ist kein Platz mehr für dich reserviert. Ist dort noch einer frei, kannst du dich im Kanal des Tisches dazusetzen.
no-not-yourself = Mit dir selbst geht das nicht.
no-not-seated = Diese Person sitzt nicht an diesem Tisch.
no-not-barred = Diese Person wurde nicht weggeschickt.
no-kept-barred = Du hast { $person } weggeschickt. Mach das zuerst rückgängig: *Mehr …*, *Plätze …*, *Rückgängig machen …*.
no-not-welcome = An diesem Tisch ist kein Platz für dich. Andere Tische stehen dir offen, oder du eröffnest selbst einen.
no-you-blocked = Du hast { $who } blockiert. Heb das zuerst auf, mit `/blockiert`.
no-no-bots = Andere Bots können nicht mitspielen. Nimm stattdessen einen meiner Roboter dazu.
no-cannot-come = { $who } kann diesen Platz nicht einnehmen.
no-cannot-see = { $who } kann den Kanal dieses Tisches nicht sehen.
no-not-a-member = Diese Person ist nicht auf diesem Server.

command-seat = platz
command-seat-about = Zurückkommen, Plätze reservieren, Tisch sperren, jemanden wegschicken
command-seat-back = zurück
command-seat-back-about = Deinen Platz vom Roboter zurücknehmen
command-kick = wegschicken
command-kick-about = Jemanden von deinem Tisch wegschicken
command-keep = reservieren
command-keep-about = Einen Platz für jemanden reservieren
menu-keep = Platz reservieren
command-release = freigeben
command-release-about = Eine Reservierung aufheben oder jemanden wieder mitspielen lassen
command-host = host-wechseln
command-host-about = Jemand anderen zum Host deines Tisches machen
command-lock = sperren
command-lock-about = Tisch sperren: Niemand Neues darf sich setzen – oder wieder öffnen
command-panel = zeigen
command-panel-about = Wer wo sitzt und was sich daran ändern lässt
parameter-person = wer
parameter-person-about = Um wen es geht
parameter-reason = grund
parameter-reason-about = Der Grund (die Person liest ihn)
parameter-locked = gesperrt
parameter-locked-about = Tisch sperren? (Standard: ja)
parameter-friend = für
parameter-friend-about = Nur diese Person darf deinen Platz übernehmen
