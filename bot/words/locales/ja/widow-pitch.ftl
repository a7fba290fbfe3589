game-widow-pitch = ウィドウピッチ

# ルールの項目
widow-pitch-option-target = 勝ちになる得点
widow-pitch-option-forced-dealer-may-raise = 相手がパスしたときのディーラーの3より高いビッド
widow-pitch-option-both-out = 同じディールで2人とも目標に達したとき
widow-pitch-value-both-out-bidder = ビッダーの勝ち
widow-pitch-value-both-out-higher = 得点の高いほうの勝ち
widow-pitch-option-shoot = シュート・イット
widow-pitch-value-shoot-added = 21点の加点か減点
widow-pitch-value-shoot-outright = その場でゲームの勝ち負けが決まる
widow-pitch-option-low-to = ローの1ポイント
widow-pitch-value-low-to-taker = 一番弱い切り札を取った人
widow-pitch-value-low-to-player = 一番弱い切り札を出した人
widow-pitch-option-game-tie = カードの点数が同じときのゲームの1ポイント
widow-pitch-value-game-tie-nobody = どちらにも与えない
widow-pitch-value-game-tie-opponent = ビッダーの相手に与える
widow-pitch-option-follow = フォローの義務
widow-pitch-value-follow-strict = マストフォロー
widow-pitch-value-follow-follow-or-trump = フォローするか切り札を出す

# すること
widow-pitch-phase-bidding = ビッドするか、パス
widow-pitch-phase-must-bid = ビッドする
widow-pitch-phase-discarding = 7枚捨てる
widow-pitch-phase-naming = 切り札を決める
widow-pitch-phase-exchanging = 山札とカードを交換する
widow-pitch-ask-bidding = { $bid ->
    [0] これより高いのは「シュート・イット」だけです。宣言するか、パスしてください。
   *[other] 何ポイント取りますか？ { $bid }以上をビッドするか、パスしてください。
 }
widow-pitch-ask-must-bid = 相手がパスしたので、あなたがビッダーです。{ $bid }以上のいくつにしますか？
widow-pitch-ask-discarding = 第1山札の7枚を取りました。14枚のうち、不要な7枚を捨ててください。
widow-pitch-ask-naming = 切り札のスートを決めてください。
widow-pitch-ask-exchanging = 不要なカードを{ $most }枚まで捨ててください。同じ枚数を引きます。捨てなくてもかまいません。
widow-pitch-badge-maker = ビッダー
widow-pitch-mark-right = 正
widow-pitch-mark-left = 裏
widow-pitch-marked-right = 正ジャック
widow-pitch-marked-left = 裏ジャック

# ボタン
widow-pitch-action-bid = { $value ->
    [shoot] シュート・イット！
   *[other] ビッド：{ $value }
 }
widow-pitch-action-trump = 切り札：{ $suit }

# コントラクト
widow-pitch-contract-bid-3 = 3のビッド
widow-pitch-contract-bid-4 = 4のビッド
widow-pitch-contract-bid-5 = 5のビッド
widow-pitch-contract-bid-6 = 6のビッド
widow-pitch-contract-bid-7 = 7のビッド
widow-pitch-contract-bid-shoot = シュート・イット
widow-pitch-contract-by = { $trump ->
    [yes] 切り札：{ $contract }（ビッダー：{ $maker }）
   *[no] { $contract }（ビッダー：{ $maker }）
 }
widow-pitch-pile-widow = 第1山札
widow-pitch-pile-stock = 第2山札

# 起きたこと
widow-pitch-event-bid = { $value ->
    [shoot] { $who }：シュート・イット！
   *[other] { $who }は{ $value }をビッドしました。
 }
