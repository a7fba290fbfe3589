# Tables dont l’hôte est absent, ce qui se décide ensemble, et les petites phrases.
host-is-away = 🕒 **{ $host }, l’hôte, n’a appuyé sur rien depuis un moment.** N’importe qui à la table peut lancer la partie{ $robots ->
    [yes] , ajouter des robots
   *[no] {""}
 } ou prendre le rôle d’hôte.
button-host = Devenir l’hôte
host-you-are = Tu es maintenant l’hôte.
no-host-only-until = Seul l’hôte peut faire ça pour l’instant. Si l’hôte n’appuie sur rien, n’importe qui à la table le pourra <t:{ $when }:R>.
no-host-already = Cette personne est déjà l’hôte.
no-host-or-moderator-seats = Seul l’hôte, ou quelqu’un qui a *Gérer les messages*, peut faire ça.
seats-moderator = -# Tu as *Gérer les messages* ici : tu peux exclure des joueurs, les laisser revenir et choisir un autre hôte. Tout le reste est à l’hôte.

robots-are = **Robots :** { $robots }
robots-welcome = bienvenus
robots-none = aucun – entre humains
robots-item = Robots : { $robots }
menu-robots = Des robots peuvent-ils jouer ?
no-robots-unwelcome = Cette table joue sans robots. L’hôte peut changer cela sous *Plus…*, *Reprises, conseils…*.
no-people-missing = { $count ->
    [1] Une place est encore libre, et cette table joue sans robots.
   *[other] { $count } places sont encore libres, et cette table joue sans robots.
 } Il faut encore du monde avant que la partie puisse commencer.
seat-waits = 🪑 **Une place est libre, et cette table joue sans robots : la partie attend que quelqu’un arrive.** Les joueurs peuvent voter pour admettre un robot, ou pour fermer la table.
left-game-waits = Tu as quitté la table { $table }. Elle joue sans robots : la partie attend donc que quelqu’un arrive.
leave-question-waits = Quitter la table { $table } en pleine partie ? Elle joue sans robots : la partie attend que toi ou quelqu’un d’autre prenne la place.
left-game-ended = Tu as quitté la table { $table }. Personne d’autre ne jouait : la partie est finie et rien n’est marqué.
leave-question-ends = Quitter la table { $table } ? Personne d’autre ne joue : la partie s’arrêtera et rien ne sera marqué.
button-take-empty = Prendre la place
button-robot-in = Admettre un robot

vote-button = Voter…
ballot-title = **{ $game }** · table { $table } · que voudrais-tu changer ?
ballot-about = Tous les joueurs doivent être d’accord ; on ne demande pas aux robots. Un robot peut remplacer quelqu’un qui ne joue plus depuis cinq minutes, ou qui a laissé passer son temps de réflexion, jusqu’à son retour.
ballot-concede = Tu peux aussi abandonner : le reste de cette donne ou, une fois une donne marquée, la partie. Ton camp doit d’abord être d’accord, puis l’autre ; les robots le sont toujours.
ballot-concede-deal = Tu peux aussi abandonner le reste de cette donne. Ton camp doit d’abord être d’accord, puis l’autre ; les robots le sont toujours.
menu-vote-clock = Changer le temps de réflexion…
button-replace = Robot pour { $who }
button-concede-deal = Abandonner la donne
button-concede-game = Abandonner la partie
button-vote-end = Fermer la table
concede-deal-question = ⚠️ Abandonner le reste de cette donne ? Si tout le monde est d’accord, elle est jouée cartes ouvertes, et l’autre camp fait tous les plis que les cartes permettent. C’est définitif.
concede-game-question = ⚠️ Abandonner la partie ? Si tout le monde est d’accord, l’autre camp gagne, les points restent comme ils sont, et le résultat compte. C’est définitif.
vote-clock = ⏱️ **{ $who } voudrait un autre temps de réflexion :** { $clock }
vote-replace = 💤 **{ $who } voudrait qu’un robot remplace { $sleeper }**, qui peut revenir à tout moment.
vote-robot = 🤖 **{ $who } voudrait donner la place libre à un robot.**
vote-end = 🚪 **{ $who } voudrait fermer cette table.** Rien ne serait marqué.
vote-concede-deal = 🏳️ **{ $who } voudrait abandonner le reste de cette donne.**
vote-concede-game = 🏳️ **{ $who } voudrait abandonner la partie.** L’autre camp gagnerait.
vote-waits = { $who } { $count ->
    [one] n’a pas encore répondu.
   *[other] n’ont pas encore répondu.
 }
vote-failed = 🗳️ Tout le monde n’est pas d’accord : rien ne change.
vote-agree = D’accord
vote-refuse = Plutôt non
concession-yes = Accepter
concession-no = Continuer à jouer
vote-made = Ta proposition est sur la table. Elle vaut dès que tout le monde est d’accord.
vote-done = Tout le monde est d’accord. C’est fait !
vote-yes-said = Tu es d’accord. Cela vaut dès que tout le monde l’est.
vote-no-said = D’accord, rien ne change.
no-vote-not-asked = On ne te demande rien cette fois, ou pas encore.
no-not-asleep = Cette personne n’est pas absente : personne ne l’attend, ou pas depuis assez longtemps.
no-clock-same = Vous jouez déjà avec ce temps de réflexion.
no-concede-no-sides = On ne peut abandonner qu’une partie entre deux camps. Dans un jeu où chacun joue pour soi, quitte plutôt la table : un robot continue.
no-concede-too-early = On peut abandonner une partie une fois qu’une donne a été marquée.
no-concede-not-now = On peut abandonner une donne pendant que ses cartes se jouent.
no-concede-costs = On ne peut pas abandonner une donne tant qu’une carte qui coûte des points est encore dehors.
event-deal-conceded = 🏳️ { $who } { $who_count ->
    [one] abandonne
   *[other] abandonnent
 } le reste de cette donne.
event-game-conceded = 🏳️ { $who } { $who_count ->
    [one] abandonne
   *[other] abandonnent
 } la partie.
why-no-two-sides = On ne peut abandonner qu’une partie entre deux camps.
result-conceded = abandon : { $who }
action-concede-game = Abandonner

seed-of-ended = -# Graine du mélange de la partie { $number }, maintenant qu’elle est finie : `{ $seed }`
verify-broken-off = La partie a été interrompue : rien n’a été marqué.

busy-thread = Un fil dans ce salon a de la place pour une autre table.
button-thread = Ouvrir dans un fil

talk-is = **Petites phrases :** { $talk }
talk-is-yes = permises
talk-is-no = coupées
talk-item = Petites phrases : { $talk }
menu-talk = Petites phrases
button-talk = Dire…
talk-title = **{ $game }** · table { $table } · que veux-tu dire ?
talk-said = Tu as dit : « { $phrase } »
talk-line = 💬 { $who } : « { $phrase } »
phrase-hello = Salut !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thank-you = Merci !
phrase-sorry = Pardon !
phrase-no-problem = Pas de souci !
phrase-one-moment = Un instant !
phrase-good-game = Belle partie !
no-talk-off = L’hôte a coupé les petites phrases ici.
no-talk-too-much = Tu as dit beaucoup de choses en une minute. Laisse parler les cartes un moment.
command-talk = dire
command-talk-about = Dire quelques mots à toute la table
parameter-phrase = phrase
parameter-phrase-about = Ce que tu veux dire
