# 表示できなくなったテーブルと、届かない手札。
held-title = ⏸️ **{ $game }** · テーブル{ $table }は一時停止中です
held-rights = { $channel } で{ $rights }の権限が足りません。{ $home } の権限を管理できる人が許可すれば、自動的に再開します。
held-thread-locked = スレッド { $channel } がロックされています。スレッドを管理できる人がロックを解除すれば、自動的に再開します。
held-not-in-thread = プライベートスレッド { $channel } から私が外されました。そこで私にメンションして追加し直すと、自動的に再開します。
held-timed-out = このサーバーで私はタイムアウトされています。タイムアウトを解除できる人が解除すれば、自動的に再開します。
held-edits-little = { $channel } がアナウンスチャンネルになり、メッセージの編集は1時間に数回までになりました。このテーブルのプレイヤーは、ほかのチャンネルかこのチャンネルのスレッドで `/テーブル 移す` に `テーブル:` { $table } をつけて実行すれば、テーブルを移せます。
held-channel-gone = テーブルのあったチャンネルが削除されました。このテーブルのプレイヤーは、続けたいチャンネルで `/テーブル 移す` に `テーブル:` { $table } をつけて実行すれば、テーブルを移せます。
held-server-gone = 私はこのテーブルのサーバーから外されています。サーバーを管理できる人がもう一度招待すれば、自動的に再開します。
held-unreachable = Discordの都合で { $channel } に書き込めません。くり返し試しています。このテーブルのプレイヤーは `/テーブル 移す` に `テーブル:` { $table } をつけて実行すれば、別のチャンネルに移せます。
held-until = 何も失われていません。カードはすべてそのままです。再開できなければ、テーブルは{ $until }に閉じられ、記録は残ります。
dm-closed-note = { $user } ダイレクトメッセージを送れません。手札はテーブル{ $table }の「手札を見る」で見てください。
moved = テーブル{ $table }をここに移しました。
command-move = 移す
command-move-about = テーブルをこのチャンネルに移します
no-held = テーブル{ $table }は一時停止中です。理由は「手札を見る」で分かります。何も失われていません。
no-other-server = テーブル{ $table }は別のサーバーのものなので、ここには移せません。

# 管理者が許すこと
limits-title = **テーブルを開ける場所と数**
limits-anywhere = テーブルはどのチャンネルでも開けます。
limits-channels = テーブルを開けるのは { $channels } です。
limits-channels-lack = ⚠️ { $channels } ではまだテーブルを開けません。そこで{ $rights }が必要です。
limits-channels-gone = テーブル用に選ばれたチャンネルは削除されています。下で選び直すか、何も選ばなければどのチャンネルでも開けます。
limits-server = { $count ->
    [0] このサーバーのテーブルの数に制限なし
   *[other] このサーバーのテーブルは{ $count }卓まで
 }
limits-host = { $count ->
    [0] 1人がホストできるテーブルの数に制限なし
   *[other] 1人がホストできるテーブルは{ $count }卓まで
 }
limits-person = { $count ->
    [0] 1人が着けるテーブルの数に制限なし
   *[other] 1人が着けるテーブルは{ $count }卓まで
 }
limits-pings = ゲームの開始や手番待ちをチャンネルのメンションで知らせてよい
limits-no-pings = チャンネルでは誰もメンションしない
button-limits = 制限とメンション…
menu-limit-channels = このチャンネルだけ（選ばなければどこでも）
menu-limit-server = このサーバーのテーブルの数
menu-limit-person = 1人が着けるテーブルの数
menu-limit-host = 1人がホストできるテーブルの数
button-pings-no = メンションしない
button-pings-yes = メンションを許可する
no-server-busy = このサーバーで同時に開けるテーブルは{ $count }卓までです。
no-person-busy = このサーバーで同時に着けるのは1人{ $count }卓までで、もう着いています。
no-host-busy = このサーバーで同時にホストできるのは1人{ $count }卓までで、もうホストしています。先に1卓閉じるか、ホストを譲ってください。
no-not-here-allowed = このサーバーでテーブルを開けるのは { $channels } です。
no-not-here-allowed-unseen = このサーバーでは管理者が選んだチャンネルでしかテーブルを開けませんが、あなたに見えるものがありません。入れてもらうか、`/サーバー設定` で別のチャンネルを選んでもらうよう、管理者に頼んでください。
no-no-channel-left = このサーバーでテーブル用に選ばれたチャンネルは削除されています。管理者が `/サーバー設定` で選び直せます。

