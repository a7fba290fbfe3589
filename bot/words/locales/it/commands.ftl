# Comandi. I nomi sono minuscoli e senza spazi; Discord ammette 32 caratteri.
command-table = tavolo
command-table-about = Apri un tavolo, partecipa, inizia o chiudi
command-card = carta
command-card-about = Gioca: tutto quello che puoi fare al tuo tavolo
command-knave = knave
command-knave-about = Regole, impostazioni, classifiche, partite finite, questo bot
command-open = apri
command-open-about = Apri un tavolo in questo canale
command-join = partecipa
command-join-about = Siediti al tavolo di questo canale
command-leave = lascia
command-leave-about = Lascia il tuo posto (a partita iniziata ti sostituisce un robot)
command-start = inizia
command-start-about = Inizia la partita
command-end = chiudi
command-end-about = Chiudi il tavolo prima della fine della partita
command-show = mostra
command-show-about = Mostra il tavolo, solo a te
command-play = gioca
command-play-about = Gioca una carta
command-bid = dichiara
command-bid-about = Fai una dichiarazione all’asta
command-pass = passa
command-pass-about = Passa
command-trump = briscola
command-trump-about = Accetta o scegli la briscola
command-say = annuncia
command-say-about = Qualsiasi altra dichiarazione permessa adesso, o le carte da passare o scartare
command-hand = mano
command-hand-about = Mostra le tue carte, solo a te
command-score = segnapunti
command-score-about = Mostra il segnapunti, solo a te
command-settings = impostazioni
command-settings-about = Lingua, carte, dove ricevi le tue carte, avvisi di turno
command-server = impostazioni-server
command-server-about = Lingua, carte, limiti e classifiche di questo server
command-rules = regole
command-rules-about = Come si gioca: le regole di un gioco, per chi comincia
parameter-game = gioco
parameter-game-about = Quale gioco
parameter-preset = regole
parameter-preset-about = Scegli un regolamento o incolla un codice (l’host può poi cambiare le singole regole)
parameter-thread = in-thread
parameter-thread-about = Aprilo in un thread tutto suo
parameter-table = tavolo
parameter-table-about = Quale tavolo, se giochi a più di uno
parameter-card = carta
parameter-card-about = Una carta, per esempio J♠ (fante di picche), 10h o AS
parameter-value = dichiarazione
parameter-value-about = La tua dichiarazione
parameter-trump = briscola
parameter-trump-about = Il seme di briscola
parameter-what = cosa
parameter-what-about = Quello che vuoi annunciare, o le carte: J♠ e 9♦

# Impostazioni
settings-title = **Le tue impostazioni**
settings-language = Lingua: { $language }
settings-hand = Ricevi le tue carte: { $hand }
settings-ping = Quando una partita inizia o tocca a te: { $ping }
settings-deck = Le tue carte: { $deck }
settings-theme = Colore del tavolo: { $theme }
settings-emoji = Emoji delle carte: { $emoji ->
    [yes] nei testi e sui pulsanti
   *[no] spente
 }
button-emoji-no = Niente emoji
button-emoji-yes = Emoji delle carte
settings-deck-of = Per { $game }: { $deck }
settings-hand-order = Ordine delle tue carte: { $order }
settings-text-only = Immagini: { $only ->
    [yes] spente, solo parole
   *[no] accese
 }
