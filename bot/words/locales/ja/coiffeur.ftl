game-coiffeur = コワフール

# ルールの種類
coiffeur-preset-swisslos = 10行
coiffeur-preset-full = 11行
coiffeur-preset-short = 短いゲーム

# 個々のルール
coiffeur-option-slate = 得点板
coiffeur-value-slate-six = 6行（4スート、オーベンアーベ、ウンデンウーフェ）
coiffeur-value-slate-eight = 8行（ジョーカー2つを含む）
coiffeur-value-slate-ten = 10行（スラローム、グスティ、ジョーカー2つを含む）
coiffeur-value-slate-eleven = 11行（スラローム、グスティ、マリー、ジョーカー2つを含む）
coiffeur-option-factors = 倍率
coiffeur-value-factors-rising = 順に上がる：{ sign-S }1、{ sign-C }2、{ sign-D }3、{ sign-H }4…
coiffeur-value-factors-paired = { sign-C }{ sign-D }2、{ sign-S }{ sign-H }3、その下は5から順に
coiffeur-option-push = シーベン
coiffeur-value-push-round = 次の人に回す
coiffeur-value-push-partner = パートナーに任せる（必ず宣言）
coiffeur-option-lead = 最初のリード
coiffeur-value-lead-namer = 宣言者
coiffeur-value-lead-forehand = フォアハンド
coiffeur-option-match = マッチ（9トリック全部）の得点
coiffeur-option-weis = 宣言した側のバイスとステック
coiffeur-option-undenufe-six = ウンデンウーフェで始まるときの6の点数（11なら、{ rank-A }は0点）
coiffeur-option-undertrump = アンダーラフ（弱い切り札を出すこと）
coiffeur-value-undertrump-strict = ほかに出せないときだけ
coiffeur-value-undertrump-void-free = フォローできないときは自由
coiffeur-value-undertrump-all-trump-hand-free = 手札が切り札だけなら自由

# 得点板の行
coiffeur-line-S = { sign-S } ×{ $factor }
coiffeur-line-C = { sign-C } ×{ $factor }
coiffeur-line-D = { sign-D } ×{ $factor }
coiffeur-line-H = { sign-H } ×{ $factor }
coiffeur-line-obenabe = オーベンアーベ ×{ $factor }
coiffeur-line-undenufe = ウンデンウーフェ ×{ $factor }
coiffeur-line-slalom = スラローム ×{ $factor }
coiffeur-line-gusti = グスティ ×{ $factor }
coiffeur-line-mary = マリー ×{ $factor }
coiffeur-line-joker1 = ジョーカー1 ×{ $factor }
coiffeur-line-joker2 = ジョーカー2 ×{ $factor }
coiffeur-the-line = { $line ->
    [S] { sign-S }
    [C] { sign-C }
    [D] { sign-D }
    [H] { sign-H }
    [obenabe] オーベンアーベ
    [undenufe] ウンデンウーフェ
    [slalom] スラローム
    [gusti] グスティ
    [mary] マリー
    [joker1] ジョーカー1
   *[joker2] ジョーカー2
 }

# 求められること（「あなたの番：」や名前のあと）
coiffeur-phase-naming = コントラクトを宣言するか、シーベン
coiffeur-phase-must-name = コントラクトを宣言する
coiffeur-ask-naming = 自分の列に残っているコントラクトを宣言するか、シーベンしてください。
coiffeur-ask-must-name = もう回す相手がいません。自分の列に残っているコントラクトを宣言してください。
coiffeur-badge-maker = 宣言者
coiffeur-auction = 宣言：{ $course }
coiffeur-said-shove = シーベン
coiffeur-tag-lines-open = { $count ->
    [0] 完了
   *[other] 残り{ $count }
 }

