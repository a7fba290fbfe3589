# 大会：申し込み、ラウンド、順位。
command-tournament = 大会
command-tournament-about = 大会：開く、参加する、順位を見る
command-tournament-open = 開催
command-tournament-open-about = このチャンネルで大会を開きます。申し込みはボタンで
command-tournament-show = 表示
command-tournament-show-about = 大会のテーブルと順位を自分だけに表示
command-tournament-join = 申し込み
command-tournament-join-about = 大会に1人またはペアで申し込みます
command-tournament-leave = 辞退
command-tournament-leave-about = 大会を辞退します
command-tournament-lead = 進行
command-tournament-lead-about = ホストとモデレーター用：開始、訂正、次のラウンド、中止
parameter-system = 方式
parameter-system-about = 組み合わせの方式
parameter-rounds = ラウンド数
parameter-rounds-about = ラウンドの数（スイス式のみ。空欄：必要な数）
parameter-match-deals = ディール数
parameter-match-deals-about = 1対戦のディール数（空欄：ゲームの最後まで）
parameter-tournament-clock = 持ち時間
parameter-tournament-clock-about = 1手の時間（既定：2分）
parameter-starts-in = 開始まで
parameter-starts-in-about = 自動的に始まるまでの分数（空欄：自分で開始）
parameter-tournament = 大会
parameter-tournament-about = どの大会か（空欄：このチャンネルの大会）
parameter-partner = パートナー
parameter-partner-about = 一緒にプレイする人。本人の申し込みで成立します
system-swiss = スイス式
system-knockout = 勝ち抜き戦
system-everyone = 総当たり

tournament-title = **大会{ $number } · { $game }**
tournament-name = 大会{ $number } · { $game }
tournament-facts = { $system } · { $team ->
    [1] 個人戦
   *[other] ペア戦
 } · { $rounds ->
    [0] ラウンドは必要な数
   *[other] { $rounds }ラウンド
 } · { $deals ->
    [0] ゲームの最後まで
   *[other] 1対戦{ $deals }ディール
 } · { $clock }
tournament-rules = ルール：{ $rules }
tournament-starts-at = 開始：{ $at }（{ $when }）
tournament-starts-by-hand = { $host }が開始を決めます。
tournament-signed = **申し込み（{ $count }）：** { $who }
tournament-signed-none = 申し込みはまだありません。
tournament-and-more = …ほか{ $count }件
tournament-alone = **パートナー募集中（{ $count }）：** { $who }
tournament-asks = { $who }（{ $partner }の返事待ち）
tournament-pair = { $one } & { $other }
tournament-with-robot = { $who } & ロボット
tournament-robots = ロボット
tournament-how = -# { $team ->
    [1] 「申し込む」で参加できます。
   *[other] 「申し込む」で参加でき、パートナーはこちらで決まります。組みたい人がいるときは「ペアで…」。
 }各ラウンドのテーブルは{ $channel }のスレッドで開き、{ $minutes }分たっても来ない人の席にはロボットが入ります。
button-tournament-join = 申し込む
button-tournament-pair = ペアで…
button-tournament-leave = 辞退する
button-tournament-leave-now = 辞退を確定
button-tournament-stay = 辞退しない
button-tournament-standing = 順位
button-tournament-tables = テーブル
button-tournament-mine = 自分のテーブル
button-tournament-lead = 進行…
button-tournament-start = いま始める
button-tournament-next = 次のラウンドへ
button-tournament-points = テーブル{ $table }の点数…
button-tournament-cancel = 中止…
button-tournament-cancel-now = 中止する
button-tournament-keep = 中止しない
menu-tournament-partner = 一緒にプレイする人
menu-tournament-correct = 結果の訂正
menu-tournament-round = ほかのラウンドの結果
menu-tournament-remove = 参加の取り消し
tournament-round = **第{ $round }ラウンド（全{ $of }）** · { $count }卓のうち{ $done }卓終了
tournament-break = 結果がそろいました。次のラウンドは{ $when }に始まります。
tournament-break-last = 結果がそろいました。大会は{ $when }に終わります。
tournament-break-unplayed = 結果のない対戦があります。ホストかモデレーターは「進行…」で入力できます。次のラウンドは{ $when }に始まります。
tournament-last-break = 結果のない対戦があります。ホストかモデレーターは「進行…」で入力できます。大会は{ $when }に終わります。
tournament-overdue = 長くオフラインだったため、次のラウンドはホストかモデレーターが「進行…」で始めます。
tournament-over = **大会が終わりました。** 優勝：{ $count ->
   *[other] **{ $who }**
 }
