## While the program goes down and comes back.

restarting-line = 🔄 Der Bot startet neu. Keine Uhr läuft, und gleich geht es weiter.
no-restarting = Einen Moment, ich starte gerade neu. Verloren ist nichts: Versuch es in ein paar Sekunden noch einmal.
