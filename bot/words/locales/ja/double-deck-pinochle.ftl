game-double-deck-pinochle = ダブルデック・ピノクル

# ルールの種類
double-deck-pinochle-preset-tournament = 大会
double-deck-pinochle-preset-relaxed = 気楽に
double-deck-pinochle-preset-short = 短いゲーム

# ルールの項目
double-deck-pinochle-option-target = 勝ちになる得点
double-deck-pinochle-option-steps = ビッドのきざみ
double-deck-pinochle-value-steps-five-after-60 = 60までは1点、その上は5点
double-deck-pinochle-value-steps-tens-after-100 = 60までは1点、100までは5点、その上は10点
double-deck-pinochle-value-steps-ones = 1点
double-deck-pinochle-option-minimum-meld = メルドを書くのに必要なチームの点
double-deck-pinochle-option-save = チームに必要なカウンター
double-deck-pinochle-option-surrender = メルドのあとの降参
double-deck-pinochle-option-wipe-off = カウンターの足りない相手側は0点

# すること
double-deck-pinochle-phase-bidding = ビッドするか、パス
double-deck-pinochle-phase-must-bid = ビッドする
double-deck-pinochle-phase-naming = 切り札を決める
double-deck-pinochle-phase-naming-marriage = 切り札を決める
double-deck-pinochle-ask-bidding = { $bid ->
    [0] これより高いビッドはできません。パスしてください。
   *[other] { $bid }以上をビッドするか、パスしてください。パスすると、もうビッドできません。
 }
double-deck-pinochle-ask-must-bid = ほかの全員がパスしたので、{ $bid }をビッドしてください。
double-deck-pinochle-ask-naming = あなたがデクレアラーです。切り札を決めてください。
double-deck-pinochle-ask-naming-marriage = あなたがデクレアラーです。切り札を決めてください。マリッジがなければ降参です。
double-deck-pinochle-badge-maker = デクレアラー

# ボタン
double-deck-pinochle-action-trump = 切り札：{ $suit }

# 起きたこと
double-deck-pinochle-contract-by = 切り札：{ $contract }（デクレアラー：{ $maker }）
double-deck-pinochle-event-meld = { $who }のメルドは{ $points }点：{ $cards }{ $run ->
    [0] {""}
    [1] {" "}· ラン
    [2] {" "}· ダブル・ラン
    [3] {" "}· トリプル・ラン
   *[other] {" "}· クアドラプル・ラン
 }{ $royal ->
    [0] {""}
    [1] {" "}· ロイヤル・マリッジ
   *[other] {" "}· ロイヤル・マリッジ{ $royal }組
 }{ $marriages ->
    [0] {""}
    [1] {" "}· マリッジ
   *[other] {" "}· マリッジ{ $marriages }組
 }{ $aces ->
    [0] {""}
    [1] {" "}· エース・アラウンド
    [2] {" "}· ダブル・エース・アラウンド
    [3] {" "}· トリプル・エース・アラウンド
   *[other] {" "}· クアドラプル・エース・アラウンド
 }{ $kings ->
    [0] {""}
    [1] {" "}· キング・アラウンド
    [2] {" "}· ダブル・キング・アラウンド
    [3] {" "}· トリプル・キング・アラウンド
   *[other] {" "}· クアドラプル・キング・アラウンド
 }{ $queens ->
    [0] {""}
    [1] {" "}· クイーン・アラウンド
    [2] {" "}· ダブル・クイーン・アラウンド
    [3] {" "}· トリプル・クイーン・アラウンド
   *[other] {" "}· クアドラプル・クイーン・アラウンド
 }{ $jacks ->
    [0] {""}
    [1] {" "}· ジャック・アラウンド
    [2] {" "}· ダブル・ジャック・アラウンド
    [3] {" "}· トリプル・ジャック・アラウンド
   *[other] {" "}· クアドラプル・ジャック・アラウンド
 }{ $pinochle ->
    [0] {""}
    [1] {" "}· ピノクル
    [2] {" "}· ダブル・ピノクル
    [3] {" "}· トリプル・ピノクル
   *[other] {" "}· クアドラプル・ピノクル
 }