tournament-over-nobody = **大会が終わりました。** 最後まで残った人はいません。
tournament-cancelled-by-hand = **中止になりました。** 進行中のゲームは最後までプレイできます。
tournament-cancelled-too-few = **中止：**{ $team ->
    [1] 申し込みが2件に足りませんでした。
   *[other] 申し込みが2ペアに足りませんでした。
 }
tournament-cancelled-channel-gone = **中止：**チャンネルがなくなりました。
tournament-cancelled-not-begun = **中止：**{ $days }日たっても始まりませんでした。
tournament-match = { $number }. { $sides } · { $result }
tournament-versus = { $one } – { $other }
tournament-bye = 不戦勝
tournament-playing = { $place }で対戦中
tournament-opening = 準備中
tournament-unplayed = 結果なし
tournament-corrected = { $points }（訂正）
tournament-standing = **第{ $round }ラウンド（全{ $of }）終了時の順位**
tournament-standing-final = **最終順位**
tournament-standing-corrected = { $standing }（訂正）
tournament-after = { $round ->
    [0] { $name } · 終了したラウンドなし
   *[other] { $name } · 第{ $round }ラウンド（全{ $of }）終了
}
tournament-after-final = { $name } · 最終順位
tournament-of-round = { $name } · 第{ $round }ラウンド（全{ $of }）
tournament-line = { $place }. { $who }：{ $points ->
   *[other] { $shown }点
 }
tournament-line-knockout = { $place }. { $who }
tournament-withdrawn = { $who }（辞退）
tournament-withdrawn-cell = 辞退：{ $who }
tournament-ties-swiss = 同点の場合：ブッフホルツ、直接対決、得失点差
tournament-ties-everyone = 同点の場合：直接対決、ゾンネボルン・ベルガー、得失点差
tournament-ties-knockout = 引き分けは抽選・同じラウンドで負けた人は同順位
tournament-column-name = 名前
tournament-column-played = 勝ち
tournament-column-points = 点
tournament-column-buchholz = BH
tournament-column-sonneborn = SB
tournament-column-difference = 得失点
tournament-column-table = 卓
tournament-column-sides = 対戦
tournament-column-result = 結果
tournament-page = -# { $page }/{ $pages }ページ
tournament-no-rounds = まだ1ラウンドも行われていません。
tournament-letter = **{ $name }** 第{ $round }ラウンド：あなたのテーブルが{ $place }で開きました。{ $minutes }分以内に「参加」を押してください。来るまではロボットが代わります。
tournament-note = { $user } 大会のテーブルが開きました。「参加」で席に着けます。
tournament-bye-letter = **{ $name }** 第{ $round }ラウンド：不戦勝です。1勝になります。
tournament-thread = 第{ $round }ラウンド · テーブル{ $table }：{ $sides }
tournament-joined = 申し込みました。
tournament-joined-pair = 申し込みました：{ $who }
tournament-asked = 申し込みました。{ $who }も「申し込む」を押すと成立します。返事がなければ、パートナーはこちらで決めます。
tournament-asked-letter = { $who }が{ $name }（{ $place }）であなたと組みたいそうです。「申し込む」を押すと成立します。
tournament-left = 辞退しました。
tournament-leave-question = 辞退しますか？ この大会には戻れません。{ $last ->
    [yes] これが最後のラウンドです。
   *[no] 次のラウンドからは組み合わせに入りません。
}
tournament-stayed = 参加を続けます。
tournament-left-playing = { $last ->
    [yes] 辞退しました。
   *[no] 辞退しました。次のラウンドからは組み合わせに入りません。
}いまのテーブルは最後までプレイできます。
tournament-left-idle = 辞退しました。もう対戦は組まれません。
tournament-opened = 大会{ $number }を開きました。申し込みを受け付けています。
tournament-begun = 第{ $round }ラウンド（全{ $of }）が始まりました。{ $count ->
    [0] 全員が不戦勝です。
   *[other] { $count }卓がスレッドで開きます。
 }