widow-pitch-event-forced = 相手がパスしたので、{ $who }が{ $value }でビッダーです。
widow-pitch-event-took-widow = { $who }が第1山札を取りました。
widow-pitch-event-you-took = 第1山札から{ $cards }を取りました。
widow-pitch-event-discarded = { $who }が{ $count }枚捨てました。
widow-pitch-event-you-discarded = { $cards }を捨てました。
widow-pitch-event-named = { $who }が{ $suit }を切り札にしました。
widow-pitch-event-exchanged = { $count ->
    [0] { $who }は1枚も捨てませんでした。
   *[other] { $who }は{ $count }枚捨て、同じ枚数を引きました。
 }
widow-pitch-event-you-drew = 第2山札から{ $cards }を引きました。
widow-pitch-event-high = ハイ：{ $who }（{ $card }）
widow-pitch-event-low = ロー：{ $who }（{ $card }）
widow-pitch-event-jacks = ジャック：{ $who }（{ $cards }）
widow-pitch-event-game = ゲーム：{ $who }（カードの点数{ $count }対{ $against }）
widow-pitch-event-game-tied = ゲーム：ビッダーの相手の{ $who }（カードの点数は同じ{ $count }点）
widow-pitch-event-no-game = ゲーム：なし（カードの点数は同じ{ $count }点）
widow-pitch-event-made = { $value ->
    [shoot] シュート・イット成功！ { $maker }が{ $points }ポイントすべてを取りました。
   *[other] { $maker }は{ $value }のビッドに対し{ $points }ポイントを取り、成功しました。
 }
widow-pitch-event-failed = { $value ->
    [shoot] シュート・イット失敗。{ $maker }は7ポイントのうち{ $points ->
        [0] 1ポイントも取れませんでした
       *[other] { $points }ポイントしか取れませんでした
    }。
   *[other] { $maker }は{ $value }のビッドに対し{ $points ->
        [0] 1ポイントも取れず
       *[other] { $points }ポイントしか取れず
    }、失敗しました。
 }
# 1行ずつの状況
widow-pitch-fact-bid = { $value ->
    [shoot] ビッド：{ $who }、シュート・イット
   *[other] ビッド：{ $who }、{ $value }
 }
widow-pitch-fact-high = いまのハイ：{ $who }（{ $card }）
widow-pitch-fact-low = いまのロー：{ $who }（{ $card }）
widow-pitch-fact-jacks = { $who }が取ったジャック：{ $cards }
widow-pitch-fact-card-points = { $count ->
    [0] {""}
   *[other] ゲームのための点数：{ $who } { $count }点
 }

widow-pitch-result-minus-target = { $who }がマイナス{ $target }点以下になりました
widow-pitch-result-both-out = 2人とも{ $target }点に達したので、ビッダーの{ $winner }の勝ちです
widow-pitch-result-both-out-higher = 2人とも{ $target }点に達したので、得点の高い{ $winner }の勝ちです
widow-pitch-result-shot = { $who }がシュート・イットに成功しました
widow-pitch-result-shot-failed = { $who }がシュート・イットに失敗しました

# できない理由
widow-pitch-why-must-bid = 相手がパスしたので、ディーラーのあなたは3以上をビッドしなければなりません。
widow-pitch-why-no-such-bid = ビッドできるのは3・4・5・6・7とシュート・イットだけです。
widow-pitch-why-bid-too-low = { $high ->
    [shoot] シュート・イットより高いビッドはありません。
   *[other] { $high }より高いビッドをするか、パスしてください。
 }
widow-pitch-why-name-a-suit = 4つのスートから1つを選んでください。
widow-pitch-why-must-follow-jack = { $suit }をフォローしなければなりません。{ $binding }は4枚のジャックの1枚で{ $suit }に属するので、{ $card }は出せません。
widow-pitch-why-jack-is-trump = { $card }は裏ジャックで{ $trump }に属します。{ $suit }は{ $binding }でフォローしてください。

# ディールの計算、かかっていること、あとで話したくなること
widow-pitch-way-bid = { $who }（{ $value ->
    [shoot] シュート・イット
   *[other] { $value }
 }）
