## While the program goes down and comes back.

restarting-line = 🔄 The bot is restarting. No clock runs, and everything goes on in a moment.
no-restarting = One moment, I’m restarting. Nothing is lost: press again in a few seconds.
