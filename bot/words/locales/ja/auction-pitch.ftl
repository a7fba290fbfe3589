game-auction-pitch = オークションピッチ

# ルールの項目
auction-pitch-option-partners = 2人ずつのチーム戦（4人のとき）
auction-pitch-option-points = 1ディールのポイント
auction-pitch-value-points-four = 4：ハイ、ロー、ジャック、ゲーム
auction-pitch-value-points-joker = 5：一番弱い切り札のジョーカーを加える
auction-pitch-value-points-jick = 5：裏ジャックを加える
auction-pitch-value-points-seven = 7：裏ジャックとジョーカー2枚を加える
auction-pitch-option-target = 勝ちになる得点
auction-pitch-option-steal = ディーラーは最高のビッドを同じ高さで奪える
auction-pitch-option-all-pass = ほかの全員がパスしたとき
auction-pitch-value-all-pass-dealer-bids = ディーラーは2をビッドする
auction-pitch-value-all-pass-redeal = ディーラーもパスでき、流れて配り直し
auction-pitch-option-smudge = スマッジ
auction-pitch-value-smudge-none = なし
auction-pitch-value-smudge-added = 全ポイントと全トリックのビッド
auction-pitch-option-low-to = ローの1ポイント
auction-pitch-value-low-to-holder = 一番弱い切り札を配られた人
auction-pitch-value-low-to-taker = 一番弱い切り札を取った人
auction-pitch-option-must-bid-out = ビッドに成功したディールでしか勝てない

# すること
auction-pitch-phase-bidding = ビッドするか、パス
auction-pitch-phase-must-bid = ビッドする
auction-pitch-phase-pitching = 最初のリード（そのスートが切り札）
auction-pitch-ask-bidding = { $bid ->
    [0] これより高いのはスマッジだけです。宣言するか、パスしてください。
   *[other] 何ポイント取りますか？ { $bid }以上をビッドするか、パスしてください。
 }
auction-pitch-ask-must-bid = 全員がパスしました。ディーラーのあなたは{ $bid }をビッドします。
auction-pitch-ask-pitching = あなたがピッチャーです。リードするカードのスートが切り札になります。
auction-pitch-badge-maker = ピッチャー
auction-pitch-mark-off = 裏
auction-pitch-marked-off = 裏ジャック

# ボタン
auction-pitch-action-bid = { $value ->
    [smudge] スマッジ！
   *[other] ビッド：{ $value }
 }
auction-pitch-pile-stock = 山札

# 起きたこと
auction-pitch-event-bid = { $value ->
    [smudge] { $who }がスマッジを宣言しました。
   *[other] { $who }は{ $value }をビッドしました。
 }
auction-pitch-event-won-auction = { $value ->
    [smudge] { $who }がピッチャーです。全ポイントと全トリックを狙います。
   *[other] { $who }が{ $value }のビッドでピッチャーです。
 }
auction-pitch-event-pitched = 切り札は{ $suit }（{ $who }のリード）。
auction-pitch-event-high = ハイ：{ $who }（{ $card }）
auction-pitch-event-low = ロー：{ $who }（{ $card }）
auction-pitch-event-jack = ジャック：{ $who }（{ $card }）
auction-pitch-event-off-jack = 裏ジャック：{ $who }（{ $card }）
auction-pitch-event-joker = { $card }：{ $who }
auction-pitch-event-game = ゲーム：{ $who }（カードの点数{ $count }対{ $against }）
auction-pitch-event-no-game = ゲーム：なし（カードの点数は同じ{ $count }点）
auction-pitch-event-made = { $value ->
    [smudge] スマッジ成功！ { $maker }が{ $points }ポイントと全トリックを取りました。
   *[other] { $maker }は{ $value }のビッドに対し{ $points }ポイントを取り、成功しました。
 }
auction-pitch-event-failed = { $value ->
    [smudge] { $maker }のスマッジは{ $points }ポイントで失敗です。
   *[other] { $maker }は{ $value }のビッドに対し{ $points ->
        [0] 1ポイントも取れず、
       *[other] { $points }ポイントしか取れず、
    }失敗しました。
 }

# 1行ずつの状況
auction-pitch-fact-bid = { $value ->
    [smudge] ビッド：{ $who }、スマッジ
   *[other] ビッド：{ $who }、{ $value }
 }
auction-pitch-fact-high = いまのハイ：{ $who }（{ $card }）
auction-pitch-fact-low = いまのロー：{ $who }（{ $card }）
auction-pitch-fact-jack = ジャック：{ $who }（{ $card }）
auction-pitch-fact-off-jack = 裏ジャック：{ $who }（{ $card }）
auction-pitch-fact-joker = { $card }：{ $who }
auction-pitch-fact-card-points = ゲームのための点数：{ $who } { $count }点

