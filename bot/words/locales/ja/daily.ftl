# 今日のディール
command-daily = 今日のディール
command-daily-about = 今日は全員が同じ配札。1回だけ遊んで結果を比べます
daily-title = **今日のディール · { $date }** · { $game }
daily-name = 今日のディール · { $game }
place-daily = 今日のディール · { $date }
percent = { $percent }%
daily-of-the-field = 上回った割合
daily-finished = { $count }人が終了
daily-tricks = { $count }トリック中{ $won }トリック獲得
daily-of-the-day = 今日のゲーム
daily-what = { $deals }ディール。{ $today ->
    [yes] 今日は全員が同じ配札です。
   *[no] 全員が同じ配札です。
 }相手はロボット（{ $level }）だけで、同じ状況では必ず同じ手を選びます。
daily-once = 1回だけ挑戦できます。{ $until }までに始めてください。途中でやめても、いつでも続けられます。
daily-waits = **もう始まっています。** { $until }まで待っています。
daily-had = この挑戦はもう終わっています。明日は新しい配札です。
daily-missed = その日はもう終わりました。
daily-left = 始めましたが、最後までプレイしませんでした。その日はもう終わっています。
daily-streak = { $count }日連続
daily-sealed = -# 誰かが遊ぶ前に決めたシードのSHA-256：`{ $commitment }`
daily-tomorrow = -# 明日のシードは決まっています。SHA-256：`{ $commitment }`
daily-opened = -# 公開されたシード：`{ $seed }`
daily-was-sealed = -# 前日に示したSHA-256：`{ $commitment }`
daily-points = { $points }点
daily-beaten = 上回った割合：**{ $percent }%**（{ $final ->
    [yes] ほかの{ $count }人中
   *[no] いままでのほかの{ $count }人中
 }）
daily-beaten-here = このサーバーでは：**{ $percent }%**（{ $final ->
    [yes] ほかの{ $count }人中
   *[no] いままでのほかの{ $count }人中
 }）
daily-alone = { $final ->
    [yes] ほかに終えた人はいませんでした。
   *[no] 終えた人はまだほかにいません。
 }
daily-field-bid = 宣言：{ $said }
daily-field-card = 最初のカード：{ $said }
daily-share-of = { $what } { $percent }%
daily-deal = 第{ $deal }ディール、全員：{ $said }
daily-yours = あなた：{ $points }
daily-best = { $final ->
    [yes] 最高
   *[no] いままでの最高
 }（{ $points }）：{ $moves }
daily-robot = あなたの席で強いロボットが遊ぶと（{ $points }）：{ $moves }
daily-show-it = -# 結果を見せるには、サーバーで `/今日のディール` を実行します。
daily-there = 今日のディール：{ $place }
daily-done = 終了
daily-games-of-the-day = 今日のゲーム
daily-board-title = **{ $server } の今日のディール** · { $game } · { $span ->
    [week] { $date }から1週間
   *[month] { $date }から1か月
 }
daily-board-line = { $rank }. **{ $name }** { $percent }% · { $days }日
daily-board-empty = まだ誰もいません。1日が終わると数えられます。
daily-board-mine = あなた：{ $rank }位、{ $percent }%
daily-board-about = -# 上回った割合を日ごとに足したもので、同点は半分です。ここで `/今日のディール` を実行した人が載ります。
button-daily-play = 今日の分を遊ぶ
button-daily-go-on = 続ける
button-daily-board = 順位表
button-daily-before = 前の日
button-daily-today = 今日
button-daily-all = 今日の全ゲーム
button-daily-week = 週
button-daily-month = 月
button-daily-earlier = 以前
button-daily-later = 以後
menu-daily-game = ほかのゲームの今日のディール
no-no-daily = その日のディールはありません。
no-daily-closed-dm = ダイレクトメッセージを送れないため、今日のディールを始められません。このサーバーの「プライバシー設定」で許可してから、もう一度押してください。
no-daily-no-dm = いまはDiscordが新しいダイレクトメッセージを開かせてくれません。{ $count }分後にもう一度試してください。挑戦はまだ残っています。
no-daily-past = その日のディールはもう終わりました。今日の分は `/今日のディール` にあります。
no-daily-spent = 挑戦は1日1回で、もう終わっています。次の配札は{ $until }です。
no-daily-stays = 今日のディールは、ほかのことをしていても、その日が終わるまで待っています。
no-daily-unfinished = 先に今日のディールを終えると、結果を見せられます。
no-daily-running = このディールはまだ遊ばれています。リプレイは{ $until }に見られます。
ended-daily = **{ $game }、テーブル{ $table }：** この日のディールは終わりました。
verify-daily = { $date }の今日のディールです。シードはその日の前に決められています（{ $sealed } UTC）。
verify-daily-late = { $date }の今日のディールです。シードはその日になってから決められました（{ $sealed } UTC）。
verify-daily-deals = { $date }の今日のディールは{ $deals }ディールですが、{ $count }回配られています。
privacy-dailies = • **今日のディール：**挑戦{ $count }件。実行したサーバー{ $servers }件。
why-deal-under-way = このディールはまだ終わっていません。
no-fixture-sealed = このテーブルのディールは決まっています。自動で始まります。
no-fixture-fixed = ここではルールとディール数が全員同じです。
