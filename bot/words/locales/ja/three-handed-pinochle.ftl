game-three-handed-pinochle = 3人ピノクル

# ルールの種類
three-handed-pinochle-preset-points = 得点制
three-handed-pinochle-preset-short = 短いゲーム

# ルールの項目
three-handed-pinochle-option-scoring = 精算のしかた
three-handed-pinochle-value-scoring-base = ビッドの値をやりとりする
three-handed-pinochle-value-scoring-points = メルドとプレイの点数を書く
three-handed-pinochle-option-minimum = 最低のビッド
three-handed-pinochle-option-all-pass = 全員がパスしたら
three-handed-pinochle-value-all-pass-redeal = 次の人が配る
three-handed-pinochle-value-all-pass-dealer-bids = ディーラーが最低のビッドをする
three-handed-pinochle-option-failed = ビッド失敗のマイナス
three-handed-pinochle-value-failed-double = 値の2倍
three-handed-pinochle-value-failed-single = 値のまま
three-handed-pinochle-option-spades = { suit-S }が切り札のとき（ビッドの値）
three-handed-pinochle-value-spades-double = 2倍
three-handed-pinochle-value-spades-single = ほかのスートと同じ
three-handed-pinochle-option-doubles = 同じメルド2組
three-handed-pinochle-value-doubles-twice = 2倍
three-handed-pinochle-value-doubles-bonus = 最大10倍
three-handed-pinochle-option-card-values = 取ったカードの点数
three-handed-pinochle-value-card-values-original = { rank-A }は11、{ rank-T }は10、{ rank-K }は4、{ rank-Q }は3、{ rank-J }は2、最後のトリック10
three-handed-pinochle-value-card-values-simple = { rank-A }・{ rank-T }・{ rank-K }が10点、最後のトリック10点
three-handed-pinochle-option-rounds = 1人が配る回数（ビッドの値）
three-handed-pinochle-option-limit = 勝ちの点数（得点制）

# すること
three-handed-pinochle-phase-bidding = ビッドするか、パス
three-handed-pinochle-phase-must-bid = ビッドする
three-handed-pinochle-phase-naming = 切り札を決める
three-handed-pinochle-phase-burying = 3枚伏せる
three-handed-pinochle-ask-bidding = { $bid ->
    [0] これより高いビッドはできません。パスしてください。
   *[other] { $bid }以上をビッドするか、パスしてください。パスすると、もうビッドできません。
 }
three-handed-pinochle-ask-must-bid = ほかの2人がパスしたので、{ $bid }をビッドしてください。
three-handed-pinochle-ask-naming = ウィドウを取りました。切り札を決めてください。
three-handed-pinochle-ask-burying = 3枚を伏せてください。最後にあなたの点になりますが、メルドには使えません。
three-handed-pinochle-badge-maker = ビッダー

# ボタン
three-handed-pinochle-action-trump = 切り札：{ $suit }
three-handed-pinochle-action-discard = { $cards }を伏せる

# 起きたこと
three-handed-pinochle-contract-by = 切り札：{ $contract }（ビッダー：{ $maker }）
three-handed-pinochle-pile-widow = ウィドウ
three-handed-pinochle-pile-away = 伏せ札
three-handed-pinochle-event-widow = { $who }がウィドウを取りました：{ $cards }
three-handed-pinochle-event-discarded = { $who }が{ $count }枚伏せました。
three-handed-pinochle-event-you-discarded = { $cards }を伏せました。
three-handed-pinochle-event-meld = { $who }のメルドは{ $points }点：{ $cards }{ $run ->
    [0] {""}
    [1] {" "}· ラン
   *[other] {" "}· ダブル・ラン
 }{ $royal ->
    [0] {""}
    [1] {" "}· ロイヤル・マリッジ
   *[other] {" "}· ロイヤル・マリッジ2組
 }{ $marriages ->
    [0] {""}
    [1] {" "}· マリッジ
   *[other] {" "}· マリッジ{ $marriages }組
 }{ $aces ->
    [0] {""}
    [1] {" "}· エース・アラウンド
   *[other] {" "}· エース・アラウンド2組
 }{ $kings ->
    [0] {""}
    [1] {" "}· キング・アラウンド
   *[other] {" "}· キング・アラウンド2組
 }{ $queens ->
    [0] {""}
    [1] {" "}· クイーン・アラウンド
   *[other] {" "}· クイーン・アラウンド2組
 }{ $jacks ->
    [0] {""}
    [1] {" "}· ジャック・アラウンド
   *[other] {" "}· ジャック・アラウンド2組
 }{ $pinochle ->
    [0] {""}
    [1] {" "}· ピノクル
   *[other] {" "}· ダブル・ピノクル
 }{ $dix ->
    [0] {""}
    [1] {" "}· ディース
   *[other] {" "}· ディース2枚
 }