widow-pitch-tag-bid = { $value ->
    [shoot] シュート
   *[other] ビッド{ $value }
 }
widow-pitch-bid-was-bid = { $who }：{ $value ->
    [shoot] シュート・イット
   *[other] { $value }のビッド
 }、{ $suit }
widow-pitch-verdict-made = { $value ->
    [shoot] シュート・イット成功！
   *[other] { $points }ポイントで成功
 }
widow-pitch-verdict-failed = { $value ->
    [shoot] シュート・イット失敗
   *[other] { $points }ポイントで失敗
 }
widow-pitch-sum-high = ハイ（{ $card }） { $worth }
widow-pitch-sum-low = ロー（{ $card }） { $worth }
widow-pitch-sum-jacks = ジャック（{ $cards }） { $worth }
widow-pitch-sum-game = ゲーム（{ $count }対{ $against }） { $worth }
widow-pitch-sum-no-point = 0ポイント
widow-pitch-sum-set = { $took } < { $bid }：失敗 { $points }
widow-pitch-sum-shot = シュート・イット：{ $points }
widow-pitch-sum-shot-missed = シュート・イット失敗：{ $points }
widow-pitch-stake-points-missing = { $who }：7のうち{ $wanted }が必要、確定{ $sure }
widow-pitch-stake-bid-made = { $who }：{ $wanted }ポイント確定
widow-pitch-stake-bid-lost = { $who }：{ $wanted }ポイントはもう取れません
widow-pitch-moment-shot = 第{ $deal }ディール：{ $who }がシュート・イット成功
widow-pitch-moment-shot-missed = 第{ $deal }ディール：{ $who }がシュート・イット失敗
widow-pitch-moment-all-seven = 第{ $deal }ディール：{ $who }が7ポイント全部を獲得

# 初めての方へ
widow-pitch-help-aim =
    2人用のゲームです。ハイ、ロー、ゲームと、切り札のジャック4枚にそれぞれ1ポイントがあり、1回のディールで最大**7ポイント**を争います。
    高くビッドしたほうが**ビッダー**となって第1山札の7枚を手に入れ、切り札を決めます。その代わり、ビッドした数以上のポイントを取らなければなりません。
    先に{ $target }点に達した人の勝ちです。マイナス{ $target }点になると負けです。
widow-pitch-help-deal =
    52枚にジョーカー2枚を加えた54枚を使います。7枚ずつ配り、別に7枚を伏せておきます。これが**第1山札**です。残りの33枚は第2山札です。
    次に強さです。**切り札**は16枚あり、強い順に{ rank-A }・{ rank-K }・{ rank-Q }・正ジャック（切り札の{ rank-J }）・裏ジャック（同じ色の{ rank-J }）・大ジョーカー・小ジョーカー・{ rank-T }・9…2です。切り札が{ sign-H }なら、{ card-JD }が裏ジャックで、{ sign-H }に属します。
    ジョーカーもジャックの仲間です。この4枚のジャックはどれも**切り札に属します**。
    ほかのスートは{ rank-A }・{ rank-K }・{ rank-Q }・{ rank-J }・{ rank-T }…2の順です{ rank-legend }。
widow-pitch-help-bidding =
    ノンディーラーから順に、3・4・5・6・7・「シュート・イット」（7ポイント全部。{ $shoot ->
        [outright] ゲーム全体を賭けます
       *[added] 21点
    }）のどれかをビッドするか、パスします。ビッドは前より高くなければなりません。どちらかがパスするかシュート・イットを宣言すると終わりです。ノンディーラーが最初にパスすると、{ $forced_dealer_may_raise ->
        [yes] ディーラーは3以上を必ずビッドします
       *[no] ディーラーが3のビッドでビッダーになります
    }。
    そこで**ビッダー**は第1山札の7枚を取り、不要な7枚を捨ててから、切り札を決めます。
    次に**相手**が不要なカードを好きなだけ捨て、同じ枚数を第2山札から引きます。
    捨てたカードは誰の得点にもなりません。14枚から選べるので、3ポイントならたいてい取れます。