auction-pitch-result-pitcher-out = 複数が{ $target }点に達し、ビッドしていた{ $winners }の勝ちです
auction-pitch-result-first-out = 複数が{ $target }点に達し、先に届いた{ $winners }の勝ちです

# できない理由
auction-pitch-why-must-bid = 全員がパスしたので、ディーラーのあなたは{ $least }をビッドしなければなりません。
auction-pitch-why-stuck = 全員がパスしたので、ディーラーのあなたのビッドは{ $least }だけです。
auction-pitch-why-no-such-bid = ビッドは{ $least }から{ $most }までのポイント{ $smudge ->
    [added] と、その上のスマッジだけです。
   *[none] だけです。
 }
auction-pitch-why-bid-too-low = { $high ->
    [smudge] スマッジより高いビッドはありません。
   *[other] { $high }より高いビッドをするか、パスしてください。
 }
auction-pitch-why-no-steal = { $high }以上のビッドをするか、パスしてください。ディーラーなので同じ高さで奪えます。
auction-pitch-why-must-follow-off = { $suit }をフォローしなければなりません。{ $binding }はここでは切り札で{ $suit }に属するので、{ $card }は出せません。

# ディールの計算、かかっていること、あとで話したくなること
auction-pitch-way-bid = { $who }（{ $value ->
    [smudge] スマッジ
   *[other] { $value }
 }）
auction-pitch-tag-bid = { $value ->
    [smudge] スマッジ
   *[other] ビッド{ $value }
 }
auction-pitch-bid-was-bid = { $who }：{ $value ->
    [smudge] スマッジ
   *[other] { $value }のビッド
 }、{ $suit }
auction-pitch-verdict-made = { $value ->
    [smudge] スマッジ成功！
   *[other] { $points }ポイントで成功
 }
auction-pitch-verdict-failed = { $value ->
    [smudge] スマッジ失敗
   *[other] { $points }ポイントで失敗
 }
auction-pitch-sum-high = ハイ（{ $card }） 1
auction-pitch-sum-low = ロー（{ $card }） 1
auction-pitch-sum-jack = ジャック 1
auction-pitch-sum-off-jack = 裏ジャック（{ $card }） 1
auction-pitch-sum-joker = { $card } 1
auction-pitch-sum-game = ゲーム（{ $count }対{ $against }） 1
auction-pitch-sum-no-point = 0ポイント
auction-pitch-sum-set = { $took } < { $bid }：失敗 { $points }
auction-pitch-sum-smudged = スマッジ：{ $points }
auction-pitch-sum-smudge-missed = スマッジ失敗：{ $points }
auction-pitch-stake-points-missing = { $who }：{ $most }のうち{ $wanted }が必要、確定{ $sure }
auction-pitch-stake-bid-made = { $who }：{ $wanted }ポイント確定
auction-pitch-stake-bid-lost = { $who }：ビッドの達成はもう不可能
auction-pitch-brief-points-missing = { $wanted }のうち確定{ $sure }
auction-pitch-brief-bid-made = { $wanted }ポイント確定
auction-pitch-brief-bid-lost = { $wanted }は不可能
auction-pitch-moment-smudged = 第{ $deal }ディール：{ $who }がスマッジ成功
auction-pitch-moment-smudge-missed = 第{ $deal }ディール：{ $who }がスマッジ失敗
auction-pitch-moment-all-points = 第{ $deal }ディール：{ $who }が{ $points }ポイント全部を獲得

# 初めての方へ
auction-pitch-help-aim =
    { $partners ->
        [yes] 2人ずつのチーム戦です。向かい合う2人がパートナーで、ポイントは合計します。
       *[no] 全員が1人ずつ戦います。
    }1回のディールで最大{ $points ->
        [joker] 5ポイントを争います：**ハイ**、**ロー**、**ジャック**、**ゲーム**、**ジョーカー**。
        [jick] 5ポイントを争います：**ハイ**、**ロー**、**ジャック**、**ゲーム**、**裏ジャック**。
        [seven] 7ポイントを争います：**ハイ**、**ロー**、**ジャック**、**ゲーム**、**裏ジャック**、2枚の**ジョーカー**。
       *[four] 4ポイントを争います：**ハイ**、**ロー**、**ジャック**、**ゲーム**。
    }切り札を決める権利をビッドで争い、一番高くビッドした**ピッチャー**は、その数以上のポイントを取らなければなりません。
    { $must_bid_out ->
        [yes] { $target }点以上で勝ちですが、自分の側がビッドに成功したディールでなければ勝てません。
       *[no] 先に{ $target }点に達した人の勝ちです。
    }
