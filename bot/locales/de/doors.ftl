## Wie schnell man drücken darf.

no-too-fast = Das ging mir etwas zu schnell. Warte ein paar Sekunden, dann geht es weiter: Verloren ist nichts.