# コントラクト
coiffeur-contract-obenabe = オーベンアーベ（切り札なし、{ rank-A }が最強）
coiffeur-contract-undenufe = ウンデンウーフェ（切り札なし、6が最強）
coiffeur-contract-slalom-obenabe = スラローム：{ rank-A }が最強（このトリック）
coiffeur-contract-slalom-undenufe = スラローム：6が最強（このトリック）
coiffeur-contract-gusti-obenabe = グスティ：{ rank-A }が最強（このトリック）
coiffeur-contract-gusti-undenufe = グスティ：6が最強（このトリック）
coiffeur-contract-mary-obenabe = マリー：{ rank-A }が最強（このトリック）
coiffeur-contract-mary-undenufe = マリー：6が最強（このトリック）
coiffeur-short-contract-obenabe = オーベンアーベ
coiffeur-short-contract-undenufe = ウンデンウーフェ
coiffeur-short-contract-slalom-obenabe = スラローム：{ rank-A }が最強
coiffeur-short-contract-slalom-undenufe = スラローム：6が最強
coiffeur-short-contract-gusti-obenabe = グスティ：{ rank-A }が最強
coiffeur-short-contract-gusti-undenufe = グスティ：6が最強
coiffeur-short-contract-mary-obenabe = マリー：{ rank-A }が最強
coiffeur-short-contract-mary-undenufe = マリー：6が最強
coiffeur-short-contract-slalom = スラローム
coiffeur-short-contract-gusti = グスティ
coiffeur-short-contract-mary = マリー
coiffeur-short-contract-joker1 = ジョーカー1
coiffeur-short-contract-joker2 = ジョーカー2
coiffeur-contract-by = { $trump ->
    [yes] 切り札：{ $contract }（宣言：{ $maker }）
   *[no] { $contract }（宣言：{ $maker }）
 }

# ボタン
coiffeur-action-contract = { $contract ->
    [obenabe] オーベンアーベ
    [undenufe] ウンデンウーフェ
    [slalom-obenabe] スラローム（{ rank-A }から）
    [slalom-undenufe] スラローム（6から）
    [gusti-obenabe] グスティ（{ rank-A }から）
    [gusti-undenufe] グスティ（6から）
    [mary] マリー（6から）
    [joker1-S] ジョーカー1：{ sign-S }
    [joker1-C] ジョーカー1：{ sign-C }
    [joker1-D] ジョーカー1：{ sign-D }
    [joker1-H] ジョーカー1：{ sign-H }
    [joker1-obenabe] ①：オーベンアーベ
    [joker1-undenufe] ①：ウンデンウーフェ
    [joker2-S] ジョーカー2：{ sign-S }
    [joker2-C] ジョーカー2：{ sign-C }
    [joker2-D] ジョーカー2：{ sign-D }
    [joker2-H] ジョーカー2：{ sign-H }
    [joker2-obenabe] ②：オーベンアーベ
    [joker2-undenufe] ②：ウンデンウーフェ
   *[other] { $contract }
 }
coiffeur-action-shove = シーベン

# 起こること
coiffeur-played-as = { $contract ->
    [obenabe] オーベンアーベ（切り札なし、{ rank-A }が最強）
    [undenufe] ウンデンウーフェ（切り札なし、6が最強）
    [slalom-obenabe] スラローム（オーベンアーベとウンデンウーフェが交互）
    [slalom-undenufe] スラローム（ウンデンウーフェとオーベンアーベが交互）
    [gusti-obenabe] グスティ（5トリックがオーベンアーベ、4トリックがウンデンウーフェ）
    [gusti-undenufe] グスティ（5トリックがウンデンウーフェ、4トリックがオーベンアーベ）
    [mary] マリー（5トリックがウンデンウーフェ、4トリックがオーベンアーベ）
   *[other] 切り札は{ $contract }
 }
coiffeur-event-shoved = { $who }がシーベン。{ $to_whom }に回ります。
coiffeur-event-named = { $who }のコントラクト：{ $line ->
    [joker1] ジョーカー1、{ coiffeur-played-as }
    [joker2] ジョーカー2、{ coiffeur-played-as }
   *[other] { coiffeur-played-as }
 }、{ $factor }倍。
coiffeur-event-weis-shown = { $who }は{ $cards }を持っていました。{ $kind ->
    [three] 3枚シークエンス
    [four] 4枚シークエンス
    [five] 5枚以上シークエンス
    [TTTT] { ranks-T }が4枚
    [QQQQ] { ranks-Q }が4枚
    [KKKK] { ranks-K }が4枚
    [AAAA] { ranks-A }が4枚
   *[JJJJ] { ranks-J }が4枚
 }で{ $points }点です。
