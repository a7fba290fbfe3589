# Les variantes d’un serveur, les codes de règles, et d’autres règles en cours de partie.
rules-code = **Code des règles :** `{ $rules_code }`
code-window = Entrer un code de règles
code-label = Code
set-of-server = une variante de ce serveur
button-by-code = Entrer un code…
set-about = { $name } – { $about }
set-usual = { $name } · par défaut ici
set-again = Comme ma dernière table
set-of-code = Les règles du code { $rules_code }
set-kept = **{ $name }** est enregistrée pour { $game } : { $rules }. Tout le monde peut maintenant la choisir en ouvrant une table.
set-renamed = **{ $old }** s’appelle maintenant **{ $name }**.
set-deleted = **{ $name }** est supprimée. Les tables ouvertes qui s’en servent gardent leurs règles. Pour la retrouver : `/règles-serveur enregistrer` avec le code `{ $rules_code }`.
set-is-usual = **{ $game }** se joue désormais ici avec **{ $name }**, sauf si l’on choisit d’autres règles.
set-line = • **{ $name }** · { $game } – { $rules }
set-line-usual = • **{ $name }** · { $game } (par défaut ici) – { $rules }
set-not-understood = ma version actuelle ne connaît plus certaines de ces règles : enregistre-les de nouveau, ou supprime-les
sets-title = **Les variantes de ce serveur**
sets-none = Aucune pour l’instant. Règle une table, puis utilise `/règles-serveur enregistrer`.

command-server-rules = règles-serveur
command-server-rules-about = Les variantes enregistrées sur ce serveur
command-keep-rules = enregistrer
command-keep-rules-about = Enregistrer sous un nom les règles de la table de ce salon (ou un code)
command-list = liste
command-list-about = Voir les variantes de ce serveur
command-rename = renommer
command-rename-about = Renommer une variante
command-delete = supprimer
command-delete-about = Supprimer une variante
command-usual = défaut
command-usual-about = Les règles utilisées ici quand personne n’en choisit
command-again = encore
command-again-about = Ouvrir une table comme la dernière que tu as ouverte ici
parameter-name = nom
parameter-name-about = Un nom ; une variante de ce nom est remplacée
parameter-set = variante
parameter-set-about = Quelle variante
parameter-code = code
parameter-code-about = Un code de règles, visible sous Menu à chaque table

no-code-of-another-game = « { $typed } » est le code de règles d’un autre jeu.
no-no-such-set = Ce serveur n’a pas de variante nommée « { $preset } ».
no-which-set = Plusieurs variantes s’appellent « { $preset } » : choisis dans la liste qui s’affiche pendant que tu tapes.
no-too-many-sets = Ce serveur a déjà { $count } variantes pour ce jeu, le maximum. Supprimes-en une d’abord.
no-name-taken = Une autre variante s’appelle déjà « { $preset } ».
no-set-without-name = Il faut un nom à une variante.
no-name-too-long = Ce nom est trop long : { $most } caractères au plus.
no-name-with-markup = Un nom ne peut contenir ni lien, ni mention, ni aucun de ces caractères : \ * _ ~ | ` < > @ [ ]
no-set-outdated = Certaines règles de « { $preset } » n’existent plus : on ne peut plus jouer avec. Quelqu’un qui a *Gérer le serveur* peut l’enregistrer de nouveau ou la supprimer ; en attendant, choisis d’autres règles.
no-no-last-table = Tu n’as pas encore ouvert de table de ce genre sur ce serveur. Ouvres-en une avec `/table ouvrir`.
no-no-table-to-keep = Il n’y a pas de table dans ce salon dont je pourrais enregistrer les règles. Ouvres-en une et choisis ses règles, ou donne-moi un code avec `code:`.

why-code-unknown-game = « { $typed } » n’est pas un code de règles : il ne commence pas par le nom d’un jeu que je connais.
why-code-mistyped = Il y a une faute de frappe dans le code « { $typed } » : un caractère est faux ou manque.
why-code-newer = Ce code a des règles que seule une version plus récente de moi connaît.
why-code-outdated = Ce code a une règle qui n’existe plus ({ $rule }).
why-rules-for-nobody = Avec ces règles, le jeu serait impossible.
why-rules-in-deal = Les règles ne changent qu’entre deux donnes.
why-rules-same = Vous jouez déjà avec ces règles.
why-rules-lasting = « { $option } » vaut pour toute une partie et ne peut pas changer en cours de route.
why-rules-settled = Avec ces règles, la partie serait déjà finie.
why-rules-sides = Ces règles changeraient qui joue avec qui : impossible en cours de partie.

event-rule-changed = 📜 À partir de cette donne – { $option } : { $values }
proposal-button = Proposer des règles…
proposal-back = Retirer ma demande
proposal-yes = Oui, changer
proposal-no = Non, ne rien changer
proposal-open = 📜 **{ $who } propose d’autres règles dès la prochaine donne :** { $rules }
proposal-by-gone = Quelqu’un qui est parti
proposal-waits = { $who } { $count ->
    [one] n’a pas encore répondu.
   *[other] n’ont pas encore répondu.
 } La prochaine donne attend une minute au plus.
proposal-accepted = 📜 **Tout le monde est d’accord. Dès la prochaine donne :** { $rules }
proposal-made = Ta proposition est sur la table. Si tous les joueurs sont d’accord, elle vaut dès la prochaine donne ; on ne demande pas aux robots.
proposing-title = **{ $game }** · table { $table } · d’autres règles dès la prochaine donne
proposing-changes = **Ta proposition :** { $rules }
proposing-nothing = Choisis ce que tu voudrais changer.
proposing-hint = -# Tous les joueurs doivent être d’accord. Points et donneur restent ; au classement, la partie compte avec ses nouvelles règles.
proposing-button = Proposer
voted-yes = Tu es d’accord. Les règles changent quand tous les joueurs le sont.
voted-all = Tout le monde est d’accord : les règles changent avant la prochaine donne.
voted-no = Les règles restent comme elles sont.
no-proposal-open = Il y a déjà une proposition : elle passe d’abord.
no-proposal-gone = Cette proposition est close : retirée, appliquée, ou la partie a continué.
no-voted-already = Tu as déjà dit oui.