tournament-who = 一緒にプレイする人を選んでください。
tournament-lead-text = ホストとモデレーター用です。
tournament-cancel-question = 大会{ $number }を中止しますか？ 進行中のゲームは最後までプレイできますが、ここでは数えられません。
tournament-points-title = 第{ $round }ラウンド · テーブル{ $table }
tournament-points-of = 得点：{ $who }
tournament-points-all = 全員の得点（この順に）
tournament-points-about = 多い方の勝ち
tournament-points-lowest = 少ない方の勝ち
tournament-done = 完了しました。
tournament-removed = { $who }の参加を取り消しました。
tournament-held = このラウンドのテーブルを開けません：{ $why }1分ごとにやり直します。
no-tournament-held-rights = { $channel }で{ $rights }の権限がありません。
no-tournament-held-threads = このサーバーのアクティブなスレッドがDiscordの上限に達しています。
no-tournament-held-other = いまはうまくいきません。
tournament-your-table = あなたのテーブル：{ $place }
tournament-your-bye = このラウンドは不戦勝です。
tournament-choice = 大会{ $number } · { $game } · { $status ->
    [signup] 申し込み受付中
    [playing] 第{ $round }ラウンド
    [over] 終了
   *[other] 中止
 }
privacy-tournaments = • **大会**（ホスト、参加、誘われたもの）：{ $count }件。組み合わせと順位のためです。

no-no-tournament = その大会はここにはありません。
no-no-tournament-here = このサーバーには大会がありません。`/大会 開催` で開けます。
no-tournament-begun = 大会はもう始まっているので、申し込めません。
no-tournament-not-begun = 大会はまだ始まっていません。
no-tournament-over = 大会は終わりました。
no-tournament-lead = できるのは大会のホストとモデレーターだけです。
no-tournament-already = もう申し込んでいます。
no-tournament-alone = この大会は個人戦です。
no-tournament-partner = { $person }にはもうパートナーがいます。
no-tournament-full = 大会は満員です（{ $count }件まで）。
no-tournament-not-in = この大会に参加していません。
no-tournament-they-not-in = その人はこの大会に参加していません。
no-tournament-too-few = { $team ->
    [1] まず{ $count }件以上の申し込みが必要です。
   *[other] まず{ $count }ペア以上の申し込みが必要です。ひとりで申し込んだ人は、2人で1ペアになります。
 }
no-tournament-round-on = ラウンドの途中です。次のラウンドはそのあとに始まります。
no-tournament-no-match = その対戦はありません。
no-tournament-played-on = そのラウンドの勝者はもう次をプレイしたので、結果は変えられません。
no-tournament-game = このルールでは1チームが3人以上になります。大会は個人戦かペア戦です。
no-tournament-two-sides = { $game }は1卓に3チーム以上なので、ここでは「スイス式」を選んでください。
no-tournament-place = 大会のテーブルは、そのチャンネルのスレッドに開きます。通常のテキストチャンネルで開いてください。スレッド、ボイスチャンネル、アナウンスチャンネルでは開けません。
no-tournament-points = 得点は整数です。
no-tournament-no-table = テーブルはまだ開いていません。
no-tournament-out = この大会は敗退しています。次のテーブルはありません。
no-tournament-many = このサーバーにはもう大会が{ $count }つあります。先に1つ終えるか中止してください。
no-tournament-host-many = このサーバーではもう大会を{ $count }つホストしています。先に1つ終えるか中止してください。
no-tournament-start-twice = `開始まで:` か日付と時刻のどちらか一方を入力してください。
no-tournament-no-hour = 時刻も入力してください：`時刻:`。
no-tournament-start-past = その時刻は過ぎています。もっと後の時刻を選んでください。
no-tournament-start-late = 先すぎます。大会を予定できるのは{ $count }日先までです。
