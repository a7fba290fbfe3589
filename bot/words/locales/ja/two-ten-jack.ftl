game-two-ten-jack = ツー・テン・ジャック

# カードの印
two-ten-jack-mark-speculation = 全
two-ten-jack-marked-speculation = オールマイティ

# ルールの種類
two-ten-jack-preset-japan = 家庭のルール
two-ten-jack-preset-speculation = イギリス式
two-ten-jack-preset-short = 短いゲーム

# 個々のルール
two-ten-jack-option-partners = 2人ずつのチーム戦（4人のとき）
two-ten-jack-option-trump = 切り札
two-ten-jack-value-trump-cycle = 順番に変わる：{ sign-C } { sign-D } { sign-H }
two-ten-jack-value-trump-hearts = いつも{ sign-H }
two-ten-jack-option-card-values = カードの点数
two-ten-jack-value-card-values-japan = 日本式（±10、±5、1）
two-ten-jack-value-card-values-english = イギリス式（±5、1）
two-ten-jack-option-spade-ace = 日本式での{ card-AS }の点数
two-ten-jack-option-void = フォローできないとき
two-ten-jack-value-void-must-trump = 切り札を出す
two-ten-jack-value-void-free = 何でも出せる
two-ten-jack-option-same-two = 切り札4枚・{ suit-S }4枚なら2が勝つ（4人）
two-ten-jack-option-reversal = マイナスの{ suit-S }6枚を全部取ればプラス（日本式）
two-ten-jack-option-drawn = 引いたカード
two-ten-jack-value-drawn-hidden = 引いた人だけが見る
two-ten-jack-value-drawn-shown = 全員に見せる
two-ten-jack-option-end = ゲームの終わり
two-ten-jack-value-end-deals = 決まった回数を終えたとき
two-ten-jack-value-end-limit = 誰かが決まった点数に達したとき
two-ten-jack-option-deals = ディール数
two-ten-jack-option-limit = 終わりの点数
why-two-ten-jack-english-hearts = イギリス式の点数は{ suit-H }が切り札のときのものなので、切り札を順番に変えることはできません。

# 求められること、言うこと、知らされること
two-ten-jack-phase-speculating = { card-AS }を何として出すか決める
two-ten-jack-ask-speculating = { card-AS }をリードしました。ほかの人は何をフォローしますか？
two-ten-jack-action-as-trump = 切り札として
two-ten-jack-action-as-spade = { suit-S }として
two-ten-jack-said-as-trump = 切り札として
two-ten-jack-said-as-spade = { suit-S }として
two-ten-jack-event-trump-is = このディールの切り札は{ $suit }です。
two-ten-jack-event-drew = { $who }が{ $card }を引きました。
two-ten-jack-event-you-drew = { $card }を引きました。
two-ten-jack-event-led-as = { $who }がオールマイティをリード。{ $suit }をフォローします。
two-ten-jack-event-reversed = { $who }が{ suit-S }6枚を全部取り、プラスになりました（{ $points }点の差）。
two-ten-jack-fact-wanted-out = 残っている2・{ rank-T }・{ rank-J }：{ $cards }
two-ten-jack-fact-feared-out = 残っている{ suit-S }：{ $cards }
two-ten-jack-why-must-follow-trump = 切り札（{ $suit }）をフォローしなければなりません。{ $binding }があるので、{ $card }は出せません。
two-ten-jack-why-must-trump = { $suit }がないので切り札を出さなければなりません。{ $binding }があるので、{ $card }は出せません。

# ディールの計算、いま大事なこと、あとで語ること
two-ten-jack-bid-was-trump-was = 切り札：{ $suit }
two-ten-jack-verdict-most = 最多：{ $who }、{ $points }点
two-ten-jack-sum-trumps = 切り札{ $points }
two-ten-jack-sum-others = ほかのスート{ $points }
two-ten-jack-sum-spades = { suit-S }{ $points }
two-ten-jack-sum-reversed = 6枚全部で逆転{ $points }
two-ten-jack-sum-nothing = 点のあるカードなし{ $points }
two-ten-jack-stake-points-out = プラスの点が残り{ $count }点
two-ten-jack-moment-all-three = 第{ $deal }ディールで{ $who }が切り札の2・{ rank-T }・{ rank-J }を全部獲得
two-ten-jack-moment-turned-round = 第{ $deal }ディールで{ $who }が{ suit-S }6枚を全部取って{ $points }点
two-ten-jack-moment-dear = 第{ $deal }ディールで{ $who }が{ $points }点
two-ten-jack-achievement-all-three = 1ディールで切り札の2・{ rank-T }・{ rank-J }
two-ten-jack-achievement-turned-round = { suit-S }6枚を全部取って逆転

