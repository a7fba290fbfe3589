game-call-ace = コール・エース・ユーカー

# ルールの項目
call-ace-option-target = 勝ちになる得点
call-ace-option-stick-the-dealer = ディーラーの必須指定（2巡目）
call-ace-option-joker = ジョーカー
call-ace-value-joker-best-bower = ジョーカー（ベスト・バウアー）
call-ace-value-joker-benny = { card-2S }（ベニー）
call-ace-option-ace-only = エース限定のパートナー

# すること
call-ace-phase-ordering-up = 切り札を受け入れるか、パス
call-ace-phase-naming = 別のスートを切り札に指定するか、パス
call-ace-phase-must-name = 別のスートを切り札に指定する
call-ace-phase-swapping = 取って1枚捨てるか、そのままにする
call-ace-phase-calling-partner = パートナーのスートを指定する
call-ace-ask-ordering-up = ターンアップのスートを切り札にしますか？ 受け入れるか、パスしてください。
call-ace-ask-naming = 別のスートを切り札に指定するか、パスしてください。
call-ace-ask-must-name = 全員がパスしました。どれかのスートを指定してください。
call-ace-ask-swapping = ターンアップを取って好きな1枚を捨てるか、そのままにしてください。
call-ace-ask-calling-partner =
    スートを指定してください。そのスートの{ $ace_only ->
        [yes] { rank-A }
       *[no] 一番強いカード
    }を持つ人がパートナーです。誰も指定しないこともできます。

# ボタン
call-ace-action-order = 受け入れる
call-ace-action-call = { $suit }
call-ace-action-keep = そのままにする
call-ace-action-swap = { $cards }を捨てる
call-ace-action-partner = { $suit ->
    [none] 指定しない（単独で）
   *[other] { $suit }を指定
 }

# 起きたこと
call-ace-event-turned-up = ターンアップは{ $card }です。
call-ace-event-counts-as = { $card }は{ $suit }として扱います。
call-ace-event-ordered = { $who }が{ $suit }を切り札として受け入れました。
call-ace-event-turned-down = 全員パス。{ $card }は裏返されました。
call-ace-event-named = { $who }が{ $suit }を指定しました。
call-ace-event-kept = { $who }はターンアップを取りませんでした。
call-ace-event-swapped = { $who }が{ $card }を取り、1枚捨てました。
call-ace-event-you-swapped = { $card }を捨てました。
call-ace-event-called-partner = { $who }は{ $suit }でパートナーを指定しました。
call-ace-event-called-nobody = { $who }は誰も指定せず、単独で戦います！
call-ace-event-partner-shown = { $maker }のパートナーは{ $who }だと分かりました。
call-ace-event-no-partner = { $maker }にパートナーがいないと分かりました。
call-ace-event-made = { $makers }が{ $tricks }トリックを取り、成功しました。
call-ace-event-march = マーチ！ { $makers }が5トリック全部を取りました。
call-ace-event-euchred = ユーカー！ { $makers }は{ $tricks ->
    [0] 1トリックも取れませんでした。
   *[other] { $tricks }トリックしか取れませんでした。
 }

# 1行ずつの状況。いま知らなくてよいことは空のままです。
call-ace-fact-turn-up = ターンアップ：{ $card }（{ $suit }）
call-ace-fact-turned-down = 裏返されたターンアップ：{ $card }
call-ace-fact-turn-up-taken = { $who }がターンアップの{ $card }を取りました
call-ace-fact-called = { $maker }の指定：{ $suit }のパートナー
call-ace-fact-partner = { $maker }のパートナーは{ $who }です
call-ace-fact-no-partner = { $maker }は単独で戦っています

# できない理由
call-ace-why-must-follow-bower = { $suit }をフォローしなければなりません。{ $binding }はレフト・バウアーで{ $suit }に属するので、{ $card }は出せません。
call-ace-why-must-follow-joker = { $suit }をフォローしなければなりません。{ $binding }はベスト・バウアーで{ $suit }に属するので、{ $card }は出せません。
call-ace-why-joker-is-trump = { $card }はベスト・バウアーで{ $trump }に属します。{ $suit }は{ $binding }でフォローしてください。
call-ace-why-turned-down = { $suit }は裏返されました。別のスートを指定してください。
call-ace-why-no-trump-not-played = このゲームでは切り札なしは指定できません。スートを指定してください。
call-ace-why-stuck-dealer = 全員がパスしたので、ディーラーのあなたは切り札を指定しなければなりません。
call-ace-why-nobody-goes-alone = このゲームに「単独」の宣言はありません。
call-ace-why-partner-not-trump = { $suit }は切り札です。別のスートを選ぶか、「指定しない」を選んでください。

