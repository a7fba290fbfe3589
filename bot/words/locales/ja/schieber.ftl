game-schieber = シーバー・ヤス

# カードの印
mark-puur = P
mark-nell = N
marked-puur = プール
marked-nell = ネル

# ルールの種類
schieber-preset-swiss = スイス式
schieber-preset-penguin = パーレット式

# ルールの項目
schieber-option-target = 勝ちになる得点
schieber-option-factors = コントラクトの倍率
schieber-value-factors-1-1-2-2-3-4 = { sign-S }・{ sign-C }1倍、{ sign-D }・{ sign-H }2倍、オーベンアーベ3倍、ウンデンウーフェ4倍
schieber-value-factors-1-1-1-1-1-1 = すべて1倍
schieber-value-factors-1-1-2-2-3-3 = { sign-S }・{ sign-C }1倍、{ sign-D }・{ sign-H }2倍、オーベンアーベ3倍、ウンデンウーフェ3倍
schieber-value-factors-2-2-1-1-3-3 = { sign-H }・{ sign-D }1倍、{ sign-S }・{ sign-C }2倍、オーベンアーベ3倍、ウンデンウーフェ3倍
schieber-value-factors-2-1-1-1-1-1 = { sign-S }は2倍、ほかは1倍
schieber-option-puur = 切り札が{ rank-J }（プール）だけのときの出さない権利
schieber-option-undenufe-six = ウンデンウーフェの6の点数（11なら、{ rank-A }は0点）
schieber-option-match = マッチ（9トリック全部）の得点
schieber-option-four-nines = 9が4枚のバイスの得点
schieber-value-four-nines-none = なし
schieber-option-weis-tie = 両チームのバイスがまったく同じとき
schieber-value-weis-tie-nobody = どちらも得点なし
schieber-value-weis-tie-earlier = 第1トリックで先にプレイした側の得点
schieber-option-weis-undenufe = ウンデンウーフェでのバイスの強さ
schieber-value-weis-undenufe-sequences-reversed = シークエンスだけ逆順
schieber-value-weis-undenufe-natural = 普通の順
schieber-value-weis-undenufe-all-reversed = シークエンスも{ rank-A }・{ rank-K }・{ rank-Q }・10の4枚も逆順
schieber-option-weis-longer-wins = 5枚以上のシークエンスの長さ勝負
schieber-option-fours-or-run = 同じランク4枚（100点）と5枚以上シークエンス
schieber-value-fours-or-run-fours = 同じランク4枚が強い
schieber-value-fours-or-run-run = シークエンスが強い
schieber-option-undertrump = アンダーラフ（弱い切り札を出すこと）
schieber-value-undertrump-strict = ほかに出せないときだけ
schieber-value-undertrump-all-trump-hand-free = 手札が切り札だけなら自由
schieber-option-finish-order = 第1トリック後に両チームが目標に達したときの順
schieber-value-finish-order-weis-stoeck-cards = バイス、ステック、カード
schieber-value-finish-order-stoeck-weis-cards = ステック、バイス、カード
schieber-option-push-back = パートナーの押し返し（1度だけ）
schieber-option-first-forehand = 最初のディールのフォアハンド
schieber-value-first-forehand-7C = { card-7C }を持つ人
schieber-value-first-forehand-7D = { card-7D }を持つ人
schieber-value-first-forehand-dealer-right = ディーラーの右隣
schieber-option-claims = 終了の宣言
schieber-value-claims-automatic = トリックごとに自動で判定
schieber-value-claims-by-hand = プレイヤーが宣言（間違えると負け）
schieber-option-weis-by = バイスの宣言
schieber-value-weis-by-engine = 自動
schieber-value-weis-by-hand = プレイヤーがする
schieber-option-faces = スイスのカード
schieber-value-faces-source = スペードはどんぐり、ハートは鈴、ダイヤは楯、クラブは花
schieber-value-faces-swiss = スペードは楯、ハートは花、ダイヤはどんぐり、クラブは鈴

