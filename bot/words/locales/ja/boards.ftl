# 順位表：レート、シーズン、成績
decimal = { $number }
command-leaderboard = 順位表
command-leaderboard-about = このサーバーの順位表：レート・勝ち数・ペアの成績
command-stats = 成績
command-stats-about = 誰かの成績：レート、ビッドの成否、パートナーと対戦相手
menu-stats = 成績
parameter-period = 期間
parameter-period-about = どのゲームを数えるか
parameter-by = 並べ方
parameter-by-about = 何の順に並べるか
parameter-minimum = 最少ゲーム数
parameter-minimum-about = このゲーム数以上遊んだ人だけを載せます
parameter-user = ユーザー
parameter-user-about = 誰の成績か（空欄なら自分）

board-title = { $game } · { $server }
board-column-place = #
board-column-name = 名前
board-column-rating = レート
board-column-wins = 勝ち
board-column-points = 平均点
board-column-made = 達成
board-column-casual = カジュアル
board-column-curve = 推移
board-counts = 同じルールのゲームだけ：**{ $rules }** · { $period } · { $measure }順{ $minimum ->
    [0] {""}
   *[other] {" "}· { $minimum }ゲーム以上
 }
board-counts-plain = { $rules } · { $period } · { $measure }順{ $minimum ->
    [0] {""}
   *[other] {" "}· { $minimum }ゲーム以上
 }
board-line = { $place }. { $name }：{ $value }、{ $games }ゲーム中{ $wins }勝{ $casual ->
    [0] {""}
   *[other] （ほかにカジュアル{ $casual }ゲーム）
 }
board-mine = あなた：{ $line }
board-not-there = あなたはまだこの順位表に載っていません。ここで数えるゲームがまだありません。
board-hidden = あなたは順位表に載らない設定です。`/knave 設定` でいつでも戻せます。
board-value-rating = レート{ $rating } ±{ $margin }
board-value-provisional = レート（{ $rating }） ±{ $margin }（暫定）
board-value-unrated = レートなし
board-value-points = 1ディール平均{ $points }点
board-value-made = コントラクト{ $contracts }回中{ $made }回達成
board-footer = 全員が1000から始まり、レートは少しずつ動きます。かっこ付きは暫定（レート対象が{ $games }ゲーム未満）。「カジュアル」はロボットが席に着いていたゲームで、ほかの欄には入りません。
board-footer-short = ( ) は暫定
board-pages = { $page } / { $pages }ページ
board-empty = このサーバーで{ $game }を最後まで遊んだ人はまだいません。`/テーブル 開く` でテーブルを開けます。
board-empty-here = この順位表にはまだ誰もいません。
board-set = { $rules } · { $count }ゲーム
board-own-rules = 独自のルール：{ $differences }
board-older = { $rules }（旧版）
rules-of-its-own = 独自のルール
period-all = 全期間
period-season = 今シーズン
period-month = 今月
period-week = 今週
measure-rating = レート
measure-wins = 勝ち数
measure-points = 1ディールの平均点
measure-made = コントラクト達成数
measure-rating-about = 誰に勝ったかで計算します（全員1000から）
measure-wins-about = 勝ったゲームの数
measure-points-about = 自分の側が1ディールで取る得点の平均
measure-made-about = 落札や切り札の指定をして、達成した回数
minimum-games = { $count ->
    [0] ゲーム数を問わない
   *[other] { $count }ゲーム以上
 }
menu-board-rules = ルール
menu-board-period = 期間
menu-board-measure = 並べ方
menu-board-minimum = 最少ゲーム数
button-board-back = ◀
plain-button-board-back = 前へ
button-board-next = ▶
plain-button-board-next = 次へ
button-board-mine = 自分の順位
button-board-pairs = ペア
button-board-people = 個人
board-of-pairs = ペア

stats-title = { $name } · { $game }
stats-empty = { $name }はこのサーバーでまだ{ $game }を最後まで遊んでいません。
stats-no-games = { $name }は最近このサーバーでゲームを終えていません。
menu-stats-game = ゲーム
stats-rules = 同じルールのゲームだけ：**{ $rules }**
stats-rating = レート
stats-games = ゲーム
stats-won = 勝ち
stats-points = 1ディール平均点
stats-streak = 連勝・連敗
stats-best-streak = 最多連勝
stats-casual = カジュアル
stats-none = まだなし
stats-won-row = 連勝
stats-lost-row = 連敗
stats-provisional = 暫定
stats-curve = レートの推移（ゲームごと）
stats-partners = パートナー
stats-opponents = 対戦相手
stats-meeting = { $games }戦{ $wins }勝
stats-figure = { $label }：{ $value }{ $note ->
    [none] {""}
   *[other] （{ $note }）
 }
stats-curve-said = レートは{ $first }から{ $last }へ（最低{ $low }、最高{ $high }）
stats-footer = コントラクトとその成否は、ロボット入りのゲームも数えます。
no-not-listed = { $name }は順位表に載らない設定です。
no-no-board = このサーバーにそのような順位表はありません。

feat-contract = コントラクト
feat-made = 達成
feat-set = 失敗
feat-alone = 単独
feat-alone-made = 単独達成

settings-listed = 順位表：{ $listed ->
    [yes] 載る
   *[no] 載らない（ほかの人の一覧にも）
 }
button-listed-no = 順位表から外す
button-listed-yes = 順位表に載せる
button-theme-dark = テーブル：暗い色
button-theme-light = テーブル：明るい色

button-boards = 順位表…
seasons-title = **このサーバーの順位表**
seasons-length = シーズンは{ $count }か月です。
seasons-ends = 今シーズンは{ $date }に終わります。
seasons-channel = 終わると{ $channel }で上位の人を発表します。
seasons-channel-lacks = ⚠️ { $channel } では結果を発表できません。そこで{ $rights }が必要です。
seasons-channel-gone = ⚠️ 結果発表のために選ばれたチャンネルは削除されています。選び直してください。
seasons-nowhere = 終わっても何も投稿しません。投稿するチャンネルを選べます。
menu-season-length = シーズンの長さ
menu-season-channel = シーズンの結果を投稿するチャンネル
digest-title = **{ $server }のシーズン{ $number }が終わりました**（{ $first }～{ $last }）
digest-board = **{ $game }** · { $rules }
digest-line = { $place }. { $name }：{ $value }、{ $games }ゲーム中{ $wins }勝
digest-nobody = このシーズンの順位表には誰も載っていません。
digest-more = … 続きは `/knave 順位表` で