coiffeur-event-stoeck = ステック！ { $who }が切り札の{ rank-K }と{ rank-Q }を持っていました（20点）。
coiffeur-event-match =
    マッチ！ { $who }が9トリック全部を取りました{ $points ->
    [0] {""}
       *[other] （{ $points }点追加）
     }。
coiffeur-event-scored = { $named ->
    [yes] { $who }：カード{ $cards }点、{ $points }点を記入、合計{ $total }点。
   *[no] { $who }：カード{ $cards }点、記入なし。
 }

# 数えておくこと
coiffeur-fact-playing = { $line ->
    [joker1] ジョーカー1：すべて{ $factor }倍
    [joker2] ジョーカー2：すべて{ $factor }倍
   *[other] すべて{ $factor }倍
 }
coiffeur-fact-shoved = { $who }が任せました（シーベン）
coiffeur-fact-cards = { $who }のカード：{ $count }点
coiffeur-fact-still-open = { $who }の残り{ $of_S ->
    [0] {""}
   *[other] {"・"}{ sign-S }×{ $of_S }
 }{ $of_C ->
    [0] {""}
   *[other] {"・"}{ sign-C }×{ $of_C }
 }{ $of_D ->
    [0] {""}
   *[other] {"・"}{ sign-D }×{ $of_D }
 }{ $of_H ->
    [0] {""}
   *[other] {"・"}{ sign-H }×{ $of_H }
 }{ $of_obenabe ->
    [0] {""}
   *[other] {"・"}オーベンアーベ×{ $of_obenabe }
 }{ $of_undenufe ->
    [0] {""}
   *[other] {"・"}ウンデンウーフェ×{ $of_undenufe }
 }{ $of_slalom ->
    [0] {""}
   *[other] {"・"}スラローム×{ $of_slalom }
 }{ $of_gusti ->
    [0] {""}
   *[other] {"・"}グスティ×{ $of_gusti }
 }{ $of_mary ->
    [0] {""}
   *[other] {"・"}マリー×{ $of_mary }
 }{ $of_joker1 ->
    [0] {""}
   *[other] {"・"}ジョーカー1×{ $of_joker1 }
 }{ $of_joker2 ->
    [0] {""}
   *[other] {"・"}ジョーカー2×{ $of_joker2 }
 }

# 終わり方
coiffeur-result-slate-full = { $count }ディールで得点板が埋まりました

# できないこと
coiffeur-why-must-name = もう回す相手がいないので、コントラクトを宣言しなければなりません。
coiffeur-why-not-on-slate = そのコントラクトは、このテーブルの得点板にありません。
coiffeur-why-not-that-way = そのコントラクトは得点板にありますが、その形では遊べません。
coiffeur-why-line-is-full = { coiffeur-the-line }はもう済んでいます。どのコントラクトも1度だけです。
coiffeur-why-undertrump = { $best }が出ているので、それより弱い切り札の{ $card }は出せません。
coiffeur-why-must-follow-or-trump = { $binding }があるので、{ $suit }か切り札（{ $trump }）を出してください。{ $card }は出せません。

# ディールの計算、いま大事なこと、あとで語ること
coiffeur-bid-was-named = { $who }：{ coiffeur-of-named }（{ $factor }倍）
coiffeur-of-named = { $contract ->
    [joker1] ジョーカー1、{ coiffeur-way-was }
    [joker2] ジョーカー2、{ coiffeur-way-was }
    [slalom] スラローム
    [gusti] グスティ
    [mary] マリー
   *[other] { coiffeur-way-was }
 }
coiffeur-way-was = { $way ->
    [obenabe] オーベンアーベ
    [undenufe] ウンデンウーフェ
   *[other] 切り札{ $way }
 }
coiffeur-verdict-match = { $who }のマッチ！
coiffeur-verdict-line-written = { $who }：{ coiffeur-the-line }に{ $points }点
coiffeur-sum-cards = { $factor ->
    [1] カード{ $points }
   *[other] カード{ $count } × { $factor } = { $points }
 }
