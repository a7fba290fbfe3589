game-polignac = ポリニャック

# ルールの項目
polignac-preset-french = フランス式
polignac-preset-modern = 現代式
polignac-preset-short = 短いゲーム
polignac-option-order = カードの強さ
polignac-value-order-king-high = { rank-K }・{ rank-Q }・{ rank-J }・{ rank-A }・{ rank-T }・9・8・7
polignac-value-order-ace-high = { rank-A }・{ rank-K }・{ rank-Q }・{ rank-J }・{ rank-T }・9・8・7
polignac-option-spare = 3人・5人・6人のとき
polignac-value-spare-sevens-out = { card-7S }と{ card-7C }を除く
polignac-value-spare-dealer-exchange = ディーラーが2枚多く受け取り、2枚捨てる
polignac-option-capot = カポ
polignac-value-capot-announced = 宣言できる
polignac-value-capot-off = 宣言しない
polignac-option-failed-capot = 失敗したカポ
polignac-value-failed-capot-five-and-jacks = 5点で、{ ranks-J }も数える
polignac-value-failed-capot-five = 5点で、{ ranks-J }は数えない
polignac-option-silent-capot = 宣言なしの全トリック
polignac-value-silent-capot-jacks = { ranks-J }の点のまま
polignac-value-silent-capot-others-five = ほかの全員に5点
polignac-option-end = ゲームの終わり
polignac-value-end-limit = 誰かが終了の得点に達したとき
polignac-value-end-rounds = 決まった巡数を終えたとき
polignac-option-limit = 終了の得点
polignac-option-rounds = 巡数（全員が1回ずつ配る）

# すること、起きたこと
polignac-phase-discarding = 2枚捨てる
polignac-phase-bidding = カポを宣言するか、パス
polignac-ask-discarding = 手札が2枚多いので、2枚捨ててください。{ rank-J }は捨てられません。捨てたカードは誰の得点にもなりません。
polignac-ask-bidding = 全部のトリックを取れそうならカポを宣言し、そうでなければパスしてください。
polignac-action-bid = カポ！
polignac-badge-maker = カポ
polignac-tag-points = +{ $points }
polignac-contract-capot = カポ
polignac-contract-by = { $contract }（{ $maker }）
polignac-pile-widow = ディーラーの分
polignac-event-bid = { $who }がカポを宣言しました。全部のトリックを取るつもりです！
polignac-event-discarded = { $who }が{ $count }枚捨てました。
polignac-event-you-discarded = { $cards }を捨てました。
polignac-event-capot-failed = { $who }のカポは失敗です。このトリックは{ $taker }が取りました。
polignac-event-capot-made = カポ成功！ { $who }が全部のトリックを取りました。
polignac-event-silent-capot = { $who }が宣言なしで全部のトリックを取りました。カポです。
polignac-result-limit = { $who_count ->
    [0] { $limit }点に達しました
   *[other] { $limit }点以上で負け：{ $who }
 }
polignac-result-rounds = 全員が{ $count }回ずつ配り終えました
polignac-why-jack-stays = { rank-J }は捨てられないので、{ $card }は手札に残ります。
polignac-why-no-such-bid = 宣言できるのはカポ（全部のトリック）だけです。

# ディールの計算、かかっていること、あとで話したくなること
polignac-bid-was-bid = { $who }：カポを宣言
polignac-verdict-capot-made = カポ成功！ { $who }が全トリック
polignac-verdict-capot-failed = カポ失敗：{ $taker }が1トリック
polignac-verdict-silent-capot = { $who }が宣言なしで全トリック
polignac-sum-jack = { $card } +{ $points }
polignac-sum-clean = { rank-J }なし
polignac-sum-every-trick = 全トリック：{ $points }
polignac-sum-against = カポを許して：+{ $points }
polignac-sum-failed = カポ失敗：+{ $points }
polignac-sum-nothing = { rank-J }は数えない：{ $points }
polignac-moment-capot-made = 第{ $deal }ディールで{ $who }がカポを宣言して成功
polignac-moment-capot-failed = 第{ $deal }ディールで{ $who }がカポを宣言して失敗
polignac-moment-silent-capot = 第{ $deal }ディールで{ $who }が宣言なしの全トリック
polignac-moment-all-jacks = 第{ $deal }ディールで{ $who }が{ rank-J }を4枚とも取らされた
polignac-achievement-capot-made = カポ成功
polignac-achievement-silent-capot = 宣言なしの全トリック

