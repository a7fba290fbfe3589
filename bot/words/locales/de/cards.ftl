# Karten, Farben und wie man Listen sagt. Die Buchstaben sind die auf den Bildern.
card = { $rank }{ $suit }
rank-A = A
rank-K = K
rank-Q = Q
rank-J = J
rank-T = 10
rank-9 = 9
rank-8 = 8
rank-7 = 7
rank-6 = 6
rank-5 = 5
rank-4 = 4
rank-3 = 3
rank-2 = 2
card-BJ = Joker (groß)
card-LJ = Joker (klein)
card-JK = Joker
sign-S = ♠
sign-H = ♥
sign-D = ♦
sign-C = ♣
suit-S = ♠ Pik
suit-H = ♥ Herz
suit-D = ♦ Karo
suit-C = ♣ Kreuz
plain-suit-S = Pik
plain-suit-H = Herz
plain-suit-D = Karo
plain-suit-C = Kreuz
suit-T = Trumpf
# Steht allein, nach einem Doppelpunkt und vor „ansagen“, wie der Name einer Farbe.
no-trump = Ohne Trumpf
comma = {", "}
between-sentences = {" "}
sides-and = {" & "}
list = { $rest } und { $last }
list-or = { $rest } oder { $last }
# Ein Tag, wie man ihn in der Sprache schreibt.
date = { DATETIME($day, dateStyle: "medium") }
semicolon = {"; "}
mark-right = R
mark-left = L
mark-benny = B
marked-right = rechter Bauer
marked-left = linker Bauer
marked-benny = Benny
card-with-mark = { $card } ({ $mark })
# Was die Buchstaben auf den Karten eines Bildes bedeuten.
marks-are = Buchstaben auf Karten: { $marks }
mark-is = { $sign }: { $mark } ({ $card })
# Zwischen Sätzen, die ein Screenreader hintereinander vorliest.
full-stop = {". "}
# Mehrere Karten eines Werts.
ranks-A = Asse
ranks-K = Könige
ranks-Q = Damen
ranks-J = Buben
ranks-T = Zehner
# Eine Karte eines Werts, im Satz.
rank-word-T = die Zehn
rank-word-Q = Dame
rank-word-J = Bube
# Die Buchstaben, für alle, die sie nicht kennen.
rank-legend = {" "}(Q ist die Dame, J der Bube)

# Wie ein Blatt seine Karten nennt, wo es anders ist als sonst: deck-…-KEY tritt an die Stelle von KEY.
deck-swiss-card = { $suit }-{ $rank }
deck-swiss-rank-A = Ass
deck-swiss-rank-K = König
deck-swiss-rank-Q = Ober
deck-swiss-rank-J = Under
deck-swiss-rank-T = Banner
deck-swiss-sign-S = Eichel
deck-swiss-sign-H = Schellen
deck-swiss-sign-D = Schilten
deck-swiss-sign-C = Rosen
deck-swiss-suit-S = Eichel
deck-swiss-suit-H = Schellen
deck-swiss-suit-D = Schilten
deck-swiss-suit-C = Rosen
deck-swiss-ranks-Q = Ober
deck-swiss-ranks-J = Under
deck-swiss-ranks-T = Banner
deck-swiss-rank-word-T = das Banner
deck-swiss-rank-word-Q = Ober
deck-swiss-rank-word-J = Under
deck-swiss-rank-legend = {""}

# Was Leute für eine Farbe und einen Rang tippen: klein geschrieben, mehrere Wörter mit Leerzeichen dazwischen.
typed-small = bitte das dem den der die du es gehe ich im in mit und von
typed-naming = ansagen nenne spielen trumpf
typed-no-trump = ot nt ohnetrumpf
typed-suit-S = pik
typed-suit-H = herz
typed-suit-D = karo
typed-suit-C = kreuz
typed-rank-A = ass
typed-rank-K = könig
typed-rank-Q = dame
typed-rank-J = bube
typed-rank-T = zehn
typed-rank-9 = neun
typed-rank-8 = acht
typed-rank-7 = sieben
typed-rank-6 = sechs
typed-rank-5 = fünf
typed-rank-4 = vier
typed-rank-3 = drei
typed-rank-2 = zwei
