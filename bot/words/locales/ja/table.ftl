# ゲーム中のテーブル
table-title = **{ $game }** · テーブル{ $table } · 第{ $deal }ディール
table-title-of = **{ $game }** · テーブル{ $table } · { $deal }
contract = { $trump ->
    [yes] 切り札：{ $contract }
   *[no] { $contract }
 }
contract-by = { $trump ->
    [yes] 切り札：{ $contract }（メーカー：{ $maker }）
   *[no] { $contract }（メーカー：{ $maker }）
 }
sits-out = { $who }は休み
turned-up-is = ターンアップ：{ $card }
trick-now = トリック：{ $played }（いま{ $holder }）
trick-last = 前のトリック：{ $played }（{ $holder }が取得）
trick-before = その前のトリック：{ $played }（{ $holder }が取得）
last-trick = 前のトリック
no-last-trick = このディールでは、まだトリックがありません。
nothing-yet = このディールでは、まだ何も起きていません。
labelled = { $label }：{ $text }
turn-of = { $who }の番：{ $phase }
turn-whose = { $who }の番
turn-deck = カードを配っています…
turn-none = ディール終了
turn-over = ゲーム終了
your-turn = **あなたの番：**{ $phase }
score-of = { $side }：{ $score }点{ $tricks ->
    [0] {""}
   *[other] （{ $tricks }トリック）
 }
score-to = · { $target }点まで
score-deal = { $deals ->
    [1] 1ディール
   *[other] 第{ $deal }ディール（全{ $deals }）
 }
pile-up = ターンアップ
up-turned-down = 裏返された
pile-stock = 残り
pile-away = 捨て札
dealer-is = ディーラー：{ $who }
pile-is = { $pile }：{ $count }枚
shown-is = { $who }が見せたカード：{ $cards }（{ $what }）
badge-dealer = ディーラー
badge-maker = メーカー
badge-partner = パートナー
badge-alone = 単独
tag-bid = ビッド{ $value }
tag-meld = メルド{ $points }
tag-points = { $points }点
tags-of = { $who }：{ $tags }
deal-so-far = このディールの途中経過：{ $said }
in-brackets = ({ $text })
way-bid = { $who }（{ $value }）
way-call = { $who }（指定）
way-order = { $who }（受け入れ）
you = あなた
sealed = 検証コード：{ $commitment }…
unsealed = シード：{ $seed }…
seed-promised = -# シャッフルの検証コード（`/knave 検証`）：`{ $commitment }`
seed-revealed = -# シャッフルのシード（`/knave 検証` で検証）：`{ $seed }`
event-seed-renewed = 🔀 このボットはバックアップから復元されました。次のディールからは新しいシードでシャッフルします。検証コード：`{ $commitment }`
sheet-title = **{ $game }** · テーブル{ $table } · 得点表
sheet-empty = { $title }
    まだ何も記録されていません。
sheet-deal = ディール
sheet-line = 行
sheet-total = 合計
sheet-target = { $target }点まで
sheet-lowest = { $target ->
    [0] 合計点が一番少ない人の勝ち
   *[other] { $target }点で終了、合計点が一番少ない人の勝ち
 }
sheet-until = 1～{ $deal }
sheet-running = { $deal }（途中）
sheet-order = ディール：{ $sides }
sheet-order-lines = 行：{ $sides }
sheet-winners = 勝者：{ $winners }
sheet-row = { $deal }：{ $gains }
sheet-now = 合計：{ $scores }
hand-title = **{ $game }** · テーブル{ $table } · { $place }
hand-is = 手札：{ $cards }
hand-may = 出せるカード：{ $cards }
hand-choice = 選べるカード：{ $cards }
hand-chosen = 選んだカード：{ $cards }
really = ⚠️ **{ $action }**：本当によろしいですか？
auction = 宣言：{ $course }
auction-word = { $who }：{ $word }
said-pass = パス
place-in = { $channel }（{ $server }） · [テーブルへ]({ $link })

phase-playing = カードを出す
phase-dealing = カードを配っています
phase-over = ゲーム終了
ask-lead = 好きなカードをリードする
ask-any = どのカードを出してもよい
ask-bid = { $also ->
    [pass] { $bid }以上をビッドするか、パス
    [nothing] { $bid }をビッドする
   *[higher] { $bid }以上をビッドする
 }
ask-pick = { $phase }（{ $exact ->
    [yes] { $chosen }/{ $most }枚
   *[no] { $chosen }枚選択中
 }）
duty-must-follow = { $suit }をフォローする
duty-must-follow-or-trump = { $suit }をフォローするか、切り札を出す
duty-must-follow-or-overtrump = { $suit }をフォローするか、{ $best }より強い切り札を出す
duty-must-beat = { $suit }をフォローし、{ $best }に勝つカードを出す
duty-must-overtrump = { $best }より強い切り札を出す
duty-must-trump = 切り札を出す
duty-undertrump = 弱い切り札以外なら何でもよい
duty-not-broken = { $suit }以外をリード
duty-must-lead-trump = 切り札をリード

event-dealt = { $dealer }がディーラーです。
event-your-hand = 手札は{ $cards }です。
event-played = { $who }が{ $card }を出しました。
event-trick-won = { $who }がトリックを取りました。
event-takes-jacks = { $who }が{ $cards }を取らされました。
event-scored = { $who }：{ $points }点（合計{ $total }点）
event-game-over = **{ $winners }の勝ちです！**
event-game-drawn = **{ $winners }の引き分けです！**
event-passed = { $who }はパスしました。
event-gave = { $who }が{ $receiver }にカードを{ $count }枚渡しました。
event-you-gave = { $receiver }に{ $cards }を渡しました。
event-you-got = { $giver }から{ $cards }を受け取りました。

action-pass = パス
action-no = いいえ
action-bid = ビッド：{ $value }
action-give = { $cards }を渡す
action-discard = { $count ->
    [0] 1枚も捨てない
   *[other] { $cards }を捨てる
 }
result-target = { $target }点に達しました
result-deals-played = { $count }ディールが終わりました
event-all-passed = 全員パスしたので、ディールは流れました。
fact-jacks-taken = { $who }が取った{ rank-J }：{ $cards }
fact-trumps-played = { $count ->
    [0] {""}
   *[other] 出た切り札：{ $count }枚（全{ $total }枚）
 }
button-details = くわしく
details-course = **このディールの経過**
