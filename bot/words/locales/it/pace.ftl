# La velocità con cui un tavolo va avanti da solo, e il seguito dopo una smazzata.
pace-is = **Ritmo:** { $pace }
pace-slow = lento
pace-usual = normale
pace-quick = veloce
pace-item = Ritmo: { $pace }
menu-pace = Quanto sono veloci i robot?
no-next-not-now = Adesso non serve: non è appena finita nessuna smazzata.
no-next-dealt = La partita è già andata avanti: quella smazzata è passata.
no-next-pressed = Hai già premuto. La prossima smazzata sta arrivando.
next-done = Avanti con la prossima smazzata.
command-next = avanti
command-next-about = Vai alla prossima smazzata quando hai letto il risultato