three-handed-pinochle-event-surrendered = { $who }が降参し、ビッド{ $value }は失敗になりました。
three-handed-pinochle-event-made = { $maker }はビッド{ $value }に対して{ $total }点で成功です。
three-handed-pinochle-event-set = { $maker }はビッド{ $value }に対して{ $total }点で失敗です。
three-handed-pinochle-event-enough = { $maker }のメルドは{ $total }点。ビッド{ $value }はプレイせずに成功です。
three-handed-pinochle-event-defender-total = { $who }は{ $total }点です（メルドとプレイ）。
three-handed-pinochle-event-defender-trickless = { $who }は点になるカードを取れず、得点はありません。

# 1行ずつの状況
three-handed-pinochle-fact-widow = ウィドウ：{ $cards }
three-handed-pinochle-fact-so-far = { $who }：{ $meld ->
    [0] {""}
   *[other] メルド{ $meld }、
 }プレイ{ $tricks }点
three-handed-pinochle-fact-own-so-far = { $who }：メルド{ $meld } + プレイ{ $tricks } + 伏せ札{ $buried } = { $total }点
three-handed-pinochle-shown-widow = ウィドウ
three-handed-pinochle-result-rounds = 全員が{ $count }回ずつ配り終えました
three-handed-pinochle-result-bidder-first = 複数が{ $target }点に達し、ビッダーの{ $winners }の勝ちです

# ディールの計算、かかっていること、あとで話したくなること
three-handed-pinochle-verdict-enough = メルドだけで成功：ビッド{ $value }に対し{ $total }
three-handed-pinochle-sum-set = メルド{ $meld } + プレイ{ $tricks } = { $total } < { $bid }{ $points ->
    [0] {""}
   *[other] ：失敗 { $points }
 }
three-handed-pinochle-sum-surrendered = 降参{ $points ->
    [0] {""}
   *[other] ：{ $points }
 }
three-handed-pinochle-sum-enough = メルド{ $meld } ≥ ビッド{ $bid }
three-handed-pinochle-sum-from-both = 値{ $value }{ $times ->
    [2] の2倍
   *[other] {""}
 }、2人と：{ $points }
three-handed-pinochle-sum-with-bidder = 値{ $value }{ $times ->
    [2] の2倍
   *[other] {""}
 }：{ $points }
three-handed-pinochle-sum-trickless = 点になるカードなし、メルド{ $meld }は無効：0
three-handed-pinochle-stake-short-of-bid = メルド{ $meld }、トリックと伏せ札であと{ $missing }点
three-handed-pinochle-aloud-short-of-bid = { $who }：{ three-handed-pinochle-stake-short-of-bid }

# 初めての方へ
three-handed-pinochle-help-aim =
    3人で遊び、ディールごとに1人が2人を相手にします。一番高くビッドした人が3枚の**ウィドウ**を取り、ビッドした点数を取らなければなりません。点になるのは、手札の組み合わせを見せる**メルド**と、**トリック**で取った強いカードです。
    { $scoring ->
        [points] 成功すれば全部の点を書き、失敗すればビッドの点数{ $failed ->
            [double] の2倍
           *[single] {""}
        }を失います。ほかの2人は自分のメルドとプレイの点を書きます。先に{ $limit }点に達した人の勝ちです。
       *[base] ビッドには値があります。成功ならほかの2人がその値をビッダーに払い、失敗ならビッダーが2人に{ $failed ->
            [double] 2倍を
           *[single] {""}
        }払います。全員が{ $rounds }回ずつ配ったら、合計の一番多い人の勝ちです。
    }