# ディールの計算、かかっていること、あとで話したくなること
call-ace-bid-was-trump = { $who }：{ $suit }{ $alone ->
    [yes] （単独）
   *[no] {""}
 }
call-ace-bid-was-trump-and-call = { $who }：{ $suit }、パートナー指定は{ $called }
call-ace-verdict-made = { $makers }が{ $tricks }トリックで成功
call-ace-verdict-march = { $makers }のマーチ！
call-ace-verdict-euchred = { $makers }がユーカーされました！
call-ace-sum-made = { $alone ->
    [yes] 単独、{ $tricks }トリック
   *[no] { $tricks }トリック
 }：{ $points }点
call-ace-sum-march = { $alone ->
    [yes] 単独で5トリック
   *[no] マーチ
 }：{ $points }点
call-ace-sum-euchre = ユーカー：{ $points }点
call-ace-stake-march-open = { $who }：マーチまであと{ $missing }
call-ace-brief-march-open = マーチまであと{ $missing }
call-ace-moment-march = 第{ $deal }ディールで{ $who }がマーチ
call-ace-moment-alone = 第{ $deal }ディールで{ $who }が単独で5トリック
call-ace-moment-alone-euchred = 第{ $deal }ディールで単独の{ $who }がユーカーに
call-ace-stake-makers-unknown = { $who }と未知のパートナー：目標は{ $wanted }トリック（{ $who }：{ $tricks }）
call-ace-brief-makers-unknown = 目標{ $wanted }トリック

# 初めての方へ
call-ace-help-aim =
    { $players }人で遊びます。手札は5枚、つまり5トリックの勝負で、固定したパートナーはいません。
    切り札を決めた人が**メーカー**で、**3トリック以上**取るのが目標です。メーカーはスートを1つ指定し、{ $ace_only ->
        [yes] そのスートの**{ rank-A }**を持っている人がこのディールのパートナーになります。はじめは本人しか知りません。
       *[no] そのスートの**一番強いカード**を持っている人がこのディールのパートナーになります。本人も気づかないことがよくあります。
    }
    取れないと「ユーカー」で、ほかの全員の得点です。得点は1人ずつで、{ $target }点に達した中で一番高い人の勝ちです。
call-ace-help-deal =
    { $players ->
        [4] { rank-A }～9の24枚
        [5] { rank-A }～8の28枚
       *[other] { rank-A }～7の32枚
    }を使います。5枚ずつ配り、次の1枚を表にします。これが**ターンアップ**です。残りは使いません。
    強さの順は、**切り札**では{ rank-J }（ライト・バウアー＝正ジャック）、同じ色のもう1枚の{ rank-J }（レフト・バウアー＝裏ジャック）、{ rank-A }・{ rank-K }・{ rank-Q }・{ rank-T }{ $players ->
        [4] ・9
        [5] ・9・8
       *[other] ・9・8・7
    }です。切り札が{ sign-S }なら、{ card-JS }・{ card-JC }・{ card-AS }・{ card-KS }・{ card-QS }…となります。
    レフト・バウアーは**切り札に属し**、元のスートではなくなります。
    ほかのスートは{ rank-A }・{ rank-K }・{ rank-Q }・{ rank-J }・{ rank-T }{ $players ->
        [4] ・9
        [5] ・9・8
       *[other] ・9・8・7
    }の順です{ rank-legend }。
    { $joker ->
        [best-bower] ジョーカーがベスト・バウアー、つまり最強の切り札です。ターンアップになったときは{ suit-H }として扱います。
        [benny] { card-2S }（ベニー）がベスト・バウアー、つまり最強の切り札です。ターンアップになったときは{ suit-H }として扱います。
       *[no] ジョーカーは使いません。
    }
call-ace-help-bidding =
    • **1巡目：**ディーラーの左隣から順に、ターンアップのスートを切り札として受け入れるか、パスします。誰かが受け入れたら、ディーラーはターンアップを手札の1枚と交換できます。
    • **2巡目：**ターンアップを裏返し、順に別のスートを指定するか、パスします。また全員がパスしたら、{ $stick_the_dealer ->
        [yes] ディーラーが必ず指定します
       *[no] 次のディーラーが配ります
    }。
    • **パートナー：**メーカーは切り札以外のスートを指定するか、単独で戦います。そのスートの{ $ace_only ->
        [yes] { rank-A }を持つ人だけがパートナーになります
       *[no] { rank-A }を持つ人がパートナーです。誰の手にもなければ{ rank-K }、と続きます
    }。
    • **結局単独になるのは：**そのカードをメーカー自身が持つとき、誰も持たないとき。残りのカード、捨て札、取られなかったターンアップは数えません。
