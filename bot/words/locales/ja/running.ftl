## While the program goes down and comes back.

restarting-line = 🔄 ボットを再起動しています。時計は止まっており、まもなく再開します。
no-restarting = ただいま再起動中です。何も失われていません。数秒後にもう一度お試しください。