# すること
schieber-phase-naming = コントラクトを宣言するか、パートナーに任せる（シーベン）
schieber-phase-must-name = コントラクトを宣言する
schieber-phase-announcing = バイスを宣言する
schieber-ask-naming = コントラクトを宣言するか、パートナーに任せてください（シーベン）。
schieber-ask-must-name = パートナーに任されました（シーベン）。コントラクトを宣言してください。
schieber-ask-announcing = 最初のカードと一緒にバイスを宣言してください。言わずにおいてもかまいません。
schieber-badge-maker = 宣言者
schieber-auction = 宣言：{ $course }
schieber-said-shove = シーベン

# コントラクト
schieber-contract-obenabe = オーベンアーベ（切り札なし、{ rank-A }が最強）
schieber-contract-undenufe = ウンデンウーフェ（切り札なし、6が最強）
schieber-short-contract-obenabe = オーベンアーベ
schieber-short-contract-undenufe = ウンデンウーフェ
schieber-contract-by = { $trump ->
    [yes] 切り札：{ $contract }（宣言：{ $maker }）
   *[no] { $contract }（宣言：{ $maker }）
 }

# ボタン
schieber-action-contract = { $contract ->
    [obenabe] オーベンアーベ
    [undenufe] ウンデンウーフェ
   *[other] { $contract }
 }
schieber-action-shove = 任せる（シーベン）
schieber-action-weis = { $kind ->
    [three] 3枚シークエンス
    [four] 4枚シークエンス
    [five] 5枚以上シークエンス
    [TTTT] { ranks-T }が4枚
    [QQQQ] { ranks-Q }が4枚
    [KKKK] { ranks-K }が4枚
    [AAAA] { ranks-A }が4枚
    [JJJJ] { ranks-J }が4枚
    [none] バイスなし
   *[other] 9が4枚
 }
schieber-action-claim = 終了を宣言する

# 起きたこと
schieber-event-forehand = { $card }を持つ{ $who }がフォアハンドです。
schieber-event-shoved = { $who }がシーベン（パートナーに任せる）。{ $to_whom }がコントラクトを宣言します。
schieber-event-named = { $who }のコントラクト：{ $contract ->
    [obenabe] オーベンアーベ（切り札なし、{ rank-A }が最強）
    [undenufe] ウンデンウーフェ（切り札なし、6が最強）
   *[other] 切り札は{ $contract }
 }、{ $factor }倍。
schieber-event-weis = { $who }：{ $kind ->
    [three] 3枚シークエンス
    [four] 4枚シークエンス
    [five] 5枚以上シークエンス
    [TTTT] { ranks-T }が4枚
    [QQQQ] { ranks-Q }が4枚
    [KKKK] { ranks-K }が4枚
    [AAAA] { ranks-A }が4枚
    [JJJJ] { ranks-J }が4枚
    [none] バイスなし
   *[other] 9が4枚
 }
schieber-event-weis-length = { $who }のシークエンスは{ $length }枚です。
schieber-event-weis-top = { $who }の一番強いカードは{ $top ->
    [A] { rank-A }
    [K] { rank-K }
    [Q] { rank-Q }
    [J] { rank-J }
    [T] { rank-T }
   *[other] { $top }
 }です。
schieber-event-weis-trump = { $trump ->
    [yes] { $who }のシークエンスは切り札です。
   *[no] { $who }のシークエンスは切り札ではありません。
 }
schieber-event-weis-nobody = { $tie ->
    [yes] バイスがまったく同じなので、どちらも得点できません。
   *[no] 誰もバイスを持っていません。
 }
schieber-event-weis-shown = { $who }が{ $cards }を見せました。{ $kind ->
    [three] 3枚シークエンス
    [four] 4枚シークエンス
    [five] 5枚以上シークエンス
    [TTTT] { ranks-T }が4枚
    [QQQQ] { ranks-Q }が4枚
    [KKKK] { ranks-K }が4枚
    [AAAA] { ranks-A }が4枚
    [JJJJ] { ranks-J }が4枚
   *[other] 9が4枚
 }、{ $points }点です。