double-deck-pinochle-event-surrendered = { $who }が降参しました。{ $value }点を失い、相手側はメルドの点を得ます。
double-deck-pinochle-event-no-marriage = { $who }はマリッジがなく切り札を決められません。{ $value }点を失います。
double-deck-pinochle-event-made = { $who }はビッド{ $value }に対して{ $total }点で成功です。
double-deck-pinochle-event-set = { $who }はビッド{ $value }に対して{ $total }点で失敗です。
double-deck-pinochle-event-too-few = { $who }のカウンターは{ $tricks }だけで、ビッドの{ $value }点を失います。
double-deck-pinochle-event-defenders-total = 相手側の{ $who }は{ $total }点です（メルドとプレイ）。
double-deck-pinochle-event-defenders-short = 相手側の{ $who }のカウンターは{ $tricks }だけで、メルドは無効です（{ $total }点）。

# 1行ずつの状況
double-deck-pinochle-fact-so-far = { $who }：メルド{ $meld } + プレイ{ $tricks } = { $total }点
double-deck-pinochle-result-declarers-first = 両チームが{ $target }点に達し、デクレアラー{ $maker }の側の勝ちです

# できない理由
double-deck-pinochle-why-bid-in-steps = { $steps ->
    [tens-after-100] 60を超えると5点きざみ、100を超えると10点きざみです（{ $value }はできません）。
   *[other] 60を超えると5点きざみです（{ $value }はできません）。
 }
double-deck-pinochle-why-no-marriage = 同じスートの{ rank-K }と{ rank-Q }がないので切り札を決められません。降参してください。

# ディールの計算、かかっていること、あとで話したくなること
double-deck-pinochle-bid-was-no-trump = { $who }がビッド{ $value }
double-deck-pinochle-verdict-too-few = 失敗：カウンターは{ $tricks }だけ
double-deck-pinochle-verdict-no-marriage = マリッジなし、切り札なし
double-deck-pinochle-sum-too-few = プレイ{ $tricks }、不足：失敗 { $points }
double-deck-pinochle-sum-short = プレイ{ $tricks }で不足{ $meld ->
    [0] {""}
   *[other] 、メルド{ $meld }は無効
 }：{ $points }
double-deck-pinochle-stake-counters-missing = メルド{ $meld }、カウンターあと{ $missing }
double-deck-pinochle-aloud-counters-missing = { $who }：{ double-deck-pinochle-stake-counters-missing }

# 初めての方へ
double-deck-pinochle-help-aim =
    2人ずつのチーム戦で、向かい合った人がパートナーです。得点は2種類あります。手札の組み合わせを見せる**メルド**と、トリックで取った{ rank-A }・{ rank-T }・{ rank-K }の**カウンター**です。
    一方のチームは、両方合わせて何点取るかをビッドします。届かないか、カウンターが{ $save }に足りないとビッド失敗で、ビッドの点数を失います。
    先に{ $target }点に達したチームの勝ちです。同じディールで両チームが達したら、デクレアラー側の勝ちです。
double-deck-pinochle-help-deal =
    9のない2組分、80枚を使います。{ rank-A }・{ rank-T }・{ rank-K }・{ rank-Q }・{ rank-J }が各スートに4枚ずつです。20枚ずつ、4枚ずつ配ります。
    強さはどのスートも**{ rank-A }・{ rank-T }・{ rank-K }・{ rank-Q }・{ rank-J }**{ rank-legend }の順で、{ rank-word-T }は{ rank-K }より強いカードです。同じカードどうしでは先に出したほうが強くなります。
double-deck-pinochle-help-bidding =
    ディーラーの左隣から順に、**50以上**を前より高くビッドするか、パスします。パスした人は戻れません。{ $steps ->
        [ones] きざみは自由です。
        [tens-after-100] 60までは1点、100までは5点、その上は10点きざみです。
       *[five-after-60] 60までは1点、その上は5点きざみです。
    }最初の3人がパスしたら、ディーラーが50をビッドします。
    最後にビッドした人が**デクレアラー**で、切り札を決めます{ $trump_needs ->
        [marriage] （{ rank-K }と{ rank-Q }のあるスート。なければビッドを失います）。
       *[nothing] 。
    }
    それから全員のメルドを公開します（1組・2組・3組・4組）。
    • ラン（切り札の{ rank-A }・{ rank-T }・{ rank-K }・{ rank-Q }・{ rank-J }）15・150・225・300点
    • 切り札の{ rank-K }・{ rank-Q }は1組4点（ランと一緒には数えません）、ほかのスートは1組2点
    • ピノクル（{ card-QS }と{ card-JD }）4・30・60・90点
    • アラウンド（各スート1枚）：{ rank-A } 10・100・150・200、{ rank-K } 8・80・120・160、{ rank-Q } 6・60・90・120、{ rank-J } 4・40・60・80点{ $minimum_meld ->
        [0] {""}
       *[other] {"\u000a"}チームのメルドが{ $minimum_meld }点に満たなければ書けません。
    }