auction-pitch-help-deal =
    { $points ->
        [joker] 52枚にジョーカー1枚を加えます。
        [seven] 52枚にジョーカー2枚を加えます。
       *[other] 52枚を使います。
    }3枚ずつ、6枚を配ります。残りは山札で、誰も見ず、得点にもなりません。
    強さはどのスートも{ rank-A }・{ rank-K }・{ rank-Q }・{ rank-J }・{ rank-T }・9…2です{ rank-legend }。{ $points ->
        [joker] ジョーカーは2より弱い、一番弱い切り札です。
        [jick] 切り札では、同じ色のもう1枚の{ rank-J }（**裏ジャック**）が{ rank-J }のすぐ下です。切り札が{ sign-H }なら、{ card-JD }は{ suit-H }に属します。
        [seven] 切り札では、同じ色のもう1枚の{ rank-J }（**裏ジャック**）が{ rank-J }のすぐ下で、{ card-BJ }、{ card-LJ }、{ rank-T }と続きます。切り札が{ sign-H }なら、{ card-JD }は{ suit-H }に属します。
       *[four] 切り札も同じ順で、ほかのすべてに勝ちます。
    }
auction-pitch-help-bidding =
    ディーラーの左から順に、**1回ずつ**ビッドするかパスします。ディーラーは最後です。ビッドは2ポイントからで、前より高くなければなりません。{ $smudge ->
        [added] 一番高いのは**スマッジ**で、全ポイントと6トリック全部です。
       *[none] {""}
    }
    { $steal ->
        [yes] ディーラーは最高のビッドを同じ高さで奪うこともできますが、全ポイントのビッドは奪えません。
       *[no] ディーラーも、より高くビッドしなければなりません。
    }
    { $all_pass ->
        [redeal] 全員がパスすると、次の人が配ります。
       *[dealer-bids] ほかの全員がパスすると、ディーラーが2のビッドで戦います。
    }
auction-pitch-help-play =
    ピッチャーが好きなカードをリードします。**そのスートが切り札**です。{ $points ->
        [joker] ジョーカーなら切り札は{ suit-S }です。
        [seven] ジョーカーなら切り札は{ suit-S }です。
       *[other] {""}
    }
    切り札のリードには、あれば必ずフォローします。ほかのスートには、フォローしても切り札を出してもかまいませんが、そのスートがあれば、それ以外は出せません。
    台札のスートがなければ何を出してもかまいません。一番強い切り札、なければ台札のスートの一番強いカードがトリックを取り、次のリードをします。全部で6トリックです。
auction-pitch-help-scoring =
    プレイに使われたカードだけを数え、それぞれ1ポイントです。
    • **ハイ**：出た中で一番強い切り札
    • **ロー**：出た中で一番弱い切り札{ $points ->
        [joker] （ジョーカーは除く）
       *[other] {""}
    }。{ $low_to ->
        [taker] 取った人のものです
       *[holder] 取られても、配られた人のものです
    }
    • **ジャック**：出た切り札の{ rank-J }を取る{ $points ->
        [joker] 。**ジョーカー**も同じ
        [jick] 。**裏ジャック**も同じ
        [seven] 。**裏ジャック**、{ card-BJ }、{ card-LJ }も1枚につき1ポイント
       *[four] {""}
    }
    • **ゲーム**：取ったカードの点数が一番多い。{ rank-T }は10点、{ rank-A }は4点、{ rank-K }は3点、{ rank-Q }は2点、{ rank-J }とジョーカーは1点です。同点なら誰にも入りません。
    ピッチャーの側はビッド以上なら取ったポイントが得点、足りなければビッドした数がマイナスです。{ $smudge ->
        [added] スマッジは全ポイントより1点多い加点か減点です。
       *[none] {""}
    }ほかの人は取ったポイントがそのまま得点です。
    同じディールで何人も{ $target }点に達したら、{ $must_bid_out ->
        [yes] ビッドに成功したピッチャーの側だけが勝てます。
       *[no] ピッチャーの側の勝ちです。それ以外なら、ポイントを上の順に数えて先に達した人の勝ちです。
    }

# 成績
auction-pitch-feat-contract = 落札
auction-pitch-feat-smudge = スマッジ
auction-pitch-feat-smudge-made = スマッジ成功
auction-pitch-feat-high = ハイ
auction-pitch-feat-low = ロー
auction-pitch-feat-jack = ジャック
auction-pitch-feat-game = ゲーム点