three-handed-pinochle-help-deal =
    { rank-A }・{ rank-T }・{ rank-K }・{ rank-Q }・{ rank-J }・9を2枚ずつ、48枚使います。15枚ずつ、3枚ずつ配ります。残りの3枚が伏せられた**ウィドウ**です。
    強さはどのスートも**{ rank-A }・{ rank-T }・{ rank-K }・{ rank-Q }・{ rank-J }・9**{ rank-legend }の順で、{ rank-word-T }は{ rank-K }より強いカードです。同じカードどうしでは先に出したほうが強くなります。
three-handed-pinochle-help-bidding =
    ディーラーの左隣から順に、**{ $minimum }以上**を10点きざみで前より高くビッドするか、パスします。パスした人は戻れません。{ $all_pass ->
        [dealer-bids] ほかの2人がパスしたら、ディーラーが{ $minimum }をビッドします。
       *[redeal] 3人ともパスしたら、次の人が配ります。
    }
    最後にビッドした人が**ビッダー**です。ウィドウを見せて手札に加え、切り札を決め、3枚を**伏せます**。伏せ札は最後に点になりますが、メルドには使えません。次に{ $scoring ->
        [points] 全員の
       *[base] ビッダーの
    }メルドを公開します。
    • ラン（切り札の{ rank-A }・{ rank-T }・{ rank-K }・{ rank-Q }・{ rank-J }）150点
    • ロイヤル・マリッジ（切り札の{ rank-K }・{ rank-Q }）40点（ランと一緒には数えません）、マリッジ（ほかの{ rank-K }・{ rank-Q }）20点
    • ピノクル（{ card-QS }と{ card-JD }）40点
    • アラウンド（各スート1枚）：{ rank-A }は100点、{ rank-K }は80点、{ rank-Q }は60点、{ rank-J }は40点
    • ディース（切り札の9）10点
    { $doubles ->
        [bonus] 2組なら、ランは1500点、ピノクルは300点、アラウンドは10倍です。
       *[twice] 2組なら2倍です。
    }
three-handed-pinochle-help-play =
    { $scoring ->
        [points] ここでビッダーは降参できます。ビッドの点数を1回分だけ失います。
       *[base] メルドだけでビッドに届けば、プレイはしません。届かなければ、ビッダーはここで降参できます。値を1回分だけ払います。
    }
    降参しなければ、ビッダーがリードします。ほかの人は次の順に守ります。
    1. 台札のスートがあればフォローし、{ $heading ->
        [always] 出せるならいままでで一番強いカードに**勝つ**カードを出します。すでに切り札で取られていれば自由です。
       *[other] 切り札のリードなら、出せるかぎりいままでで一番強いカードに**勝つ**カードを出します。
    }
    2. なければ切り札を出します。{ $heading ->
        [trump-led-only] 強さは自由です。
       *[other] 切り札が出ていたら、出せるならより強い切り札を出します。
    }
    3. どちらもなければ何でもかまいません。
    一番強い切り札、なければ台札のスートで一番強いカードが勝ち、次のリードをします。ほかの2人は協力します。
