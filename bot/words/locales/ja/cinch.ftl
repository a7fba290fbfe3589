game-cinch = シンチ

# ルールの項目
cinch-option-target = 勝ちになる得点
cinch-option-scoring = ビッドの精算
cinch-value-scoring-opponents = 失敗なら相手側が自分の点にビッドの数を加える
cinch-value-scoring-set-back = 失敗ならビッドの数を失い、相手側は自分の点だけ
cinch-value-scoring-difference = 成功なら多い側が差だけを得点
cinch-option-minimum = 最低のビッド
cinch-option-all-pass = ほかの全員がパスしたとき
cinch-value-all-pass-dealer-names = ディーラーがビッドなしで切り札を指定
cinch-value-all-pass-redeal = ディーラーはビッドもパスもできる
cinch-value-all-pass-dealer-bids = ディーラーは一番低くビッドする
cinch-option-rob = ディーラーが残りの山札をすべて取る
cinch-option-low-to = ローの1点
cinch-value-low-to-taker = 切り札の2を取った人
cinch-value-low-to-holder = 切り札の2を持っていた人
cinch-option-first-lead = 最初のリード
cinch-value-first-lead-any = 自由
cinch-value-first-lead-trump = あれば切り札
cinch-option-follow = 切り札でないリードには
cinch-value-follow-follow-or-trump = フォローするか切り札を出す
cinch-value-follow-strict = マストフォロー

# すること
cinch-phase-bidding = ビッドするか、パス
cinch-phase-must-bid = ビッドする
cinch-phase-naming = 切り札を決める
cinch-phase-discarding = カードを捨てる
cinch-phase-discarding-down = カードを捨てる
cinch-ask-bidding = { $bid ->
    [0] 14がビッドされました。パスしかできません。
   *[other] 14点のうち何点取りますか？ { $bid }以上をビッドするか、パスしてください。
 }
cinch-ask-must-bid = 全員がパスしました。ディーラーのあなたは{ $bid }をビッドします。
cinch-ask-naming = 切り札を指定してください。同じ色のもう1枚の5も切り札になります。
cinch-ask-discarding = 切り札でないカードを捨て、6枚になるまで引きます。切り札が7枚以上なら、捨てる切り札だけを選んでください。
cinch-ask-discarding-down = 残りの山札を取りました。切り札でないカードを、6枚になるまで捨てます。切り札が7枚以上なら、捨てる切り札だけを選んでください。
cinch-badge-maker = ビッダー
cinch-marked-left = 左ペドロ
cinch-action-trump = 切り札：{ $suit }
cinch-pile-stock = 山札
cinch-pile-away = 捨て札

# 起きたこと
cinch-event-bid = { $who }は{ $value }をビッドしました。
cinch-event-won-auction = { $who }が{ $value }で落札しました。
cinch-event-left-to-dealer = ディーラーの{ $who }がビッドなしで切り札を指定します。
cinch-event-named = { $who }が{ $suit }を切り札にしました。
cinch-event-put-away = { $who }は{ $cards }を捨てました。
cinch-event-drew = { $who }は{ $count }枚引きました。
cinch-event-you-drew = { $cards }を引きました。
cinch-event-robbed = { $who }は残りの山札{ $count }枚を取りました。
cinch-event-you-took = { $cards }を取りました。
cinch-event-discarded = { $who }は{ $count }枚を伏せて捨てました。
cinch-event-surplus = { $who }の捨て札の中の切り札：{ $cards }
cinch-event-you-discarded = { $cards }を捨てました。
cinch-event-high = ハイ：{ $who }（{ $card }）
cinch-event-low = ロー：{ $who }（{ $card }）
cinch-event-jack = ジャック：{ $who }（{ $card }）
cinch-event-game = ゲーム：{ $who }（{ $card }）
cinch-event-right-pedro = 右ペドロ：{ $who }（{ $card }）
cinch-event-left-pedro = 左ペドロ：{ $who }（{ $card }）
cinch-event-made = { $maker }は{ $value }のビッドに対し{ $points }対{ $against }で、成功しました。
cinch-event-failed = { $maker }は{ $value }のビッドに対し{ $points }対{ $against }で、失敗しました。
cinch-event-without-bid = { $maker }の側はビッドなしで{ $points }点を取りました。

