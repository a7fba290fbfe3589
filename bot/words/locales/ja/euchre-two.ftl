game-euchre-two = 2人用ユーカー

# ルールの項目
euchre-two-option-pack = カードの枚数
euchre-two-option-target = 勝ちになる得点
euchre-two-option-stick-the-dealer = ディーラーの必須指定（2巡目）
euchre-two-option-joker = ジョーカー
euchre-two-value-joker-best-bower = ジョーカー（ベスト・バウアー）
euchre-two-value-joker-benny = { card-2S }（ベニー）

# すること
euchre-two-phase-ordering-up = 切り札を受け入れるか、パス
euchre-two-phase-naming = 別のスートを切り札に指定するか、パス
euchre-two-phase-must-name = 別のスートを切り札に指定する
euchre-two-phase-swapping = 取って1枚捨てるか、そのままにする
euchre-two-ask-ordering-up = ターンアップのスートを切り札にしますか？ 受け入れるか、パスしてください。
euchre-two-ask-naming = 別のスートを切り札に指定するか、パスしてください。
euchre-two-ask-must-name = 相手がパスしました。どれかのスートを指定してください。
euchre-two-ask-swapping = ターンアップを取って好きな1枚を捨てるか、そのままにしてください。

# ボタン
euchre-two-action-order = 受け入れる
euchre-two-action-call = { $suit }
euchre-two-action-keep = そのままにする
euchre-two-action-swap = { $cards }を捨てる

# 起きたこと
euchre-two-event-turned-up = ターンアップは{ $card }です。
euchre-two-event-counts-as = { $card }は{ $suit }として扱います。
euchre-two-event-ordered = { $who }が{ $suit }を切り札として受け入れました。
euchre-two-event-turned-down = 全員パス。{ $card }は裏返されました。
euchre-two-event-named = { $who }が{ $suit }を指定しました。
euchre-two-event-kept = { $who }はターンアップを取りませんでした。
euchre-two-event-swapped = { $who }が{ $card }を取り、1枚捨てました。
euchre-two-event-you-swapped = { $card }を捨てました。
euchre-two-event-made = メーカーの{ $makers }が{ $tricks }トリックを取り、成功しました。
euchre-two-event-march = マーチ！ { $makers }が5トリック全部を取りました。
euchre-two-event-euchred = ユーカー！ メーカーの{ $makers }は{ $tricks ->
    [0] 1トリックも取れませんでした。
   *[other] { $tricks }トリックしか取れませんでした。
 }

# 1行ずつの状況。いま知らなくてよいことは空のままです。
euchre-two-fact-turn-up = ターンアップ：{ $card }（{ $suit }）
euchre-two-fact-turned-down = 裏返されたターンアップ：{ $card }
euchre-two-fact-turn-up-taken = { $who }がターンアップの{ $card }を取りました

# できない理由
euchre-two-why-must-follow-bower = { $suit }をフォローしなければなりません。{ $binding }はレフト・バウアーで{ $suit }に属するので、{ $card }は出せません。
euchre-two-why-must-follow-joker = { $suit }をフォローしなければなりません。{ $binding }はベスト・バウアーで{ $suit }に属するので、{ $card }は出せません。
euchre-two-why-joker-is-trump = { $card }はベスト・バウアーで{ $trump }に属します。{ $suit }は{ $binding }でフォローしてください。
euchre-two-why-turned-down = { $suit }は裏返されました。別のスートを指定してください。
euchre-two-why-no-trump-not-played = このゲームでは切り札なしは指定できません。スートを指定してください。
euchre-two-why-stuck-dealer = 相手がパスしたので、ディーラーのあなたは切り札を指定しなければなりません。
euchre-two-why-nobody-goes-alone = このゲームに「単独」の宣言はありません。

# ディールの計算、かかっていること、あとで話したくなること
euchre-two-bid-was-trump = { $who }：{ $suit }
euchre-two-verdict-made = { $tricks }トリックで成功
euchre-two-verdict-march = マーチ！
euchre-two-verdict-euchred = ユーカー！
euchre-two-sum-made = { $tricks }トリック：{ $points }点
euchre-two-sum-march = マーチ：{ $points }点
euchre-two-sum-euchre = ユーカー：{ $points }点
euchre-two-stake-march-open = { $who }：マーチまであと{ $missing }
euchre-two-brief-march-open = マーチまであと{ $missing }
euchre-two-moment-march = 第{ $deal }ディールで{ $who }がマーチ

# 初めての方へ
euchre-two-help-aim =
    2人で戦います。手札は5枚、つまり5トリックの勝負です。
    切り札を決めた人が**メーカー**で、**3トリック以上**取るのが目標です。取れないと「ユーカー」で、相手の得点になります。
    { $target }点に先に達した人の勝ちです。
euchre-two-help-deal =
    { rank-A }～{ $pack ->
        [20] { rank-T }
        [24] 9
        [28] 8
       *[other] 7
    }の{ $pack }枚を使います。5枚ずつ配り、次の1枚を表にします。これが**ターンアップ**です。残りは使いません。
    強さの順は、**切り札**では{ rank-J }（ライト・バウアー＝正ジャック）、同じ色のもう1枚の{ rank-J }（レフト・バウアー＝裏ジャック）、{ rank-A }・{ rank-K }・{ rank-Q }・{ rank-T }{ $pack ->
        [20] {""}
        [24] ・9
        [28] ・9・8
       *[other] ・9・8・7
    }です。切り札が{ sign-S }なら、{ card-JS }・{ card-JC }・{ card-AS }・{ card-KS }・{ card-QS }…となります。
    レフト・バウアーは**切り札に属し**、元のスートではなくなります。
    ほかのスートは{ rank-A }・{ rank-K }・{ rank-Q }・{ rank-J }・{ rank-T }{ $pack ->
        [20] {""}
        [24] ・9
        [28] ・9・8
       *[other] ・9・8・7
    }の順です{ rank-legend }。
    { $joker ->
        [best-bower] ジョーカーがベスト・バウアー、つまり最強の切り札です。ターンアップになったときは{ suit-H }として扱います。
        [benny] { card-2S }（ベニー）がベスト・バウアー、つまり最強の切り札です。ターンアップになったときは{ suit-H }として扱います。
       *[no] ジョーカーは使いません。
    }