coiffeur-sum-match = { $factor ->
    [1] マッチ{ $points }
   *[other] マッチ{ $count } × { $factor } = { $points }
 }
coiffeur-sum-weis = { $factor ->
    [1] バイス{ $points }
   *[other] バイス{ $count } × { $factor } = { $points }
 }
coiffeur-sum-stoeck = { $factor ->
    [1] ステック{ $points }
   *[other] ステック{ $count } × { $factor } = { $points }
 }
coiffeur-sum-not-written = カード{ $count }（記入なし）：{ $points }
coiffeur-stake-match-open = { $who }：マッチの可能性あり
coiffeur-stake-line-so-far = { coiffeur-the-line }：いま{ $count } × { $factor } = { $points }
coiffeur-moment-match = 第{ $deal }ディールで{ $who }がマッチ：{ coiffeur-the-line }に{ $points }点
coiffeur-moment-rich = 第{ $deal }ディールで{ $who }が{ coiffeur-the-line }に{ $points }点
coiffeur-moment-dear-and-poor = 第{ $deal }ディールで{ $who }が{ coiffeur-the-line }を宣言し、{ $points }点だけ
coiffeur-achievement-match = マッチ：1つのコントラクトで9トリック全部
coiffeur-achievement-rich = 1行に1000点以上

# 初めての方に
coiffeur-help-aim =
    2人ずつのチーム戦で、向かいがパートナーです。得点板にはチームごとの列があり、コントラクトが1行ずつ並びます。**どのコントラクトも1度だけ**遊びます。
    { $factors ->
        [paired] 倍率が一番低いのはスートの4行で、その下は下の行ほど高くなります。
       *[rising] 下の行ほど倍率が高くなります。
    }両方の列が埋まったら、合計の多い側の勝ちです。
coiffeur-help-deal =
    { rank-A }～6の36枚を9枚ずつ配ります。順番は**反時計回り**（右隣へ）で、ディーラーの右隣が**フォアハンド**です。
    切り札でないスートの強さは、{ rank-A }・{ rank-K }・{ rank-Q }・{ rank-J }・{ rank-T }・9・8・7・6の順です{ rank-legend }。**切り札**では{ rank-J }（プール）が最強、次が9（ネル）で、{ rank-J }・9・{ rank-A }・{ rank-K }・{ rank-Q }・{ rank-T }・8・7・6の順です。
    「オーベンアーベ」は切り札なしで{ rank-A }が最強、「ウンデンウーフェ」は切り札なしで**6が最強**です。
coiffeur-help-bidding =
    { $push ->
        [partner] フォアハンドは自分の列に残っているコントラクトを宣言するか、シーベンします。シーベンすると、パートナーが宣言しなければなりません。
       *[round] フォアハンドは自分の列に残っているコントラクトを宣言するか、シーベンして次の人に回します。4人ともシーベンしたら、フォアハンドが宣言しなければなりません。
    }
    得点の倍率：{ $factors ->
        [paired] { sign-C }・{ sign-D }2倍、{ sign-S }・{ sign-H }3倍、オーベンアーベ5倍、ウンデンウーフェ6倍
       *[rising] { sign-S }1倍、{ sign-C }2倍、{ sign-D }3倍、{ sign-H }4倍、オーベンアーベ5倍、ウンデンウーフェ6倍
    }{ $slate ->
        [six] {""}
        [ten] 、スラローム7倍、グスティ8倍、ジョーカー9倍と10倍
        [eleven] 、スラローム7倍、グスティ8倍、マリー9倍、ジョーカー10倍と11倍
       *[eight] 、ジョーカー7倍と8倍
    }。
    { $slate ->
        [six] {""}
       *[other] • **ジョーカー**：どのスートの切り札でも、オーベンアーベでもウンデンウーフェでも。済んだものでもかまいません。
    }{ $slate ->
        [ten] **スラローム**：1トリックごとにオーベンアーベとウンデンウーフェが交互。**グスティ**：5トリックが一方、4トリックがもう一方。どちらが先かを宣言します。
        [eleven] **スラローム**：1トリックごとに交互で、どちらが先かを宣言します。**グスティ**：オーベンアーベ5トリック、ウンデンウーフェ4トリック。**マリー**：その逆です。
       *[other] {""}
    }