schieber-event-stoeck = ステック！ { $who }が切り札の{ rank-K }と{ rank-Q }を持っていました。
schieber-event-match = マッチ！ { $who }が9トリック全部を取りました{ $points ->
    [0] {""}
   *[other] （{ $points }点追加）
 }。
schieber-event-claimed-for = { $who }が{ $count }点で目標に達したので、ゲームはここで終わります。
schieber-event-claimed = { $right ->
    [yes] { $who }が終了を宣言しました。{ $count }点で成功です！
   *[no] { $who }が終了を宣言しましたが、{ $count ->
        [0] まだ0点です
       *[other] { $count }点しかありません
    }。
 }
schieber-event-double-loss = { $losers }は目標の半分に届かず、2倍負けです。

# 1行ずつの状況
schieber-fact-factor = { $count ->
    [1] {""}
   *[other] すべて{ $count }倍
 }
schieber-fact-shoved = { $who }が任せました（シーベン）
schieber-fact-cards = { $who }のカード：{ $count }点
schieber-fact-weis = { $who }：{ $kind ->
    [three] 3枚シークエンス
    [four] 4枚シークエンス
    [five] 5枚以上シークエンス
    [TTTT] { ranks-T }が4枚
    [QQQQ] { ranks-Q }が4枚
    [KKKK] { ranks-K }が4枚
    [AAAA] { ranks-A }が4枚
    [JJJJ] { ranks-J }が4枚
   *[other] 9が4枚
 }
schieber-fact-weis-length = { $who }：長さ{ $length }枚
schieber-fact-weis-top = { $who }：一番強いカードは{ $top ->
    [A] { rank-A }
    [K] { rank-K }
    [Q] { rank-Q }
    [J] { rank-J }
    [T] { rank-T }
   *[other] { $top }
 }
schieber-fact-weis-trump = { $trump ->
    [yes] { $who }：切り札のシークエンス
   *[no] { $who }：切り札ではない
 }
schieber-fact-weis-scored = { $who }のバイス：{ $points }点
schieber-fact-stoeck = { $who }がステックを宣言
schieber-shown-weis = { $kind ->
    [three] 3枚シークエンス
    [four] 4枚シークエンス
    [five] 5枚以上シークエンス
    [TTTT] { ranks-T }が4枚
    [QQQQ] { ranks-Q }が4枚
    [KKKK] { ranks-K }が4枚
    [AAAA] { ranks-A }が4枚
    [JJJJ] { ranks-J }が4枚
   *[other] 9が4枚
 }：{ $points }点

# どう終わったか
schieber-result-target = { $double ->
    [yes] { $target }点に達しました（2倍勝ち）
   *[no] { $target }点に達しました
 }
schieber-result-written = { $double ->
    [yes] バイスかステックで{ $target }点に達しました（2倍勝ち）
   *[no] バイスかステックで{ $target }点に達しました
 }
schieber-result-there-first = { $double ->
    [yes] 両チームが{ $target }点に達し、{ $winners }が先でした（2倍勝ち）
   *[no] 両チームが{ $target }点に達し、{ $winners }が先でした
 }
schieber-result-claim-by-engine = { $double ->
    [yes] { $winners }が{ $count }点で目標に達しました（2倍勝ち）
   *[no] { $winners }が{ $count }点で目標に達しました
 }
schieber-result-claim-right = { $double ->
    [yes] { $who }が{ $count }点で終了を宣言しました（2倍勝ち）
   *[no] { $who }が{ $count }点で終了を宣言しました
 }
schieber-result-claim-wrong = { $double ->
    [yes] { $who }の宣言は{ $target }点に足りず、{ $count }点でした（2倍負け）
   *[no] { $who }の宣言は{ $target }点に足りず、{ $count }点でした
 }

# できない理由
schieber-why-must-name = パートナーに任されたので（シーベン）、コントラクトを宣言しなければなりません。
schieber-why-weis-unknown = このテーブルでは、それはバイスではありません。
schieber-why-weis-not-held = そのバイスは手札にありません（{ $kind ->
    [three] 3枚シークエンス
    [four] 4枚シークエンス
    [five] 5枚以上シークエンス
    [TTTT] { ranks-T }が4枚
    [QQQQ] { ranks-Q }が4枚
    [KKKK] { ranks-K }が4枚
    [AAAA] { ranks-A }が4枚
    [JJJJ] { ranks-J }が4枚
   *[other] 9が4枚
 }）。
