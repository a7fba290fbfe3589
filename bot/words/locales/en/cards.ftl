# Cards, suits and how lists are said.
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
card-BJ = Big Joker
card-LJ = Little Joker
card-JK = Joker
sign-S = ♠
sign-H = ♥
sign-D = ♦
sign-C = ♣
suit-S = ♠ spades
suit-H = ♥ hearts
suit-D = ♦ diamonds
suit-C = ♣ clubs
plain-suit-S = spades
plain-suit-H = hearts
plain-suit-D = diamonds
plain-suit-C = clubs
suit-T = trumps
no-trump = no trump
comma = {", "}
between-sentences = {" "}
sides-and = {" & "}
list = { $rest } and { $last }
list-or = { $rest } or { $last }
# A day, as the language writes it.
date = { DATETIME($day, dateStyle: "medium") }
semicolon = {"; "}
mark-right = R
mark-left = L
mark-benny = B
marked-right = right bower
marked-left = left bower
marked-benny = benny
card-with-mark = { $card } ({ $mark })
# What the letters on a picture’s cards mean.
marks-are = Letters on cards: { $marks }
mark-is = { $sign } is the { $mark } ({ $card })
# Between sentences that a screen reader reads one after the other.
full-stop = {". "}
# Several cards of a rank.
ranks-A = aces
ranks-K = kings
ranks-Q = queens
ranks-J = jacks
ranks-T = tens
# One card of a rank, in a sentence.
rank-word-T = ten
rank-word-Q = queen
rank-word-J = jack
# The letters, for those who do not know them.
rank-legend = {" "}(K is the king, Q the queen, J the jack)

# What a deck calls its cards where that is not the usual: deck-…-KEY takes the place of KEY.
deck-swiss-card = { $suit }-{ $rank }
deck-swiss-rank-A = Ace
deck-swiss-rank-K = King
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
deck-swiss-ranks-Q = Obers
deck-swiss-ranks-J = Unders
deck-swiss-ranks-T = Banners
deck-swiss-rank-word-T = Banner
deck-swiss-rank-word-Q = Ober
deck-swiss-rank-word-J = Under
deck-swiss-rank-legend = {""}

# What people type for a suit and a rank, small letters, several words with blanks between.
typed-small = an and go i i’ll i’m it my of please the with
typed-naming = bid call lead make name play trump trumps
typed-no-trump = nt notrump notrumps sans
typed-suit-S = spade
typed-suit-H = heart
typed-suit-D = diamond
typed-suit-C = club
typed-rank-A = ace
typed-rank-K = king
typed-rank-Q = queen
typed-rank-J = jack
typed-rank-T = ten
typed-rank-9 = nine
typed-rank-8 = eight
typed-rank-7 = seven
typed-rank-6 = six
typed-rank-5 = five
typed-rank-4 = four
typed-rank-3 = three
typed-rank-2 = two
