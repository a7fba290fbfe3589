# A server’s own sets of rules, codes of rules, and other rules in the middle of a game.
rules-code = **Code of these rules:** `{ $rules_code }`
code-window = Rules by their code
code-label = Code
set-of-server = this server’s own rules
set-by-code = By a code…
set-about = { $name } – { $about }
set-usual = { $name } · the usual rules here
set-again = The same again: as at your last table
set-of-code = The rules of the code { $rules_code }
set-kept = **{ $name }** is kept for { $game }: { $rules }. Everyone can choose it when opening a table.
set-renamed = **{ $old }** is called **{ $name }** from now on.
set-deleted = **{ $name }** is deleted. Tables that play by it go on as they are.
set-is-usual = **{ $game }** is played here by **{ $name }**, unless someone chooses other rules.
set-line = • **{ $name }** · { $game } – { $rules }
set-line-usual = • **{ $name }** · { $game } (the usual rules here) – { $rules }
set-not-understood = this version of me no longer knows some of these rules: keep them again, or delete them
sets-title = **This server’s own rules**
sets-none = There are none yet. Arrange a table, then `/server-rules keep`.

command-server-rules = server-rules
command-server-rules-about = Sets of rules that this server keeps by name
command-keep-rules = keep
command-keep-rules-about = Keep the rules of this channel’s table, or of a code, under a name
command-list = list
command-list-about = Show this server’s sets of rules
command-rename = rename
command-rename-about = Give a set of rules another name
command-delete = delete
command-delete-about = Delete a set of rules
command-usual = usual
command-usual-about = By which rules a game is played here when none are chosen
command-again = again
command-again-about = The same again: a table like the last one you opened here
parameter-name = name
parameter-name-about = What the set is called; one of the same name is changed
parameter-set = set
parameter-set-about = Which set of rules
parameter-code = code
parameter-code-about = The code of some rules, as any table shows it under Menu

no-code-of-another-game = “{ $typed }” is the code of another game’s rules.
no-no-such-set = This server has no set of rules called “{ $preset }”.
no-which-set = There are several sets of rules called “{ $preset }”: choose one of those offered while you type.
no-too-many-sets = This server keeps { $count } sets of rules for this game already, as many as it may. Delete one first.
no-name-taken = Another set of rules is called “{ $preset }” already.
no-set-without-name = A set of rules needs a name.
no-name-too-long = The name is too long: { $most } characters are the most.
no-name-with-markup = A name may not have links, mentions or any of these signs: \ * _ ~ | ` < > @ [ ]
no-set-outdated = Some of the rules of “{ $preset }” no longer exist, so it can’t be played. Someone who may manage this server can keep it again or delete it; until then, choose other rules.
no-no-last-table = You have opened no such table on this server yet. Open one with `/table open`.
no-no-table-to-keep = There is no table in this channel whose rules I could keep. Open one and arrange its rules, or give me a code with `code:`.

why-code-unknown-game = “{ $typed }” does not begin with the name of a game I know, so it is no code of rules.
why-code-mistyped = There is a slip in the code “{ $typed }”: some character is wrong or missing. Please compare it once more.
why-code-newer = This code has rules that a newer version of me knows, but not this one.
why-code-outdated = This code has a rule that does not exist any more ({ $rule }).
why-rules-for-nobody = By these rules nobody could play.
why-rules-in-deal = A deal is under way: rules change between two deals.
why-rules-same = These are the rules you play by already.
why-rules-lasting = “{ $option }” holds for a whole game and can’t be changed in the middle of it.
why-rules-settled = By these rules the game would be over already.
why-rules-sides = By these rules others would play together, so they can’t begin in the middle of a game.

event-rule-changed = 📜 From this deal on – { $option }: { $values }
proposal-button = Propose other rules…
proposal-back = Take my proposal back
proposal-yes = Agree to the rules
proposal-no = Keep the old rules
proposal-open = 📜 **{ $who } would like other rules from the next deal on:** { $rules }
proposal-by-gone = Someone who has left
proposal-waits = { $who } { $count ->
    [one] has
   *[other] have
 } yet to answer. The next deal waits a minute at most.
proposal-accepted = 📜 **Everyone agrees. From the next deal on:** { $rules }
proposal-made = Your proposal stands on the table. If everyone who plays agrees, it holds from the next deal on; robots are not asked.
proposing-title = **{ $game }** · table { $table } · other rules from the next deal on
proposing-changes = **Your proposal:** { $rules }
proposing-nothing = Choose what is to be different.
proposing-hint = -# Everyone who plays has to agree. Points and dealer stay; a game with changed rules counts as one by its own rules.
proposing-button = Propose
voted-yes = You agree. The rules change once everyone who plays agrees.
voted-all = Everyone agrees: the rules change before the next deal.
voted-no = The rules stay as they are.
no-proposal-open = Something has been proposed already: answer that first.
no-proposal-gone = That proposal is off, or done already.
no-voted-already = You have agreed already.
