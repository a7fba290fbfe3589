game-cutthroat = カットスロート・ユーカー

# ルールの項目
cutthroat-option-pack = カードの枚数
cutthroat-option-target = 勝ちになる得点
cutthroat-option-march = マーチの得点
cutthroat-option-euchred = ユーカーのとき、ディフェンダー各自の得点
cutthroat-option-lead = 最初のリード
cutthroat-value-lead-eldest = ディーラーの左隣
cutthroat-value-lead-maker-left = メーカーの左隣
cutthroat-option-stick-the-dealer = ディーラーの必須指定（2巡目）
cutthroat-option-joker = ジョーカー
cutthroat-value-joker-best-bower = ジョーカー（ベスト・バウアー）
cutthroat-value-joker-benny = { card-2S }（ベニー）

# すること
cutthroat-phase-ordering-up = 切り札を受け入れるか、パス
cutthroat-phase-naming = 別のスートを切り札に指定するか、パス
cutthroat-phase-must-name = 別のスートを切り札に指定する
cutthroat-phase-swapping = 取って1枚捨てるか、そのままにする
cutthroat-ask-ordering-up = ターンアップのスートを切り札にしますか？ 受け入れるか、パスしてください。
cutthroat-ask-naming = 別のスートを切り札に指定するか、パスしてください。
cutthroat-ask-must-name = 全員がパスしました。どれかのスートを指定してください。
cutthroat-ask-swapping = ターンアップを取って好きな1枚を捨てるか、そのままにしてください。

# ボタン
cutthroat-action-order = 受け入れる
cutthroat-action-call = { $suit }
cutthroat-action-keep = そのままにする
cutthroat-action-swap = { $cards }を捨てる

# 起きたこと
cutthroat-event-turned-up = ターンアップは{ $card }です。
cutthroat-event-counts-as = { $card }は{ $suit }として扱います。
cutthroat-event-ordered = { $who }が{ $suit }を切り札として受け入れました。
cutthroat-event-turned-down = 全員パス。{ $card }は裏返されました。
cutthroat-event-named = { $who }が{ $suit }を指定しました。
cutthroat-event-kept = { $who }はターンアップを取りませんでした。
cutthroat-event-swapped = { $who }が{ $card }を取り、1枚捨てました。
cutthroat-event-you-swapped = { $card }を捨てました。
cutthroat-event-made = メーカーの{ $makers }が{ $tricks }トリックを取り、成功しました。
cutthroat-event-march = マーチ！ { $makers }が5トリック全部を取りました。
cutthroat-event-euchred = ユーカー！ メーカーの{ $makers }は{ $tricks ->
    [0] 1トリックも取れませんでした。
   *[other] { $tricks }トリックしか取れませんでした。
 }

# 1行ずつの状況。いま知らなくてよいことは空のままです。
cutthroat-fact-turn-up = ターンアップ：{ $card }（{ $suit }）
cutthroat-fact-turned-down = 裏返されたターンアップ：{ $card }
cutthroat-fact-turn-up-taken = { $who }がターンアップの{ $card }を取りました

# できない理由
cutthroat-why-must-follow-bower = { $suit }をフォローしなければなりません。{ $binding }はレフト・バウアーで{ $suit }に属するので、{ $card }は出せません。
cutthroat-why-must-follow-joker = { $suit }をフォローしなければなりません。{ $binding }はベスト・バウアーで{ $suit }に属するので、{ $card }は出せません。
cutthroat-why-joker-is-trump = { $card }はベスト・バウアーで{ $trump }に属します。{ $suit }は{ $binding }でフォローしてください。
cutthroat-why-turned-down = { $suit }は裏返されました。別のスートを指定してください。
cutthroat-why-no-trump-not-played = このゲームでは切り札なしは指定できません。スートを指定してください。
cutthroat-why-stuck-dealer = 全員がパスしたので、ディーラーのあなたは切り札を指定しなければなりません。
cutthroat-why-nobody-goes-alone = このゲームに「単独」の宣言はありません。

# ディールの計算、かかっていること、あとで話したくなること
cutthroat-bid-was-trump = { $who }：{ $suit }
cutthroat-verdict-made = { $tricks }トリックで成功
cutthroat-verdict-march = マーチ！
cutthroat-verdict-euchred = ユーカー！
cutthroat-sum-made = { $tricks }トリック：{ $points }点
cutthroat-sum-march = マーチ：{ $points }点
cutthroat-sum-euchre = ユーカー：{ $points }点
cutthroat-stake-march-open = { $who }：マーチまであと{ $missing }
cutthroat-brief-march-open = マーチまであと{ $missing }
cutthroat-moment-march = 第{ $deal }ディールで{ $who }がマーチ