widow-pitch-help-play =
    最初にリードするのはビッダーで、どのカードでもかまいません。
    { $follow ->
        [follow-or-trump] 台札と同じスートがあればフォローしますが、代わりに切り札を出してもかまいません。
       *[strict] 台札と同じスートがあれば必ずフォローします。フォローできるのに切り札を出すことは**できません**。
    }フォローできなければ何を出してもかまいません。
    切り札が出ていれば一番強い切り札、なければ台札のスートの一番強いカードがトリックを取り、次のリードをします。全部で7トリックです。
widow-pitch-help-scoring =
    プレイに使われたカードだけを数えます。
    • **ハイ**：出た中で一番強い切り札を取ると1ポイント
    • **ロー**：出た中で一番弱い切り札を{ $low_to ->
        [player] 出す
       *[taker] 取る
    }と1ポイント
    • **ジャック**：正ジャック、裏ジャック、大ジョーカー、小ジョーカーを取ると1枚につき1ポイント
    • **ゲーム**：取ったカードの点数が多いと1ポイント。{ rank-T }は10点、{ rank-A }は4点、{ rank-K }は3点、{ rank-Q }は2点、{ rank-J }とジョーカーは1点です。{ $game_tie ->
        [opponent] 同点なら相手に入ります。
       *[nobody] 同点ならどちらにも入りません。
    }
    ビッダーはビッドした数以上なら取ったポイントが得点、足りなければビッドした数がマイナスになります。シュート・イットは{ $shoot ->
        [outright] 成功でゲームの勝ち、失敗で負け
       *[added] 成功で21点、失敗でマイナス21点
    }です。相手は取ったポイントがそのまま得点です。
    同じディールで2人とも{ $target }点に達したら、{ $both_out ->
        [higher] 得点の高い人
       *[bidder] ビッダー
    }の勝ちです。

# 成績
widow-pitch-feat-contract = 落札
widow-pitch-feat-shoot = シュート・イット
widow-pitch-feat-shoot-made = シュート・イット成功
widow-pitch-feat-high = ハイ
widow-pitch-feat-low = ロー
widow-pitch-feat-jacks = ジャック
widow-pitch-feat-game = ゲーム点

# ルールの種類の一言説明と、ゲーム全体の短い説明
widow-pitch-preset-house-about = { $target }点まで。あれば必ずフォロー。シュート・イットは21点か−21点。
widow-pitch-help-example =
    { $bid }をビッドした{ $maker }は{ $maker_gain }ポイントを取ったので、すべて得点になります。
    • **ハイ**の{ $high }と**ロー**の{ $low }は、出た切り札の中で最高と最低のカードです。
    • **ジャック：**{ $jacks }。大ジョーカーと、同じ色のもう1枚の{ rank-J }（裏ジャック）も含まれます。
    • **ゲーム**は、カードの点が{ $count }対{ $against }で{ $other }に。{ rank-T }が大きく効きます。{ $other }のこの1ポイントは、必ず得点になります。
