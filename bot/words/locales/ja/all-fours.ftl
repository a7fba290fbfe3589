game-all-fours = オール・フォー

# ルールの項目
all-fours-option-target = 勝ちになる得点
all-fours-option-turn-scores = ターンアップがディーラーの得点になる
all-fours-value-turn-scores-jack = { rank-J } 1点
all-fours-value-turn-scores-trinidad = { rank-A } 1点、6 2点、{ rank-J } 3点
all-fours-value-turn-scores-tobago = { rank-A } 1点、2 2点、{ rank-J } 3点
all-fours-value-turn-scores-none = なし
all-fours-option-hang-jack = 相手側から取ったジャック（ハング）の点
all-fours-option-low-to = ローの1点
all-fours-value-low-to-holder = 一番弱い切り札を配られた人
all-fours-value-low-to-taker = 一番弱い切り札を取った人
all-fours-option-game-tie = カードの点数が同じときのゲーム
all-fours-value-game-tie-non-dealer = ディーラーでない側
all-fours-value-game-tie-nobody = なし
all-fours-option-same-suit = 断られたスートがまた出たとき
all-fours-value-same-suit-run-on = もう3枚ずつ配り、次をめくる
all-fours-value-same-suit-redeal = 同じディーラーが配り直す
all-fours-option-undertrump = フォローできる人が弱い切り札で切ること
all-fours-value-undertrump-free = できる
all-fours-value-undertrump-forbidden = できない

# すること
all-fours-phase-standing = スタンドか、ベッグ
all-fours-phase-giving = 1点を贈るか、配り足す
all-fours-phase-must-run = 配り足す
all-fours-ask-standing = この切り札でよければスタンド、いやならベッグしてください。
all-fours-ask-giving = ベッグされました。1点を贈って切り札をそのままにするか、3枚ずつ配り足して切り札を変えてください。
all-fours-ask-must-run = ベッグされましたが、1点を贈ると相手側の勝ちになります。配り足してください。

# ボタン
all-fours-action-stand = スタンド
all-fours-action-beg = ベッグ
all-fours-action-gift = 1点を贈る
all-fours-action-run = 配り足す
all-fours-said-stand = スタンド
all-fours-said-beg = ベッグ
all-fours-pile-refused = 断られた札

# 起きたこと
all-fours-event-turned-up = ターンアップは{ $card }です。
all-fours-event-turn-scores = { $card }は{ $who }の得点になります。
all-fours-event-stood = { $who }はスタンド。切り札は{ $suit }です。
all-fours-event-begged = { $who }はベッグしました。
all-fours-event-gift = { $who }は{ $receiver }に1点を贈りました。切り札は{ $suit }です。
all-fours-event-ran = { $who }は配り足します。
all-fours-event-more-cards = 全員が{ $count }枚ずつ受け取ります。
all-fours-event-you-drew = { $cards }を受け取りました。
all-fours-event-same-suit = ターンアップは{ $card }。断られたスートなので、切り札はまだ決まりません。
all-fours-event-trump-made = 切り札は{ $suit }です。
all-fours-event-dealt-anew = 切り札が決まらず、{ $who }が配り直します。
all-fours-event-high = ハイ：{ $who }（{ $card }）
all-fours-event-low = ロー：{ $who }（{ $card }）
all-fours-event-jack = ジャック：{ $who }（{ $card }）
all-fours-event-hung = ハング！ { $holder }の{ $card }を{ $who }が取りました。
all-fours-event-game = ゲーム：{ $who }（カードの点数{ $count }対{ $against }）
all-fours-event-game-tied = ゲーム：ディーラーでない{ $who }（カードの点数は同じ{ $count }点）
all-fours-event-no-game = ゲーム：なし（カードの点数は同じ{ $count }点）

# 1行ずつの状況
all-fours-fact-turned = ターンアップ：{ $cards }
all-fours-fact-high = いまのハイ：{ $who }（{ $card }）
all-fours-fact-low = いまのロー：{ $who }（{ $card }）
all-fours-fact-jack = ジャック：{ $who }（{ $card }）
all-fours-fact-card-points = ゲームのための点数：{ $who } { $count }点

# できない理由
all-fours-why-gift-would-win = その1点で相手側が{ $target }点になり、勝ってしまいます。配り足してください。

