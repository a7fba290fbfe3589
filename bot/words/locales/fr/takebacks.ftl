# Coups repris, reste réclamé, conseils.
event-took-back = ↩️ { $who } a repris un coup.
event-rest-claimed = 🃏 { $who } : « Le reste est à moi ! » – { $cards }

takebacks-is = **Reprise d’un coup :** { $takebacks }
takebacks-off = jamais
takebacks-misclick = faux clics seulement, tant que rien de nouveau n’est apparu
takebacks-consent = faux clics aussitôt, le reste si les autres sont d’accord
hints-is = **Conseils :** { $hints }
hints-usual = seulement s’il n’y a que des robots avec toi
hints-on = pour tout le monde (les parties sont amicales)
hints-off = aucun
menu-takebacks = Reprise d’un coup
menu-hints = Conseils
favours-title = **{ $game }** · table { $table } · ce qui est permis ici
favours-about = Un faux clic se reprend une fois par tour, tant que personne d’autre n’a joué et que rien de nouveau n’est apparu. Pour tout autre coup de la même donne, on demande aux autres joueurs. Avec des conseils pour tout le monde, une partie est amicale ; de même si quelqu’un, seul humain à la table, en a demandé un.
favours-host-only = Seul l’hôte peut changer cela, avant le début de la partie.
favours-begun = La partie a commencé : seuls le rythme et les petites phrases peuvent encore changer.
button-favours = Reprises, conseils…
button-takeback = Reprendre ce coup
button-agree-takeback = Laisser reprendre
button-refuse-takeback = Le coup reste
button-withdraw-takeback = Laisser tomber
button-rest = Le reste est à moi
button-hint = Conseil

takeback-wished = ↩️ { $who } voudrait reprendre { $card ->
    [no] un coup
   *[other] { $card }
 } (d’accord : { $count } sur { $of } ; fin { $when }).
takeback-wished-you = ↩️ **{ $who } voudrait reprendre { $card ->
    [no] un coup
   *[other] { $card }
 }.** Ça te va ? Jouer la suite compte aussi comme une réponse. (Fin { $when }.)
takeback-waiting = ↩️ On attend l’accord des autres pour ton coup (fin { $when }).
takeback-refused = ↩️ Ton coup reste : tout le monde n’était pas d’accord.
takeback-lapsed = ↩️ Ton coup reste : tout le monde n’a pas répondu à temps.
takeback-done = Ton coup est repris.
takeback-asked = J’ai demandé aux autres. Les robots attendent leur réponse.
takeback-agreed = Merci, c’est noté.
takeback-granted = Merci. Tout le monde est d’accord, le coup est repris.
takeback-declined = D’accord, le coup reste. Personne ne saura qui a dit non.
takeback-withdrawn = D’accord, ton coup reste.
no-takebacks-off = À cette table, on ne reprend pas de coups.
no-nothing-to-take-back = Tu n’as aucun coup à reprendre dans cette donne.
no-takeback-open = Quelqu’un a déjà demandé à reprendre un coup. Réponds d’abord à cette demande.
no-takeback-too-late = C’est trop tard : quelqu’un a joué ou quelque chose de nouveau est apparu depuis, ou tu as déjà repris ce coup une fois.
no-takeback-robots = Tu as vu une nouvelle carte depuis : les robots ne sont pas d’accord.
no-takeback-once = Tu as déjà demandé pour ce coup.
no-takeback-gone = Cette demande est passée : la partie a continué.
no-takeback-not-asked = On ne t’a rien demandé, ou tu as déjà répondu.

rest-done = Le reste est à toi. J’ai joué les derniers plis.
no-rest-not-now = Tu peux réclamer le reste quand c’est à toi de jouer une carte.
no-rest-not-certain = D’après ce que tu vois, il n’est pas certain que tous les plis restants soient pour toi. Continue à jouer.

hint-is = 💡 { $card ->
    [yes] Je jouerais { $action }.
   *[no] Je choisirais : { $action }.
 }{ $ground ->
    [none] {""}
   *[other] {" "}{ $ground }
 }
hand-hinted = Le conseil : { $cards }
hint-count = -# { $compared ->
    [none] {""}
   *[other] { $compared }{" "}
 }{ $count ->
    [0] {""}
   *[other] Conseil n° { $count } de cette partie.
 }
no-hints-off = Il n’y a pas de conseils à cette table.
no-hints-alone = À cette table, les conseils sont réservés aux parties que tu joues seulement avec des robots.
no-hints-in-lesson = Une leçon donne elle-même ses conseils : lis les lignes au-dessus de tes cartes.
no-hint-not-now = Ce n’est pas ton tour : il n’y a rien à conseiller.

command-takeback = reprendre
command-takeback-about = Reprendre ton dernier coup, ou demander aux autres si tu peux
command-rest = réclamer
command-rest-about = Réclamer tous les plis restants quand ils sont certains
command-hint = conseil
command-hint-about = Voir, rien que pour toi, ce qu’un robot ferait à ta place