# 1行ずつの状況
cinch-fact-bid = ビッド：{ $who }、{ $value }
cinch-fact-points = 取った点：{ $who } { $count }点
cinch-fact-right-pedro = 右ペドロ：{ $who }（{ $card }）
cinch-fact-left-pedro = 左ペドロ：{ $who }（{ $card }）

cinch-result-bidder-out = 両方の側が{ $target }点に達し、ビッドしていた{ $winners }の勝ちです

# できない理由
cinch-why-must-bid = 全員がパスしたので、ディーラーのあなたは{ $least }をビッドしなければなりません。
cinch-why-stuck = 全員がパスしたので、ディーラーのあなたのビッドは{ $least }だけです。
cinch-why-no-such-bid = ビッドは{ $least }から{ $most }までです。
cinch-why-bid-too-low = { $high }より高いビッドをするか、パスしてください。
cinch-why-name-a-suit = 4つのスートのどれかを指定してください。切り札なしはありません。
cinch-why-trump-stays = { $card }は切り札です。切り札は7枚以上あるときだけ捨てられます。
cinch-why-counting-stays = { $card }は得点になるので捨てられません。ほかの切り札を選んでください。
cinch-why-plain-goes = 切り札が7枚以上あるので、ほかはすべて捨てます。{ $card }も捨ててください。
cinch-why-must-follow-pedro = { $suit }をフォローしなければなりません。{ $binding }は左ペドロで{ $suit }に属するので、{ $card }は出せません。
cinch-why-pedro-is-trump = { $card }は左ペドロで、{ $suit }ではなく切り札（{ $trump }）です。{ $binding }でフォローできます。

# ディールの計算、かかっていること、あとで話したくなること
cinch-bid-was-without-bid = { $who }：ビッドなし、{ $suit }
cinch-verdict-made = { $points }対{ $against }で成功
cinch-verdict-failed = { $points }対{ $against }で失敗
cinch-verdict-without-bid = { $points }対{ $against }
cinch-sum-high = ハイ（{ $card }） { $worth }
cinch-sum-low = ロー（{ $card }） { $worth }
cinch-sum-jack = ジャック（{ $card }） { $worth }
cinch-sum-game = ゲーム（{ $card }） { $worth }
cinch-sum-right-pedro = ペドロ（{ $card }） { $worth }
cinch-sum-left-pedro = ペドロ（{ $card }） { $worth }
cinch-sum-no-point = 0点
cinch-sum-difference = { $mine }対{ $theirs }：{ $points }
cinch-sum-set = { $took } < { $bid }：失敗 { $points }
cinch-sum-bonus = ビッドの数 +{ $points }
cinch-stake-points-needed = { $who }：あと{ $wanted }点必要
cinch-stake-points-missing = { $who }：{ $wanted }まであと{ $missing }
cinch-stake-bid-made = { $who }：{ $wanted }点達成
cinch-stake-bid-lost = { $who }：ビッドの達成はもう不可能
cinch-moment-fourteen = 第{ $deal }ディール：{ $who }が14のビッドに成功
cinch-moment-all-points = 第{ $deal }ディール：{ $who }が14点すべてを獲得
cinch-moment-high-bid = 第{ $deal }ディール：{ $who }が{ $bid }のビッドに成功
cinch-moment-one-short = 第{ $deal }ディール：{ $who }は{ $bid }に1点足りず

# 初めての方へ
cinch-help-aim =
    2人ずつのチーム戦です。向かい合う2人がパートナーで、得点は合計します。1回のディールには**14点**があり、すべて6枚の切り札、うち10点は同じ色の2枚の5（「ペドロ」）にあります。
    一番高くビッドした人が切り札を指定し、パートナーと合わせてその数以上を取らなければなりません。先に{ $target }点に達した側の勝ち、両方ならビッドした側の勝ちです。