double-deck-pinochle-help-play =
    { $surrender ->
        [yes] ここでデクレアラーは降参し、ビッドの点数を失うこともできます。でなければリードします。ほかの人は次の順に守ります。
       *[no] 最初はデクレアラーがリードします。ほかの人は次の順に守ります。
    }
    1. 台札のスートがあればフォローし、{ $heading ->
        [always] 出せるならいままでで一番強いカード（パートナーのでも）に**勝つ**カードを出します。すでに切り札で取られていれば自由です。
       *[other] 切り札のリードなら、出せるかぎりいままでで一番強いカード（パートナーのでも）に**勝つ**カードを出します。
    }
    2. なければ切り札を出します。{ $heading ->
        [trump-led-only] 強さは自由です。
       *[other] 切り札が出ていたら、出せるならより強い切り札を出します。
    }
    3. どちらもなければ何でもかまいません。
    一番強い切り札、なければ台札のスートで一番強いカードが勝ち、次のリードをします。
double-deck-pinochle-help-scoring =
    カウンターは、取った{ rank-A }・{ rank-T }・{ rank-K }が1点ずつ、最後のトリックが2点、合計50点です。
    デクレアラー側は、カウンターが{ $save }以上で、メルドとの合計がビッドに届けば全部を得点します。届かなければビッドの点数を失います。
    相手側は、カウンターが{ $save }以上ならメルドとの合計を得点します。足りなければ{ $save ->
        [1] カウンターだけで、メルドは無効です。
       *[other] { $wipe_off ->
            [yes] 0点です。
           *[no] カウンターだけで、メルドは無効です。
        }
    }{ $surrender ->
        [yes] {"\u000a"}メルドのあとでデクレアラーが降参したら、相手側はメルドだけを得点します。
       *[no] {""}
    }

# 成績
double-deck-pinochle-feat-contract = 落札

# ルールの種類の一言説明と、ゲーム全体の短い説明
double-deck-pinochle-preset-house-about = { $target }点まで。メルドは{ $minimum_meld }点から、カウンターが{ $save }必要です。
double-deck-pinochle-preset-tournament-about = 100を超えるビッドは10点きざみ。カウンター{ $save }未満の相手側は0点です。
double-deck-pinochle-preset-relaxed-about = { $target }点まで。どんなメルドも切り札も有効で、勝つ義務は切り札だけです。
double-deck-pinochle-preset-short-about = 標準ルールと同じですが、{ $target }点までです。
double-deck-pinochle-achievement-great-bid = 100点以上のビッドに成功
double-deck-pinochle-achievement-meld = 1つの手札で60点のメルド
double-deck-pinochle-help-example =
    { $bid }をビッドした{ $maker }が{ $trump }を切り札にし、全員のメルドが公開されました。
    { $shower }は**ラン**（15点）、ロイヤル・マリッジ（4点）、**マリッジ**2組（2点ずつ）、**ダブル・ピノクル**（30点）、エースとキングのアラウンド（10点と8点）で{ $shown_points }点。ピノクル2組は合わせて30点で、4点の2倍ではありません。あとカウンターを20取らなければなりません。
double-deck-pinochle-help-short =
    • **目的：**2人ずつのチーム戦で、向かいがパートナーです。メルドとトリックで先に{ $target }点に達したチームの勝ちです。
    • **配り方：**{ rank-A }・{ rank-T }・{ rank-K }・{ rank-Q }・{ rank-J }を4枚ずつ使い（9はなし）、20枚ずつ。強さもこの順で、{ rank-word-T }は{ rank-K }より強いカードです。
    • **ビッド：**50から前より高く言うか、パス。最後にビッドした人が切り札を決めます{ $trump_needs ->
        [marriage] （{ rank-K }と{ rank-Q }のあるスート）
       *[nothing] {""}
    }。
    • **メルド**は自動的に公開します。切り札の{ rank-A }・{ rank-T }・{ rank-K }・{ rank-Q }・{ rank-J } 15点、{ rank-K }・{ rank-Q } 2点（切り札は4点）、{ card-QS }と{ card-JD } 4点、各スートの{ rank-A } 10点、{ rank-K } 8点、{ rank-Q } 6点、{ rank-J } 4点。2組ならおよそ10倍です。
    • **番が来たら：**フォロー{ $heading ->
        [always] し、できれば場で一番強いカードに勝ちます。なければ切り札を、できればより強いものを出します
        [plain-free] します（切り札にはできれば勝ちます）。なければ切り札を、できればより強いものを出します
       *[trump-led-only] します（切り札のリードにはできれば勝ちます）。なければ切り札を出します
    }。どちらもなければ自由です。
    • **カウンター：**{ rank-A }・{ rank-T }・{ rank-K }は1点ずつ、最後のトリック2点。{ $save }に足りなければメルドは無効、デクレアラー側はビッドを失います。

