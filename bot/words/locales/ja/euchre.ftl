game-euchre = ユーカー

# ルールの種類
euchre-preset-american = アメリカ式
euchre-preset-stick = アメリカ式・ディーラーは必ず指定
euchre-preset-canadian = カナダ式
euchre-preset-british = イギリス式（ベニー入り）
euchre-preset-railroad = レールロード・ユーカー

# ルールの項目
euchre-option-pack = カードの枚数
euchre-option-target = 勝ちになる得点
euchre-option-stick-the-dealer = ディーラーの必須指定（2巡目）
euchre-option-joker = ジョーカー
euchre-value-joker-best-bower = ジョーカー（ベスト・バウアー）
euchre-value-joker-benny = { card-2S }（ベニー）
euchre-option-joker-turned = ターンアップがジョーカーやベニーのとき
euchre-value-joker-turned-hearts = { suit-H }として扱う
euchre-value-joker-turned-dealer-names = ディーラーが手札を見ずにスートを指定
euchre-value-joker-turned-makers-at-once = ディーラーが手札を見ずに指定し、すぐメーカーになる
euchre-option-lone-lead = 単独のメーカーに対する最初のリード
euchre-value-lone-lead-maker-left = メーカーの左隣
euchre-value-lone-lead-eldest = ディーラーの左隣
euchre-option-lone-euchre = 単独のメーカーをユーカーにした得点
euchre-option-defend-alone = 単独のディフェンダー
euchre-value-defend-alone-no = なし
euchre-value-defend-alone-against-anyone = いつでもできる
euchre-value-defend-alone-against-loner = 相手も単独のときだけ
euchre-option-lone-defender = 単独のディフェンダーが4点になるとき
euchre-value-lone-defender-four-for-all-five = 5トリック全部を取ったとき
euchre-value-lone-defender-four-for-any-euchre = ユーカーにしたとき
euchre-option-partner-must-go-alone = ディーラーのパートナーは単独のみ（1巡目）
euchre-option-farmers-hand = ファーマーズ・ハンド
euchre-value-farmers-hand-no = なし
euchre-value-farmers-hand-redeal = 9と{ rank-T }だけなら配り直し
euchre-value-farmers-hand-exchange = 9か{ rank-T }が3枚なら残りの3枚と交換
euchre-option-no-trump = 切り札なしの指定
euchre-option-needs-trump = メーカーの切り札必須
euchre-option-partners-best = 単独のときのパートナーとの1枚交換
euchre-option-super-euchre = メーカー0トリックで4点

# すること
euchre-phase-blind-suit = 手札を見ずに、ターンアップのスートを指定する
euchre-phase-farmers-hand = ファーマーズ・ハンドを使うかどうか
euchre-phase-ordering-up = 切り札を受け入れるか、パス
euchre-phase-naming = 別のスートを切り札に指定するか、パス
euchre-phase-must-name = 別のスートを切り札に指定する
euchre-phase-swapping = 取って1枚捨てるか、そのままにする
euchre-phase-must-swap = 取って1枚捨てる
euchre-phase-partners-best = パートナーに1枚渡すか、手札をそのままにする
euchre-phase-giving-back = カードを1枚返す
euchre-phase-defending-alone = 単独で守るかどうか
euchre-ask-blind-suit = ターンアップのスートを指定してください。手札はそのあとで見られます。
euchre-ask-farmers-hand = ファーマーズ・ハンドですか？ 使うかどうかを決めてください。
euchre-ask-ordering-up = ターンアップのスートを切り札にしますか？ 受け入れるか、パスしてください。
euchre-ask-naming = 別のスートを切り札に指定するか、パスしてください。
euchre-ask-must-name = 全員がパスしました。どれかのスートを指定してください。
euchre-ask-swapping = ターンアップを取って好きな1枚を捨てるか、そのままにしてください。
euchre-ask-must-swap = ターンアップを取り、代わりに1枚捨ててください。
euchre-ask-partners-best = 単独で戦います。パートナーに1枚渡して1枚もらうか、手札をそのままにしてください。
euchre-ask-giving-back = パートナーが単独で戦います。自分のカードから1枚返してください。
euchre-ask-defending-alone = パートナーなしで、単独で守りますか？

