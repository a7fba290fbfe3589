# Les cartes, les couleurs et comment se disent les listes. Les lettres sont celles des images.
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
card-BJ = Grand joker
card-LJ = Petit joker
card-JK = Joker
sign-S = ♠
sign-H = ♥
sign-D = ♦
sign-C = ♣
suit-S = ♠ pique
suit-H = ♥ cœur
suit-D = ♦ carreau
suit-C = ♣ trèfle
plain-suit-S = pique
plain-suit-H = cœur
plain-suit-D = carreau
plain-suit-C = trèfle
suit-T = atout
no-trump = sans atout
comma = {", "}
between-sentences = {" "}
sides-and = {" & "}
list = { $rest } et { $last }
list-or = { $rest } ou { $last }
# Un jour, comme la langue l’écrit.
date = { DATETIME($day, dateStyle: "medium") }
semicolon = {" ; "}
mark-right = D
mark-left = G
mark-benny = M
marked-right = bower droit
marked-left = bower gauche
marked-benny = bower maître
card-with-mark = { $card } ({ $mark })
# Ce que disent les lettres sur les cartes d’une image.
marks-are = Lettres sur les cartes : { $marks }
mark-is = { $sign } : { $mark } ({ $card })
# Entre des phrases qu’un lecteur d’écran lit à la suite.
full-stop = {". "}
# Plusieurs cartes d’un rang.
ranks-A = as
ranks-K = rois
ranks-Q = dames
ranks-J = valets
ranks-T = dix
# Une carte d’un rang, dans une phrase : avec son article, sauf le valet (« le », « l’autre »).
rank-word-T = le dix
rank-word-Q = la dame
rank-word-J = valet
# Les lettres, pour qui ne les connaît pas.
rank-legend = {" "}(K : roi, Q : dame, J : valet)

# Comment un jeu de cartes nomme les siennes quand ce n’est pas comme d’habitude : deck-…-KEY prend la place de KEY.
deck-swiss-card = { $rank }-{ $suit }
deck-swiss-rank-A = As
deck-swiss-rank-K = Roi
deck-swiss-rank-Q = Ober
deck-swiss-rank-J = Under
deck-swiss-rank-T = Banner
deck-swiss-sign-S = Gland
deck-swiss-sign-H = Grelot
deck-swiss-sign-D = Écusson
deck-swiss-sign-C = Rose
deck-swiss-suit-S = Gland
deck-swiss-suit-H = Grelot
deck-swiss-suit-D = Écusson
deck-swiss-suit-C = Rose
deck-swiss-ranks-Q = Obers
deck-swiss-ranks-J = Unders
deck-swiss-ranks-T = Banners
deck-swiss-rank-word-T = le Banner
deck-swiss-rank-word-Q = l’Ober
deck-swiss-rank-word-J = Under
deck-swiss-rank-legend = {""}

# Ce qu’on tape pour une couleur et une valeur : en minuscules, plusieurs mots séparés par des espaces.
typed-small = à au avec d’ de des du en et j’ je l’ la le les ma mes mon s’il te plaît un une
typed-naming = annonce appelle atout joue nomme
typed-no-trump = sa nt sansatout
typed-suit-S = pique
typed-suit-H = cœur coeur
typed-suit-D = carreau
typed-suit-C = trèfle trefle
typed-rank-A = as
typed-rank-K = roi
typed-rank-Q = dame
typed-rank-J = valet
typed-rank-T = dix
typed-rank-9 = neuf
typed-rank-8 = huit
typed-rank-7 = sept
typed-rank-6 = six
typed-rank-5 = cinq
typed-rank-4 = quatre
typed-rank-3 = trois
typed-rank-2 = deux