widow-pitch-help-short =
    • **目的：**1対1です。先に{ $target }点に達した人の勝ちで、1ディールで最大7ポイントを争います。
    • **ビッド：**3～7か「シュート・イット」。ビッダーは第1山札の7枚を取り、7枚を捨てて切り札を決めます。次に相手が好きなだけ交換します。
    • **切り札の強さ：**{ rank-A }・{ rank-K }・{ rank-Q }、切り札の{ rank-J }、同じ色のもう1枚の{ rank-J }、大ジョーカー、小ジョーカー、{ rank-T }・9…2の順です。
    • **番が来たら：**{ $follow ->
        [follow-or-trump] フォローするか切り札を出します。フォローできなければ自由です。
       *[strict] 台札のスートがあればフォロー、なければ何を出してもかまいません。
    }一番強い切り札、なければ台札のスートで一番強いカードの勝ちです。
    • **ポイント：**一番強い切り札を取る（ハイ）、一番弱い切り札を{ $low_to ->
        [player] 出す
       *[taker] 取る
    }（ロー）、切り札のジャックとジョーカー1枚ごと、カードの点数（ゲーム）がそれぞれ1ポイント。
    • **ビッダー**はビッドに届けば全部が得点、届かなければビッドの数だけ失点。「シュート・イット」は{ $shoot ->
        [outright] ゲーム全体の勝ちか負け
       *[added] 21点か−21点
    }。相手はいつも得点します。

# 最初のレッスン
widow-pitch-lesson-begins = 練習です。取ったカードで得点します。
widow-pitch-lesson-bid = { $ace }はハイ、{ $jack }はジャック。{ $suit }でいくつビッドする？
widow-pitch-lesson-bid-done = 7ポイント中4以上を取らなければなりません。
widow-pitch-lesson-bid-no = それもできますが、失敗すると減点。4で十分です。
widow-pitch-lesson-bid-no-three = それもできますが、3はすぐ超えられます。4にしましょう。
widow-pitch-lesson-bid-no-pass = それもできますが、強い切り札4枚ならビッドを。
widow-pitch-lesson-discard = 第1山札を取り14枚。{ $suit }全部と{ $ace }を残します。
widow-pitch-lesson-discard-done = 切り札6枚と{ rank-A }。{ $two }はローになるかも。
widow-pitch-lesson-discard-no = それもできますが、{ $suit }6枚と{ $ace }を残しましょう。
widow-pitch-lesson-trump = 切り札を決めます。枚数の多いスートを。
widow-pitch-lesson-trump-done = ハイ、ロー、ジャック、ゲーム、全部狙えます。
widow-pitch-lesson-trump-no = それもできますが、6枚ある{ $suit }にしましょう。
widow-pitch-lesson-high = 最強の切り札がハイ。{ $ace }から始めましょう。
widow-pitch-lesson-high-done = ハイはあなたのもの。上はありません。
widow-pitch-lesson-high-no = それもできますが、{ $ace }なら確実に勝てます。
widow-pitch-lesson-queen = もう1枚狩ります。{ rank-J }は残して{ $queen }を。
widow-pitch-lesson-queen-done = 相手の切り札がまた1枚減りました。
widow-pitch-lesson-queen-no = それもできますが、ポイントにならない{ $queen }で狩りましょう。
widow-pitch-lesson-six = もう一度、ポイントにならない{ $six }で。
widow-pitch-lesson-six-done = 相手のトリックですが、得点はありません。
widow-pitch-lesson-six-no = それもできますが、{ $jack }と{ $ten }は残して{ $six }を。
widow-pitch-lesson-six-no-two = それもできますが、{ $two }を取られるとローも失います。
widow-pitch-lesson-six-no-ace = それもできますが、{ $ace }は切られるかも。先に切り札を。
widow-pitch-lesson-low = { $suit }がありません。{ $two }で切ればローです。
widow-pitch-lesson-low-done = ローはあなたに。最弱の切り札を取った人のものです。
widow-pitch-lesson-low-no = それもできますが、{ $two }で取ればローも手に入ります。
widow-pitch-lesson-jack = 相手に切り札はなさそう。{ $jack }を取りましょう。
widow-pitch-lesson-jack-done = 切り札の{ rank-J }で1ポイントです。
widow-pitch-lesson-jack-no = それもできますが、先に1ポイントの{ $jack }を。
widow-pitch-lesson-ten = どちらも勝ちます。ゲームの計算で{ $ten }は10です。
widow-pitch-lesson-ten-done = ハイ、ロー、ジャック、ゲームで4ポイント。ビッドどおり。
