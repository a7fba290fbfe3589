game-four-jacks = フォージャックス

# ルールの項目
four-jacks-option-end = ゲームの終わり
four-jacks-value-end-deals = 決まった回数を終えたとき
four-jacks-value-end-limit = 決まった得点に達したとき
four-jacks-option-deals = ディールの回数
four-jacks-option-limit = 終了の得点（プラスでもマイナスでも）
four-jacks-option-pass-cards = カード・パス
four-jacks-value-pass-cards-right = 右隣へ1枚
four-jacks-value-pass-cards-none = なし（配られたまま）

# すること、起きたこと
four-jacks-phase-passing = 右隣に渡す1枚を選ぶ
four-jacks-ask-passing = { $right }（右隣）に渡すカードを1枚選んでください。{ $left }からのカードはそのあとで見られます。
four-jacks-action-give = { $cards }を渡す
four-jacks-event-gave = { $who }が{ $receiver }に渡すカードを選びました。
four-jacks-event-you-gave = { $receiver }に{ $cards }を渡します。
four-jacks-event-four-jacks = フォー・ジャックス！ { $who }が4枚とも取りました。
four-jacks-result-last-deal = 最後のディールが終わりました
four-jacks-result-limit = 決まった得点に達しました

# ディールの計算
four-jacks-verdict-four-jacks = { $who }が{ rank-J }を4枚とも取りました！
four-jacks-sum-jack = { $card } { $points }
four-jacks-sum-clean = { rank-J }なし
four-jacks-sum-slam = 4枚の{ rank-J }：+{ $points }
four-jacks-sum-slam-loss = 4枚とも取られて：{ $points }
four-jacks-stake-slam-open = { $who }が4枚とも取るかも：残り{ $cards }
four-jacks-moment-slam = 第{ $deal }ディールで{ $who }が{ rank-J }を4枚とも獲得

# 初めての方へ
four-jacks-help-aim =
    3人で、それぞれ1人で戦います。{ rank-J }（ジャック）をなるべく取らないのが目的です。ただし**4枚とも**取れれば、逆に得点になります。
    面白いのは、トリックの中で**一番弱い**カードを出した人が{ rank-J }を取らされることです。
four-jacks-help-deal =
    { rank-A }・{ rank-K }・{ rank-Q }・{ rank-J }・{ rank-T }・9の24枚{ rank-legend }を使い、8枚ずつ配ります。
    { $pass_cards ->
        [none] カードの受け渡しはありません。
       *[right] 次に、全員がいらないカードを1枚、右隣に伏せて渡します。左隣から回ってくるカードは、渡したあとで見ます。
    }
four-jacks-help-play =
    切り札はありません。ディーラーの左隣が最初にリードします。台札と同じスートがあれば必ずフォローし、なければ何を出してもかまいません。
    台札のスートの強さは{ rank-A }・{ rank-K }・{ rank-Q }・{ rank-J }・{ rank-T }・9の順です。捨て札（ほかのスート）は台札のスートより必ず弱くなります。捨て札どうしはランクの低いほうが弱く、同じランクなら{ sign-S }・{ sign-H }・{ sign-D }・{ sign-C }の順で{ sign-C }が最弱です。
    次のリードは、**一番強い**カードを出した人です。トリックに{ rank-J }があれば、**一番弱い**カードを出した人がその{ rank-J }を**全部**取ります。ほかのカードは誰のものにもなりません。
four-jacks-help-scoring =
    { card-JC }は−2点、ほかの{ rank-J }は1枚につき−1点です。
    4枚とも1人で取ると「フォー・ジャックス」で+3点、残りの2人は−2点ずつです。
    { $end ->
        [limit] 誰かがプラスかマイナス{ $limit }点に達したディールで終わり
       *[deals] { $deals }ディールで終わり
    }、合計点が一番多い人の勝ちです。