# ボタン
euchre-action-order = { $alone ->
    [yes] 受け入れる（単独で）
   *[no] 受け入れる
 }
euchre-action-call = { $alone ->
    [yes] { $suit }（単独で）
   *[no] { $suit }
 }
euchre-action-keep = そのままにする
euchre-action-swap = { $cards }を捨てる
euchre-action-redeal = 配り直しを求める
euchre-action-defend-alone = 単独で守る

# 起きたこと
euchre-event-turned-up = ターンアップは{ $card }です。
euchre-event-counts-as = { $card }は{ $suit }として扱います。
euchre-event-named-blind = { $who }が手札を見ずに{ $suit }を指定しました。
euchre-event-farmers-hand = ファーマーズ・ハンド！ { $who }が{ $cards }を見せて3枚交換しました。
euchre-event-you-drew = { $cards }を引きました。
euchre-event-no-farmers-hand = { $who }：ファーマーズ・ハンドではありません。
euchre-event-redealt = ファーマーズ・ハンド！ { $who }が配り直しを求めました。
euchre-event-ordered = { $alone ->
    [yes] { $who }が{ $suit }を受け入れ、単独で戦います！
   *[no] { $who }が{ $suit }を切り札として受け入れました。
 }
euchre-event-turned-down = 全員パス。{ $card }は裏返されました。
euchre-event-named = { $alone ->
    [yes] { $who }が{ $suit }を指定し、単独で戦います！
   *[no] { $who }が{ $suit }を指定しました。
 }
euchre-event-kept = { $who }はターンアップを取りませんでした。
euchre-event-swapped = { $who }が{ $card }を取り、1枚捨てました。
euchre-event-you-swapped = { $card }を捨てました。
euchre-event-no-partners-best = { $who }は手札をそのままにしました。
euchre-event-defends-alone = { $who }が単独で守ります！
euchre-event-defends-together = { $who }は単独では守りません。
euchre-event-sits-out = { $who }は休みです。
euchre-event-made = { $alone ->
    [yes] { $maker }が単独で{ $tricks }トリックを取り、成功しました。
   *[no] { $who }が{ $tricks }トリックを取り、成功しました。
 }
euchre-event-march = { $alone ->
    [yes] 単独でマーチ！ { $maker }が5トリック全部を取りました。
   *[no] マーチ！ { $who }が5トリック全部を取りました。
 }
euchre-event-euchred = { $alone ->
    [yes] ユーカー！ 単独の{ $maker }は
   *[no] ユーカー！ { $who }は
 }{ $tricks ->
    [0] 1トリックも取れませんでした。
   *[other] { $tricks }トリックしか取れませんでした。
 }
euchre-event-euchred-by-one = ユーカー！ { $by }が単独で止めました。{ $alone ->
    [yes] 単独の{ $who }は
   *[no] { $who }は
 }{ $tricks ->
    [0] 1トリックも取れませんでした。
   *[other] { $tricks }トリックしか取れませんでした。
 }

# 1行ずつの状況。いま知らなくてよいことは空のままです。
euchre-fact-turn-up = ターンアップ：{ $card }（{ $suit }）
euchre-fact-turned-down = 裏返されたターンアップ：{ $card }
euchre-fact-turn-up-taken = { $who }がターンアップの{ $card }を取りました
euchre-fact-alone = { $who }が単独で戦っています
euchre-fact-defends-alone = { $who }が単独で守っています
euchre-shown-farmers-hand = ファーマーズ・ハンド