coiffeur-help-play =
    最初のリードは{ $lead ->
        [forehand] フォアハンド
       *[namer] 宣言者
    }、次からはトリックに勝った人です。
    • **切り札のリード**：切り札があればフォローします。ただし切り札の{ rank-J }（プール）だけは出さなくてもかまいません。
    • **ほかのスートのリード**：そのスートをフォローするか、**切り札を出してもかまいません**。そのスートがなければ何でも出せます。
    • **アンダーラフの禁止**：誰かが切り札を出したら、場で一番強い切り札より弱い切り札は出せません（{ $undertrump ->
        [void-free] フォローできないとき、手札がそれだけのときを除く
        [all-trump-hand-free] 手札が切り札だけのときを除く
       *[strict] 手札がそれだけのときを除く
    }）。
    切り札なしのときは、そのスートがあればフォローします。
coiffeur-help-scoring =
    切り札の{ rank-J }は20点、切り札の9は14点。ほかは{ rank-A }が11点{ $undenufe_six ->
        [0] {""}
       *[other] （ウンデンウーフェで始まれば0点、代わりに6が{ $undenufe_six }点）
    }、{ rank-T }は10点、{ rank-K }は4点、{ rank-Q }は3点、{ rank-J }は2点。切り札なしのときは8が各8点。最後のトリックは5点。合計157点です。
    宣言した側だけが、自分たちの点に**倍率を掛けて**その行に書きます。相手側は何も書きません。
    • **マッチ**（宣言した側が9トリック全部）：{ $match ->
        [0] 追加なし。
       *[other] { $match }点追加。
    }{ $weis ->
        [yes] **バイス**：シークエンスは3枚20点、4枚50点、5枚以上100点。{ rank-T }・{ rank-Q }・{ rank-K }・{ rank-A }は4枚そろって100点、{ rank-J }の4枚は200点。一番強いバイスが宣言した側にあるときだけです。**ステック**（切り札の{ rank-K }と{ rank-Q }を1人で持つ）：20点。ディールの終わりに計算し、ジョーカーでは数えません。
       *[no] {""}
    }

# 成績
coiffeur-feat-named = コントラクト宣言
coiffeur-feat-joker = ジョーカー宣言
coiffeur-feat-shoved = シーベン
coiffeur-feat-hundred = 100点以上の行
coiffeur-feat-match = マッチ

# ルールの種類の一言説明と、ゲーム全体の短い説明
coiffeur-preset-house-about = 1チーム8行、うち2行がジョーカー。16ディール。
coiffeur-preset-swisslos-about = 10行、スラロームとグスティあり。フォローできないときはアンダーラフが自由。20ディール。
coiffeur-preset-full-about = 11行、マリーあり。バイスとステックを数え、ウンデンウーフェの6は11点。22ディール。
coiffeur-preset-short-about = 6行（4スートと切り札なし2種）。シーベンはパートナーへ。12ディール。
coiffeur-help-row-undenufe = ウンデンウーフェ
coiffeur-help-example =
    { $shover }も次の人もシーベンしました。{ $maker }は6を4枚持ち、**ウンデンウーフェ**を宣言して{ $led }をリード。6が最強なので、誰にも負けません。
    このトリックは{ $trick_points }点。この行はすべて{ $factor }倍なので、{ $maker }の列には{ $line_points }点になります。{ $other }は取ったトリックの点を書けません。