three-handed-pinochle-help-scoring =
    取ったカードは{ $card_values ->
        [simple] { rank-A }・{ rank-T }・{ rank-K }が10点ずつ、最後のトリック10点
       *[original] { rank-A }は11点、{ rank-T }は10点、{ rank-K }は4点、{ rank-Q }は3点、{ rank-J }は2点、最後のトリック10点
    }、合計250点です。伏せ札はビッダーのものです。
    { $scoring ->
        [points] ビッダーは、メルドとカードの合計がビッドに届けば全部を、届かなければビッドの点数{ $failed ->
            [double] の2倍
           *[single] {""}
        }のマイナスを書きます。ほかの2人は自分のメルドとカードです。点になるカードを取れなければ、メルドも無効です。複数が{ $limit }点に達したら、その中にビッダーがいればビッダーの、いなければ得点の多い人の勝ちです。
       *[base] ビッドの値（間のビッドは低いほう）：200＝1・250＝2・300＝3・350＝5・400＝7・450＝10・500＝13・550＝17・600＝21・650＝25・700以上＝30。{ $spades ->
            [double] 切り札が{ suit-S }なら2倍です。
           *[single] {""}
        }
        成功ならほかの2人が値を払い、降参ならビッダーが2人に払います。プレイして失敗なら{ $failed ->
            [double] その2倍です。
           *[single] 同じです。
        }
    }

# 成績
three-handed-pinochle-feat-contract = 落札
three-handed-pinochle-feat-enough = メルドだけ

# ルールの種類の一言説明と、ゲーム全体の短い説明
three-handed-pinochle-preset-house-about = ビッドは{ $minimum }点から。ビッドの値をやりとりし、全員が{ $rounds }回ずつ配ります。
three-handed-pinochle-preset-points-about = ビッドは{ $minimum }点から。全員がメルドとプレイの点を書き、{ $limit }点で勝ちです。
three-handed-pinochle-preset-short-about = 標準ルールと同じですが、ビッドは{ $minimum }点から、全員が{ $rounds }回ずつ配ります。
three-handed-pinochle-achievement-great-bid = 500点以上のビッドに成功
three-handed-pinochle-achievement-meld = 1つの手札で300点のメルド
three-handed-pinochle-help-example =
    { $bid }をビッドした{ $maker }がウィドウを取り、{ $trump }を切り札にしました。3枚を伏せ、メルドを公開しています。
    メルドは**ラン**（150点）、**マリッジ**2組（20点ずつ）、**キング・アラウンド**（80点）で{ $shown_points }点。ランの中の{ rank-K }と{ rank-Q }は、マリッジとしては数えません。残りはトリックと伏せ札で取ります。
three-handed-pinochle-help-short =
    • **目的：**ビッダー1人対2人。{ $scoring ->
        [points] メルドとプレイの点を書き、{ $limit }点で勝ちです。
       *[base] 成功すれば2人からビッドの値をもらい、失敗すれば{ $failed ->
            [double] その2倍を
           *[single] 同じだけ
        }払います。全員が{ $rounds }回ずつ配ります。
    }
    • **配り方：**{ rank-A }・{ rank-T }・{ rank-K }・{ rank-Q }・{ rank-J }・9を2枚ずつ使い、15枚ずつ、3枚はウィドウ。強さもこの順で、{ rank-word-T }は{ rank-K }より強いカードです。
    • **ビッド：**{ $minimum }から10点きざみで前より高く言うか、パス。最後にビッドした人がウィドウを取り、切り札を決め、3枚伏せます。
    • **メルド**は自動的に公開します。切り札の{ rank-A }・{ rank-T }・{ rank-K }・{ rank-Q }・{ rank-J } 150点、{ rank-K }・{ rank-Q } 20点（切り札は40点）、{ card-QS }と{ card-JD } 40点、各スートの{ rank-A } 100点、{ rank-K } 80点、{ rank-Q } 60点、{ rank-J } 40点、切り札の9は10点。
    • **番が来たら：**フォロー{ $heading ->
        [always] し、できれば場で一番強いカードに勝ちます。なければ切り札を、できればより強いものを出します
        [plain-free] します（切り札にはできれば勝ちます）。なければ切り札を、できればより強いものを出します
       *[trump-led-only] します（切り札のリードにはできれば勝ちます）。なければ切り札を出します
    }。どちらもなければ自由です。
    • **トリックの点数：**{ $card_values ->
        [simple] { rank-A }・{ rank-T }・{ rank-K }は10点ずつ、最後のトリック10点
       *[original] { rank-A }は11点、{ rank-T }は10点、{ rank-K }は4点、{ rank-Q }は3点、{ rank-J }は2点、最後のトリック10点
    }。

