# Ce que les jeux de combinaisons ont en commun, comme au pinochle : règles, questions, événements
option-heading = Obligation de monter
value-heading-always = toujours, si l’on peut
value-heading-plain-free = à l’atout, et pour surcouper
value-heading-trump-led-only = seulement à l’entame d’atout
option-trump-needs = Pour choisir l’atout, il faut
value-trump-needs-nothing = rien de spécial
value-trump-needs-marriage = le mariage ({ rank-K } { rank-Q }) de cette couleur
phase-surrendering = continuer, ou abandonner cette donne
ask-surrendering = Toutes les combinaisons sont sur la table. Tu continues, ou tu abandonnes cette donne ?
action-surrender = Abandonner
action-lead-on = Continuer
event-bid = { $who } annonce { $value }.
event-won-auction = { $who } remporte l’enchère, à { $value }.
event-named = { $who } choisit { $suit } comme atout.
event-no-meld = { $who } n’a aucune combinaison.
event-leads-on = { $who } continue.
fact-highest-bid = Meilleure enchère : { $value }, par { $who }
fact-bid = Enchère : { $value }, par { $who }
shown-meld = { $points }

# Refus
why-must-beat = Tu dois monter sur { $best } si tu peux : joue une carte plus forte, comme { $binding }, pas { $card }.
why-must-trump = Tu n’as rien à { $suit }, tu dois donc couper : tu as { $binding } et ne peux pas jouer { $card }.
why-must-overtrump = Tu dois surcouper { $best } si tu peux, par exemple avec { $binding }, pas { $card }.
why-twin-does-not-beat = { $card } ne bat pas sa jumelle déjà jouée : de deux cartes égales, la première gagne. Tu dois monter, par exemple avec { $binding }.
why-bid-too-low = Annonce { $least } au moins : { $value }, c’est trop bas.
why-bid-too-high = Annonce { $most } au plus : personne ne peut faire { $value }.
why-must-bid = Tous les autres ont passé : tu dois annoncer { $value }.
why-bid-in-tens = Les enchères vont de dix en dix : { $value } n’est pas possible.
why-name-a-suit = Choisis une des quatre couleurs.
why-trump-needs-marriage = Pour choisir { $suit }, il te faut le roi et { rank-word-Q } de cette couleur : choisis-en une où tu as les deux.

# Le compte d’une donne, l’enjeu, et ce qu’on en raconte
verdict-made = Réussi : { $total } pour { $value }
verdict-set = Chute : { $total } seulement sur { $value }
verdict-surrendered = { $who } a abandonné
sum-made = combinaisons { $meld } + plis { $tricks } = { $total } ≥ { $bid }
sum-set = combinaisons { $meld } + plis { $tricks } = { $total } < { $bid } : { $points }
sum-surrendered = abandon : { $points }
sum-melds = combinaisons { $points }
sum-melds-and-tricks = combinaisons { $meld } + plis { $tricks } = { $points }
stake-short-of-bid = combinaisons { $meld }, encore { $missing } à faire
brief-short-of-bid = encore { $missing } à faire
aloud-short-of-bid = { $who } : { stake-short-of-bid }
stake-bid-reached = enchère tenue
aloud-bid-reached = { $who } : { stake-bid-reached }
moment-just-made = { $who } : enchère { $bid }, tenue avec { $total }, donne { $deal }
moment-just-set = { $who } : enchère { $bid }, chute avec { $total }, donne { $deal }
moment-meld = { $who } a étalé { $points }, donne { $deal }
moment-great-bid = { $who } a tenu une enchère de { $bid }, donne { $deal }
feat-surrendered = Abandons
feat-meld = Combinaisons
feat-meld-points = Pts combinaisons