# ボットの調子
command-doctor = 診断
command-doctor-about = このボットの調子と、悪いところの直し方
command-about = このボットについて
command-about-about = このボットについて：バージョン、保存するもの、問い合わせ先
doctor-title = **ボットの調子**
doctor-well = 🟢 { $text }
plain-doctor-well = 正常：{ $text }
doctor-fault = 🔴 { $text }
plain-doctor-fault = 問題：{ $text }
doctor-place = { $channel } では必要な権限がそろっています。
doctor-place-closed = { $channel } ではテーブルを開けません。`/サーバー設定` でほかのチャンネルが選ばれています。
doctor-place-threads = 大会とスレッドのテーブルには、{ $channel } で{ $rights }も必要です。
doctor-chosen-gone = テーブルか結果発表のために選ばれたチャンネルが削除されています。
doctor-chosen-choose = `/サーバー設定` で選び直してください。
doctor-place-lacks = { $channel } で{ $rights }の権限が足りません。
doctor-place-grant = { $channel } の権限を管理できる人が、チャンネル設定の「権限」で私のロールに許可してください。
doctor-place-locked = スレッド { $channel } がロックされています。
doctor-place-private = プライベートスレッド { $channel } に私は入っていません。
doctor-place-add = そこで遊ぶには、スレッド内で { $bot } をメンションしてください。私が加わります。
doctor-timed-out = このサーバーで私はタイムアウトされているため、どこにも書き込めません。
doctor-timed-out-end = メンバーをタイムアウトできる人が、私の名前の右クリックで解除できます。
doctor-place-unlock = スレッドを管理できる人がロックを解除できます。
doctor-letters = { $count ->
    [0] 手札を待っている人はいません。
   *[other] 開いているテーブルの{ $count }人全員にダイレクトメッセージが届きます。
 }
doctor-letters-missed = 開いているテーブルの{ $of }人のうち{ $count }人にダイレクトメッセージが届きません。
doctor-letters-open = その人たちは「手札を見る」でプレイできます。または、このサーバーのメンバーからのダイレクトメッセージを許可し、`/knave 設定` で手札の届け先をもう一度選んでください。
doctor-letters-paused = Discordが新しいダイレクトメッセージを開かせてくれません。{ $count }分後にもう一度試します。
doctor-letters-wait = ここで何かする必要はありません。それまで手札は「手札を見る」で見られます。くり返す場合は、ボットを運用している人がログでDiscordの理由を確認できます。
doctor-emoji = カードの絵文字は{ $of }個のうち{ $count }個がアップロード済みです。
doctor-emoji-upload = ボットを運用している人は、「knave emoji」で残りをアップロードできます。それまでカードは文字で表示されます。
doctor-emoji-unknown = Discordから絵文字の一覧を取得できません：{ $error }
doctor-emoji-later = 取得できるまでカードは文字で表示されます。何もする必要はありません。
doctor-database = データベースに問題はありません（{ $size } MiB）。
doctor-database-broken = データベースが壊れています（{ $size } MiB）：{ $fault }
doctor-database-restore = ボットを運用している人は、ボットを止め、ファイルの写しを取ってから、最新のバックアップに戻してください。
doctor-database-away = いまデータベースにつながりません。
doctor-database-log = たいていはひとりでに直ります。直らないときは、ボットを運用している人がログで原因を確かめられます。
doctor-database-unusable = データベースを使えません。
doctor-places-more = ほかの{ $count }チャンネルは調べていません。
doctor-tables = 開いているテーブルは、ここに{ $count }卓、全体で{ $of }卓です。
doctor-table-held = テーブル{ $table }は一時停止中です。
doctor-table-waits = { $channel } に書き込めるようになれば、自動的に再開します。足りないものは下にあります。
doctor-restart = 最後の起動：{ $when }
restarting-line = 🔄 ボットを再起動しています。持ち時間は止まっており、まもなく再開します。
doctor-latency = Discordの応答は { $count } ミリ秒です。
doctor-latency-slow = Discordが遠いか、混み合っています。続くときは、ボットを運用している人がネットワークを確かめてください。
doctor-processes = プロセス：{ $count }。{ $lines }
doctor-processes-idle = 動いていないシャードがあります。KNAVE_PROCESSES の数だけプロセスを起動してください。
doctor-refused = この10分間にDiscordが拒否したリクエストは{ $count }件です。
doctor-refused-many = 10,000件に達すると、Discordはこのアドレス全体を締め出します。たいていは権限が足りないか、書き込めない場所にテーブルがあります。どのリクエストが拒否されたかはログに出ています。
doctor-stopped = Discordが10分間に{ $count }件のリクエストを拒否しました。{ $when }までは、押されたボタンへの返答だけを送ります。テーブルと手札の更新はそのあとになります。
doctor-banned = 送信が多すぎたため、Discordがこのアドレスを締め出しています。{ $when }までは何も送れません。
doctor-banned-wait = 時間がたてば解除されます。同じアドレスを別のプログラムが使っていないか、ボットを運用している人が確かめてください。それまでは再起動しないでください。
about-title = **Knave { $version }** · ジャックが主役のトリックテイキングゲーム
about-stored = 再起動のあともゲームを続け、あとから確かめられるように、テーブルとカード、結果、個人とサーバーの設定を保存します。メッセージは決して読みません。Discord以外には何も送りません。
about-robots = ロボット：「弱い」は経験則でカードを出します。「ふつう」は{ $normal }通りまで、「強い」は{ $hard }通りまでの配札を思い描いてから選びます。どのロボットも、その席から見えないものは見ません。ゲームごとの差は `/knave ルール` にあります。
about-privacy = プライバシーポリシー：<{ $url }>
about-privacy-missing = プライバシーポリシー：ありません。このボットの運営者はまだ公開していません。保存されている内容は `/プライバシー 表示` で確認できます。
about-terms = 利用規約：<{ $url }>
about-terms-missing = 利用規約：ありません。このボットの運営者はまだ公開していません。
about-contact = 質問や不具合の連絡先：{ $contact }
about-source = MITライセンスのフリーソフトウェアです。ソースコード：{ $source }
about-licence = MITライセンスのフリーソフトウェアです。ソースコードの場所は、ボットを運用している人に聞いてください。
