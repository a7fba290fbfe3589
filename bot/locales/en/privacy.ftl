# Whose data it is.
command-privacy = privacy
command-privacy-about = What is stored about you: read it, take it with you, have it forgotten
command-privacy-tell = about
command-privacy-tell-about = What is stored, why, and for how long
command-privacy-export = export
command-privacy-export-about = Everything that is stored about you, as a file
command-privacy-forget = forget
command-privacy-forget-about = Have everything about you forgotten, for good
privacy-title = **What I keep about people**
privacy-what = • **What:** your number and name on Discord and the language you read; your settings; at which tables you sat, where your hand was shown and what was noted there (who left, whose time ran out); of every finished game its cards, its result and who played it.
privacy-why = • **Why:** so that a table goes on after a restart; for boards, histories and replays; and so that anybody can check the shuffles. I never read messages, and nothing is sent anywhere but to Discord.
privacy-long = • **How long:** until you have it forgotten. A server that sends me away keeps its tables and games in case I am invited again; whoever runs me can delete them.
privacy-forget = • **What you can do:** `/privacy export` gives you all of it as a file; `/privacy forget` has it forgotten. Both also work in a direct message.
privacy-gone = • **What forgetting means:** your name, your settings and your results are deleted at once and cannot be brought back. At open tables a robot takes your seat. Games you played stay in the histories of those who played with you, and in this server’s: your seat then belongs to a nameless former player.
privacy-discord = • **What I cannot delete:** messages that are on Discord already (ask the server’s admins), files that others have saved, and backups, which whoever runs me has made.
privacy-file = This is everything I have stored about you.
privacy-really = { $tables ->
    [0] **Shall I forget everything about you?**
    [one] **Shall I forget everything about you?** You sit at one open table; a robot will take your seat.
   *[other] **Shall I forget everything about you?** You sit at { $tables } open tables; robots will take your seats.
 }
button-privacy-forget = Forget me for good
privacy-kept = Then everything stays as it is.
privacy-forgotten = Done: nothing in my records tells of you any more. If you press or type something again, I get to know you anew.
privacy-forgotten-but = Done: nothing in my records tells of you any more. An older state may still lie in a file beside them for a while, because another program is reading; it is written over by itself. If you press or type something again, I get to know you anew.