# ルールの種類の一言説明と、ゲーム全体の短い説明
auction-pitch-preset-setback = セットバック
auction-pitch-preset-joker = ジョーカー入り
auction-pitch-preset-short = 短いゲーム
auction-pitch-preset-house-about = 1人ずつ、{ $target }点まで。ハイ、ロー、ジャック、ゲーム。ディーラーはビッドを奪える。
auction-pitch-preset-setback-about = チーム戦で{ $target }点まで、スマッジあり。ビッドに成功した側だけが勝てる。
auction-pitch-preset-joker-about = ジョーカーが一番弱い切り札で5つ目のポイント。ローは取った人に。
auction-pitch-preset-short-about = 標準ルールで、{ $target }点までの短いゲーム。
auction-pitch-achievement-smudged = スマッジ成功
auction-pitch-achievement-all-points = 1ディールの全ポイント
auction-pitch-help-example =
    { $bid }をビッドした{ $maker }の得点は{ $maker_gain }点です。
    • **ハイ**の{ $high }は{ $other }に、**ロー**の{ $low }は配られた{ $holder }に入ります。
    • **ジャック**の{ $jack }と、カードの点数{ $count }対{ $against }の**ゲーム**は{ $maker }のもの。これでビッドに成功です。
    ほかの人も取ったポイントを得点します。{ $other }は1点、{ $holder }も1点です。
auction-pitch-help-short =
    • **目的：**{ $partners ->
        [yes] 2人ずつのチーム戦で、パートナーは向かいです。
       *[no] 1人ずつ戦います。
    }{ $target }点で勝ちです。
    • **ビッド：**1回ずつ、2から。何ポイント取れるかを宣言します。{ $smudge ->
        [added] スマッジは全ポイントと全トリックです。
       *[none] {""}
    }一番高くビッドした人（ピッチャー）がリードし、そのスートが切り札です。
    • **各1ポイント：**出た中で一番強い切り札（ハイ）、一番弱い切り札（ロー）、切り札の{ rank-J }（ジャック）、カードの点数（ゲーム）{ $points ->
        [joker] 、ジョーカー
        [jick] 、裏ジャック
        [seven] 、裏ジャック、ジョーカー1枚ごと
       *[four] {""}
    }。
    • **番が来たら：**フォローするか切り札を出します。そのスートがなければ自由です。切り札のリードにはフォローします。
    • **ピッチャー**はビッドに届けば全部が得点、届かなければビッドの数だけ失点。ほかの人はいつも得点します。

# 最初のレッスン
auction-pitch-lesson-begins = 練習です。決まった切り札が1ポイントになります。
auction-pitch-lesson-bid = { $suit }の{ $ace }はハイ、{ $two }はロー、{ $jack }はジャック。ビッドは？
auction-pitch-lesson-bid-done = 4ポイント中の3。さあ取りましょう。
auction-pitch-lesson-bid-no = それもできますが、失敗すると減点。3で十分です。
auction-pitch-lesson-bid-no-two = それもできますが、2はすぐ超えられます。3にしましょう。
auction-pitch-lesson-bid-no-pass = それもできますが、この手札なら切り札を決めるべきです。
auction-pitch-lesson-pitch = 最初のカードが切り札を決めます。{ $ace }をリード。
auction-pitch-lesson-pitch-done = 切り札は{ $suit }。ハイは確実、切り札が2枚落ちました。
auction-pitch-lesson-pitch-no = それもできますが、{ $ace }なら確実に勝てます。
auction-pitch-lesson-king = もう一度、{ $king }で狩りましょう。
auction-pitch-lesson-king-done = ほかの切り札がまた1枚減りました。
auction-pitch-lesson-king-no = それもできますが、{ $king }は必ず勝ち、切り札を狩れます。
auction-pitch-lesson-king-no-jack = それもできますが、安全なのは{ $king }。{ $jack }は危険です。
auction-pitch-lesson-club = まだ{ $queen }があります。{ $jack }は残して{ $suit }を。
auction-pitch-lesson-club-done = 取られましたが、{ $jack }はまだ無事です。
auction-pitch-lesson-club-no = それもできますが、切り札は{ $queen }に負けます。{ $suit }を。
auction-pitch-lesson-jack = 最後の番で{ $suit }がありません。{ $jack }で取りましょう。
auction-pitch-lesson-jack-done = ジャックを獲得。{ rank-K }と{ rank-Q }はゲームの点数に。
auction-pitch-lesson-jack-no = それもできますが、{ $jack }はもう負けません。取りましょう。
auction-pitch-lesson-last = ローはもうあなたのもの。{ $two }は最後の1枚に。
auction-pitch-lesson-last-done = { $two }で{ rank-T }を獲得。ハイ、ロー、ジャック、ゲーム。
auction-pitch-lesson-last-no = それもできますが、{ $two }はまだ切れます。{ $suit }を。