schieber-why-weis-too-weak = もっと強いバイスが宣言されています（{ $named ->
    [three] 3枚シークエンス
    [four] 4枚シークエンス
    [five] 5枚以上シークエンス
    [TTTT] { ranks-T }が4枚
    [QQQQ] { ranks-Q }が4枚
    [KKKK] { ranks-K }が4枚
    [AAAA] { ranks-A }が4枚
    [JJJJ] { ranks-J }が4枚
   *[other] 9が4枚
 }）。同じ強さのバイスか、バイスなしを選んでください。
schieber-why-claims-are-automatic = このテーブルでは終了の宣言はいりません。トリックごとに自動で判定されます。
schieber-why-claim-too-early = 終了を宣言できるのは第2トリックからです。
schieber-why-undertrump = { $best }が出ているので、それより弱い切り札の{ $card }は出せません。
schieber-why-puur-must-follow = { $suit }をフォローしなければなりません。このテーブルでは切り札の{ rank-J }（プール）も出す決まりなので、{ $binding }を出してください（{ $card }は出せません）。
schieber-why-must-follow-or-trump = { $binding }があるので、{ $suit }か切り札（{ $trump }）を出してください。{ $card }は出せません。

# ディールの計算、かかっていること、あとで話したくなること
schieber-bid-was-named = { $who }：{ $contract ->
    [obenabe] オーベンアーベ
    [undenufe] ウンデンウーフェ
   *[other] 切り札は{ $contract }
 }{ $factor ->
    [1] {""}
   *[other] （{ $factor }倍）
 }
schieber-verdict-match = { $who }のマッチ！
schieber-verdict-ahead = { $most }対{ $least }（{ $who }）
schieber-sum-nothing = 得点なし
schieber-sum-cards = { $factor ->
    [1] カード{ $points }
   *[other] カード{ $count } × { $factor } = { $points }
 }
schieber-sum-match = { $factor ->
    [1] マッチ{ $points }
   *[other] マッチ{ $count } × { $factor } = { $points }
 }
schieber-sum-weis = { $factor ->
    [1] バイス{ $points }
   *[other] バイス{ $count } × { $factor } = { $points }
 }
schieber-sum-stoeck = { $factor ->
    [1] ステック{ $points }
   *[other] ステック{ $count } × { $factor } = { $points }
 }
schieber-stake-match-open = { $who }：マッチの可能性あり
schieber-stake-target-missing = { $who }：獲得{ $counted }点、勝ちまであと{ $missing }点
schieber-moment-match = 第{ $deal }ディールで{ $who }がマッチ
schieber-moment-weis = 第{ $deal }ディール：{ $who }のバイス{ $points }点

# 初めての方へ
schieber-help-aim =
    2人ずつのチーム戦で、向かい合った人がパートナーです。トリックの数ではなく、取った**カードの点数**を集めます。
    そのほか、手札の決まった組み合わせは**バイス**、切り札の{ rank-K }と{ rank-Q }は**ステック**{ $match ->
        [0] {""}
       *[other] 、9トリック全部は**マッチ**
    }として得点になります。
    { $target }点に先に達した側の勝ちで、ディールの途中でも終わります。負けた側がその半分に届かなければ2倍勝ちです。
schieber-help-deal =
    { rank-A }～6の36枚を9枚ずつ配ります。順番は**反時計回り**（右隣へ）です。
    切り札でないスートの強さは、{ rank-A }・{ rank-K }・{ rank-Q }・{ rank-J }・{ rank-T }・9・8・7・6の順です{ rank-legend }。
    • **切り札**では{ rank-J }（プール）が最強、次が9（ネル）で、{ rank-J }・9・{ rank-A }・{ rank-K }・{ rank-Q }・{ rank-T }・8・7・6の順です。
    • 「オーベンアーベ」は切り札なしで{ rank-A }が最強、「ウンデンウーフェ」は切り札なしで**6が最強**です。
    { $first_forehand ->
        [n7C] 最初のディールは{ card-7C }を持つ人、その後はディーラーの右隣
        [n7D] 最初のディールは{ card-7D }を持つ人、その後はディーラーの右隣
       *[other] ディーラーの右隣
    }が**フォアハンド**です。
    スイスのカードでは、{ $faces ->
        [swiss] { schieber-value-faces-swiss }
       *[source] { schieber-value-faces-source }
    }です。