# 最初のレッスン
double-deck-pinochle-lesson-begins = 練習です。メルドとトリックで得点します。
double-deck-pinochle-lesson-bid = { $suit }のラン2組は150点！ { $bid }とビッドする？
double-deck-pinochle-lesson-bid-done = メルドだけでその3倍です。
double-deck-pinochle-lesson-bid-no = それもできますが、必要な分だけ、{ $bid }で十分です。
double-deck-pinochle-lesson-bid-no-pass = それもできますが、ランがあれば切り札を決めたいところ。
double-deck-pinochle-lesson-again = 相手が上げました。余裕です。{ $bid }は？
double-deck-pinochle-lesson-again-done = これで、あなたがデクレアラーです。
double-deck-pinochle-lesson-again-no = それもできますが、一番低い{ $bid }で足ります。
double-deck-pinochle-lesson-again-no-pass = それもできますが、メルドはずっと上です。
double-deck-pinochle-lesson-trump = 切り札には{ rank-K }と{ rank-Q }が必要。そのスートは1つです。
double-deck-pinochle-lesson-trump-done = あなたの側のメルドは182点です。
double-deck-pinochle-lesson-on = あとはカウンター20。{ rank-A }・{ rank-T }・{ rank-K }です。続けますか？
double-deck-pinochle-lesson-on-done = 切り札10枚なら足ります。
double-deck-pinochle-lesson-on-no = それもできますが、降参する理由はありません。
double-deck-pinochle-lesson-on-no-surrender = それもできますが、全部失います。続けましょう。
double-deck-pinochle-lesson-draw = 負けない{ $ace }で切り札を狩りましょう。
double-deck-pinochle-lesson-draw-done = 切り札がまた3枚減りました。
double-deck-pinochle-lesson-draw-no = それもできますが、{ $ace }なら必ず取れます。
double-deck-pinochle-lesson-ace = 全員がフォローするうちに{ $ace }を。
double-deck-pinochle-lesson-ace-done = パートナーが{ rank-K }を足して、2点です。
double-deck-pinochle-lesson-ace-no = それもできますが、いまなら{ $ace }が勝ちます。
double-deck-pinochle-lesson-lose = 切り札は残して、{ $card }を手放しましょう。
double-deck-pinochle-lesson-lose-done = カウンターは失っていません。
double-deck-pinochle-lesson-lose-no = それもできますが、{ $card }なら損がありません。
double-deck-pinochle-lesson-low = { rank-A }には勝てません。点のない{ $card }を。
double-deck-pinochle-lesson-low-done = 相手のカウンターが1つ減りました。
double-deck-pinochle-lesson-low-no = それもできますが、{ $card }なら相手の点になりません。
double-deck-pinochle-lesson-give = パートナーの{ rank-A }が勝ちます。カウンターを足しましょう！
double-deck-pinochle-lesson-give-done = あなたの側の点になりました。
double-deck-pinochle-lesson-give-no = それもできますが、ここでは{ rank-T }や{ rank-K }が味方の点です。
double-deck-pinochle-lesson-must = { suit-D }がなければ味方の{ rank-A }でも切る決まり。{ $low }で。
double-deck-pinochle-lesson-must-done = あなたの側のトリックのままです。
double-deck-pinochle-lesson-must-no = それもできますが、{ $low }で足ります。
double-deck-pinochle-lesson-high = 切る番ですが、切り札の{ rank-K }が残っています。{ $ten }で。
double-deck-pinochle-lesson-high-done = { rank-K }は下に出るしかありません。
double-deck-pinochle-lesson-high-no = それもできますが、上を出されるかも。{ $ten }なら安全です。
double-deck-pinochle-lesson-ten = もう1枚の{ $ten }で最後の切り札を狩りましょう。
double-deck-pinochle-lesson-ten-done = 同じカードどうしでは先のほうが勝ちます。
double-deck-pinochle-lesson-ten-no = それもできますが、{ $ten }で最後の切り札が落ちます。
double-deck-pinochle-lesson-end = 残りは切り札だけ、全部勝ちます。上から順に！
double-deck-pinochle-lesson-end-done = 捨てられたカウンターもあなたの点です。
double-deck-pinochle-lesson-end-no = それも勝ちますが、上から順に出しましょう。
