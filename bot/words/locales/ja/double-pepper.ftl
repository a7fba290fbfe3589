game-double-pepper = ダブル・ハーゼンプフェファー

# ルールの項目
double-pepper-option-target = 勝ちになる得点
double-pepper-option-bowers = バウアー（切り札と同じ色の{ rank-J }が最強）
double-pepper-option-minimum = 宣言できる最少のトリック数

# すること
double-pepper-phase-bidding = 取るトリック数を宣言するか、パス
double-pepper-phase-must-bid = 取るトリック数を宣言する
double-pepper-phase-naming = 切り札を選び、単独で戦うかどうかを決める
double-pepper-phase-discarding = 2枚捨てる
double-pepper-phase-giving = パートナーに渡す2枚を選ぶ
double-pepper-ask-bidding = { $bid ->
    [0] これより高い宣言はできません。パスしてください。
   *[other] チームで何トリック取りますか？ { $bid }以上を宣言するか、パスしてください。
 }
double-pepper-ask-must-bid = ほかの全員がパスしました。{ $bid }以上を宣言してください。
double-pepper-ask-naming = あなたがメーカーです。切り札を選び、単独で戦うかどうかを決めてください。
double-pepper-ask-discarding = 単独で戦います。2枚捨てると、{ $players ->
    [6] 時計回りで次のパートナー
   *[other] パートナー
 }から2枚もらえます。
double-pepper-ask-giving = パートナーが単独で戦います。渡すカードを2枚選んでください。
double-pepper-ask-bid = { $also ->
    [pass] { $bid }以上を宣言するか、パス
    [nothing] { $bid }を宣言する
   *[higher] { $bid }以上を宣言する
 }
double-pepper-badge-maker = メーカー

# ボタン
double-pepper-action-bid = { $value }トリック
double-pepper-action-trump = { $alone ->
    [yes] { $suit }（単独で）
   *[no] { $suit }
 }
double-pepper-action-discard = { $cards }を捨てる

# 起きたこと
double-pepper-event-bid = { $who }が{ $value }トリックを宣言しました。
double-pepper-event-forced-bid = ほかの全員がパスしたので、{ $who }が{ $value }トリックを宣言しました。
double-pepper-event-won-auction = メーカーは{ $who }、宣言は{ $value }トリックです。
double-pepper-event-named = { $alone ->
    [yes] { $who }が{ $suit }を選び、単独で戦います！
   *[no] { $who }が{ $suit }を選びました。
 }
double-pepper-event-sits-out = { $who }は休みです。
double-pepper-event-discarded = { $who }が{ $count }枚捨てました。
double-pepper-event-you-discarded = { $cards }を捨てました。
double-pepper-event-made = { $alone ->
    [yes] { $maker }が単独で{ $value }トリックの宣言に成功しました（{ $tricks }トリック）！
   *[no] { $maker }の側は{ $value }トリックの宣言に成功しました（{ $tricks }トリック）。
 }
double-pepper-event-short = { $alone ->
    [yes] { $maker }は単独で{ $value }トリックの宣言に失敗しました
   *[no] { $maker }の側は{ $value }トリックの宣言に失敗しました
 }（{ $tricks }トリック）。

# 1行ずつの状況
double-pepper-fact-high-bid = 一番高い宣言：{ $value }トリック（{ $who }）
double-pepper-fact-alone = { $who }が単独で戦っています

# できない理由
double-pepper-why-bid-higher = { $value ->
    [0] いまはその宣言はできません。
   *[other] いまの宣言は{ $value }トリックです。それより多く宣言するか、パスしてください。
 }
double-pepper-why-no-such-bid = 宣言できるのは{ $least }～{ $most }トリックです。
double-pepper-why-dealer-must-bid = ほかの全員がパスしたので、ディーラーのあなたは{ $least }トリック以上を宣言しなければなりません。
double-pepper-why-wrong-count = カードはちょうど2枚選んでください（いまは{ $count }枚）。
double-pepper-why-must-follow-bower = { $suit }をフォローしなければなりません。{ $binding }はレフト・バウアーで{ $suit }に属するので、{ $card }は出せません。

