game-pepper = ペパー

# ルールの項目
pepper-option-target = 勝ちになる得点
pepper-option-partners = 2人ずつのチーム戦（4人のとき）
pepper-option-auction = 宣言のしかた
pepper-value-auction-rounds = 続く人がいなくなるまで
pepper-value-auction-once = 1人1回ずつ
pepper-option-all-pass = ほかの全員がパスしたとき
pepper-value-all-pass-redeal = ディーラーもパスでき、流れて配り直し
pepper-value-all-pass-dealer-one = ディーラーは必ず宣言
pepper-option-others-score = メーカー以外の得点（取ったトリック）

# すること
pepper-phase-bidding = 取るトリック数を宣言するか、パス
pepper-phase-must-bid = 取るトリック数を宣言する
pepper-phase-naming = 切り札（または切り札なし）を選ぶ
pepper-ask-bidding = { $bid ->
    [0] これより高い宣言はビッグ・ペパーだけです。宣言するか、パスしてください。
   *[other] 何トリック取りますか？ { $bid }以上を宣言するか、パスしてください。
 }
pepper-ask-must-bid = ほかの全員がパスしました。{ $bid }以上を宣言してください。
pepper-ask-bid = { $also ->
    [pass] { $bid }以上を宣言するか、パス
    [nothing] { $bid }を宣言する
   *[higher] { $bid }以上を宣言する
 }
pepper-ask-naming = あなたがメーカーです。切り札のスート、または切り札なしを選んでください。
pepper-badge-maker = メーカー

# ボタン
pepper-action-bid = { $value ->
    [big] ビッグ・ペパー
   *[other] { $value }トリック
 }
pepper-action-trump = { $suit }にする

# 起きたこと
pepper-event-bid = { $value ->
    [big] { $who }がビッグ・ペパーを宣言しました！
   *[other] { $who }が{ $value }トリックを宣言しました。
 }
pepper-event-won-auction = { $value ->
    [big] メーカーは{ $who }です。全部のトリックを取れば得点は倍です。
   *[other] メーカーは{ $who }、宣言は{ $value }トリックです。
 }
pepper-event-named = { $who }が{ $suit }を選びました。
pepper-event-made = { $value ->
    [big] ビッグ・ペパー成功！ { $maker }が全部のトリックを取りました。
   *[other] { $maker }は{ $value }トリックの宣言に成功しました（{ $tricks }トリック）。
 }
pepper-event-short = { $value ->
    [big] { $maker }のビッグ・ペパーは失敗です
   *[other] { $maker }は{ $value }トリックの宣言に失敗しました
 }（{ $tricks }トリック）。

# 1行ずつの状況
pepper-fact-high-bid = { $value ->
    [big] { $who }がビッグ・ペパーを宣言
   *[other] 一番高い宣言：{ $value }トリック（{ $who }）
 }
pepper-pile-stock = 使わない手札

# できない理由
pepper-why-bid-higher = { $value ->
    [0] いまはその宣言はできません。
    [big] ビッグ・ペパーより高い宣言はありません。
   *[other] いまの宣言は{ $value }トリックです。それより多く宣言するか、パスしてください。
 }
pepper-why-no-such-bid = 宣言できるのは1～{ $most }トリック、またはビッグ・ペパーです。
pepper-why-dealer-must-bid = ほかの全員がパスしました。このテーブルでは、ディーラーのあなたは宣言しなければなりません。
pepper-why-nobody-alone = ペパーに単独の宣言はありません。スートか切り札なしだけを選んでください。
pepper-why-must-follow-bower = { $suit }をフォローしなければなりません。{ $binding }はレフト・バウアーで{ $suit }に属するので、{ $card }は出せません。

# ディールの計算、かかっていること、あとで話したくなること
pepper-way-bid = { $who }（{ $value ->
    [big] ビッグ・ペパー
   *[other] { $value }
 }）
pepper-tag-bid = { $value ->
    [big] ビッグ
   *[other] 宣言{ $value }
 }
pepper-bid-was-bid = { $who }：{ $value ->
    [big] ビッグ・ペパー
   *[other] { $value }トリック
 }、{ $suit }
pepper-verdict-made = { $value ->
    [big] ビッグ・ペパー成功！
   *[other] { $tricks }トリックで成功
 }
pepper-verdict-short = { $value ->
    [big] ビッグ・ペパー失敗（{ $tricks }トリック）
   *[other] { $tricks }トリックで失敗
 }
