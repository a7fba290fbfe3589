# A server’s own sets of rules, codes of rules, and other rules in the middle of a game.
rules-code = **Rules code:** `{ $rules_code }`
code-window = Enter a rules code
code-label = Code
set-of-server = this server’s own rules
button-by-code = Enter a code…
set-about = { $name } – { $about }
set-usual = { $name } · server default
set-again = Same as my last table
set-of-code = The rules of code { $rules_code }
set-kept = Saved **{ $name }** for { $game }: { $rules }. Everyone can now choose it when opening a table.
set-renamed = **{ $old }** is now called **{ $name }**.
set-deleted = **{ $name }** is deleted. Open tables that use it keep their rules. To bring it back: `/server-rules save` with the code `{ $rules_code }`.
set-is-usual = **{ $game }** is now played here with **{ $name }**, unless someone picks other rules.
set-line = • **{ $name }** · { $game } – { $rules }
set-line-usual = • **{ $name }** · { $game } (server default) – { $rules }
set-not-understood = this version of me no longer knows some of these rules: save them again, or delete them
sets-title = **This server’s own rule sets**
sets-none = None yet. Set up a table, then use `/server-rules save`.

command-server-rules = server-rules
command-server-rules-about = Rule sets saved in this server
command-keep-rules = save
command-keep-rules-about = Save this channel’s table rules (or a code) under a name
command-list = list
command-list-about = Show this server’s rule sets
command-rename = rename
command-rename-about = Rename a rule set
command-delete = delete
command-delete-about = Delete a rule set
command-usual = default
command-usual-about = The rules used here when nobody picks any
command-again = again
command-again-about = Open a table like the last one you opened here
parameter-name = name
parameter-name-about = A name; an existing set of this name is overwritten
parameter-set = set
parameter-set-about = Which rule set
parameter-code = code
parameter-code-about = A rules code, shown under Menu at any table

no-code-of-another-game = “{ $typed }” is a rules code for another game.
no-no-such-set = This server has no rule set called “{ $preset }”.
no-which-set = Several rule sets are called “{ $preset }”: choose one of those offered while you type.
no-too-many-sets = This server already has { $count } rule sets for this game, the maximum. Delete one first.
no-name-taken = Another rule set is already called “{ $preset }”.
no-set-without-name = A rule set needs a name.
no-name-too-long = That name is too long: it can have { $most } characters at most.
no-name-with-markup = A name can’t have links, mentions or any of these characters: \ * _ ~ | ` < > @ [ ]
no-set-outdated = Some of the rules in “{ $preset }” no longer exist, so it can’t be played. Someone with *Manage Server* can save it again or delete it; until then, choose other rules.
no-no-last-table = You haven’t opened a table like that in this server yet. Open one with `/table open`.
no-no-table-to-keep = There’s no table in this channel whose rules I could save. Open one and set its rules, or give me a code with `code:`.

why-code-unknown-game = “{ $typed }” isn’t a rules code: it doesn’t begin with the name of a game I know.
why-code-mistyped = There’s a typo in the code “{ $typed }”: a character is wrong or missing.
why-code-newer = This code has rules that only a newer version of me knows.
why-code-outdated = This code has a rule that no longer exists ({ $rule }).
why-rules-for-nobody = With these rules the game would be unplayable.
why-rules-in-deal = Rules can only change between deals.
why-rules-same = You’re already playing by these rules.
why-rules-lasting = “{ $option }” applies to a whole game and can’t be changed in the middle of it.
why-rules-settled = With these rules the game would already be over.
why-rules-sides = These rules would change who plays together, so they can’t start in the middle of a game.

event-rule-changed = 📜 From this deal on – { $option }: { $values }
proposal-button = Propose new rules…
proposal-back = Withdraw proposal
proposal-yes = Agree to new rules
proposal-no = Keep the old rules
proposal-open = 📜 **{ $who } proposes new rules from the next deal on:** { $rules }
proposal-by-gone = Someone who has left
proposal-waits = { $who } { $count ->
    [one] hasn’t
   *[other] haven’t
 } answered yet. The next deal waits a minute at most.
proposal-accepted = 📜 **Everyone agrees. From the next deal on:** { $rules }
proposal-made = Your proposal is on the table. If all players agree, it applies from the next deal on; robots aren’t asked.
proposing-title = **{ $game }** · table { $table } · new rules from the next deal on
proposing-changes = **Your proposal:** { $rules }
proposing-nothing = Choose what you’d like to change.
proposing-hint = -# All players have to agree. Points and dealer stay; on the leaderboard the game counts under its new rules.
proposing-button = Propose
voted-yes = You agree. The rules change once all players agree.
voted-all = Everyone agrees: the rules change before the next deal.
voted-no = The rules stay as they are.
no-proposal-open = There’s already a proposal, which has to be settled first.
no-proposal-gone = That proposal is over: it was withdrawn or carried out, or the game has moved on.
no-voted-already = You’ve already agreed.
