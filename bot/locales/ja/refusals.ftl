# できないときは、必ず理由を一文で伝えます。
why-not-your-turn = あなたの番ではありません。いまは{ $turn }の番です。
why-game-over = ゲームは終わりました。
why-being-dealt = カードを配っているところです。
why-not-in-hand = { $card }は手札にありません。
why-not-now = いまはできません。いますること：{ $phase }
why-must-follow = { $suit }をフォローしなければなりません。{ $binding }があるので、{ $card }は出せません。
why-must-follow-bower = { $suit }をフォローしなければなりません。{ $binding }は{ $suit }として扱われるので、{ $card }は出せません。
why-bower-is-trump = { $card }はレフト・バウアーで{ $trump }に属します。{ $suit }は{ $binding }でフォローしてください。
why-wrong-count = { $exact ->
    [yes] カードをちょうど{ $least }枚選んでください（いまは{ $count }枚）。
   *[no] カードは{ $least }～{ $most }枚選んでください（いまは{ $count }枚）。
 }
why-option-value = 「{ $option }」を「{ $value }」にはできません。選べる値：{ $values }
why-option-name = 「{ $option }」というルールはありません。
why-option-clash = 「{ $option }」をこう変えると遊べなくなります。先にほかのルールを変えてください。
why-table-size = このルールは{ $players }人では遊べません。遊べる人数：{ $allowed }
why-not-a-deal = それはディールではありません。
why-misdealt-counts = 配られた枚数が正しくありません。
why-misdealt-cards = 配られたカードがデックと一致しません。

no-host-only = できるのはテーブルのホストだけです。
no-host-or-moderator = テーブルを閉じられるのは、ホストかメッセージを管理できる人だけです。
no-unknown-game = 「{ $game }」というゲームはありません。
no-unknown-preset = 「{ $preset }」というルールの種類はありません。
no-unknown-level = ロボットの強さは「弱い」「ふつう」「強い」から選んでください（「{ $level }」はありません）。
no-already-here = もうこのテーブルに着いています。
no-not-here = このテーブルに着いていません。
no-table-full = { $players }席すべて埋まっています。
no-no-robot = このテーブルにロボットはいません。
no-no-such-chair = その席はありません。
no-table-size = このルールは{ $players }人では遊べません。遊べる人数：{ $allowed }
no-too-many-people = { $players }人より多くの人が着いています。先に誰かが席を立ってください。
no-chairs-empty = 空席が{ $count }つあります。ロボットを追加するか、参加する人を待ってください。
no-outdated = そのボタンは前の場面のものです。いまの状況を表示しました。
no-not-a-number = 「{ $bid }」はビッドではありません。数字を入力してください。
no-no-such-action = このゲームに「{ $action }」という宣言はありません。
no-already-begun = ゲームはもう始まっています。
no-not-begun = ゲームはまだ始まっていません。
no-game-is-over = ゲームは終わりました。
no-table-closed = このテーブルは閉じられています。
no-no-table = そのテーブルはもうありません。
no-no-table-here = このチャンネルにテーブルはありません。`/テーブル 開く` で開けます。
no-channel-busy = このチャンネルには、もうテーブルが{ $count }つあります（テーブル{ $table }）。これ以上は開けません。
no-admin-only = 変えられるのは、このサーバーを管理できる人だけです。
no-panel-too-old = このページは古くなりました。もう一度 `/サーバー設定` で開いてください。
no-no-thread-here = スレッドを作れるのはテキストチャンネルだけです。
no-too-many-threads = このサーバーの有効なスレッドは、Discordの上限に達しています。いくつかアーカイブするか、チャンネルで開いてください。
no-no-game-of-yours = ゲーム中のテーブルに着いていません。
no-which-table = 2つ以上のテーブルに着いています。`テーブル:` で番号を指定してください。
no-which-table-hosted = 複数のテーブルでホストをしています。`/席 予約` と `テーブル:` で指定してください。
no-server-only = テーブルはサーバーのチャンネルにあります。そちらで使ってください。
no-not-invited = テーブルを開くには、私がこのサーバーのメンバーである必要があります。サーバーを管理する人が招待できます：<{ $link }>。それまでも `/練習` はどこでも使えます。
no-missing-rights = ここではプレイできません。{ $channel } で{ $rights }の権限が足りません。チャンネルの権限を管理できる人に頼んでください。
no-failed = こちらで問題が起きました。何も失われていません。もう一度お試しください。
no-storage = いまは記録できないため、何も行われませんでした。少し待ってからもう一度お試しください。
no-forged = このテーブルでは使えないボタンです。