pepper-sum-made = 宣言{ $value }、獲得{ $tricks }：{ $points }点
pepper-sum-lost = 宣言{ $value }、獲得{ $tricks }：{ $points }点
pepper-sum-big = ビッグ・ペパー：{ $most } × 2 = { $points }点
pepper-sum-big-lost = ビッグ・ペパー、{ $most }のうち{ $tricks }：{ $points }点
pepper-moment-big = 第{ $deal }ディールで{ $who }がビッグ・ペパー成功
pepper-moment-big-lost = 第{ $deal }ディールで{ $who }がビッグ・ペパー失敗

# 初めての方へ
pepper-help-aim =
    { $partners ->
        [yes] 2人ずつのチーム戦で、向かいがパートナーです。2人のトリックを合わせて数えます。
       *[no] パートナーはなく、1人ずつで戦います。
    }自分が何トリック取れるかを宣言し、一番多く宣言した人が**メーカー**になって切り札を決めます。メーカーは宣言した数だけ取らなければなりません。{ $others_score ->
        [no] {""}
       *[yes] ほかの人は、取ったトリックがそのまま得点になります。
    }
    { $target }点に達したら勝ちです。
pepper-help-deal =
    { rank-A }・{ rank-K }・{ rank-Q }・{ rank-J }・{ rank-T }・9の24枚を使います。{ $players ->
        [4] 6枚ずつ配ります。
        [3] 8枚ずつ配ります。
       *[other] 8枚ずつ配り、残りの8枚は使いません。
    }
    強さの順は、**切り札**では{ rank-J }（ライト・バウアー＝正ジャック）、同じ色のもう1枚の{ rank-J }（レフト・バウアー＝裏ジャック）、{ rank-A }・{ rank-K }・{ rank-Q }・{ rank-T }・9です。切り札が{ sign-S }なら、{ card-JS }・{ card-JC }・{ card-AS }・{ card-KS }・{ card-QS }・{ card-TS }・{ card-9S }となります。
    レフト・バウアーは**切り札に属し**、元のスートではなくなります。
    ほかのスートと、切り札なしのときの全部のスートは、{ rank-A }・{ rank-K }・{ rank-Q }・{ rank-J }・{ rank-T }・9の順です{ rank-legend }。
pepper-help-bidding =
    ディーラーの左隣から順に、取るトリック数を宣言するか、パスします。前の宣言より多くなければなりません。{ $auction ->
        [once] 宣言は1人1回だけです。
       *[rounds] 誰かの宣言のあと、ほかの全員がパスするまで続きます。一度パスした人も、また宣言できます。
    }
    一番高い宣言は**ビッグ・ペパー**です。全部のトリックを取ることになり、得点は倍です。宣言はそこで終わります。
    一番高く宣言した人が、切り札のスートか切り札なしを決めます。{ $all_pass ->
        [dealer-one] ほかの全員がパスしたら、ディーラーは必ず宣言します。
       *[redeal] 全員がパスしたら流れて、次の人がディーラーになります。
    }
pepper-help-play =
    最初のリードはメーカーです。
    台札のスートがあれば必ずフォローします。なければ切り札でもほかのカードでもかまいません。
    一番強い切り札、切り札がなければ台札のスートで一番強いカードがトリックを取り、次のリードをします。
    レフト・バウアーに注意してください。切り札が{ sign-H }なら{ card-JD }は{ suit-H }です。{ suit-H }のリードにはフォローになり、{ suit-D }のリードにはなりません。
pepper-help-scoring =
    まず**メーカー**の得点は次のとおりです。
    宣言以上：取ったトリック数
    宣言未満：宣言に関係なく−{ $players ->
        [4] 6
       *[other] 8
    }点
    ビッグ・ペパー：成功なら{ $players ->
        [4] 12
       *[other] 16
    }点、失敗なら同じだけ失点
    メーカー以外の**ほかの人**は{ $others_score ->
        [no] 得点しません
       *[yes] 1トリックにつき1点です
    }。{ $partners ->
        [yes] パートナーのトリックは、宣言にも得点にも合わせて数えます。
       *[no] {""}
    }得点はマイナスにもなります。
    誰かが{ $target }点に達したら終わりです。複数いれば得点の多い人の勝ち、同点なら引き分けです。