# 初めての方に
two-ten-jack-help-aim =
    { $partners ->
        [yes] 2人ずつのチーム戦で、向かいがパートナーです。
       *[no] それぞれ1人で戦います。
    }トリックで**切り札の2・{ rank-T }・{ rank-J }**を取り、同じ3枚の**{ suit-S }**は相手に取らせます。
    手札は少ないままで、1トリックごとに全員が山札から1枚引きます。
two-ten-jack-help-deal =
    52枚を使い、2人なら6枚ずつ、4人なら4枚ずつ配ります。残りは伏せて山札にします。順番は時計回りです。
    どのスートも{ rank-A }・{ rank-K }・{ rank-Q }・{ rank-J }・{ rank-T }・9…2の順です{ rank-legend }。{ $trump ->
        [hearts] 切り札はいつも{ suit-H }です。
       *[cycle] 切り札は第1ディールが{ sign-C }、第2ディールが{ sign-D }、第3ディールが{ sign-H }と順番に変わります。
    }{ suit-S }は切り札になりません。
    { card-AS }は**オールマイティ**で、{ suit-S }であると同時に、一番強い切り札です。
two-ten-jack-help-play =
    ディーラーの左隣が最初にリードします。{ card-AS }をリードした人は、切り札としてか{ suit-S }としてかを言います。
    • **切り札のリード**：切り札をフォローします。{ card-AS }も切り札です。
    • **{ suit-S }のリード**：{ suit-S }をフォローします。{ card-AS }も{ suit-S }です。
    • **ほかのスートのリード**：そのスートをフォローします。
    { $void ->
        [free] フォローできなければ、何でも出せます。
       *[must-trump] フォローできなければ切り札を出し、切り札もなければ何でも出せます。
    }{ card-AS }はいつでも勝ち、次が一番強い切り札、なければ台札のスートで一番強いカードです。{ $same_two ->
        [yes] 4人のとき、4枚とも切り札か4枚とも{ suit-S }なら、その中の2が勝ちます。
       *[no] {""}
    }
    トリックに勝った人から順に山札を1枚ずつ引きます（{ $drawn ->
        [shown] 引いたカードは全員に見せます
       *[hidden] 引いたカードは見せません
    }）。勝った人が次にリードし、山札がなくなったら残りの手札を出し切ります。
two-ten-jack-help-scoring =
    { $card_values ->
        [english] { card-2H }・{ card-TH }・{ card-JH }は各+5点、{ card-2S }・{ card-TS }・{ card-JS }は各−5点、{ card-2D }・{ card-TD }・{ card-JD }は各+1点、{ card-6C }は+1点。ほかは0点です。
       *[japan] • **切り札**：2・{ rank-T }・{ rank-J }は各+10点、{ rank-A }・{ rank-K }・{ rank-Q }は各+5点。
    }
    { $card_values ->
        [english] 合計がマイナスになることもあります。
       *[japan] • **{ suit-S }**：2・{ rank-T }・{ rank-J }は各−10点、{ rank-K }・{ rank-Q }は各−5点、{ card-AS }は{ $spade_ace ->
            [-5] −5
           *[other] −15
        }点。
    }{ $card_values ->
        [english] {""}
       *[japan] {"\u000a"}• **ほかの2スート**：{ rank-A }・{ rank-K }・{ rank-Q }・{ rank-J }・{ rank-T }は各+1点。{ $reversal ->
            [yes] この{ suit-S }6枚を全部取れば、プラスに変わります。
           *[no] {""}
        }
    }
    { $end ->
        [limit] 誰かが{ $limit }点に達したディールで終わり、合計点が一番多い人の勝ちです。
       *[deals] { $deals }ディールで終わり、合計点が一番多い人の勝ちです。
    }

# 成績
two-ten-jack-feat-wanted = 切り札の2・{ rank-T }・{ rank-J }
two-ten-jack-feat-feared = マイナスの{ suit-S }
two-ten-jack-feat-all-three = 3枚全部

# ルールの種類の一言説明と、ゲーム全体の短い説明
two-ten-jack-preset-house-about = 切り札は{ sign-C }{ sign-D }{ sign-H }と変わり、{ card-AS }は−15点。フォローできなければ切り札。{ $deals }ディール。
two-ten-jack-preset-japan-about = 日本の家庭の遊び方：{ card-AS }は−5点、4枚そろえば2が勝ち、{ suit-S }6枚でプラス。
two-ten-jack-preset-japan-where = 日本
two-ten-jack-preset-speculation-about = { suit-H }が切り札、イギリス式の点数、{ $limit }点まで。
two-ten-jack-preset-short-about = { suit-H }が切り札で、1ディールだけです。
two-ten-jack-help-row-spades = { suit-S }（{ rank-A }は一番強い切り札でもある）
two-ten-jack-help-example =
    切り札は{ $trump }です。{ $leader }が{ $best }をリード。全員が切り札をフォローし、{ $second }は{ $card2 }を出すしかありません。
    { $card3 }と{ rank-K }も合わせて、{ $winner }はこの1トリックで{ $trick_points }点です。