button-text-only-yes = Solo parole
button-text-only-no = Mostra immagini
button-decks = Carte per gioco…
button-hand-order = Ordina le carte…
decks-title = **Le tue carte, gioco per gioco**
server-decks-title = **Le carte del tavolo pubblico, gioco per gioco**
deck-as-usual = come altrove ({ $deck })
decks-others = Per tutti gli altri giochi: { $deck }
menu-deck-game = Scegli un gioco
menu-deck-of = Carte per { $game }
hand-order-title = **Come sono ordinate le tue carte**
hand-order-about = Immagini, testi e pulsanti seguono quest’ordine; i bower stanno con le briscole. «A partire dalla briscola» mette per prima la briscola e poi gli altri semi nel loro ordine. In questo esempio la briscola è { suit-H }.
menu-suits = Ordine dei semi
menu-ranks = Dentro un seme
menu-trumps = Da che parte stanno le briscole
suits-from-trumps = { $suits }, a partire dalla briscola
ranks-falling = prima la più alta
ranks-rising = prima la più bassa
trumps-left = briscole a sinistra
trumps-right = briscole a destra
server-look = Carte e tavolo nelle immagini pubbliche: { $deck }, { $theme }
cards-classic = classiche
cards-jumbo = jumbo, con indici grandi
cards-classic-four = classiche a quattro colori
cards-jumbo-four = jumbo a quattro colori
cards-swiss = svizzere
cloth-dark = scuro
cloth-light = chiaro
menu-deck = Carte
menu-public-deck = Carte nelle immagini pubbliche
menu-public-theme = Colore del tavolo nelle immagini pubbliche
sample-alt = Ecco come appaiono le tue carte: { $cards }
hand-place-dm = per messaggio diretto
hand-place-here = solo premendo «Le mie carte»
hand-place-both = in tutti e due i modi
ping-none = nessun avviso
ping-dm = un nuovo messaggio diretto
ping-channel = una menzione nel canale
alert-item = Al tuo turno: { $ping }
menu-language = Lingua
menu-hand-place = Dove ricevi le tue carte
menu-ping = Avvisi di turno
menu-tables = Tavoli ammessi per canale
server-title = **Le impostazioni di questo server**
server-tables = Tavoli: { $tables }
tables-count = { $count ->
    [one] uno per canale
   *[other] { $count } per canale
 }
language-auto = quella di Discord
language-en = English
language-ja = 日本語
language-de = Deutsch
language-fr = Français
language-it = Italiano
turn-ping = { $user } – tocca a te al tavolo { $table }.
begun-ping = { $user } – la partita al tavolo { $table } è iniziata.

# Aiuto e menu
help-title = **{ $game }** · { $page } ({ $number }/{ $of })
help-page-short = In breve
help-short-rules = -# A questo tavolo: { $rules }
help-page-aim = Scopo
help-page-deal = Carte
help-page-bidding = Dichiarazioni
help-page-play = Gioco
help-page-scoring = Punteggio
help-page-rules = Regolamenti
help-page-table = Regole del tavolo
rules-chosen = **Questo tavolo gioca con:** { $rules }
rules-lowest = **Vince il totale più basso.**
rules-differing = **Diverse dalle regole standard**
rules-differs = • { $rule } (di norma: { $usual })
rules-as-usual = **Uguali alle regole standard**
rules-to-choose = Scegli uno di questi regolamenti quando apri un tavolo. Rispetto a queste pagine cambiano:
rules-no-change = nulla
rules-set = • **{ $name }** – { $changes }
rules-by-hand = -# L’host può anche cambiare ogni singola regola prima dell’inizio, con *Opzioni…*.
strength-title = **I robot**: ogni livello a confronto con quello inferiore, nelle stesse smazzate giocate da entrambe le parti:
strength-step = • *{ $level }* fa meglio di *{ $below }* di { $points } (± { $margin }) punti a smazzata, in { $deals } smazzate
strength-unclear = • *{ $level }*: nessuna differenza netta rispetto a *{ $below }* in { $deals } smazzate
menu-title = **Tavolo { $table }** · { $game }
menu-rules = **Regole:** { $rules }
menu-deals = La partita finisce dopo { $count ->
    [one] una smazzata
   *[other] { $count } smazzate
 }, qualunque sia il punteggio.
menu-hint = -# `/knave regole` come si gioca · `/tavolo lascia` lasciare il posto · `/knave impostazioni` lingua, carte, avvisi
menu-hint-alone = -# `/knave regole` come si gioca · `/knave impostazioni` lingua, carte, avvisi
said = La tua mossa: { $line }
why-you-may = Puoi giocare { $card }: fai pure.
opened-there = Il tavolo { $table } è aperto in { $place }.
right-view-channel = «Visualizza canale»
right-send-messages = «Invia messaggi»
right-attach-files = «Allega file»
right-send-messages-in-threads = «Invia messaggi nei thread»
right-create-public-threads = «Crea thread pubblici»
right-connect = «Connettiti»