# 初めての方へ
polignac-help-aim =
    3人から6人で、それぞれ1人で戦います。{ rank-J }（ジャック）の入ったトリックを取らないのが目的です。とくに{ card-JS }は**ポリニャック**と呼ばれ、一番の嫌われ者です。
    点数は罰点で、**一番少ない**人の勝ちです。
polignac-help-deal =
    { rank-A }・{ rank-K }・{ rank-Q }・{ rank-J }・{ rank-T }・9・8・7の32枚{ rank-legend }を使います。4人なら8枚ずつ配ります。
    { $spare ->
        [dealer-exchange] 3人・5人・6人のときは10枚・6枚・5枚ずつです。ディーラーは最後の2枚も受け取り、2枚を伏せて捨てます。{ rank-J }は捨てられません。捨てたカードは誰の得点にもなりません。
       *[sevens-out] 3人・5人・6人のときは{ card-7S }と{ card-7C }を除き、10枚・6枚・5枚ずつ配ります。
    }
    { $order ->
        [ace-high] どのスートも強い順に{ rank-A }・{ rank-K }・{ rank-Q }・{ rank-J }・{ rank-T }・9・8・7です。
       *[king-high] 強さの順に注意：どのスートも{ rank-K }・{ rank-Q }・{ rank-J }・{ rank-A }・{ rank-T }・9・8・7で、{ rank-A }は{ rank-J }より**弱い**カードです。
    }
polignac-help-page-bidding = カポの宣言
polignac-help-bidding =
    { $capot ->
        [off] 宣言はありません。
       *[announced] 最初のカードを出す前に、ディーラーの左隣から順に、**カポ**を宣言するかパスします。カポは「1人で全部のトリックを取る」という宣言です。誰かが宣言したら、あとの人には聞きません。
    }
polignac-help-play =
    切り札はありません。ディーラーの左隣が最初に好きなカードをリードします。台札と同じスートがあれば必ずフォローし、なければ何を出してもかまいません。{ rank-J }を手放すチャンスです。
    台札のスートで一番強いカードを出した人が、トリックを中の{ rank-J }ごと取り、次のリードをします。
polignac-help-scoring =
    { card-JS }は2点、ほかの{ rank-J }は1点ずつ、1ディールで合計5点の罰点です。
    { $capot ->
        [off] カポの宣言はありません。
       *[announced] **カポ成功：**ほかの全員に5点、宣言した人は0点。**カポ失敗：**宣言した人に5点、{ $failed_capot ->
            [five] { rank-J }は数えません。
           *[five-and-jacks] { rank-J }はいつもどおり数えます。
        }
    }
    宣言なしで全部のトリックを取ったとき：{ $silent_capot ->
        [others-five] ほかの全員に5点、取った人は0点です。
       *[jacks] { rank-J }をいつもどおり数えるので5点です。
    }
    { $end ->
        [rounds] 全員が{ $rounds }回ずつ配ったら終わりです。
       *[limit] 誰かが{ $limit }点に達したディールで終わり、達した人は負けです。
    }罰点の一番少ない人の勝ちです。

# 成績
polignac-feat-capot = カポの宣言
polignac-feat-capot-made = カポ成功
polignac-feat-jacks = 取った{ rank-J }
polignac-feat-polignac = 取ったポリニャック
polignac-feat-clean = 0点のディール

