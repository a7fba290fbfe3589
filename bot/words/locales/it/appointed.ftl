# Tavoli con giocatori e regole già stabiliti: tornei e simili.
no-appointed = Giocatori, regole e tempo per turno sono già stabiliti. La partita comincia da sola.
no-rematch-appointed = Questo tavolo faceva parte di un torneo o di un duplicato: qui non c’è rivincita. Apri un tavolo tuo con `/tavolo apri`.
appointed-hint = **Chi ha un posto qui preme *Partecipa*.** La partita inizia quando ci sono tutti, oppure { $when } con robot nei posti vuoti; chi arriva tardi riprende il suo.