schieber-help-bidding =
    フォアハンドは手札を見て、コントラクトを宣言します。切り札のスートか、「オーベンアーベ」か、「ウンデンウーフェ」です。宣言したくなければ「シーベン」と言ってパートナーに任せ、{ $push_back ->
        [yes] パートナーは宣言するか押し返し、押し返されたらフォアハンドが必ず宣言します
       *[no] パートナーが必ず宣言します
    }。
    そのディールの得点には、すべてコントラクトの倍率が掛かります。{ $factors ->
        [n1-1-1-1-1-1] いつも1倍
        [n1-1-2-2-3-3] { sign-S }・{ sign-C }1倍、{ sign-D }・{ sign-H }2倍、オーベンアーベとウンデンウーフェ3倍
        [n2-2-1-1-3-3] { sign-H }・{ sign-D }1倍、{ sign-S }・{ sign-C }2倍、オーベンアーベとウンデンウーフェ3倍
        [n2-1-1-1-1-1] { sign-S }は2倍、ほかは1倍
       *[n1-1-2-2-3-4] { sign-S }・{ sign-C }1倍、{ sign-D }・{ sign-H }2倍、オーベンアーベ3倍、ウンデンウーフェ4倍
    }です。
    誰が宣言しても、最初のリードはフォアハンドです。
    最初のカードを出すときに、各自の一番強い**バイス**を{ $weis_by ->
        [hand] 自分で
       *[engine] 自動的に
    }宣言します。弱い順に、同じスートの3枚、4枚のシークエンス、{ $fours_or_run ->
        [run] 同じランク4枚（{ rank-T }・{ rank-Q }・{ rank-K }・{ rank-A }の順）、5枚以上のシークエンス
       *[fours] 5枚以上のシークエンス、同じランク4枚（{ rank-T }・{ rank-Q }・{ rank-K }・{ rank-A }の順）
    }{ $four_nines ->
        [none] {""}
       *[other] 、9の4枚
    }、{ rank-J }の4枚です。
    同じ種類なら{ $weis_longer_wins ->
        [yes] 長いほう、次に強いカードを含むほう
       *[no] 強いカードを含むほう
    }、それも同じなら切り札の勝ちです。すべて同じなら{ $weis_tie ->
        [earlier] 先にプレイした側です
       *[nobody] どちらも得点しません
    }。{ $weis_undenufe ->
        [natural] {""}
        [all-reversed] ウンデンウーフェでは、シークエンスも{ rank-A }・{ rank-K }・{ rank-Q }・{ rank-T }の4枚も逆順です。
       *[sequences-reversed] ウンデンウーフェではシークエンスが逆順です。
    }一番強いバイスを持つ側だけが得点します。
schieber-help-play =
    • **切り札のリード**：切り札があればフォローします。{ $puur ->
        [yes] ただし切り札の{ rank-J }（プール）だけは出さなくてもかまいません。
       *[no] 切り札の{ rank-J }（プール）も出します。
    }
    • **ほかのスートのリード**：そのスートをフォローするか、**切り札を出してもかまいません**。そのスートがなければ何でも出せます。
    • **アンダーラフの禁止**：誰かが切り札を出したら、場で一番強い切り札より弱い切り札は出せません（{ $undertrump ->
        [all-trump-hand-free] 手札が切り札だけのときを除く
       *[strict] 手札がそれだけのときを除く
    }）。
    オーベンアーベとウンデンウーフェでは、スートがあれば必ずフォローします。
    一番強い切り札、なければ台札のスートで一番強いカードが勝ち、勝った人が次のリードをします。