# 最初のレッスン
three-handed-pinochle-lesson-begins = 練習です。メルドとトリックで得点します。
three-handed-pinochle-lesson-bid = { $suit }のランは150点、ほかにも。{ $bid }とビッドしましょう。
three-handed-pinochle-lesson-bid-done = ほかの2人はパス。ウィドウはあなたのものです。
three-handed-pinochle-lesson-bid-no = それもできますが、必要な分だけ、{ $bid }で十分です。
three-handed-pinochle-lesson-bid-no-pass = それもできますが、ランがあれば切り札を決めたいところ。
three-handed-pinochle-lesson-trump = ランになるのは切り札だけ。あなたのスートは？
three-handed-pinochle-lesson-trump-done = 切り札は8枚。外には4枚だけです。
three-handed-pinochle-lesson-trump-no = それもできますが、ランは{ $suit }にあります。
three-handed-pinochle-lesson-bury = メルドに要らない{ $ten }と{ $queen }2枚を伏せましょう。
three-handed-pinochle-lesson-bury-done = あなたの点になります。16点は確実です。
three-handed-pinochle-lesson-bury-no = それもできますが、メルドと切り札のほうが大切です。
three-handed-pinochle-lesson-bury-no-nine = それもできますが、9は0点です。点のあるカードを。
three-handed-pinochle-lesson-bury-no-queen = それもよい手です。ここは{ $ten }と{ $queen }2枚で。
three-handed-pinochle-lesson-on = メルド260、伏せ札16。あと24点です。続けますか？
three-handed-pinochle-lesson-on-done = では、相手の切り札を狩りましょう。
three-handed-pinochle-lesson-on-no = それもできますが、切り札8枚なら残りは簡単です。
three-handed-pinochle-lesson-on-no-surrender = それもできますが、降参は損です。続けましょう。
three-handed-pinochle-lesson-first = リードです。{ $ace }で切り札を狩りましょう。
three-handed-pinochle-lesson-first-done = 4枚のうち2枚が落ちました。
three-handed-pinochle-lesson-first-no = それもできますが、負けない{ $ace }から始めましょう。
three-handed-pinochle-lesson-second = もう1枚の{ $ace }で、もう一度。
three-handed-pinochle-lesson-second-done = 相手の切り札がなくなり、ビッドも達成です！
three-handed-pinochle-lesson-second-no = それもできますが、切り札が2枚残っています。{ $ace }で。
three-handed-pinochle-lesson-lose = 切り札は残して、{ $card }を手放しましょう。
three-handed-pinochle-lesson-lose-done = 取られましたが、切り札でまた戻れます。
three-handed-pinochle-lesson-lose-no = それもできますが、{ $card }はほかに使い道がありません。
three-handed-pinochle-lesson-low = { $suit }をフォロー。勝つ義務はないので、弱いカードで。
three-handed-pinochle-lesson-low-done = 相手の点は少しだけです。
three-handed-pinochle-lesson-low-no = それもできますが、もっと弱いカードで足ります。
three-handed-pinochle-lesson-must = { $suit }がなければ必ず切ります。{ $low }で足ります。
three-handed-pinochle-lesson-must-done = 切り札はあなただけ。取れました。
three-handed-pinochle-lesson-must-no = それもできますが、{ $low }でも取れます。
three-handed-pinochle-lesson-rest = 強い{ $suit }はもうありません。あなたのが勝ちます。
three-handed-pinochle-lesson-rest-done = もう1トリック。
three-handed-pinochle-lesson-rest-no = それもできますが、切り札は温存。{ $suit }で勝てます。
three-handed-pinochle-lesson-end = 残りは切り札だけ、全部勝ちます。上から順に！
three-handed-pinochle-lesson-end-done = もう誰にも止められません。
three-handed-pinochle-lesson-end-no = それも勝ちますが、上から順に出しましょう。