# ディールの計算、かかっていること、あとで話したくなること
double-pepper-way-bid = { $who }（{ $value }）
double-pepper-tag-bid = 宣言{ $value }
double-pepper-bid-was-bid = { $who }：{ $value }トリック、{ $suit }{ $alone ->
    [yes] （単独）
   *[no] {""}
 }
double-pepper-verdict-made = { $alone ->
    [yes] 単独、
   *[no] {""}
 }{ $tricks }トリックで成功
double-pepper-verdict-short = { $tricks }トリックで失敗
double-pepper-sum-made = 宣言{ $value }、獲得{ $tricks }：{ $alone ->
    [yes] { $tricks } × 2 = { $points }
   *[no] { $points }
 }点
double-pepper-sum-lost = 宣言{ $value }{ $alone ->
    [yes] 、単独
   *[no] {""}
 }{ $forced ->
    [yes] 、強制
   *[no] {""}
 }、獲得{ $tricks }：{ $points }点
double-pepper-moment-alone = 第{ $deal }ディールで{ $who }が単独で{ $value }トリック達成

# 初めての方へ
double-pepper-help-aim =
    2つのチームに分かれ、両チームが交互に座ります。4人なら2人ずつ、6人なら3人ずつです。チームで何トリック取れるかを宣言し、一番多く宣言した人が切り札を決めます。その側は宣言した数だけ取らなければなりません。相手の側は、取ったトリックがそのまま得点になります。
    { $target }点に先に達した側の勝ちです。
double-pepper-help-deal =
    { rank-A }・{ rank-K }・{ rank-Q }・{ rank-J }・{ rank-T }・9が**2枚ずつ**、合わせて48枚のピノクル用のカードを使います。{ $players ->
        [4] 12
       *[other] 8
    }枚ずつ配ります。
    強さはどのスートも{ rank-A }・{ rank-K }・{ rank-Q }・{ rank-J }・{ rank-T }・9の順です{ rank-legend }。同じカードが2枚出たら、**先に出たほう**が強くなります。
    { $bowers ->
        [yes] 切り札では、切り札の{ rank-J }2枚（ライト・バウアー）、同じ色の{ rank-J }2枚（レフト・バウアー）、{ rank-A }・{ rank-K }・{ rank-Q }・{ rank-T }・9の順になります。レフト・バウアーも切り札に属します。
       *[no] 切り札も同じです。
    }
double-pepper-help-bidding =
    ディーラーの左隣から順に、**1人1回だけ**、前より多いトリック数を宣言するか、パスします。最少は{ $minimum }トリックで、スートはまだ言いません。ほかの全員がパスしたら、ディーラーは必ず宣言します。
    一番多く宣言した人が、切り札のスートか切り札なしを決めます。
    手札が強ければ、そのとき**単独**で戦うと宣言できます。好きな2枚を捨て、パートナー（時計回りで次の人）から2枚もらいます。パートナーは全員休み、得点も失点も倍です。
double-pepper-help-play =
    最初のリードは、一番多く宣言した人です。
    台札のスートがあれば必ずフォローします。なければ切り札でもほかのカードでもかまいません。
    一番強い切り札、切り札がなければ台札のスートで一番強いカードがトリックを取り、次のリードをします。同じカードが2枚なら、先に出たほうの勝ちです。
double-pepper-help-scoring =
    まず**宣言した側**の得点は次のとおりです。
    宣言以上：取ったトリック数
    宣言未満：宣言した数だけ失点
    単独：得点も失点も倍
    ほかの全員がパスして宣言したディーラーは、失点が半分
    一方、**相手の側**はいつも1トリックにつき1点です。得点はマイナスにもなります。
    { $target }点で終わりです。両方の側が達したら多いほうの勝ち、同点なら引き分けです。

# 成績
double-pepper-feat-contract = 落札

# ルールの種類の一言説明と、ゲーム全体の短い説明
double-pepper-preset-house-about = { $minimum }トリックから宣言。{ rank-J }は{ rank-Q }と{ rank-T }の間。{ $target }点まで。
double-pepper-help-example =
    同じカードが2枚ずつあります。{ $leader }のリードは{ $led }。{ $second }も{ $fourth }も{ $best }を出しました。
    同じカードでは**先に出した**ほうが強いので、{ $winner }がトリックを取ります。