schieber-help-scoring =
    切り札の{ rank-J }は20点、切り札の9は14点。ほかは{ rank-A }が11点{ $undenufe_six ->
        [0] {""}
       *[other] （ウンデンウーフェでは0点、代わりに6が{ $undenufe_six }点）
    }、{ rank-T }は10点、{ rank-K }は4点、{ rank-Q }は3点、{ rank-J }は2点。切り札なしのときは8が各8点。最後のトリックは5点。合計157点です。
    • **マッチ**（9トリック全部）：{ $match ->
        [0] 追加なし
       *[other] { $match }点追加
    }。
    • **バイス**：シークエンスは3枚20点、4枚50点、5枚以上100点。{ rank-T }・{ rank-Q }・{ rank-K }・{ rank-A }は4枚そろって100点、{ rank-J }の4枚は200点{ $four_nines ->
        [none] {""}
       *[other] 、9の4枚は{ $four_nines }点
    }。一番強いバイスの側が、2人の分を全部得点します。
    • **ステック**（切り札の{ rank-K }と{ rank-Q }を1人で持つ）：20点。どちらの側でも得点できます。
    すべてコントラクトの倍率が掛かります。バイスとステックはすぐに、カードの点数はディールの終わりに記録します。両チームが第1トリックで目標に達したら、{ $finish_order ->
        [stoeck-weis-cards] { schieber-value-finish-order-stoeck-weis-cards }
       *[weis-stoeck-cards] { schieber-value-finish-order-weis-stoeck-cards }
    }の順に数えます。{ $claims ->
        [by-hand] 記録された点と自分たちのトリックで{ $target }点に達したと思ったら、自分の番に終了を宣言します。正しければ勝ち、間違えると負けです。
       *[automatic] {""}
    }

# 成績
schieber-feat-named = コントラクト宣言
schieber-feat-shoved = シーベン
schieber-feat-weis = バイス
schieber-feat-weis-points = バイスの点
schieber-feat-stoeck = ステック
schieber-feat-match = マッチ

# ルールの種類の一言説明と、ゲーム全体の短い説明
schieber-preset-house-about = { $target }点まで。{ sign-S }・{ sign-C }1倍、{ sign-D }・{ sign-H }2倍、オーベンアーベ3倍、ウンデンウーフェ4倍。プールは残せます。
schieber-preset-source-about = バイスと勝利は自分で宣言し、プールもフォローします。{ $target }点まで。
schieber-preset-swiss-about = { $target }点まで。{ sign-H }・{ sign-D }1倍、{ sign-S }・{ sign-C }2倍、切り札なし3倍。9が4枚で{ $four_nines }点。
schieber-preset-swiss-where = スイス
schieber-preset-penguin-about = デイヴィッド・パーレットの本のルール。{ $target }点まで。ウンデンウーフェではバイスもすべて逆順。
schieber-help-row-undenufe = ウンデンウーフェ
schieber-help-example =
    最初のカードを出すときに、全員がバイスを宣言しました。{ $shower }は**4枚シークエンス**、相手側は**3枚シークエンス**です。
    強いほうの側だけが得点します。{ $shown_points }点に、{ $trump }の倍率{ $factor }をかけて{ $side_points }点。トリックを誰が取っても、すぐに記録されます。
