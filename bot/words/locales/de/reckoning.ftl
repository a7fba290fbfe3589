# Die Rechnung einer Runde, wo ein Spiel keine eigenen Worte hat: kurz, für eine Karte
verdict-all-passed = Alle haben gepasst
verdict-redealt = Neu gegeben für { $who }
sum-together = zusammen { $points }