double-pepper-help-short =
    • **目的：**両チームが交互に座り、チームで取るトリック数を宣言します。先に{ $target }点に達した側の勝ちです。
    • **配り方：**{ rank-A }・{ rank-K }・{ rank-Q }・{ rank-J }・{ rank-T }・9を2枚ずつ使い、{ $players ->
        [4] 12枚
       *[other] 8枚
    }ずつ配ります。
    • **宣言：**1人1回、{ $minimum }トリックから。一番多く宣言した人が切り札か切り札なしを決め、「単独」で倍の得点を狙えます。
    • **強さ：**{ rank-A }・{ rank-K }・{ rank-Q }・{ rank-J }・{ rank-T }・9の順{ $bowers ->
        [yes] ですが、切り札では切り札の{ rank-J }2枚と同じ色の{ rank-J }2枚が最強です
       *[no] で、切り札も同じです
    }。同じカードは先に出したほうが強くなります。
    • **番が来たら：**台札のスートがあればフォロー、なければ何を出してもかまいません。一番強い切り札、なければ台札のスートで一番強いカードの勝ちです。
    • **得点：**宣言以上なら1トリック1点、足りなければ宣言した数だけ失点。相手の側はいつも1トリック1点です。

# 最初のレッスン
double-pepper-lesson-begins = 練習です。同じカードが2枚ずつあります。
double-pepper-lesson-bid = { $suit }の{ rank-A }が2枚。いま5。8トリック中6つ取れる？
double-pepper-lesson-bid-done = チームで6トリック。スートはあとで決めます。
double-pepper-lesson-bid-no = それもできますが、7に失敗すると7点減です。
double-pepper-lesson-bid-no-pass = それもできますが、最強の切り札2枚なら宣言を。
double-pepper-lesson-alone = 切り札を指定。単独なら2枚交換でき、得点2倍です。
double-pepper-lesson-alone-done = 単独です。パートナーは2枚くれて休みます。
double-pepper-lesson-alone-no = それもできますが、{ $suit }は{ rank-A }2枚。単独なら2倍です。
double-pepper-lesson-discard = 2枚捨てます。切り札でも強いカードでもないのは？
double-pepper-lesson-discard-done = パートナーが切り札を2枚くれました。
double-pepper-lesson-discard-no = それもできますが、切り札と{ $ace }、{ $king }は残しましょう。
double-pepper-lesson-first = { $ace }で相手の切り札を狩りましょう。同じカードなら先の勝ち。
double-pepper-lesson-first-done = 3枚落ち、残りは3枚です。
double-pepper-lesson-first-no = それもできますが、まず強い切り札から。
double-pepper-lesson-second = もう1枚の{ rank-A }で、もう一度狩りましょう。
double-pepper-lesson-second-done = また1枚。残りは2枚です。
double-pepper-lesson-second-no = それもできますが、強いカードから続けましょう。
double-pepper-lesson-third = 残り2枚。{ rank-K }か{ rank-Q }で。
double-pepper-lesson-third-done = あと1枚です。
double-pepper-lesson-third-no = それもできますが、まだ2枚あります。強いカードで。
double-pepper-lesson-fourth = あと1枚狩りましょう。
double-pepper-lesson-fourth-done = 4トリック。あと2つで宣言達成です。
double-pepper-lesson-fourth-no = それもできますが、切り札がまだ1枚あります。
double-pepper-lesson-small = 弱い切り札でも勝てます。1枚出しましょう。
double-pepper-lesson-small-done = 5トリックです。
double-pepper-lesson-small-no = それもできますが、念のため切り札を先に。
double-pepper-lesson-sure = 最後の切り札か{ rank-A }。どちらも勝ちます。
double-pepper-lesson-sure-done = 6トリックで達成。残りも得点です。
double-pepper-lesson-sure-no = それもできますが、{ rank-K }は{ rank-A }に負けるかも。
double-pepper-lesson-end = { rank-K }は最後に。確実に勝つのは？
double-pepper-lesson-end-done = 単独で8トリック。8×2＝16点です。
double-pepper-lesson-end-no = それもできますが、先に確実なカードを。
double-pepper-achievement-alone = 単独での成功