coiffeur-help-short =
    • **目的：**2人ずつのチーム戦で、向かいがパートナーです。自分の列のコントラクトを1度ずつ遊び、合計の多い側の勝ちです。
    • **配り方：**36枚を9枚ずつ。順番は反時計回り、フォアハンドはディーラーの右隣です。
    • **コントラクト：**{ $push ->
        [partner] フォアハンドが宣言するか、パートナーに任せます。
       *[round] フォアハンドが宣言するか、次の人に回します。全員が回したらフォアハンドが宣言します。
    }切り札、「オーベンアーベ」（切り札なし、{ rank-A }が最強）、「ウンデンウーフェ」（切り札なし、6が最強）{ $slate ->
        [six] {""}
        [ten] 、「スラローム」（交互）、「グスティ」（5トリックと4トリック）、「ジョーカー」（どれでも）
        [eleven] 、「スラローム」（交互）、「グスティ」「マリー」（5トリックと4トリック）、「ジョーカー」（どれでも）
       *[eight] 、「ジョーカー」（どれでも）
    }。
    • **強さ：**{ rank-A }・{ rank-K }・{ rank-Q }・{ rank-J }・{ rank-T }・9・8・7・6の順。切り札では{ rank-J }（プール）と9（ネル）が一番上です。
    • **番が来たら：**フォローするか、切り札を出します。場の切り札より弱い切り札は出せません。切り札のリードにはフォローします（プールだけは残せます）。
    • **カード：**プール20点、ネル14点、{ rank-A }は11点、{ rank-T }は10点、{ rank-K }は4点、{ rank-Q }は3点、{ rank-J }は2点。切り札なしなら8が8点。最後のトリック5点{ $match ->
        [0] {""}
       *[other] 、9トリック全部なら{ $match }点追加
    }。
    • **得点板：**宣言した側だけが、行の倍率を掛けて書きます。

# 最初のレッスン
coiffeur-lesson-begins = 練習です。コントラクトは1度ずつ。
coiffeur-lesson-contract = { $suit }ならプールとネルがあり、{ $factor }倍です。どうしますか？
coiffeur-lesson-contract-done = { $suit }が切り札。この行はこのディールで埋まります。
coiffeur-lesson-contract-no = それもできますが、この手札は{ $suit }が一番です。
coiffeur-lesson-contract-no-joker = それもできますが、ジョーカーはもっと強い手札のために。
coiffeur-lesson-contract-no-shove = それもできますが、{ $factor }倍の手札はめったに来ません。
coiffeur-lesson-puur = リードは宣言者。20点のプールで切り札を狩りましょう。
coiffeur-lesson-puur-done = { rank-A }を含む切り札が3枚落ちました。
coiffeur-lesson-puur-no = それもできますが、まず最強のカードで狩りましょう。
coiffeur-lesson-nell = 次に強いネルは14点です。もう一度狩りましょう。
coiffeur-lesson-nell-done = 残る切り札は1枚。{ $suit }は上から続いています。
coiffeur-lesson-nell-no = それもできますが、ネルならさらに切り札が落ちます。
coiffeur-lesson-row = では{ $suit }を上から。
coiffeur-lesson-row-done = 全員がフォローするか、捨てました。
coiffeur-lesson-row-no = それもできますが、{ $suit }は必ず勝てます。
coiffeur-lesson-row-no-ten = それもできますが、{ $jack }が残っています。上から順に。
coiffeur-lesson-more = もう一度、{ $suit }で勝てます。
coiffeur-lesson-more-done = また1トリック、あなたの列です。
coiffeur-lesson-more-no = それもできますが、先に勝てる{ $suit }を。
coiffeur-lesson-more-no-ten = それもできますが、{ $jack }が残っています。上から順に。
coiffeur-lesson-ten = { $suit }はもう誰も持っていません。{ $ten }も勝てます。
coiffeur-lesson-ten-done = 6トリック連続です。
coiffeur-lesson-ten-no = それもできますが、{ $ten }は必ず勝てます。
coiffeur-lesson-low = { $card }でパートナーの{ rank-A }に期待し、{ $king }は残します。
coiffeur-lesson-low-done = パートナーが{ rank-A }で取りました。
coiffeur-lesson-low-no = それもできますが、相手に{ rank-A }があれば{ $king }は負けます。
coiffeur-lesson-low-no-six = それもできますが、もっと強い切り札が1枚残っています。
coiffeur-lesson-follow = パートナーが最後の切り札をリード。フォローします。
coiffeur-lesson-follow-done = { $cards }点 × { $factor } = { $points }点がこの行に入ります。
coiffeur-lesson-follow-no = 切り札をフォローしなければなりません。
