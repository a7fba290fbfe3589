# カード、スート、並べ方
card = { $suit }{ $rank }
rank-A = A
rank-K = K
rank-Q = Q
rank-J = J
rank-T = 10
rank-9 = 9
rank-8 = 8
rank-7 = 7
rank-6 = 6
rank-5 = 5
rank-4 = 4
rank-3 = 3
rank-2 = 2
card-BJ = 大ジョーカー
card-LJ = 小ジョーカー
card-JK = ジョーカー
sign-S = ♠
sign-H = ♥
sign-D = ♦
sign-C = ♣
suit-S = ♠スペード
suit-H = ♥ハート
suit-D = ♦ダイヤ
suit-C = ♣クラブ
plain-suit-S = スペード
plain-suit-H = ハート
plain-suit-D = ダイヤ
plain-suit-C = クラブ
suit-T = 切り札
no-trump = 切り札なし
comma = 、
between-sentences = {""}
sides-and = {"・"}
list = { $rest }と{ $last }
list-or = { $rest }、または{ $last }
# 日付
date = { DATETIME($day, dateStyle: "medium") }
semicolon = ；
mark-right = R
mark-left = L
mark-benny = B
marked-right = ライト・バウアー
marked-left = レフト・バウアー
marked-benny = ベニー
card-with-mark = { $card }（{ $mark }）
# 画像のカードについている文字の意味
marks-are = カードの文字：{ $marks }
mark-is = { $sign }は{ $mark }（{ $card }）
# Between sentences that a screen reader reads one after the other.
full-stop = 。
# 同じランクの何枚か
ranks-A = { rank-A }
ranks-K = { rank-K }
ranks-Q = Q
ranks-J = J
ranks-T = 10
# 文中での1枚の呼び名
rank-word-T = 10
rank-word-Q = Q
rank-word-J = J
# 文字の意味
rank-legend = （Kはキング、Qはクイーン、Jはジャック）

# デッキごとの呼び名：deck-…-KEYがKEYの代わりになる
deck-swiss-card = { $suit }の{ $rank }
deck-swiss-rank-A = アス
deck-swiss-rank-K = ケーニッヒ
deck-swiss-rank-Q = オーバー
deck-swiss-rank-J = ウンター
deck-swiss-rank-T = バナー
deck-swiss-sign-S = どんぐり
deck-swiss-sign-H = 鈴
deck-swiss-sign-D = 楯
deck-swiss-sign-C = 花
deck-swiss-suit-S = どんぐり
deck-swiss-suit-H = 鈴
deck-swiss-suit-D = 楯
deck-swiss-suit-C = 花
deck-swiss-ranks-Q = オーバー
deck-swiss-ranks-J = ウンター
deck-swiss-ranks-T = バナー
deck-swiss-rank-word-T = バナー
deck-swiss-rank-word-Q = オーバー
deck-swiss-rank-word-J = ウンター
deck-swiss-rank-legend = {""}

# 入力されるスートとランクの呼び方（空白で区切る）
typed-small = お を の で に
typed-naming = コール 切り札 宣言
typed-no-trump = nt
typed-suit-S = スペード
typed-suit-H = ハート
typed-suit-D = ダイヤ
typed-suit-C = クラブ
typed-rank-A = エース
typed-rank-K = キング
typed-rank-Q = クイーン
typed-rank-J = ジャック
typed-rank-T = 10
typed-rank-9 = 9
typed-rank-8 = 8
typed-rank-7 = 7
typed-rank-6 = 6
typed-rank-5 = 5
typed-rank-4 = 4
typed-rank-3 = 3
typed-rank-2 = 2