cinch-help-deal =
    52枚を使います。3枚ずつ、9枚を配ります。残りの16枚は山札です。
    切り札は14枚です：{ rank-A }・{ rank-K }・{ rank-Q }・{ rank-J }・{ rank-T }・9・8・7・6、**右ペドロ**（切り札の5）、**左ペドロ**（同じ色の5）、4・3・2。切り札が{ sign-H }なら、{ card-5D }は{ suit-H }に属します。
    ほかのスートは{ rank-A }・{ rank-K }・{ rank-Q }・{ rank-J }・{ rank-T }・9…2です{ rank-legend }。
cinch-help-bidding =
    ディーラーの左から順に、**1回ずつ**ビッドするかパスします。ディーラーは最後です。ビッドは{ $minimum }から14点までで、前より高くなければなりません。一番高い人が切り札を指定します。{ $all_pass ->
        [redeal] 全員がパスすると、次の人が配ります。
        [dealer-bids] ほかの全員がパスすると、ディーラーは{ $minimum }をビッドします。
       *[dealer-names] ほかの全員がパスすると、ディーラーがビッドなしで切り札を指定します。
    }
    次に**カードを捨てて引きます**。ディーラーの左から順に、3枚から8枚を表向きに捨て、6枚になるまで引きます。切り札は6枚残るときだけ捨てられ、点のある切り札は捨てられません。{ $rob ->
        [no] ディーラーも最後に同じようにします。
       *[yes] {"\u000a"}そのあとディーラーが残りの山札をすべて取り、6枚になるまで捨てます。点のあるカードは必ず誰かの手札にあります。
    }
cinch-help-play =
    ビッダーが{ $first_lead ->
        [trump] 、あれば切り札を
       *[any] 好きなカードを
    }最初にリードします。切り札のリードには、あれば必ずフォローします。{ $follow ->
        [strict] ほかのスートにも、あれば必ずフォローします。
       *[follow-or-trump] ほかのスートには、フォローしても切り札を出してもかまいませんが、そのスートがあれば、それ以外は出せません。
    }なければ何を出してもかまいません。
    一番強い切り札、なければ台札のスートの一番強いカードがトリックを取り、次のリードをします。全部で6トリックです。
cinch-help-scoring =
    次の切り札を取った側の点です：{ rank-A }（ハイ）、{ rank-J }（ジャック）、{ rank-T }（ゲーム）、2（ロー）が1点ずつ、**ペドロ**が5点ずつ。{ $low_to ->
        [holder] ローは取られても、持っていた人の点です。
       *[taker] {""}
    }
    { $scoring ->
        [set-back] ビッドに成功した側は取った点が得点、失敗ならビッドの数を失い、0点より下にもなります。相手側はいつも得点します。
        [difference] 成功なら、多い側だけが差を得点します。失敗なら、相手側が自分の点とビッドの数を得点します。
       *[opponents] 成功なら、両方の側が取った点を得点します。失敗なら、ビッドした側は0点、相手側は自分の点とビッドの数を得点します。
    }

# 成績
cinch-feat-contract = 落札
cinch-feat-pedros = ペドロ
cinch-feat-jack = 切り札のジャック
cinch-feat-all-points = 14点すべて

# ルールの種類の一言説明と、ゲーム全体の短い説明
cinch-preset-difference = 差だけ
cinch-preset-pedro = ペドロ
cinch-preset-short = 短いゲーム
cinch-preset-house-about = { $target }点まで。ビッドは1から、ディーラーが山札を取り、失敗したビッドは相手側に。
cinch-preset-difference-about = { $target }点まで。成功なら差だけが得点。全員がパスできる。
cinch-preset-pedro-about = { $target }点まで。ビッドは6から、最初は切り札をリードし、失敗したビッドは失点。
cinch-preset-short-about = 標準ルールで、{ $target }点までの短いゲーム。
cinch-achievement-fourteen = 14のビッドに成功
cinch-achievement-all-points = 1ディールの14点すべて
cinch-help-example =
    { $maker }は{ $bid }をビッドして{ $suit }を指定しました。ディーラーの{ $partner }は残りの山札{ $robbed }枚を取りました。
    • { $partner }がリードした{ rank-K }に、{ $maker }は右ペドロの{ $right }を出しました。5点です。
    • 左ペドロの{ $left }は、もっと強い切り札で{ $other }が取りました。
    • { $points }対{ $against }でビッドに成功。得点は{ $maker }が{ $maker_gain }点、{ $other }が{ $other_gain }点です。
