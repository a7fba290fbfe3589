# ディールとゲームの終わり、そしてみんなに見せること
deal-side = { $side }：{ $summed ->
    [yes] { $sum }
   *[no] { $gain }
 }（**通算{ $total }**）
deal-side-last = { $side }：{ $summed ->
    [yes] { $sum }
   *[no] { $gain }
 }
deal-next = -# 「次のディール」を押すと始まります。押さなくても{ $when }に始まります。
deal-alt = { $game }、第{ $deal }ディールの結果
button-next-deal = 次のディール
button-last-deal = 最後のディール
victory-title = **{ $game }** · テーブル{ $table } · ゲーム終了
victory-headline = { $winners }の勝ち！
victory-draw = 引き分け！
victory-draw-between = { $winners }の引き分けです！
victory-ratings = レート
victory-rating = { $who } { $rating }（{ $gain }）
ended-title = { $game } · テーブル{ $table }
victory-ended = 途中で終了
victory-unscored = 得点は記録されません
short-NT = NT
button-show = みんなに見せる
show-line = **{ $who }**が見せています：
show-done = { $place }に表示しました。
no-show-nowhere = ここには見せる相手がいません。サーバーのチャンネルで押してください。
no-show-elsewhere = これは別のサーバーのものです。そのサーバーでだけ見せられます。
no-show-private = これはプライベートスレッドでプレイされたものです。そのスレッドでだけ見せられます。
no-show-may-not = { $channel }に書き込む権限がないため、そこには表示できません。
no-show-not-over = 見せられるのは終わったものだけです。これはまだ続いています。
no-show-too-fast = 続けて表示しました。1分ほど待ってください。
no-show-failed = Discordの都合で{ $channel }に書き込めませんでした。何も表示されていません。