# ルールの種類の一言説明と、ゲーム全体の短い説明
polignac-preset-house-about = { rank-A }は{ rank-J }より弱く、カポを宣言できます。{ $limit }点で終わり。
polignac-preset-french-about = 4人以外ではディーラーが2枚を取り替えます。カポの宣言はなく、{ $limit }点で終わり。
polignac-preset-french-where = フランス
polignac-preset-modern-about = { rank-A }が最強。全部のトリックを取れば、宣言してもしなくてもほかの全員に5点。{ $rounds }巡。
polignac-preset-short-about = 標準ルールのまま、誰かが{ $limit }点に達したら終わり。
polignac-help-example =
    { $leader }のリードは{ $led }。{ $second }が{ $best }を出し、{ $third }は{ $card3 }でフォローするしかありません。これが**ポリニャック**です。
    { $fourth }は{ rank-A }を出しましたが、このゲームでは{ rank-A }は{ rank-J }より弱いカードです。一番強いのは{ $winner }のカードなので、{ $taker }が{ $taken }を引き取り、2点の罰点です。
polignac-help-short =
    • **目的：**それぞれ1人で戦います。{ rank-J }を取らないように。罰点の一番少ない人の勝ちです。
    • **カード：**32枚。どのスートも強い順に{ $order ->
        [ace-high] { rank-A }・{ rank-K }・{ rank-Q }・{ rank-J }
       *[king-high] { rank-K }・{ rank-Q }・{ rank-J }・{ rank-A }
    }・{ rank-T }・9・8・7。4人以外のときは、{ $spare ->
        [dealer-exchange] ディーラーが2枚多く受け取り、2枚捨てます。
       *[sevens-out] { card-7S }と{ card-7C }を除きます。
    }
    • **番が来たら：**切り札はありません。台札のスートがあればフォロー、なければ何を出してもかまいません。台札のスートで一番強いカードがトリックを取ります。
    • **罰点：**{ card-JS }は2点、ほかの{ rank-J }は1点。{ $capot ->
        [off] {""}
       *[announced] 最初のカードの前に「カポ」を宣言して全部のトリックを取れば、ほかの全員に5点。失敗すれば自分に5点。
    }
    • **終わり：**{ $end ->
        [rounds] { $rounds }巡のあと
       *[limit] 誰かが{ $limit }点に達したとき
    }。

# 最初のレッスン
polignac-lesson-begins = 練習です。{ rank-J }は罰点、取らないように。
polignac-lesson-bid = この手札で全部のトリックを取れる？ 無理です。パスを。
polignac-lesson-bid-done = あとは{ rank-J }だけ。ほかの人に取ってもらいましょう。
polignac-lesson-bid-no = それもできますが、1トリック落とせば5点の罰点です。
polignac-lesson-low = あとに2人。{ $jack }はいま最強なので、まだ残しましょう。
polignac-lesson-low-done = { rank-J }がないので、誰の罰点にもなりません。
polignac-lesson-low-no = それもできますが、誰も上を出さなければ{ $jack }は自分のもの。
polignac-lesson-ace = ここでは{ $ace }は{ rank-J }より弱い。{ $ace }を出しましょう。
polignac-lesson-ace-done = もっと強いカードが出て、{ $ace }を手放せました。
polignac-lesson-ace-no = それもできますが、{ $ace }が残るとあとで困ります。
polignac-lesson-spade = { $queen }がトリックを取っていて、{ $jack }より上です。いまです！
polignac-lesson-spade-done = ポリニャックが消えました。ほかの人に2点です。
polignac-lesson-spade-no = それもできますが、{ $jack }は{ $queen }の下に出せます。
polignac-lesson-heart = { $queen }のリードです。下にただで出せるのは？
polignac-lesson-heart-done = 最後の{ rank-J }も消えて、罰点は0です！
polignac-lesson-heart-no = それもできますが、{ $jack }を{ $queen }の下に出せばただです。