call-ace-help-play =
    最初はディーラーの左隣がリードします。台札のスートがあればフォローし、なければ何を出してもかまいません。一番強い切り札、切り札がなければ台札のスートで一番強いカードがトリックを取り、次のリードをします。
    レフト・バウアーは切り札です。切り札が{ sign-H }なら{ card-JD }は{ suit-H }です。
    誰がパートナーかは言いません。画面には、**あなた**に分かることだけが出ます。指定された{ rank-A }を持つ人にはすぐ分かり、ほかの人にはカードで明らかになったときに分かります。
call-ace-help-scoring =
    メーカーに**パートナーがいるとき**（2人とも）
    3～4トリック：1点
    5トリック全部：{ $players ->
        [4] 2
       *[other] 3
    }点
    メーカーが**単独のとき**
    3～4トリック：1点
    5トリック全部：{ $players }点
    どちらでも2トリック以下（ユーカー）：ほかの各自に2点
    同じディールで何人か目標に達したら一番高い人の勝ちで、同点なら全員の勝ちです。

# 成績
call-ace-feat-contract = メーカー
call-ace-feat-march = マーチ
call-ace-feat-euchred = ユーカーされた

# ルールの種類の一言説明と、ゲーム全体の短い説明
call-ace-preset-house-about = 指定したスートの一番強いカードを持つ人がパートナー。{ $target }点まで。
call-ace-help-example =
    { $maker }は切り札を決め、パートナーのスートに{ suit-S }を指定しました。その{ rank-A }を出させようと、{ $led }をリードします。
    { $partner }が{ $best }を出しました。ここで初めて、{ $partner }が**パートナー**だと全員に分かります。このトリックは2人のもので、ほかの2人がディフェンダーです。
call-ace-help-short =
    • **目的：**{ $players }人で、固定したパートナーはいません。誰かが{ $target }点に達したら、一番高い人の勝ちです。
    • **配り方：**5枚ずつ。次の1枚を表にします。
    • **切り札：**表のスートを受け入れるか、パスします。全員がパスしたら、別のスートを{ $stick_the_dealer ->
        [yes] 指定します。また全員がパスしたら、ディーラーが必ず決めます
       *[no] 指定するか、もう一度パスします
    }。
    • **パートナー：**切り札を決めた人が別のスートを指定します。{ $ace_only ->
        [yes] その{ rank-A }を持つ人
       *[no] その一番強いカードを持つ人
    }がパートナーですが、たいてい誰にも分かりません。
    • **切り札の強さ：**{ $joker ->
        [best-bower] ジョーカー、
        [benny] { card-2S }（ベニー）、
       *[no] {""}
    }切り札の{ rank-J }、同じ色のもう1枚の{ rank-J }、{ rank-A }・{ rank-K }・{ rank-Q }・{ rank-T }…の順です。
    • **番が来たら：**台札のスートがあればフォロー、なければ何を出してもかまいません。一番強い切り札、なければ台札のスートで一番強いカードの勝ちです。
    • **得点：**3～4トリック1点、5トリック全部{ $players ->
        [4] 2点
       *[other] 3点
    }（2人とも）、パートナーなしで全部なら{ $players }点。2トリック以下ならほかの各自に2点。

# 最初のレッスン
call-ace-lesson-begins = 練習です。パートナーは秘密です。
call-ace-lesson-order = { $suit }が4枚あります。受け入れるか、パスか？
call-ace-lesson-order-done = あなたがメーカー。ディーラーが{ $up }を取ります。
call-ace-lesson-order-no = それもできますが、バウアー入りの切り札4枚は強力です。
call-ace-lesson-partner = スートを指定します。その最強のカードを持つ人がパートナー。
call-ace-lesson-partner-done = 誰かがパートナーですが、黙っています。
call-ace-lesson-partner-no = それもできますが、{ $ten }のスートなら自分で出せます。
call-ace-lesson-partner-no-none = それもできますが、1人より2人のほうが楽です。
call-ace-lesson-right = リードです。相手の切り札を狩りましょう。最強は{ $right }。
call-ace-lesson-right-done = レフト・バウアーを含む2枚が落ちました。
call-ace-lesson-right-no = それもできますが、まず{ $right }で切り札を狩りましょう。
call-ace-lesson-draw = { $up }がまだあります。もっと強い切り札で狩りましょう。
call-ace-lesson-draw-done = 切り札はあなただけになりました。
call-ace-lesson-draw-no = それもできますが、{ $up }より上の切り札が必要です。
call-ace-lesson-find = パートナー探し。指定したスートの{ $ten }をリード。
call-ace-lesson-find-done = 誰かが取りました。パートナーでしょうか？
call-ace-lesson-find-no = それもできますが、切り札はいつでも勝てます。先に{ $ten }。
call-ace-lesson-shown = 指定の{ rank-A }、パートナーです！ 次はどちらの切り札でも。
call-ace-lesson-shown-done = 2人で5トリック。マーチで2点ずつです。