schieber-help-short =
    • **目的：**2人ずつのチーム戦で、向かいがパートナーです。カードの点数を集め、先に{ $target }点に達した側の勝ちです。
    • **配り方：**36枚を9枚ずつ。順番は反時計回り、フォアハンドはディーラーの右隣です{ $first_forehand ->
        [n7C] （最初のディールでは{ card-7C }を持つ人）
        [n7D] （最初のディールでは{ card-7D }を持つ人）
       *[other] {""}
    }。
    • **コントラクト：**フォアハンドが切り札、「オーベンアーベ」（切り札なし、{ rank-A }が最強）、「ウンデンウーフェ」（切り札なし、6が最強）のどれかを決めるか、パートナーに任せます。得点は{ $factors ->
        [n1-1-1-1-1-1] いつも1倍
        [n1-1-2-2-3-3] { sign-S }・{ sign-C }1倍、{ sign-D }・{ sign-H }2倍、切り札なし3倍
        [n2-2-1-1-3-3] { sign-H }・{ sign-D }1倍、{ sign-S }・{ sign-C }2倍、切り札なし3倍
        [n2-1-1-1-1-1] { sign-S }は2倍、ほかは1倍
       *[n1-1-2-2-3-4] { sign-S }・{ sign-C }1倍、{ sign-D }・{ sign-H }2倍、オーベンアーベ3倍、ウンデンウーフェ4倍
    }です。
    • **強さ：**{ rank-A }・{ rank-K }・{ rank-Q }・{ rank-J }・{ rank-T }・9・8・7・6の順。切り札では{ rank-J }（プール）と9（ネル）が一番上です。
    • **番が来たら：**フォローするか、切り札を出します。場の切り札より弱い切り札は出せません。切り札のリードにはフォローします{ $puur ->
        [yes] {""}（プールだけは残せます）
       *[no] {""}（プールも）
    }。
    • **カード：**プール20点、ネル14点、{ rank-A }は11点、{ rank-T }は10点、{ rank-K }は4点、{ rank-Q }は3点、{ rank-J }は2点。切り札なしなら8が8点。最後のトリック5点{ $match ->
        [0] {""}
       *[other] 、9トリック全部なら{ $match }点追加
    }。
    • **バイス：**シークエンス3枚20点、4枚50点、5枚以上100点。{ rank-T }・{ rank-Q }・{ rank-K }・{ rank-A }は4枚そろって100点、{ rank-J }の4枚200点。一番強い側だけが得点します。切り札の{ rank-K }と{ rank-Q }（ステック）は20点。

# 最初のレッスン
schieber-lesson-begins = 練習です。カードの点を競います。
schieber-lesson-contract = { $puur }と{ $nell }はプールとネルになれます。どうしますか？
schieber-lesson-contract-done = { $suit }が切り札。得点は2倍です。
schieber-lesson-contract-no = それもできますが、{ $suit }なら上から5枚の切り札です。
schieber-lesson-contract-no-shove = それもできますが、この手札なら任せなくて済みます。
schieber-lesson-puur = リードです。20点のプールで相手の切り札を狩りましょう。
schieber-lesson-puur-done = 4枚シークエンスのバイスは50×2点。自動で付きます。
schieber-lesson-puur-no = それもできますが、まず最強のカードで狩りましょう。
schieber-lesson-nell = 切り札があと1枚。2番目に強いネルは14点です。
schieber-lesson-nell-done = 切り札はあなただけになりました。
schieber-lesson-nell-no = それもできますが、ネルなら確実です。
schieber-lesson-seven = { $seven }は勝てません。いま出しても切り札で戻れます。
schieber-lesson-seven-done = 相手が取りますが、切り札が待っています。
schieber-lesson-seven-no = それもできますが、切り札があるうちに{ $seven }を。
schieber-lesson-trumping = { $suit }があっても切れます。{ $out }がまだ残っています！
schieber-lesson-trumping-done = 相手の{ rank-A }を捕まえました。11点の2倍です。
schieber-lesson-trumping-no = それもできますが、{ $out }に負けます。切りましょう。
schieber-lesson-trumping-no-ace = それもできますが、弱い切り札で足ります。
schieber-lesson-plain = もう{ $suit }に負ける相手はいません。1枚出しましょう。
schieber-lesson-plain-done = 点は{ rank-A }=11、{ rank-T }=10、{ rank-K }=4、{ rank-Q }=3、{ rank-J }=2。
schieber-lesson-plain-no = それもできますが、切り札は最後に残しましょう。
schieber-lesson-more = もう一度、{ $suit }で勝てます。
schieber-lesson-more-done = また1トリック、あなたの側です。
schieber-lesson-more-no = それもできますが、切り札は最後でも勝てます。
schieber-lesson-stoeck = 最後に切り札。切り札の{ rank-K }と{ rank-Q }はステックです。
schieber-lesson-stoeck-done = ステックは20×2点。9トリック全部ならマッチで+100点。
