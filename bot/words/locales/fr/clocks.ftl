# Le temps à la table.
lobby-clock = **Temps de réflexion :** { $clock }
menu-clock = Temps par coup
clock-usual = 5 min par coup (illimité s’il n’y a que des robots avec toi)
clock-off = illimité
clock-1m = 1 min par coup
clock-2m = 2 min par coup
clock-5m = 5 min par coup
clock-15m = 15 min par coup
clock-1d = 1 jour par coup
clock-3d = 3 jours par coup
turn-due = ⏳ { $who } : { $when }
due = ⏳ fin { $when }
turn-due-you = ⏳ Ton temps s’arrête { $when }.
missed-you = { $count ->
    [1] Ton temps était écoulé : un robot a joué pour toi. Après trois fois de suite, il garde ta place jusqu’à ton retour.
   *[other] Ton temps était écoulé { $count } fois de suite : un robot a joué pour toi. Après la troisième fois, il garde ta place jusqu’à ton retour.
 }
missed-choice = Son choix : { $action }.
away = 💤 { $who } { $count ->
    [one] n’est pas là : un robot joue jusqu’à son retour.
   *[other] ne sont pas là : des robots jouent jusqu’à leur retour.
 }
away-you = 💤 **Un robot joue pour toi pendant ton absence.** Appuie sur *Je suis là* pour reprendre.
paused = ⏸️ **Pause :** la partie et tous les temps de réflexion sont arrêtés. N’importe quel joueur peut appuyer sur *Reprendre*.
paused-note = En pause
pause-wished = ⏸️ { $who } { $count ->
    [one] demande une pause
   *[other] demandent une pause
 } (d’accord : { $count } sur { $of }).
clock-button-pause = Demander une pause
clock-button-agree = D’accord, pause
clock-button-resume = Reprendre
clock-button-back = Je suis là
pause-agreed = Tu acceptes la pause. Elle commence quand tous les joueurs sont d’accord ; jouer une carte retire ton accord.
pause-begun = La pause commence : la partie et tous les temps de réflexion sont arrêtés.
pause-over = C’est reparti. Les temps de réflexion continuent là où ils s’étaient arrêtés.
back-now = Te revoilà ! Tu reprends les cartes en main.
no-away = Un robot joue pour toi en ce moment. Appuie d’abord sur *Je suis là*.
no-not-away = Aucun robot ne joue pour toi.
no-paused = La table est en pause. N’importe quel joueur peut appuyer sur *Reprendre*.
no-not-paused = La partie n’est pas en pause.

command-quiet = heures-calmes
command-quiet-about = Heures sans message de ma part ; tes délais de 1 et 3 jours s’arrêtent aussi
parameter-from = début
parameter-from-about = Heure de début (0 à 23)
parameter-to = fin
parameter-to-about = Heure de fin (la même que le début : pas d’heures calmes)
parameter-zone = fuseau
parameter-zone-about = Ton fuseau horaire : tape une grande ville près de chez toi
settings-quiet = Heures calmes (`/heures-calmes` : aucun message, tes délais de 1 et 3 jours s’arrêtent) : { $hours }
quiet-none = aucune
quiet-hours = de { $start } h à { $end } h ({ $zone })
no-unknown-zone = Je ne connais pas de fuseau horaire « { $zone } ». Tape une ville et choisis dans la liste.
no-quiet-too-long = Les heures calmes durent { $most } heures par jour au plus : les autres t’attendent.
