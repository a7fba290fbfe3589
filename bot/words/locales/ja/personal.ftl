# 自分のテーブル、ブロックした人、お知らせ、練習
mytables-title = **開いているあなたのテーブル**
mytables-none = いま着いているテーブルはありません。
mytables-evenings = **参加予定のゲーム会**
mytables-evening = **{ $game }** · <t:{ $at }:F> · { $place }
mytables-joined = **参加中の大会とデュプリケート**
mytables-joined-line = **{ $name }** · { $place }
mytables-line = **{ $game }** · テーブル{ $table } · { $place }
mytables-held = ⏸️ チャンネルの都合で待機中（{ $since }から）
mytables-lobby = 開始前：{ $of }席のうち{ $count }席が埋まっています · { $since }
mytables-paused = ⏸️ 休憩中 · { $since }
mytables-your-turn = ▶️ **あなたの番** · { $since }
mytables-turn = { $who }の番 · { $since }
mytables-hand = テーブル{ $table }の手札
mytables-leave = テーブル{ $table }を離れる
mytables-menu-hand = 手札を見る…
mytables-menu-leave = 離れる…
mytables-item = { $game } · テーブル{ $table }
blocked-none = ブロックしている人はいません。`/ブロック` を使うと、その人はどのサーバーでも、あなたがホストのテーブルに着けなくなります。
blocked-list = ブロックしている人：{ $who }。あなたがホストのテーブルには着けません。本人には知らされません。
blocked-now = { $who }は、どのサーバーでもあなたがホストのテーブルに着けなくなりました。本人には知らされません。もう着いている席はそのままです。`/ブロック一覧` で確かめられます。
menu-unblock = ブロックを解除…
wanted-button = お知らせを受け取る
wanted-list-button = お知らせの一覧
wanted-title = **お知らせするテーブル：**
wanted-none = お知らせするテーブルはありません。知りたいサーバーで `/通知` にゲームを指定してください。
wanted-line = { $server }の{ $game }
menu-unwant = お知らせをやめる…
wanted-now = ここに{ $game }のテーブルが開いたらダイレクトメッセージで知らせます。多くても10分に1回で、休止時間には送りません。もう一度同じことをすると取り消せます。
wanted-no-more = ここの{ $game }のテーブルについては、もうお知らせしません。
wanted-letter = { $who }がテーブルを開きました：**{ $game }** · { $place }
wanted-given-up = 新しいテーブルをお知らせしようとしましたが、ダイレクトメッセージが3回続けて届かなかったため、お知らせをやめました。届くようになったら、`/通知` でまた始められます。
place-practice = ダイレクトメッセージ · [テーブルへ]({ $link })
place-alone = 練習
practice-open = **{ $game }** の練習用テーブルを開きました：{ $place }
no-practice-on = 練習用のテーブルがもう開いています：{ $place }。最後まで遊ぶか、先に閉じてください。
no-practice-closed-dm = ダイレクトメッセージを送れないため、練習用のテーブルを開けません。このサーバーの「プライバシー設定」で許可するか、`/テーブル 開く` でチャンネルに開いてください。
no-practice-no-dm = いまはDiscordが新しいダイレクトメッセージを開かせてくれません。{ $count }分後にもう一度試すか、`/テーブル 開く` でチャンネルに開いてください。
settings-people = -# ブロックした人：`/ブロック一覧` · テーブルのお知らせ：`/通知`

command-mytables = マイテーブル
command-mytables-about = すべてのサーバーで開いている自分のテーブルと手番
command-block = ブロック
command-block-about = 誰かが自分のテーブルに着けないようにします
menu-block = ブロック
command-blocked = ブロック一覧
command-blocked-about = ブロックした人の一覧と解除
command-tell = 通知
command-tell-about = ここにゲームのテーブルが開いたら知らせます（もう一度で取り消し）
parameter-tell-game-about = ゲーム（空欄なら、お知らせの一覧）
command-practice = 練習
command-practice-about = ダイレクトメッセージにロボットとのテーブルをすぐ開きます

# つぎは？
command-help = ヘルプ
command-help-about = ここと自分のテーブルで、次にできること
parameter-search = 検索
parameter-search-about = 探しているコマンド（名前や言葉）
help-found = • { $name }：{ $about }
help-found-former = • { $name }：{ $about }（以前は{ $former }）
no-no-such-command = 「{ $search }」に合うコマンドはありません。別の言葉で試すか、`/ヘルプ` だけを使ってください。
# コマンドの以前の名前。/ヘルプで探せます。
formerly-keep = 席 予約
formerly-keep-rules = サーバールール 保存
formerly-lock = 席 鍵
formerly-mytables = マイテーブル
formerly-privacy-export = プライバシー 持ち出し
formerly-privacy-forget = プライバシー 消去
formerly-replay = リプレイ
formerly-rest = 残り全部
formerly-say = 宣言
formerly-score = 得点表
formerly-tell = お知らせ
formerly-usual = サーバールール 既定
guide-title = **次は？**
guide-playing = `/カード 手札` で自分のカードと、いまできることのボタンが出ます。ほかのことはテーブルの「メニュー」にあります。
guide-hosting = あなたがホストです。席が全部埋まると「開始」で始められます。空いた席にはロボットを入れられます。
guide-waiting = 席が全部埋まると、ホストが始めます。{ $place ->
    [here] そのあと手札はテーブルの「手札を見る」で見られます。
   *[dm] カードは自動で届きます。
 }
guide-join = テーブル{ $table }（**{ $game }**）に空席があります。`/テーブル 参加` で席に着けます。
guide-open = `/テーブル 開く` で、ここにみんなのテーブルを開けます。`/練習` なら、ロボットとすぐに始められます。
guide-letters = `/練習` で、ロボットとすぐに始められます。ほかの人と遊ぶには、サーバーのチャンネルで `/テーブル 開く` を使ってください。
guide-uninvited = `/練習` で、ロボットとすぐに始められます。ほかの人とのテーブルには、私がこのサーバーのメンバーである必要があります。サーバーを管理する人が[招待](<{ $link }>)できます。
guide-rules = `/knave ルール` で、ゲームの目的から得点まで読めます。
guide-more = `/knave 設定`：言語、カード、絵文字、手番の知らせ方 · `/knave 履歴`：終わったゲーム · `/プライバシー`：あなたのデータ · `/knave このボットについて`
guide-admins = **このサーバーを管理しているあなたへ：**`/サーバー設定`（チャンネル、制限、順位表） · `/サーバールール`（独自のルール） · `/診断`（動作の確認）
