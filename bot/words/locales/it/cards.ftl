# Carte, semi ed elenchi.
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
card-BJ = Jolly grande
card-LJ = Jolly piccolo
card-JK = Jolly
sign-S = ♠
sign-H = ♥
sign-D = ♦
sign-C = ♣
suit-S = ♠ picche
suit-H = ♥ cuori
suit-D = ♦ quadri
suit-C = ♣ fiori
plain-suit-S = picche
plain-suit-H = cuori
plain-suit-D = quadri
plain-suit-C = fiori
suit-T = briscola
no-trump = senza briscola
comma = {", "}
between-sentences = {" "}
sides-and = {" & "}
# A(nome) dice «a» o «ad», E(nome) «e» o «ed», secondo la prima lettera di quello che segue.
list = { $rest } { E($last) } { $last }
list-or = { $rest } o { $last }
# Un giorno, come lo scrive la lingua.
date = { DATETIME($day, dateStyle: "medium") }
semicolon = {"; "}
mark-right = D
mark-left = S
mark-benny = M
marked-right = bower destro
marked-left = bower sinistro
marked-benny = bower maggiore
card-with-mark = { $card } ({ $mark })
# Che cosa significano le lettere sulle carte di un’immagine.
marks-are = Lettere sulle carte: { $marks }
mark-is = { $sign }: { $mark } ({ $card })
# Tra le frasi che un lettore di schermo legge una dopo l’altra.
full-stop = {". "}
# Più carte dello stesso valore.
ranks-A = assi
ranks-K = re
ranks-Q = donne
ranks-J = fanti
ranks-T = dieci
# Una carta di un valore, dentro una frase.
rank-word-T = dieci
rank-word-Q = donna
rank-word-J = fante
# Le lettere, per chi non le conosce.
rank-legend = {" "}(K è il re, Q la donna, J il fante)

# Come un mazzo chiama le sue carte, dove non è il solito: deck-…-CHIAVE prende il posto di CHIAVE.
deck-swiss-card = { $rank } di { $suit }
deck-swiss-rank-A = Asso
deck-swiss-rank-K = Re
deck-swiss-rank-Q = Ober
deck-swiss-rank-J = Under
deck-swiss-rank-T = Banner
deck-swiss-sign-S = Ghiande
deck-swiss-sign-H = Campanelli
deck-swiss-sign-D = Scudi
deck-swiss-sign-C = Rose
deck-swiss-suit-S = Ghiande
deck-swiss-suit-H = Campanelli
deck-swiss-suit-D = Scudi
deck-swiss-suit-C = Rose
deck-swiss-ranks-Q = Ober
deck-swiss-ranks-J = Under
deck-swiss-ranks-T = Banner
deck-swiss-rank-word-T = Banner
deck-swiss-rank-word-Q = Ober
deck-swiss-rank-word-J = Under
deck-swiss-rank-legend = {""}

# Quello che si scrive per un seme e un valore: minuscole, più parole separate da spazi.
typed-small = col con di e i il io la le lo mi per un una
typed-naming = briscola chiamo dichiaro gioco
typed-no-trump = sa nt senzatout
typed-suit-S = picche
typed-suit-H = cuori
typed-suit-D = quadri
typed-suit-C = fiori
typed-rank-A = asso
typed-rank-K = re
typed-rank-Q = donna
typed-rank-J = fante
typed-rank-T = dieci
typed-rank-9 = nove
typed-rank-8 = otto
typed-rank-7 = sette
typed-rank-6 = sei
typed-rank-5 = cinque
typed-rank-4 = quattro
typed-rank-3 = tre
typed-rank-2 = due
