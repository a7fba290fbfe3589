# Regelwerke eines Servers, Codes für Regeln, und andere Regeln mitten in der Partie.
rules-code = **Code dieser Regeln:** `{ $rules_code }`
code-window = Regeln per Code
code-label = Code
set-of-server = Regelwerk dieses Servers
button-by-code = Per Code …
set-about = { $name } – { $about }
set-usual = { $name } · hier üblich
set-again = Noch einmal: wie an deinem letzten Tisch
set-of-code = Die Regeln zum Code { $rules_code }
set-kept = **{ $name }** ist für { $game } gespeichert: { $rules }. Wer einen Tisch eröffnet, findet es bei den Regelwerken.
set-renamed = **{ $old }** heißt ab jetzt **{ $name }**.
set-deleted = **{ $name }** ist gelöscht. Tische, die danach spielen, bleiben, wie sie sind. Zurück kommt es mit `/server-regeln speichern` und dem Code `{ $rules_code }`.
set-is-usual = **{ $game }** wird hier nach **{ $name }** gespielt, wenn niemand andere Regeln wählt.
set-line = • **{ $name }** · { $game } – { $rules }
set-line-usual = • **{ $name }** · { $game } (hier üblich) – { $rules }
set-not-understood = einige dieser Regeln kenne ich in dieser Version nicht mehr: neu speichern oder löschen
sets-title = **Regelwerke dieses Servers**
sets-none = Noch gibt es keine. Richte einen Tisch ein, dann `/server-regeln speichern`.

command-server-rules = server-regeln
command-server-rules-about = Regelwerke, die auf diesem Server gespeichert sind
command-keep-rules = speichern
command-keep-rules-about = Die Regeln des Tisches in diesem Kanal (oder eines Codes) unter einem Namen speichern
command-list = liste
command-list-about = Die Regelwerke dieses Servers zeigen
command-rename = umbenennen
command-rename-about = Einem Regelwerk einen anderen Namen geben
command-delete = löschen
command-delete-about = Ein Regelwerk löschen
command-usual = standard
command-usual-about = Das Regelwerk, das hier gilt, wenn niemand eines wählt
command-again = nochmal
command-again-about = Einen Tisch eröffnen wie den letzten, den du hier eröffnet hast
parameter-name = name
parameter-name-about = Ein Name; ein Regelwerk, das schon so heißt, wird überschrieben
parameter-set = regelwerk
parameter-set-about = Welches Regelwerk
parameter-code = code
parameter-code-about = Ein Regelcode: steht an jedem Tisch unter „Menü“

no-code-of-another-game = „{ $typed }“ ist der Code für ein anderes Spiel.
no-no-such-set = Dieser Server hat kein Regelwerk namens „{ $preset }“.
no-which-set = Mehrere Regelwerke heißen „{ $preset }“: Wähle eines von denen, die dir beim Tippen angeboten werden.
no-too-many-sets = Dieser Server hat für dieses Spiel schon { $count } Regelwerke, mehr gehen nicht. Lösch zuerst eines.
no-name-taken = „{ $preset }“ heißt schon ein anderes Regelwerk.
no-set-without-name = Das Regelwerk braucht einen Namen.
no-name-too-long = Der Name ist zu lang: höchstens { $most } Zeichen.
no-name-with-markup = Ein Name darf weder Links noch Erwähnungen noch eines dieser Zeichen enthalten: \ * _ ~ | ` < > @ [ ]
no-set-outdated = Einige Regeln von „{ $preset }“ gibt es nicht mehr, deshalb lässt sich danach nicht spielen. Wer diesen Server verwalten darf, kann es neu speichern oder löschen; bis dahin wähle ein anderes.
no-no-last-table = So einen Tisch hast du auf diesem Server noch nicht eröffnet. Das geht mit `/tisch eröffnen`.
no-no-table-to-keep = In diesem Kanal steht kein Tisch, dessen Regeln ich speichern könnte. Eröffne einen und stell seine Regeln ein, oder nenn mir mit `code:` einen Code.

why-code-unknown-game = „{ $typed }“ beginnt nicht mit dem Namen eines Spiels, das ich kenne, und ist deshalb kein Code für Regeln.
why-code-mistyped = Im Code „{ $typed }“ steckt ein Tippfehler: Ein Zeichen ist falsch oder fehlt. Vergleich ihn bitte noch einmal.
why-code-newer = Zu diesem Code gehören Regeln, die erst eine neuere Version von mir kennt.
why-code-outdated = Zu diesem Code gehört eine Regel, die es nicht mehr gibt ({ $rule }).
why-rules-for-nobody = Nach diesen Regeln könnte niemand spielen.
why-rules-in-deal = Es wird gerade gespielt: Regeln ändern sich zwischen zwei Runden.
why-rules-same = Nach diesen Regeln spielt ihr schon.
why-rules-lasting = „{ $option }“ gilt für die ganze Partie und lässt sich mittendrin nicht ändern.
why-rules-settled = Nach diesen Regeln wäre die Partie schon zu Ende.
why-rules-sides = Nach diesen Regeln würden andere zusammenspielen, deshalb können sie nicht mitten in der Partie beginnen.

event-rule-changed = 📜 Ab dieser Runde – { $option }: { $values }
proposal-button = Regeln vorschlagen …
proposal-back = Zurückziehen
proposal-yes = Einverstanden
proposal-no = Alte Regeln behalten
proposal-open = 📜 **{ $who } möchte ab der nächsten Runde andere Regeln:** { $rules }
proposal-by-gone = Jemand, der inzwischen gegangen ist,
proposal-waits = Es { $count ->
    [one] fehlt noch die Antwort von { $who }
   *[other] fehlen noch die Antworten von { $who }
 }. Die nächste Runde wartet höchstens eine Minute.
proposal-accepted = 📜 **Alle sind einverstanden. Ab der nächsten Runde gilt:** { $rules }
proposal-made = Dein Vorschlag steht auf dem Tisch. Sind alle einverstanden, die mitspielen, gilt er ab der nächsten Runde; Roboter werden nicht gefragt.
proposing-title = **{ $game }** · Tisch { $table } · andere Regeln ab der nächsten Runde
proposing-changes = **Dein Vorschlag:** { $rules }
proposing-nothing = Wähle, was anders werden soll.
proposing-hint = -# Alle, die mitspielen, müssen einverstanden sein. Punkte und Geber bleiben; eine Partie mit geänderten Regeln zählt als eine nach eigenen Regeln.
proposing-button = Vorschlagen
voted-yes = Du bist einverstanden. Die Regeln ändern sich, sobald es alle sind, die mitspielen.
voted-all = Alle sind einverstanden: Vor der nächsten Runde ändern sich die Regeln.
voted-no = Es bleibt bei den alten Regeln.
no-proposal-open = Es liegt schon ein Vorschlag auf dem Tisch; über den wird zuerst entschieden.
no-proposal-gone = Dieser Vorschlag ist vom Tisch: zurückgezogen, umgesetzt, oder die Partie ist weitergegangen.
no-voted-already = Du hast schon zugestimmt.
