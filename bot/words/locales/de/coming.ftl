# Wer zu einer Partie kommt, die jemand verlassen hat und vergessen werden wollte.

no-former-saw-hand = Jemand, der ein Blatt dieser Runde gesehen hat, wurde inzwischen vergessen; ob du das warst, lässt sich nicht mehr sagen. Du kannst dessen Platz nehmen, wenn er frei ist, oder ab der nächsten Runde jeden anderen.