# ディールの計算、かかっていること、あとで話したくなること
all-fours-bid-was-stood = { $who }：スタンド、{ $suit }
all-fours-bid-was-gift = { $who }：1点を贈る、{ $suit }
all-fours-bid-was-ran = { $who }：配り足す、{ $suit }
all-fours-verdict-dealt-anew = 切り札が決まらず配り直し
all-fours-verdict-hung = { $card }をハング！
all-fours-sum-turn-scores = ターンアップ{ $card } { $points }
all-fours-sum-gift = 贈られた点 { $points }
all-fours-sum-high = ハイ（{ $card }） 1
all-fours-sum-low = ロー（{ $card }） 1
all-fours-sum-jack = ジャック（{ $card }） 1
all-fours-sum-hung = ハング（{ $card }） { $points }
all-fours-sum-game = ゲーム（{ $count }対{ $against }） 1
all-fours-sum-game-tied = ゲーム（同点{ $count }） 1
all-fours-sum-no-point = 0点
all-fours-stake-game-level = ゲーム：同点{ $count }
all-fours-stake-game-ahead = ゲーム：{ $who } { $count }対{ $against }
all-fours-moment-all-four = 第{ $deal }ディール：{ $who }が4点すべてを獲得
all-fours-moment-hung = 第{ $deal }ディール：{ $who }が{ $card }をハング
all-fours-moment-turned-out = 第{ $deal }ディール：{ $who }がターンアップの{ $card }で勝利

# 初めての方へ
all-fours-help-aim =
    { $players ->
        [2] 1対1の勝負です。
       *[other] 2人ずつのチーム戦です。向かい合う2人がパートナーで、得点は合計します。
    }1回のディールで最大4点を争います。**ハイ**、**ロー**、**ジャック**、**ゲーム**の4つで、名前の由来です。
    めくった1枚が切り札を決めます。いやなら「ベッグ」できます。ディーラーは点を払うか、切り札を変えます。
    先に{ $target }点に達した側が、その場で勝ちです。
all-fours-help-deal =
    52枚を使います。3枚ずつ、6枚を配り、次の1枚をめくります（**ターンアップ**）。残りは山札で、得点になりません。
    強さはどのスートも{ rank-A }・{ rank-K }・{ rank-Q }・{ rank-J }・{ rank-T }・9…2です{ rank-legend }。切り札はほかのすべてに勝ちます。{ $turn_scores ->
        [none] {""}
       *[jack] ターンアップが{ rank-word-J }なら、ディーラーの側に1点入ります。
        [trinidad] ターンアップはディーラーの側の得点です。{ rank-A } 1点、6 2点、{ rank-J } 3点。
        [tobago] ターンアップはディーラーの側の得点です。{ rank-A } 1点、2 2点、{ rank-J } 3点。
    }
all-fours-help-bidding =
    ディーラーの左の人は**スタンド**（めくったスートを切り札にする）か**ベッグ**を選びます。ベッグされたディーラーは、1点を**贈って**スートをそのままにするか、**配り足し**ます。勝負が決まる1点は贈れません。
    配り足し：全員に3枚ずつ加え、次の1枚をめくります。そのスートが切り札で、得点は最初と同じです。
    断られたスートがまた出たら得点はなく、{ $same_suit ->
        [redeal] 同じディーラーが配り直します。
       *[run-on] もう一度配り足します。山札が足りなければ、同じディーラーが配り直します。
    }
all-fours-help-play =
    ディーラーの左の人が好きなカードをリードします。切り札のリードには、あれば必ずフォローします。ほかのスートには、フォローしても切り札を出してもかまいませんが、そのスートがあれば、それ以外は出せません。{ $undertrump ->
        [forbidden] すでに切られていたら、それより強い切り札でしか切れません。ただし、そのスートがなければ自由です。
       *[free] {""}
    }
    台札のスートがなければ何を出してもかまいません。一番強い切り札、なければ台札のスートの一番強いカードがトリックを取り、次のリードをします。手札はすべて出します。
all-fours-help-scoring =
    プレイに使われたカードだけを数え、それぞれ1点です。
    • **ハイ**：出た中で一番強い切り札
    • **ロー**：出た中で一番弱い切り札。{ $low_to ->
        [taker] 取った人のものです
       *[holder] 取られても、配られた人のものです
    }
    • **ジャック**：出た切り札の{ rank-J }を取る{ $hang_jack ->
        [3] 。相手側から取れば「ハング」で3点
       *[1] {""}
    }
    • **ゲーム**：取ったカードの点数が多い。{ rank-T }は10点、{ rank-A }は4点、{ rank-K }は3点、{ rank-Q }は2点、{ rank-J }は1点です。同点なら{ $game_tie ->
        [nobody] 誰にも入りません
       *[non-dealer] ディーラーでない側に入ります
    }。
    ターンアップと贈られた点のあと、この順に書きます。先に{ $target }点に達した側が勝ちで、その後の点は数えません。

