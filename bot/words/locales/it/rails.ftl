# Guardare un tavolo, e il thread in cui stanno le smazzate finite.
command-watch = guarda
command-watch-about = Guarda un tavolo dall’alto, solo tu: l’immagine segue il gioco
watch-follows = -# 👁 Segue il gioco fino alle <t:{ $at }:t>. *{ button-watch-on }* prolunga.
plain-watch-follows = -# Segue il gioco fino alle <t:{ $at }:t>. *{ button-watch-on }* prolunga.
button-watch-on = Continua a guardare
button-watch-off = Smetti di guardare
watch-off = Non guardi più il tavolo { $table }.
no-watch-full = Questo tavolo lo guardano già in { $count }. Nel canale lo vedono tutti.
rail-title = { $game } · tavolo { $table } · smazzata { $deal }
rail-thread = { $game } · tavolo { $table } · galleria
rail-is = **Galleria:** { $rail }
rail-closed = chiusa – prima della fine della partita non si mostra niente
rail-open = aperta – ogni smazzata finita va in un thread, con tutte le carte
menu-rail = Galleria
fact-rail = galleria aperta
no-rail-nowhere = Qui non si può: serve un tavolo in un canale testuale di un server, che non sia privato e le cui smazzate nessun altro debba ancora giocare.
