# ロビー：最初のカードが配られるまで
lobby-title = ## { $game } · テーブル{ $table }
lobby-rules = **ルール：**{ $rules }
lobby-partner = { $who } · パートナー：{ $partner }
lobby-robots = **ロボット：**{ $level }
lobby-hint = -# ホスト：{ $host } · 「参加」を押すと席に着きます。ゲームはホストが始めます。
chair-free = 空席
chair-host = ホスト
lobby-of = { $game }、テーブル{ $table }
lobby-seated = { $who }{ $free ->
    [0] {""}
   *[other] {" "}· 空席{ $free }
 }
lobby-hint-full = -# ホスト：{ $host } · 席が埋まりました。ゲームはホストが始めます。
lobby-played-as = -# { $where }の一般的なルールです。「{ button-standard }」を押すと変わります。
fact-no-clock = 持ち時間無制限
fact-robots = ロボット：{ $level }
fact-no-robots = ロボットなし
fact-locked = ロック中
more-title = **{ $game }** · テーブル{ $table }
start-fills = **空席が{ $count }つあります。** { $robots }が入ります。
start-absent = { $who }はまだ来ていません。来るまでロボットが代わりにプレイします。
start-not = まだ始めません。
empty-chair = 空席
option-is = { $option }：{ $value }
level-easy = 弱い
level-normal = ふつう
level-hard = 強い
players = { $count }人
value-yes = あり
value-no = なし
value-none = なし
preset-house = 標準ルール
preset-source = 原典ルール
preset-source-about = 原典どおりです。このゲームでは標準ルールと同じです。

button-join = 参加
button-leave = 退席
button-robot = ロボットを追加
button-norobot = ロボットを外す
button-start = 開始
button-start-robots = ロボットと始める
button-swap = 席替え
button-rules = ルール設定…
button-standard = 標準ルールにする
button-more = その他…
button-end = テーブルを閉じる
button-back = 戻る
button-hand = 手札を見る
button-last = 前のトリック
button-score = 得点表
button-table-rules = このテーブルのルール
button-how-to-play = 遊び方
button-not-yet = いいえ、戻る
button-bid-far-down = « { $bid }
plain-button-bid-far-down = 大きく下げる { $bid }
button-bid-down = ‹ { $bid }
plain-button-bid-down = 下げる { $bid }
button-bid-up = { $bid } ›
plain-button-bid-up = 上げる { $bid }
button-bid-far-up = { $bid } »
plain-button-bid-far-up = 大きく上げる { $bid }
button-type-bid = ビッドを入力…
type-bid-title = ビッド
type-bid-span = { $least }から{ $most }まで
button-menu = メニュー
button-rematch = 再戦

menu-preset = ルールの種類を選ぶ
menu-option = ルールを1つ変える…
menu-level = ロボットの強さ
menu-size = 遊ぶ人数
menu-swap = 席を2つ選ぶ
menu-why = 出せない理由を調べる
menu-choose = 選んでください
menu-pick = { $least ->
    [0] { $most }枚まで選べます
   *[other] { $exact ->
        [yes] カードを{ $least }枚選んでください
       *[no] カードを{ $least }～{ $most }枚選んでください
    }
 }
rules-title = **{ $game }** · テーブル{ $table }のルール
rules-host-only = -# 変えられるのはホストだけで、最初のカードが配られるまでです。
rules-choose-value = **{ $option }** をどうしますか？
swap-text = どの席を入れ替えますか？ チーム戦では、向かい合う2人が組になります。
table-ended = **{ $game }** · テーブル{ $table }はゲームの途中で閉じられました。得点は記録されません。
ended-unbegun = **{ $game }** · テーブル{ $table }は、ゲームが始まる前に閉じられました。

joined = テーブル{ $table }に着きました。{ $begun ->
    [yes] 手札はダイレクトメッセージにあります。テーブルの「手札を見る」でも見られます。
   *[no] 手札はダイレクトメッセージで届きます。
 }
joined-here = テーブル{ $table }に着きました。{ $begun ->
    [yes] 手札はテーブルの「手札を見る」で見られます。
   *[no] カードが配られたら、手札はテーブルの「手札を見る」で見られます。
 }
joined-closed = テーブル{ $table }に着きました。ダイレクトメッセージを送れません。{ $begun ->
    [yes] テーブルの「手札を見る」で手札を見てください。
   *[no] カードが配られたら、テーブルの「手札を見る」で手札を見てください。
 }同じように遊べます。
dm-closed = ダイレクトメッセージを送れません。カードが配られたら、テーブルの「手札を見る」で手札を見てください。同じように遊べます。
dm-welcome = テーブル{ $table } · **{ $game }** に着きました。手札はここに届きます。場所：{ $place }
started = カードを配ります。
left-lobby = テーブル{ $table }の席を立ちました。
left-game = テーブル{ $table }を離れました。ロボットが代わりにプレイします。
table-closed-now = テーブル{ $table }は閉じられました。
