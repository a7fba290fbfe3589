# Parties terminées : l’historique, la partie revue, les fichiers, et ce qu’on peut vérifier.
command-history = historique
command-history-about = Les parties terminées, les tiennes ou celles du serveur, les plus récentes d’abord
command-replay = revoir
command-replay-about = Revoir pas à pas une partie terminée, toutes les mains ouvertes
command-verify = vérifier
command-verify-about = Vérifier les mélanges, chaque coup et le résultat d’une partie terminée
menu-replay = Revoir cette partie
menu-verify = Vérifier cette partie
parameter-whose = parties
parameter-whose-about = Les tiennes, ou toutes celles de ce serveur
parameter-number = numéro
parameter-number-about = Le numéro de la partie, comme dans /knave historique
whose-mine = mes parties
whose-server = les parties de ce serveur
history-title-mine = **Tes parties terminées**
history-title-server = **Les parties terminées de ce serveur**
history-line = { $when } · **{ $number }** · { $game } · { $result }
history-result = victoire : { $winners }{ $against ->
    [0] {""}
   *[other] {" "}contre { $others }
 }{ $scored ->
    [0] {""}
   *[other] {" "}({ $points })
 }
history-ended-early = interrompue : { $who }
history-item = { $number } · { $game }
history-empty = Aucune partie terminée ici pour l’instant.
history-all = Toutes les parties
menu-history-open = Revoir une partie…
menu-history-kind = Seulement…
button-newest = Les plus récentes
button-newer = ◀ Plus récentes
plain-button-newer = Plus récentes
button-older = Plus anciennes ▶
plain-button-older = Plus anciennes
former-player = Compte supprimé
replay-title = **{ $game }** · partie { $number } · donne { $deal } sur { $deals } · { $stop }
replay-stop-dealt = mains données
replay-stop-ready = avant la première carte
replay-stop-trick = pli { $number }
replay-stop-end = fin de la donne
replay-course = Enchères : { $said }
replay-cards = Cartes : { $said }
replay-trick = { $played } (pour { $holder })
replay-hand = { $who } : { $cards }
replay-pile = { $pile } : { $cards }
replay-deal = Donne { $number }
menu-replay-deal = Aller à une donne…
menu-replay-stop = Aller à un pli…
button-replay = Revoir
button-deal-back = ⏮ Donne
plain-button-deal-back = Donne précédente
button-step-back = ◀
plain-button-step-back = Retour
button-step-on = ▶
plain-button-step-on = Suite
button-deal-on = Donne ⏭
plain-button-deal-on = Donne suivante
button-replay-text = En texte
button-replay-json = En JSON
button-verify = Vérifier
no-no-replay = Il n’y a pas de partie terminée { $number } que tu puisses voir. `/knave historique` donne la liste des tiennes et de celles de ce serveur.
no-still-running = Cette partie est encore en cours. Tu pourras la revoir à la fin ; d’ici là, les cartes cachées le restent.
no-no-game-in-message = Il n’y a pas de partie terminée dans ce message. Ouvre ce menu sur une table dont la partie est finie.
no-replay-unreadable = La partie { $number } a été jouée avec des règles que je ne connais plus : je ne peux pas la montrer.
no-replay-too-fast = Tu feuillettes les parties plus vite que je ne peux suivre. Attends quelques secondes et appuie de nouveau : rien n’est perdu.
no-replay-busy = Trop de parties s’ouvrent en même temps. Réessaie dans une minute : rien n’est perdu.
replay-file = Partie { $number }, à garder ou à vérifier : `/knave vérifier` la vérifie aussi ici.

verify-title = **Vérification de la partie { $number }** ({ $game })
verify-sound = **Tout est en ordre.**
verify-not-sound = **Quelque chose cloche dans cette partie.**
verify-commitment = La graine révélée est bien celle qui était promise : son SHA-256 est le code de contrôle donné avant la première enchère.
verify-commitments = Les { $count } graines révélées sont bien celles qui étaient promises : le SHA-256 de la première est le code de contrôle donné avant la première enchère. Ceux des autres sont dans le journal, là où ce bot a été rétabli depuis une sauvegarde.
verify-commitment-wrong = La graine révélée n’est pas celle qui était promise : son SHA-256 est { $found }, mais { $promised } était promis.
verify-seed-broken = La graine est illisible : elle devrait avoir 64 chiffres hexadécimaux.
verify-no-seed = La graine ou sa promesse manque : leur accord n’a pas été vérifié.
verify-seats = La graine a tiré la place { $drawn } du départ comme première place, et c’est bien ainsi qu’on a joué.
verify-seats-wrong = La graine a tiré la place { $drawn } du départ comme première place, mais c’est la place { $found } qui l’a eue.
verify-seats-unknown = L’ordre des places au départ n’a pas été noté (ou la graine manque) : le tirage des places n’a pas été vérifié.
verify-deals = { $count ->
    [1] La seule donne découle de la graine, carte par carte.
   *[other] Les { $count } donnes découlent de la graine, carte par carte.
 }
verify-deals-so-far = { $count ->
    [0] Aucune carte n’a été donnée avant la ligne fausse.
    [1] La seule donne avant la ligne fausse découle de la graine.
   *[other] Les { $count } donnes avant la ligne fausse découlent de la graine.
 }
verify-deals-laid = { $count ->
    [1] Une donne a été reprise d’une partie antérieure : la graine ne dit rien de ses cartes.
   *[other] { $count } donnes ont été reprises d’une partie antérieure : la graine ne dit rien de leurs cartes.
 }
verify-pack-wrong = Le paquet du fichier n’est pas celui de ce jeu.
verify-deal-wrong = La donne { $deal } (ligne { $number } du journal) ne découle pas de la graine.
verify-deals-unknown = Sans la graine, les donnes n’ont pas été vérifiées.
verify-moves = { $count ->
    [1] La seule ligne du journal suit les règles.
   *[other] Les { $count } lignes du journal suivent les règles.
 }
verify-move-wrong = La ligne { $number } du journal est contraire aux règles : { $who }, « { $line } ». { $why }
verify-move-unread = La ligne { $number } du journal n’est pas un coup de ce jeu : { $who }, « { $line } ».
verify-deck = le paquet
verify-result = Le résultat noté est bien celui des cartes.
verify-result-wrong = Les cartes donnent { $found }, mais c’est { $told } qui a été noté.
verify-result-unknown = À cause de cette ligne, le résultat n’a pas été vérifié.
verify-result-untold = Aucun résultat n’a été noté : il n’y a rien à comparer.
verify-not-over = Après la dernière ligne, la partie n’est pas finie.
verify-shown = Une seule chose n’est vérifiable que par toi : que la table montrait { $commitment } avant la première enchère (les premiers caractères dans son message, le tout dans son menu). Et aucun journal ne peut montrer qui a appuyé sur les boutons.