euchre-two-help-bidding =
    まず**1巡目**。ディーラーでない人から、ターンアップのスートを切り札として受け入れるか、パスします。次にディーラーの番です。どちらかが受け入れたら、ディーラーはターンアップを手札の1枚と交換できます。
    次に**2巡目**。2人ともパスしたら、ターンアップを裏返し、また順に別のスートを指定するかパスします。また2人ともパスしたら、{ $stick_the_dealer ->
        [yes] ディーラーが必ず指定します
       *[no] 流れて、相手が配ります
    }。
euchre-two-help-play =
    最初はディーラーでない人がリードします。
    台札のスートがあれば必ずフォローします。なければ切り札でもほかのカードでもかまいません。
    強いほうの切り札、切り札がなければ台札のスートで強いほうのカードがトリックを取り、次のリードをします。
    レフト・バウアーに注意してください。切り札が{ sign-H }なら{ card-JD }は{ suit-H }です。{ suit-H }のリードにはフォローになり、{ suit-D }のリードにはなりません。
euchre-two-help-scoring =
    得点は**メーカー**の取ったトリック数で決まります。ディフェンダーは、メーカーをユーカーにしたときだけ得点します。
    3～4トリック：1点
    5トリック全部（マーチ）：2点
    2トリック以下（ユーカー）：相手に2点

# 成績
euchre-two-feat-contract = メーカー
euchre-two-feat-march = マーチ
euchre-two-feat-euchred = ユーカーされた

# ルールの種類の一言説明と、ゲーム全体の短い説明
euchre-two-preset-house-about = { rank-A }～{ rank-T }の{ $pack }枚から5枚ずつ、{ $target }点まで。ジョーカーなし。
euchre-two-help-example =
    切り札は{ $trump }です。{ $leader }がリードした{ $led }は、バウアーの次に強い切り札です。
    { $second }の手札に{ sign-C }の印のカードはありませんが、**レフト・バウアー**の{ $forced }は{ suit-C }として扱います。ですから{ $forced }でフォローしなければならず、トリックを取ります。
euchre-two-help-short =
    • **目的：**1対1です。先に{ $target }点に達した人の勝ちです。
    • **配り方：**{ $pack }枚から5枚ずつ。次の1枚を表にします。
    • **切り札：**表のスートを受け入れるか、パスします。2人ともパスしたら、別のスートを{ $stick_the_dealer ->
        [yes] 指定します。また2人ともパスしたら、ディーラーが必ず決めます
       *[no] 指定するか、もう一度パスします
    }。
    • **切り札の強さ：**{ $joker ->
        [best-bower] ジョーカー、
        [benny] { card-2S }（ベニー）、
       *[no] {""}
    }切り札の{ rank-J }、同じ色のもう1枚の{ rank-J }、{ rank-A }・{ rank-K }・{ rank-Q }・{ rank-T }{ $pack ->
        [20] {""}
       *[other] …
    }の順です。
    • **番が来たら：**台札のスートがあればフォロー、なければ何を出してもかまいません。一番強い切り札、なければ台札のスートで一番強いカードの勝ちです。
    • **切り札を決めた人の得点：**3～4トリック1点、5トリック全部2点。2トリック以下なら相手に2点。

# 最初のレッスン
euchre-two-lesson-begins = 練習です。5トリック中3つが目標。
euchre-two-lesson-order = { $suit }が切り札なら{ $left }はレフト・バウアー。どうしますか？
euchre-two-lesson-order-done = あなたがメーカー。ターンアップも手札に入ります。
euchre-two-lesson-order-no = それもできますが、切り札3枚と{ rank-A }で3トリック取れそうです。
euchre-two-lesson-discard = { $up }を取って1枚捨てます。なくせるスートは？
euchre-two-lesson-discard-done = { $suit }がなくなりました。次からは切れます。
euchre-two-lesson-discard-no = それもできますが、{ $loser }がなければ{ $suit }を切れます。
euchre-two-lesson-discard-no-keep = それもできますが、{ $up }も切り札。取りましょう。
euchre-two-lesson-ruff = { $suit }がないので切りましょう。なるべく弱いカードで。
euchre-two-lesson-ruff-done = 弱い切り札でも{ rank-K }に勝ちます。
euchre-two-lesson-ruff-no = それもできますが、{ $low }で足ります。
euchre-two-lesson-ruff-no-throw = それもできますが、ここで勝てるのは切り札だけです。
euchre-two-lesson-left = リードです。{ $left }は切り札で、上は{ $right }だけ。
euchre-two-lesson-left-done = ライト・バウアーでした。最強のカードです。
euchre-two-lesson-left-no = それもできますが、一番強い切り札の{ $left }から。
euchre-two-lesson-again = また{ $suit }、今度は{ rank-A }です。勝てますか？
euchre-two-lesson-again-done = 切り札はほかのスートの{ rank-A }に勝ちます。
euchre-two-lesson-again-no = それもできますが、切り札の{ $low }なら勝てます。
euchre-two-lesson-ace = リードです。スートで一番強いカードは？
euchre-two-lesson-ace-done = 4トリックで1点。5トリックなら2点でした。
euchre-two-lesson-ace-no = それもできますが、{ $suit }なら{ $ace }が最強です。