# できない理由
euchre-why-must-follow-bower = { $suit }をフォローしなければなりません。{ $binding }はレフト・バウアーで{ $suit }に属するので、{ $card }は出せません。
euchre-why-must-follow-joker = { $suit }をフォローしなければなりません。{ $binding }はベスト・バウアーで{ $suit }に属するので、{ $card }は出せません。
euchre-why-joker-is-trump = { $card }はベスト・バウアーで{ $trump }に属します。{ $suit }は{ $binding }でフォローしてください。
euchre-why-joker-only-when-void = 切り札なしでは{ $card }はどのスートにも属しません。{ $suit }は{ $binding }でフォローしてください。
euchre-why-needs-trump = { $suit }を切り札にすると、手札に切り札が1枚もありません。このテーブルではメーカーに切り札が必要です。
euchre-why-partner-must-go-alone = ディーラーの{ $dealer }はあなたのパートナーです。このテーブルでは単独でしか受け入れられません。
euchre-why-turned-down = { $suit }は裏返されました。別のスートを指定してください。
euchre-why-no-trump-not-played = このテーブルでは切り札なしは指定できません。スートを指定してください。
euchre-why-stuck-dealer = 全員がパスしたので、ディーラーのあなたは切り札を指定しなければなりません。
euchre-why-blind-not-alone = 手札を見ずに指定するときは、単独にはできません。
euchre-why-blind-needs-suit = 4つのスートから1つ指定してください。
euchre-why-must-take = ターンアップによりあなたがメーカーです。{ $card }を取り、もとの手札5枚から1枚捨ててください。
euchre-why-no-farmers-hand = ファーマーズ・ハンドではありません。9と{ rank-T }だけで、{ $suit }がないことが条件です。
euchre-why-three-of-a-rank = ファーマーズ・ハンドは、9をちょうど3枚か、{ rank-T }をちょうど3枚です。
euchre-why-not-the-card-received = { $card }は渡されたばかりのカードです。もとの手札から1枚返してください。
euchre-why-exchange-needs-24 = ファーマーズ・ハンドの交換は、ジョーカーなしの24枚のときだけできます。

# ディールの計算、かかっていること、あとで話したくなること
euchre-bid-was-trump = { $who }：{ $suit }{ $alone ->
    [yes] （単独）
   *[no] {""}
 }
euchre-verdict-made = { $alone ->
    [yes] 単独、{ $tricks }トリックで成功
   *[no] { $tricks }トリックで成功
 }
euchre-verdict-march = { $alone ->
    [yes] 単独でマーチ！
   *[no] マーチ！
 }
euchre-verdict-euchred = ユーカー！
euchre-verdict-euchred-by-one = ユーカー！ { $by }が単独で阻止
euchre-sum-made = { $alone ->
    [yes] 単独、{ $tricks }トリック
   *[no] { $tricks }トリック
 }：{ $points }点
euchre-sum-march = { $alone ->
    [yes] 単独で5トリック
   *[no] マーチ
 }：{ $points }点
euchre-sum-euchre = ユーカー：{ $points }点
euchre-stake-march-open = { $who }：マーチまであと{ $missing }
euchre-brief-march-open = マーチまであと{ $missing }
euchre-moment-march = 第{ $deal }ディールで{ $who }がマーチ
euchre-moment-alone = 第{ $deal }ディールで{ $who }が単独で5トリック
euchre-moment-alone-euchred = 第{ $deal }ディールで単独の{ $who }がユーカーに
euchre-moment-lone-defence = 第{ $deal }ディールで{ $who }が単独で{ $maker }をユーカーに

# 初めての方へ
euchre-help-aim =
    2人ずつのチーム戦で、向かい合った人がパートナーです。手札は5枚、つまり5トリックの勝負です。
    切り札を決めた側が**メーカー**、もう一方が**ディフェンダー**です。メーカーは**3トリック以上**取るのが目標です。取れないと「ユーカー」で、ディフェンダーの得点になります。
    { $target }点に先に達した側の勝ちです。
