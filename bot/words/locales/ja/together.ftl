# ホストが不在のテーブル、みんなで決めること、ひとこと
host-is-away = 🕒 **ホストの{ $host }は、しばらく何も押していません。** 席に着いている人は誰でも、ゲームを始める、{ $robots ->
    [yes] ロボットで埋める、
   *[no] {""}
 }ホストを引き継ぐことができます。
button-host = ホストを引き継ぐ
host-you-are = あなたがホストになりました。
no-host-only-until = いまそれができるのはホストだけです。ホストが何も押さなければ、<t:{ $when }:R>には、席に着いている人なら誰でもできるようになります。
no-host-already = その人はすでにホストです。
no-host-or-moderator-seats = それができるのは、ホストか、このチャンネルの「メッセージの管理」権限を持つ人だけです。
seats-moderator = -# あなたには「メッセージの管理」権限があるので、プレイヤーを退席させたり、また着けるようにしたり、ホストを変えたりできます。ほかはホストが決めます。

robots-are = **ロボット：**{ $robots }
robots-welcome = 参加できる
robots-none = なし（人だけで遊ぶ）
robots-item = ロボット：{ $robots }
menu-robots = ロボットは席に着けますか？
no-robots-unwelcome = このテーブルはロボットなしで遊びます。ホストは「その他…」の「待った・ヒントほか」で変えられます。
no-people-missing = まだ{ $count }席空いています。このテーブルはロボットなしなので、全員がそろうまで始められません。
seat-waits = 🪑 **空席があります。このテーブルはロボットなしなので、誰かが着くまでゲームは待ちます。** プレイヤーは投票で、ロボットを入れるか、テーブルを閉じるかを決められます。
left-game-waits = テーブル{ $table }を離れました。ロボットなしのテーブルなので、誰かが着くまでゲームは待ちます。
leave-question-waits = ゲームの途中でテーブル{ $table }を離れますか？ ロボットなしのテーブルなので、あなたかほかの人が着くまでゲームは待ちます。
left-game-ended = テーブル{ $table }を離れました。ほかにプレイする人がいないので、ゲームは終わりです。得点は記録されません。
leave-question-ends = テーブル{ $table }を離れますか？ ほかにプレイする人がいないので、ゲームは終わり、得点は記録されません。
button-take-empty = 席に着く
button-robot-in = ロボットを入れる

vote-button = 投票…
ballot-title = **{ $game }** · テーブル{ $table } · 何を変えますか？
ballot-about = プレイしている全員の賛成が必要です（ロボットには聞きません）。5分間動きのない人、持ち時間がある場合は手番を逃した人の代わりに、本人が戻るまでロボットに任せることができます。
ballot-concede = このディールの残りを譲ることも、ディールが一度でも得点されていればゲームを投了することもできます。まず自分の側、次に相手側の賛成が必要です（ロボットは賛成します）。
ballot-concede-deal = このディールの残りを譲ることもできます。まず自分の側、次に相手側の賛成が必要です（ロボットは賛成します）。
menu-vote-clock = 持ち時間を変える…
button-replace = { $who }の代役
button-concede-deal = このディールを譲る
button-concede-game = ゲームを投了する
button-vote-end = テーブルを閉じる
concede-deal-question = ⚠️ このディールの残りを譲りますか？ 全員が賛成すると、手札を公開して最後まで進め、カードの許すかぎり相手側がトリックを取ります。取り消せません。
concede-game-question = ⚠️ ゲームを投了しますか？ 全員が賛成すると相手側の勝ちとなり、得点はそのまま、結果は記録されます。取り消せません。
vote-clock = ⏱️ **{ $who }の提案：持ち時間を変える**（{ $clock }）
vote-replace = 💤 **{ $who }の提案：{ $sleeper }の代わりにロボットがプレイする。** 本人はいつでも戻れます。
vote-robot = 🤖 **{ $who }の提案：空席にロボットを入れる。**
vote-end = 🚪 **{ $who }の提案：このテーブルを閉じる。** 得点は記録されません。
vote-concede-deal = 🏳️ **{ $who }の提案：自分の側がこのディールの残りを譲る。**
vote-concede-game = 🏳️ **{ $who }の提案：自分の側がゲームを投了する。** 相手側の勝ちになります。
vote-waits = { $who }の返事を待っています。
vote-failed = 🗳️ 全員の賛成は得られませんでした。何も変わりません。
vote-agree = 賛成
vote-refuse = やめておく
concession-yes = 受け入れる
concession-no = 続ける
vote-made = 提案がテーブルに出ました。全員が賛成すれば実行されます。
vote-done = 全員が賛成しました。実行されました。
vote-yes-said = 賛成しました。全員が賛成すれば実行されます。
vote-no-said = 分かりました。何も変わりません。
no-vote-not-asked = 今回はあなたには聞かれていないか、まだ聞かれていません。
no-not-asleep = その人を待っているところではないか、まだ十分に待っていません。
no-clock-same = すでにその持ち時間で遊んでいます。
no-concede-no-sides = 譲ったり投了したりできるのは、2つの側に分かれるゲームだけです。1人ずつのゲームでは、テーブルを離れてください。ロボットが続けます。
no-concede-too-early = ゲームの投了は、ディールが一度得点されてからできます。
no-concede-not-now = ディールを譲れるのは、カードをプレイしている間です。
no-concede-costs = 減点になるカードがまだ残っている間は、ディールを譲れません。
event-deal-conceded = 🏳️ { $who }がこのディールの残りを譲りました。
event-game-conceded = 🏳️ { $who }がゲームを投了しました。
why-no-two-sides = 投了できるのは、2つの側に分かれるゲームだけです。
result-conceded = { $who }の投了
action-concede-game = ゲームを投了する

seed-of-ended = -# 終了したので、ゲーム{ $number }のシードを公開します：`{ $seed }`
verify-broken-off = このゲームは途中で終了し、得点は記録されていません。

busy-thread = このチャンネルのスレッドなら、もう1卓開けます。
button-thread = スレッドで開く

talk-is = **ひとこと：**{ $talk }
talk-is-yes = 使える
talk-is-no = 使わない
talk-item = ひとこと：{ $talk }
menu-talk = テーブルでひとこと言えますか？
button-talk = ひとこと…
talk-title = **{ $game }** · テーブル{ $table } · 何と言いますか？
talk-said = 「{ $phrase }」と言いました。
talk-line = 💬 { $who }「{ $phrase }」
phrase-hello = こんにちは！
phrase-good-luck = 幸運を！
phrase-well-played = お見事！
phrase-thank-you = ありがとう！
phrase-sorry = ごめんなさい！
phrase-no-problem = 大丈夫です！
phrase-one-moment = 少しお待ちください
phrase-good-game = いい勝負でした！
no-talk-off = このテーブルでは、ホストがひとことを使わない設定にしています。
no-talk-too-much = この1分間にたくさん話しました。しばらくはカードに語らせましょう。
command-talk = ひとこと
command-talk-about = テーブルの全員にひとこと言います
parameter-phrase = ことば
parameter-phrase-about = 言いたいこと