cinch-help-short =
    • **目的：**2人ずつのチーム戦で、パートナーは向かいです。{ $target }点で勝ちです。
    • **ビッド：**1回ずつ、14まで。自分の側で何点取れるかを宣言します。一番高い人が切り札を指定します。
    • **切り札だけ残して**捨て、6枚になるまで引きます。{ $rob ->
        [no] {""}
       *[yes] ディーラーは残りの山札を取ります。
    }
    • **点**はすべて切り札に：{ rank-A }、{ rank-J }、{ rank-T }、2が1点ずつ、同じ色の2枚の5（ペドロ）が5点ずつ。
    • **番が来たら：**{ $follow ->
        [strict] できればフォロー。できなければ自由です。
       *[follow-or-trump] フォローするか切り札を出します。そのスートがなければ自由です。切り札のリードにはフォローします。
    }
    • **失敗したビッド**は{ $scoring ->
        [set-back] 失点です。
       *[opponents] 相手側の得点です。
        [difference] 相手側の得点です。
    }

# 最初のレッスン
cinch-lesson-begins = 練習です。2枚の5が5点ずつになります。
cinch-lesson-bid = { $suit }が5枚、{ $ace }・{ $king }・{ $five }もあります。9をビッド。
cinch-lesson-bid-done = 誰もそれ以上は言いません。切り札はあなたが指定します。
cinch-lesson-bid-no = それもできますが、この手札はおよそ9点です。
cinch-lesson-bid-no-pass = それもできますが、この手札なら切り札を決めるべきです。
cinch-lesson-trump = 一番長い{ $suit }を指定しましょう。
cinch-lesson-trump-done = 赤い5は2枚とも切り札、つまりペドロです。
cinch-lesson-trump-no = それもできますが、点があるのは{ $suit }です。
cinch-lesson-discard = { $suit }以外は捨てましょう。6枚になるまで引きます。
cinch-lesson-discard-done = ほかも切り札を残し、ディーラーは山札の残りを取ります。
cinch-lesson-discard-no = それもできますが、切り札を引くかも。4枚とも捨てましょう。
cinch-lesson-ace = 強いほうから切り札を狩ります。{ $ace }を。
cinch-lesson-ace-done = ハイを獲得。ローの{ $two }も。
cinch-lesson-ace-no = それもできますが、{ $ace }なら必ず勝ち、切り札を狩れます。
cinch-lesson-king = もう一度、{ $king }で。
cinch-lesson-king-done = { $ten }が落ちて、ゲームも獲得。
cinch-lesson-king-no = それもできますが、いま一番強いのは{ $king }です。
cinch-lesson-jack = いま一番強いのは{ $jack }。左ペドロの{ $left }はどこ？
cinch-lesson-jack-done = 出ました！ { $left }も切り札なのでフォロー。5点です。
cinch-lesson-jack-no = それもできますが、{ $jack }で残りを狩れます。
cinch-lesson-plain = 最後の切り札、とくに{ $five }は残して、{ $card }を。
cinch-lesson-plain-done = パートナーが切ってくれました。
cinch-lesson-plain-no = それもできますが、切り札は2枚ともあとで勝てます。{ $card }を。
cinch-lesson-ruff = { $suit }がなく、ほかに切り札もありません。切りましょう！
cinch-lesson-ruff-done = 獲得。最後の1枚も勝って、14点すべてです。
cinch-lesson-ruff-no = それもできますが、切り札なら必ず取れます。