# 成績
all-fours-feat-high = ハイ
all-fours-feat-low = ロー
all-fours-feat-jack = ジャック
all-fours-feat-game = ゲーム点
all-fours-feat-hung = ハング
all-fours-feat-turned = ターンアップの点

# ルールの種類の一言説明と、ゲーム全体の短い説明
all-fours-preset-trinidad = トリニダード
all-fours-preset-short = 短いゲーム
all-fours-preset-house-about = { $target }点まで。スタンドかベッグ、贈るか配り足すか。めくった{ rank-word-J }は1点。
all-fours-preset-source-about = 標準ルールで、{ $target }点まで。カードの点数が同じなら、ゲームは誰にも入りません。
all-fours-preset-trinidad-about = { $target }点まで。めくった{ rank-A }・6・{ rank-J }が得点、ハングは3点、弱い切り札では切れない。
all-fours-preset-short-about = 標準ルールで、{ $target }点までの短いゲーム。
all-fours-achievement-all-four = 1ディールの4点すべて
all-fours-achievement-turned-out = ターンアップで勝利
all-fours-help-example =
    ターンアップは{ $turned }で、{ $eldest }はスタンド。6トリックのあと：
    • **ハイ**の{ $high }と**ロー**の{ $low }は、配られた{ $dealer }の点です。{ $low }を取ったのは{ $eldest }ですが、変わりません。
    • **ジャック**の{ $jack }と、カードの点数{ $count }対{ $against }の**ゲーム**は{ $eldest }のものです。得点は{ $dealer }が{ $dealer_gain }点、{ $eldest }が{ $eldest_gain }点です。
all-fours-help-short =
    • **目的：**{ $players ->
        [2] 1対1です。
       *[other] 2人ずつのチーム戦で、パートナーは向かいです。
    }{ $target }点で勝ちです。
    • **切り札：**1枚をめくります。ディーラーの左の人はスタンドかベッグ。ベッグされたディーラーは1点を贈るか、3枚ずつ配り足して切り札を変えます。
    • **各1点：**出た中で一番強い切り札（ハイ）、一番弱い切り札（ロー）、切り札の{ rank-J }（ジャック）、カードの点数（ゲーム）。
    • **番が来たら：**フォローするか切り札を出します。そのスートがなければ自由です。切り札のリードにはフォローします。
    • **先に**{ $target }点に達した側が、ディールの途中でもすぐ勝ちです。

# 最初のレッスン
all-fours-lesson-begins = 練習です。決まった切り札が1点になります。
all-fours-lesson-stand = { $suit }なら{ $ace }はハイ、{ $jack }はジャック。スタンド？ ベッグ？
all-fours-lesson-stand-done = 切り札は{ $suit }。4点の勝負です。
all-fours-lesson-stand-no = それもできますが、これより良い切り札は望めません。
all-fours-lesson-draw = あなたのリード。{ $ace }は必ず勝ちます。何が落ちるかな？
all-fours-lesson-draw-done = ハイは確実。相手の切り札が1枚落ちました。
all-fours-lesson-draw-no = それもできますが、{ $ace }なら必ず勝ち、切り札を狩れます。
all-fours-lesson-ace = { $jack }は残して、切り札を使わせましょう。{ $card }を。
all-fours-lesson-ace-done = { $jack }に勝てる切り札を使ってくれました。
all-fours-lesson-ace-no = それもできますが、{ $card }なら勝つか切り札を使わせます。
all-fours-lesson-ace-no-jack = それもできますが、{ $jack }はまだ危険です。{ $card }を。
all-fours-lesson-jack = 最後の番で{ $suit }がありません。{ $jack }で取りましょう！
all-fours-lesson-jack-done = ジャックを獲得。{ rank-A }はゲームの点数に。
all-fours-lesson-jack-no = それもできますが、{ $jack }はもう負けません。取りましょう。
all-fours-lesson-king = { $card }はゲームの3点。リードしましょう。
all-fours-lesson-king-done = 相手はフォローできず、あなたのトリックです。
all-fours-lesson-king-no = それもできますが、{ $card }は勝てるうちに出しましょう。
all-fours-lesson-last = あと2枚です。どちらからでも。
all-fours-lesson-last-done = ハイもローもジャックも、ゲームもあなたのものです。
