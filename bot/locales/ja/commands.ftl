# スラッシュコマンド。名前に空白は使えません（32文字まで）。
command-table = テーブル
command-table-about = テーブルを開く・席に着く・始める・終える
command-open = 開く
command-open-about = このチャンネルにテーブルを開きます
command-join = 参加
command-join-about = このチャンネルのテーブルに着きます
command-leave = 退席
command-leave-about = 席を立ちます（ゲーム中はロボットが代わります）
command-start = 開始
command-start-about = ゲームを始めます
command-end = 終了
command-end-about = ゲームの途中でテーブルを閉じます
command-show = 表示
command-show-about = テーブルを自分だけに表示します
command-play = プレイ
command-play-about = カードを出します
command-bid = ビッド
command-bid-about = ビッドします
command-pass = パス
command-pass-about = パスします
command-trump = 切り札
command-trump-about = 切り札を受け入れる、または指定します
command-say = 宣言
command-say-about = そのほか、いまルール上できることを宣言します
command-hand = 手札
command-hand-about = 自分の手札を自分だけに表示します
command-settings = 設定
command-settings-about = 言語、手札の届く場所、手番の知らせ方
command-server = サーバー設定
command-server-about = このサーバーの言語とテーブルの数
command-leaderboard = 順位表
command-leaderboard-about = このサーバーの人たちのゲーム数・勝ち数・得点
command-rules = ルール
command-rules-about = 初めての方のための遊び方
parameter-game = ゲーム
parameter-game-about = 遊ぶゲーム
parameter-preset = ルール
parameter-preset-about = ルールの種類（あとでホストが細かく変えられます）
parameter-thread = スレッド
parameter-thread-about = 専用のスレッドを作って開きます
parameter-table = テーブル
parameter-card = カード
parameter-value = ビッド
parameter-trump = 切り札
parameter-what = 内容

# 設定
settings-title = **あなたの設定**
settings-language = 言語：{ $language }
settings-hand = 手札の届く場所：{ $hand }
settings-ping = 手番の知らせ方：{ $ping }
hand-place-dm = ダイレクトメッセージ
hand-place-here = 「手札を見る」を押したときだけ
hand-place-both = 両方
ping-none = 知らせない
ping-dm = 新しいダイレクトメッセージ
ping-channel = チャンネルで短くメンション
menu-language = 言語
menu-hand-place = 手札の届く場所
menu-ping = 手番の知らせ方
menu-tables = 1つのチャンネルに開けるテーブルの数
server-title = **このサーバーの設定**
tables-count = 1チャンネルに{ $count }テーブルまで
language-auto = Discordの設定に合わせる
language-en = English
language-ja = 日本語
language-de = Deutsch
turn-ping = { $user } テーブル{ $table }であなたの番です。

# 順位表
board-title = { $game } · { $server }
board-column-place = #
board-column-name = プレイヤー
board-column-games = ゲーム
board-column-wins = 勝ち
board-column-points = 得点
board-column-casual = ロボットあり
board-footer = 勝ち数の多い順です。「ロボットあり」は、ロボットが席にいたゲームの数です。
board-empty = このサーバーで{ $game }を最後まで遊んだ人はまだいません。`/テーブル 開く` でテーブルを開けます。
board-line = { $place }. { $name }：{ $games }ゲーム中{ $wins }勝、{ $points }点{ $casual ->
    [0] {""}
   *[other] （うちロボットあり{ $casual }ゲーム）
 }

# 遊び方とメニュー
help-title = **{ $game }** · { $page }
help-page-aim = 目的
help-page-deal = 配り方
help-page-bidding = 切り札の決め方
help-page-play = プレイ
help-page-scoring = 得点
menu-title = **テーブル{ $table }** · { $game }
menu-rules = **ルール：**{ $rules }
menu-course = **このディールの経過**
menu-hint = -# `/ルール` で遊び方 · `/テーブル 退席` で席をロボットに交代 · `/設定` で言語や手札の届く場所を変更
said = 受け付けました：{ $line }
why-you-may = { $card }は選べます。どうぞ。
opened-in-thread = { $thread } にテーブル{ $table }を開きました。
right-view-channel = 「チャンネルを見る」
right-send-messages = 「メッセージを送信」
right-attach-files = 「ファイルを添付」
right-send-messages-in-threads = 「スレッドでメッセージを送信」
right-create-public-threads = 「公開スレッドの作成」
