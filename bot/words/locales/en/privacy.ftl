# Whose data it is.
command-privacy = privacy
command-privacy-about = What is stored about you: read it, take it with you, have it forgotten
command-privacy-tell = show
command-privacy-tell-about = What is stored about you now, what for, and for how long
command-privacy-export = export
command-privacy-export-about = Everything that is stored about you, as a file
command-privacy-forget = forget
command-privacy-forget-about = Have everything about you forgotten, for good
privacy-title = **What I keep about you**
privacy-you = • **You:** { $name }, number { $number } on Discord, the language it says you read{ $direct ->
    [0] { "" }
   *[other] , and the number of the channel of our direct messages
  }: to know you again, to speak to you, and to reach you.
privacy-choices = • **Your settings:** { $choices }
privacy-quiet = Quiet hours: { $hours }
privacy-tables = • **Tables** at which you have a seat: { $tables } ({ $open } open now). Messages that showed you your hand: { $hands }. Notes there that name you (who left, whose time ran out): { $notes }. So that a table goes on after a restart.
privacy-games = • **Finished games** of yours: { $games }. Servers: { $servers }. Moves that are marked as yours: { $moves }. For results, histories and replays, and so that anyone can check the shuffles.
privacy-boards = • **Boards** you are counted on: { $boards }. Partnerships: { $parties }. Notes of who played together or against each other: { $met }. For `/leaderboard` and `/stats`.
privacy-lists = • **Your lists:** people you have blocked: { $blocks } (`/blocked`); games you want to hear of: { $wanted } (`/tell-me`).
privacy-never = I never read messages, and nothing is sent anywhere but to Discord.
privacy-long = • **How long:** until you have it forgotten. { $days ->
    [0] What belongs to a server stays even if that server sends me away.
    [one] What belongs to a server goes a day after that server has sent me away; practice tables go a day after they have closed.
   *[other] What belongs to a server goes { $days } days after that server has sent me away; practice tables go { $days } days after they have closed.
 }
privacy-forget = • **What you can do:** `/privacy export` gives you all of it as a file; `/privacy forget` has it forgotten. Both also work in a direct message.
privacy-gone = • **What forgetting means:** your name, settings, results, ratings, partnerships and blocks are deleted at once and cannot be brought back. At open tables a robot takes your seat. Games you played stay in the histories of those who played with you, and in this server’s: your seat then belongs to a nameless former player.
privacy-discord = • **What I cannot delete:** messages that are on Discord already (ask the server’s admins), files that others have saved, and backups made by my operator.
privacy-policy = • **Privacy policy:** <{ $url }>
privacy-policy-missing = • **Privacy policy:** the operator of this bot has not published one yet.
privacy-file = { $packed ->
    [yes] This is everything I have stored about you. It is large, so it is packed: open it with any program that unpacks .gz files.
   *[other] This is everything I have stored about you.
 }
no-export-too-often = You have just received this file. You can get it again in { $count } minutes at the latest.
no-export-busy = I could not put your data together just now. Please try again in a few minutes: nothing is lost.
privacy-really = { $tables ->
    [0] **Should I forget everything about you?**
    [one] **Should I forget everything about you?** You sit at one open table; a robot will take your seat.
   *[other] **Should I forget everything about you?** You sit at { $tables } open tables; robots will take your seats.
 }
button-privacy-forget = Forget me…
privacy-sure = **Really?** This is the last question: what I forget, nobody can bring back, not even my operator (except from backups). If you want to keep a copy, run `/privacy export` first.
button-privacy-for-good = Yes, forget me for good
privacy-kept = Then everything stays as it is.
privacy-forgotten = Done: nothing in my records is about you any more. If you press or type something again, you are new to me.
privacy-forgotten-but = Done: nothing in my records is about you any more. An older state may still lie in a file beside them for a while, because another program is reading; it is written over by itself. If you press or type something again, you are new to me.