# 成績
four-jacks-feat-jacks = 取った{ rank-J }
four-jacks-feat-clean = { rank-J }なし
four-jacks-feat-slam = 4枚とも

# ルールの種類の一言説明と、ゲーム全体の短い説明
four-jacks-preset-house-about = { $deals }ディール。毎回、まずカードを1枚右隣に渡します。
four-jacks-help-example =
    { $leader }のリードは{ $led }。{ suit-C }のない{ $second }は{ $card2 }を捨てました。
    { $third }の{ $best }は台札のスートで**一番強い**カードなので、次のリードは{ $third }です。しかし{ $card2 }は捨て札なので、{ rank-A }でもここでは**一番弱い**カードです。{ $taker }が{ $taken }を引き取り、2点を失います。
four-jacks-help-short =
    • **目的：**3人で、それぞれ1人で戦います。{ rank-J }を取らないように。ただし4枚とも取れれば得点です。
    • **配り方：**{ rank-A }～9の24枚を8枚ずつ。{ $pass_cards ->
        [right] 左隣からのカードを見る前に、1枚を右隣に渡します。
       *[none] {""}
    }
    • **番が来たら：**切り札はありません。台札のスートがあればフォロー、なければ何を出してもかまいません。
    • **面白いところ：**次のリードは一番強いカードの人ですが、{ rank-J }を取るのは**一番弱い**カードの人です。ほかのスートは台札のスートより必ず弱くなります。
    • **得点：**{ card-JC }は−2点、ほかの{ rank-J }は−1点。4枚とも取れば+3点、残りの2人は−2点ずつ。
    • **終わり：**{ $end ->
        [limit] 誰かがプラスかマイナス{ $limit }点に達したとき
       *[deals] { $deals }ディールのあと
    }。得点の一番高い人の勝ちです。

# 最初のレッスン
four-jacks-lesson-begins = 練習です。{ rank-J }は減点、取らないように。
four-jacks-lesson-pass = 一番弱いカードの人が{ rank-J }を取ります。何を渡す？
four-jacks-lesson-pass-done = { $nine }は最弱のカード。もう隣の人のものです。
four-jacks-lesson-pass-no = それもできますが、最弱は{ $nine }です。渡しましょう。
four-jacks-lesson-pass-no-jack = それもできますが、危ないのは{ rank-J }より{ $nine }です。
four-jacks-lesson-lead = リードです。強いカードは最弱になりにくい。{ $queen }を。
four-jacks-lesson-lead-done = { $spade }が最弱。出した人が自分で取りました。
four-jacks-lesson-lead-no = それもできますが、{ $queen }のほうが安全です。
four-jacks-lesson-lead-no-high = それも安全ですが、強いカードは残し、{ $queen }で十分です。
four-jacks-lesson-king = { $ace }です。最弱になりにくいのは{ $jack }と{ $king }のどちら？
four-jacks-lesson-king-done = { rank-J }がないので何も起きません。
four-jacks-lesson-king-no = それもできますが、{ $jack }が最弱なら自分の減点です。
four-jacks-lesson-over = { $queen }より強いカードが2枚。好きなほうを。
four-jacks-lesson-over-done = 一番強いカードの人が次のリード。あなたです。
four-jacks-lesson-away = リードです。台札は捨て札より強い。{ $jack }を！
four-jacks-lesson-away-done = スートのない人の捨て札が最弱でした。
four-jacks-lesson-away-no = それもできますが、リードのいま{ $jack }を手放しましょう。
four-jacks-lesson-throw = { $suit }がないので捨てます。強いカードは残して弱いカードを。
four-jacks-lesson-throw-done = { rank-J }がないので、最弱でも平気です。
four-jacks-lesson-throw-no = それもできますが、強いカードはあとで役に立ちます。
four-jacks-lesson-last = { $suit }は1枚だけ。最後に{ rank-J }が2枚来ます。
four-jacks-lesson-last-done = 1枚も取らず0点。ほかの2人で−5点です。
