"""Tables: lobbies, the actor that plays a game, and the screens people see. No Discord here."""