two-ten-jack-help-short =
    • **目的：**トリックで切り札の2・{ rank-T }・{ rank-J }を取り、同じ{ suit-S }は相手に取らせます。{ $end ->
        [limit] { $limit }点で終わりです。
       *[deals] { $deals }ディールです。
    }
    • **配り方：**2人なら6枚、4人なら4枚。1トリックごとに全員が山札から1枚引きます。
    • **切り札：**{ $trump ->
        [hearts] { suit-H }
       *[cycle] { sign-C }・{ sign-D }・{ sign-H }の順
    }。{ suit-S }は切り札になりません。
    • **オールマイティ：**{ card-AS }は{ suit-S }で、一番強い切り札でもあります。リードした人がどちらかを言います。
    • **番が来たら：**フォローします。{ $void ->
        [free] できなければ何でも出せます。
       *[must-trump] できなければ切り札を出します。
    }
    • **点数：**{ $card_values ->
        [english] 2・{ rank-T }・{ rank-J }は{ suit-H }+5、{ suit-S }−5、{ suit-D }+1。{ card-6C }は+1。
       *[japan] 切り札の2・{ rank-T }・{ rank-J }は+10、{ rank-A }・{ rank-K }・{ rank-Q }は+5。同じ{ suit-S }は−10と−5{ $spade_ace ->
            [-5] {""}
           *[other] （{ card-AS }は−15）
        }。ほかの2スートの絵札などは+1。
    }

# 最初のレッスン
two-ten-jack-lesson-begins = 練習です。切り札は{ suit-C }。
two-ten-jack-lesson-lead = リードです。10点の{ $jack }は残し、{ $card }を出します。
two-ten-jack-lesson-lead-done = 勝った人から順に1枚引きます。
two-ten-jack-lesson-lead-no = それもできますが、{ $card }なら安全です。
two-ten-jack-lesson-follow = { $suit }のリード。フォローします。
two-ten-jack-lesson-follow-done = 切り札で取られました。
two-ten-jack-lesson-follow-no = { $suit }をフォローしなければなりません。
two-ten-jack-lesson-keep = { $king }に{ $jack }を取られます。{ $card }を出します。
two-ten-jack-lesson-keep-done = { $jack }は手札に残りました。
two-ten-jack-lesson-keep-no = それもできますが、{ $jack }を失います。
two-ten-jack-lesson-jack = 切り札は{ $jack }だけ。でも勝てそうです！
two-ten-jack-lesson-jack-done = { $two }も落ちて、1トリックで20点です。
two-ten-jack-lesson-jack-no = 切り札をフォローしなければなりません。
two-ten-jack-lesson-ace = { $ace }を引きました。まだ残る{ $ten }を狩りましょう。
two-ten-jack-lesson-ace-done = 切り札の3枚が全部そろって40点です！
two-ten-jack-lesson-ace-no = それもできますが、{ $ace }なら{ $ten }が取れるかもしれません。
two-ten-jack-lesson-away = ここからは{ suit-S }が危険。{ $card }でリードを渡します。
two-ten-jack-lesson-away-done = 次はほかの人のリードです。
two-ten-jack-lesson-away-no = それもできますが、{ $card }が一番負けやすいカードです。
two-ten-jack-lesson-duck = このトリックは相手のもの。点のない{ $card }を出します。
two-ten-jack-lesson-duck-done = { $jack }の−10点は相手のものです。
two-ten-jack-lesson-duck-no = それもできますが、{ $card }なら点を渡しません。
two-ten-jack-lesson-low = { suit-S }です。{ $card }で下をくぐります。{ $king }は危険です。
two-ten-jack-lesson-low-done = { card-2S }は相手に行きました。
two-ten-jack-lesson-low-no = それもできますが、損をしそうです。
two-ten-jack-lesson-dump = { $suit }も切り札もありません。−5点の{ $king }を捨てます。
two-ten-jack-lesson-dump-done = −5点は相手のものです。
two-ten-jack-lesson-dump-no = それもできますが、捨てるなら{ $king }です。
two-ten-jack-lesson-rest = フォローできません。点にならない{ $suit }を。
two-ten-jack-lesson-rest-done = 何も失いませんでした。
two-ten-jack-lesson-rest-no = それもできますが、点になります。
two-ten-jack-lesson-end = 残りは1点の{ $suit }だけ。どちらでも。
two-ten-jack-lesson-end-done = 40点です。切り札の多い2トリックで全部取り、減点の{ suit-S }はすべて相手に行きました。
