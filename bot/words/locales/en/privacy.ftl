# Whose data it is.
command-privacy = privacy
command-privacy-about = Your data: view it, download it, delete it
command-privacy-tell = show
command-privacy-tell-about = What is stored about you, why, and for how long
command-privacy-export = export
command-privacy-export-about = Download everything stored about you
command-privacy-forget = delete
command-privacy-forget-about = Permanently delete everything stored about you
privacy-title = **What I store about you**
privacy-you = • **You:** { $name }, Discord ID { $number }, your Discord language{ $direct ->
    [0] { "" }
   *[other] , and the ID of our direct-message channel
  } – to recognise you, speak your language, and reach you.
privacy-choices = • **Your settings:** { $choices }
privacy-quiet = Quiet hours: { $hours }
privacy-zone = Time zone: { $zone }
privacy-tables = • **Tables** where you have a seat: { $tables } ({ $open } open now). Messages that showed you your hand: { $hands }. Notes there that name you (who left, whose time ran out): { $notes }. So that games survive a restart.
privacy-games = • **Your finished games:** { $games }. Servers: { $servers }. Moves recorded as yours: { $moves }. For results, histories and replays, and so that anyone can check the shuffles.
privacy-boards = • **Leaderboards** you’re on: { $boards }. Partnerships: { $parties }. Records of who you played with or against: { $met }. For `/knave leaderboard` and `/knave stats`.
privacy-lists = • **Your lists:** people you’ve blocked: { $blocks } (`/blocked`); table alerts: { $wanted } (`/notify`).
privacy-never = I never read messages, and nothing is sent anywhere except to Discord.
privacy-long = • **How long:** until you delete it. { $days ->
    [0] Server data stays even after I’m removed from the server.
    [one] Server data goes a day after I’m removed from the server; practice tables go a day after they close.
   *[other] Server data goes { $days } days after I’m removed from the server; practice tables go { $days } days after they close.
 }
privacy-forget = • **What you can do:** `/privacy export` gives you everything as a file; `/privacy delete` deletes it. Both also work in a direct message.
privacy-gone = • **What deleting means:** your name, settings, results, ratings, partnerships and blocks are deleted at once and can’t be restored. At open tables a robot takes your seat. Games you played stay in the histories of the people you played with, and in their server’s: your seat then belongs to a nameless former player.
privacy-digest = A digest of your ID stays on a list, so that I forget you again if my operator has to restore an older backup.
privacy-mark = Even if you delete everything, a digest of your ID stays until the daily hand you’ve begun is over: one attempt counts.
privacy-discord = • **What I can’t delete:** messages already on Discord (ask the server’s admins), files that others have saved, and backups made by my operator.
privacy-policy = • **Privacy policy:** <{ $url }>
privacy-policy-missing = • **Privacy policy:** this bot’s operator hasn’t published one yet.
privacy-file = { $packed ->
    [yes] Here is everything I have stored about you. It’s large, so it’s compressed: open it with any program that unpacks .gz files.
   *[other] Here is everything I have stored about you.
 }
privacy-file-without = { $count ->
    [one] One game isn’t in it yet: others are still playing its cards.
   *[other] { $count } games aren’t in it yet: others are still playing their cards.
 }
no-export-too-often = You’ve only just received this file. You can get it again in { $count } minutes at the latest.
no-forget-too-often = You’ve done this several times just now. You can do it again in { $count } minutes at the latest.
no-export-busy = I couldn’t put your data together right now. Please try again in a few minutes: nothing is lost.
privacy-really = { $tables ->
    [0] **Delete everything about you?**
    [one] **Delete everything about you?** You’re at one open table; a robot will take your seat.
   *[other] **Delete everything about you?** You’re at { $tables } open tables; robots will take your seats.
 }
button-privacy-forget = Delete my data…
privacy-sure = **Are you sure?** Last question: nobody can restore what I delete, not even my operator (except from backups). If you want a copy, run `/privacy export` first.
button-privacy-for-good = Yes, delete it all
privacy-kept = OK, nothing was deleted.
privacy-forgotten = Done: your data is gone. If you use me again, you start fresh.
privacy-forgotten-but = Done: your data is gone. An older copy may remain in a file beside the database for a while, because another program is reading it; it is overwritten by itself. If you use me again, you start fresh.