# 成績
pepper-feat-contract = 落札
pepper-feat-big = ビッグ
pepper-feat-big-made = ビッグ達成

# ルールの種類の一言説明と、ゲーム全体の短い説明
pepper-preset-house-about = 1人ずつ、{ $target }点まで。誰も上げなくなるまで宣言し、ほかの人は取ったトリックが得点です。
pepper-help-example =
    { $maker }は{ $bid }トリックと宣言し、{ $maker_tricks }トリックでした。1つ足りないだけで、宣言の高さにかかわらず**6点**を失います。
    ほかの人は取ったトリックが1点ずつになります。{ $other }は{ $other_tricks }トリックで{ $other_gain }点です。
    { $maker_tricks }の宣言なら、{ $maker }は{ $maker_tricks }点を取れました。
pepper-help-short =
    • **目的：**{ $partners ->
        [yes] 2人ずつのチーム戦で、向かいがパートナーです。
       *[no] 1人ずつで戦います。
    }取るトリック数を宣言します。{ $target }点に達したら勝ちです。
    • **配り方：**{ rank-A }・{ rank-K }・{ rank-Q }・{ rank-J }・{ rank-T }・9の24枚から{ $players ->
        [4] 6枚
       *[other] 8枚
    }ずつ。
    • **宣言：**前より多く、{ $auction ->
        [once] 1人1回
       *[rounds] 誰も上げなくなるまで
    }。「ビッグ・ペパー」は全部のトリックで、得点は倍。一番高く宣言した人が切り札か切り札なしを決めます。
    • **切り札の強さ：**切り札の{ rank-J }、同じ色のもう1枚の{ rank-J }、{ rank-A }・{ rank-K }・{ rank-Q }・{ rank-T }・9の順です。
    • **番が来たら：**台札のスートがあればフォロー、なければ何を出してもかまいません。一番強い切り札、なければ台札のスートで一番強いカードの勝ちです。
    • **宣言した人の得点：**宣言以上なら1トリック1点、足りなければ−{ $players ->
        [4] 6
       *[other] 8
    }点。ビッグ・ペパーは成功なら{ $players ->
        [4] 12
       *[other] 16
    }点、失敗なら同じだけ失点。
    • { $others_score ->
        [yes] **ほかの人**は1トリックにつき1点です。
       *[no] **ほかの人**は得点しません。
    }

# 最初のレッスン
pepper-lesson-begins = 練習です。6トリック中いくつ取るか宣言します。
pepper-lesson-bid = 両バウアー入りの{ $suit }4枚と{ $ace }。いくつ宣言する？
pepper-lesson-bid-done = 4なら安全。多く取ってもかまいません。
pepper-lesson-bid-no = それもできますが、失敗は6点減。4が安全です。
pepper-lesson-bid-no-low = それもできますが、上を宣言されるかも。4にしましょう。
pepper-lesson-bid-no-pass = それもできますが、この手札なら切り札を決めたいところ。
pepper-lesson-trump = あなたの番です。切り札を指定しましょう。
pepper-lesson-trump-done = 黒い{ rank-J }2枚が最強のカードになりました。
pepper-lesson-trump-no = それもできますが、{ $suit }なら切り札が4枚です。
pepper-lesson-right = リードです。相手の切り札を狩りましょう。最強は{ $right }。
pepper-lesson-right-done = 切り札が2枚落ちました。数えておきましょう。
pepper-lesson-right-no = それもできますが、最強のカードから狩れば{ $ace }が安全です。
pepper-lesson-left = { $top }がまだあります。それより強いのは？
pepper-lesson-left-done = { $top }が落ち、切り札はあなただけです。
pepper-lesson-left-no = それもできますが、先に{ $left }で{ $top }を狩りましょう。
pepper-lesson-ace = もう切られません。確実に勝つカードは？
pepper-lesson-ace-done = 3トリック。残りの切り札2枚で5つです。
pepper-lesson-ace-no = それもできますが、いまは{ $ace }を。
pepper-lesson-give = { $loser }は勝てません。いま出しても切り札で戻れます。
pepper-lesson-give-done = 相手が取りましたが、次は切れます。
pepper-lesson-give-no = それもできますが、切り札があるうちに{ $loser }を。
pepper-lesson-ruff = { $suit }です。どちらの切り札でも勝てます。
pepper-lesson-ruff-done = 5トリックで5点。宣言より多い分も得点です。