euchre-help-deal =
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
        [best-bower] ジョーカーがベスト・バウアー、つまり最強の切り札です。
        [benny] { card-2S }（ベニー）がベスト・バウアー、つまり最強の切り札です。
       *[no] ジョーカーは使いません。
    }{ $joker ->
        [none] {""}
       *[other] それがターンアップなら、{ $joker_turned ->
            [dealer-names] ディーラーが手札を見ずにスートを指定します
            [makers-at-once] ディーラーが手札を見ずにスートを指定し、メーカーになります
           *[hearts] { suit-H }として扱います
        }。
    }{ $farmers_hand ->
        [redeal] 9と{ rank-T }だけで、ターンアップのスートがない手札なら、配り直しを頼めます（ファーマーズ・ハンド）。
        [exchange] 9か{ rank-T }が3枚あれば、残りの3枚と交換できます（ファーマーズ・ハンド）。
       *[no] {""}
    }
euchre-help-bidding =
    まず**1巡目**。ディーラーの左隣から順に、ターンアップのスートを切り札として受け入れるか、パスします。誰かが受け入れたら、ディーラーはターンアップを手札の1枚と交換できます。
    次に**2巡目**。全員がパスしたら、ターンアップを裏返し、また順に別のスート{ $no_trump ->
        [yes] か切り札なし
       *[no] {""}
    }を指定するかパスします。また全員がパスしたら、{ $stick_the_dealer ->
        [yes] ディーラーが必ず指定します
       *[no] 流れて、次のディーラーが配ります
    }。
    手札が強ければ**単独**で戦うと宣言できます。パートナーは手札を伏せて休み、5トリック全部を取ると4点です。{ $partners_best ->
        [yes] 単独で戦う人は、先にパートナーと1枚交換できます。
       *[no] {""}
    }{ $partner_must_go_alone ->
        [yes] ディーラーのパートナーは、単独でしか受け入れられません。
       *[no] {""}
    }{ $defend_alone ->
        [against-anyone] 守る側も単独で戦えます。
        [against-loner] 単独のメーカーに対しては、守る側も単独で戦えます。
       *[no] {""}
    }{ $needs_trump ->
        [yes] メーカーの手札には切り札が必要です。
       *[no] {""}
    }
euchre-help-play =
    最初はディーラーの左隣がリードします{ $lone_lead ->
        [maker-left] （メーカーが単独なら、メーカーの左隣）
       *[eldest] （メーカーが単独でも）
    }。
    台札のスートがあれば必ずフォローします。なければ切り札でもほかのカードでもかまいません。
    一番強い切り札、切り札がなければ台札のスートで一番強いカードがトリックを取り、次のリードをします。
    レフト・バウアーに注意してください。切り札が{ sign-H }なら{ card-JD }は{ suit-H }です。{ suit-H }のリードにはフォローになり、{ suit-D }のリードにはなりません。
euchre-help-scoring =
    得点は**メーカー**の取ったトリック数で決まります。
    3～4トリック：1点（単独でも）
    5トリック全部（マーチ）：2点
    単独で5トリック全部：4点
    2トリック以下（ユーカー）：ディフェンダーに2点{ $super_euchre ->
        [yes] 、1トリックも取れなければ4点
       *[no] {""}
    }{ $lone_euchre ->
        [2] {""}
       *[other] （単独のメーカーなら{ $lone_euchre }点）
    }{ $defend_alone ->
        [no] {""}
       *[other] 。単独で守ると{ $lone_defender ->
            [four-for-any-euchre] {""}
           *[four-for-all-five] 5トリック全部で
        }4点
    }

# 成績
euchre-feat-contract = メーカー
euchre-feat-march = マーチ
euchre-feat-euchred = ユーカーされた
euchre-feat-defence-alone = 単独でユーカー

