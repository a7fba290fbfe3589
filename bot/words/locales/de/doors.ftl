## Wie schnell man drücken darf.

no-too-fast = Das ging mir etwas zu schnell. Warte ein paar Sekunden, dann geht es weiter: Verloren ist nichts.
no-unknown-command = Diesen Befehl gibt es so nicht mehr: Der Bot ist aktualisiert worden. Schließ die Befehlsliste von Discord und tipp den Befehl noch einmal.