# 初めての方へ
cutthroat-help-aim =
    3人で戦います。手札は5枚、つまり5トリックの勝負です。
    切り札を決めた人が**メーカー**になり、**残りの2人**がこのディールだけチームを組みます。メーカーは**3トリック以上**取るのが目標です。取れないと「ユーカー」で、2人の得点になります。
    得点は1人ずつです。{ $target }点に達した人の勝ちで、2人が同時に達したら2人とも勝ちです。
cutthroat-help-deal =
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
cutthroat-help-bidding =
    まず**1巡目**。ディーラーの左隣から順に、ターンアップのスートを切り札として受け入れるか、パスします。誰かが受け入れたら、ディーラーは（ディフェンダーでも）ターンアップを手札の1枚と交換できます。
    次に**2巡目**。全員がパスしたら、ターンアップを裏返し、また順に別のスートを指定するかパスします。また全員がパスしたら、{ $stick_the_dealer ->
        [yes] ディーラーが必ず指定します
       *[no] 流れて、次のディーラーが配ります
    }。
cutthroat-help-play =
    最初は{ $lead ->
        [maker-left] メーカーの左隣
       *[eldest] ディーラーの左隣
    }がリードします。
    台札のスートがあれば必ずフォローします。なければ切り札でもほかのカードでもかまいません。
    一番強い切り札、切り札がなければ台札のスートで一番強いカードがトリックを取り、次のリードをします。
    レフト・バウアーに注意してください。切り札が{ sign-H }なら{ card-JD }は{ suit-H }です。
    ディフェンダーは2人あわせて3トリック取れば勝ちです。味方のトリックを切らないようにしましょう。
cutthroat-help-scoring =
    得点は**メーカー**の取ったトリック数で決まります。
    3～4トリック：1点
    5トリック全部（マーチ）：{ $march }点
    2トリック以下（ユーカー）：ディフェンダーの各自に{ $euchred }点

# 成績
cutthroat-feat-contract = メーカー
cutthroat-feat-march = マーチ
cutthroat-feat-euchred = ユーカーされた

# ルールの種類の一言説明と、ゲーム全体の短い説明
cutthroat-preset-house-about = { $pack }枚。マーチは{ $march }点、ユーカーは相手の各自に{ $euchred }点。{ $target }点まで。
cutthroat-help-example =
    切り札を指定した{ $maker }が、ほかの2人と戦います。{ $leader }が{ $led }をリードし、{ $maker }はフォローしました。
    { $third }は{ suit-H }がなく、{ $kept }で切ることもできます。しかし勝っている{ $leader }は同じディフェンダーです。{ $card3 }を**捨てて**、切り札は{ $maker }のトリックのために残します。
cutthroat-help-short =
    • **目的：**3人で、メーカー1人対残りの2人です。先に{ $target }点に達した人の勝ちです。
    • **配り方：**{ $pack }枚から5枚ずつ。次の1枚を表にします。
    • **切り札：**表のスートを受け入れるか、パスします。全員がパスしたら、別のスートを{ $stick_the_dealer ->
        [yes] 指定します。また全員がパスしたら、ディーラーが必ず決めます
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
    • **メーカーの得点：**3～4トリック1点、5トリック全部{ $march }点。2トリック以下なら残りの2人に{ $euchred }点ずつ。

# 最初のレッスン
cutthroat-lesson-begins = 練習です。メーカー1人対2人。
cutthroat-lesson-wait = { $suit }なら切り札は1枚だけ。受け入れるか、パスか？
cutthroat-lesson-wait-done = 全員パスなら、別のスートを選べます。
cutthroat-lesson-wait-no = それもできますが、切り札1枚で2人相手は無理です。
cutthroat-lesson-name = 指定しましょう。両バウアーと別の{ rank-A }が残るのは？
cutthroat-lesson-name-done = 両バウアーを含む切り札3枚と{ rank-A }です。
cutthroat-lesson-name-no = それもできますが、{ $suit }なら両バウアーです。
cutthroat-lesson-name-no-ace = それもできますが、{ $ace }も切り札になり、別の{ rank-A }が残りません。
cutthroat-lesson-follow = { $suit }です。{ $left }は切り札なので、出せるのは{ $ace }だけ。
cutthroat-lesson-follow-done = 切られました。スートがない人は切れます。
cutthroat-lesson-black = 次は{ $suit }。{ $jack }は切り札でないのでフォローします。
cutthroat-lesson-black-done = 相手が2トリック。残り3つが必要です。
cutthroat-lesson-ruff = { $suit }はもうありません。どの切り札で足りる？
cutthroat-lesson-ruff-done = 一番弱い切り札で十分。バウアーが残りました。
cutthroat-lesson-ruff-no = それもできますが、{ $low }で足ります。バウアーは残しましょう。
cutthroat-lesson-bowers = 残りは両バウアー。好きなほうを。
cutthroat-lesson-bowers-done = 1人で3トリック。1点です。