# ルールの種類の一言説明と、ゲーム全体の短い説明
euchre-preset-house-about = { rank-A }～7の{ $pack }枚、{ $target }点まで。メーカーが単独なら、その左隣がリードします。
euchre-preset-american-about = { rank-A }～9の{ $pack }枚。いつもディーラーの左隣がリードします。
euchre-preset-american-where = アメリカ
euchre-preset-stick-about = アメリカ式で、2巡とも全員がパスしたらディーラーが必ず切り札を決めます。
euchre-preset-canadian-about = アメリカ式で、ディーラーのパートナーは単独でしか受け入れられません。
euchre-preset-british-about = { $pack }枚に{ card-2S }を加え、これが最強の切り札（ベニー）。{ $target }点まで。
euchre-preset-british-where = イギリス
euchre-preset-railroad-about = ジョーカー入り。単独のメーカーはパートナーと1枚交換でき、相手も1人で守れます。
euchre-help-example =
    切り札は{ $trump }です。同じ色のもう1枚の{ rank-J }、{ $best }が**レフト・バウアー**になります。
    { $leader }のリードは{ $led }。フォローできない{ $winner }は{ $best }で切りました。フォローしたように見えますが、これは2番目に強い**切り札**なので、{ rank-A }に勝ちます。
    { $trump }がリードされたときは、{ $winner }はこのカードでフォローしなければなりません。
euchre-help-short =
    • **目的：**2人ずつのチーム戦で、向かいがパートナーです。先に{ $target }点に達した側の勝ちです。
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
    • **切り札を決めた側の得点：**3～4トリック1点、5トリック全部2点、「単独」で全部4点。2トリック以下なら相手に2点{ $lone_euchre ->
        [2] {""}
       *[other] （単独のメーカーなら{ $lone_euchre }点）
    }。

# 最初のレッスン
euchre-lesson-begins = 5トリック中3つが目標。ここは32枚、24枚の卓も。
euchre-lesson-call = 「受け入れる」で切り札は{ $suit }、最強は{ $right }と{ $left }。どうしますか？
euchre-lesson-call-done = 単独です。パートナーは休み、5トリックで4点。
euchre-lesson-call-no = それもできますが、{ $right }・{ $left }・{ rank-A }なら受け入れを。
euchre-lesson-call-no-partner = それもできますが、単独なら5トリックで4点です。
euchre-lesson-discard = { $up }を取って1枚捨てます。勝てないのは？
euchre-lesson-discard-done = 切り札4枚と{ rank-A }。どれも勝てます。
euchre-lesson-discard-no = それもできますが、勝てないのは{ $loser }だけです。
euchre-lesson-discard-no-keep = それもできますが、{ $up }も切り札。取りましょう。
euchre-lesson-ruff = { $suit }がないので切り札を出せます。どれで足りる？
euchre-lesson-ruff-done = 一番弱い切り札でも{ $suit }に勝ちます。
euchre-lesson-ruff-no = それもできますが、{ $low }で足ります。強いカードはあとで。
euchre-lesson-ruff-no-throw = それもできますが、{ $ace }では勝てません。切り札だけです。
euchre-lesson-right = リードです。{ $right }（ライト・バウアー）で切り札を狩りましょう。
euchre-lesson-right-done = 最強のカードで、切り札が1枚落ちました。
euchre-lesson-right-no = それもできますが、まず一番強い{ $right }から。
euchre-lesson-right-no-ace = それもできますが、{ $ace }は切られるかも。切り札が先です。
euchre-lesson-left = 次はレフト・バウアー。{ $left }は{ rank-A }より強い切り札です。
euchre-lesson-left-done = また1枚落ちました。数えておきましょう。
euchre-lesson-left-no = それもできますが、いまは{ $left }が一番強いカードです。
euchre-lesson-last = 残り2枚はどちらも勝てそうです。好きなほうを。
euchre-lesson-last-done = 1人で5トリック。単独マーチで4点です。
