game-pinochle = ピノクル

# ルールの種類
pinochle-preset-racehorse = レースホース（デクレアラー側が3枚交換）
pinochle-preset-iowa = アイオワ（両チームが3枚交換）
pinochle-preset-dailey = デイリー氏のルール
pinochle-preset-grandfather = 昔ながらのカードの点数

# ルールの項目
pinochle-option-set-penalty = ビッド失敗のマイナス点
pinochle-value-set-penalty-bid = ビッドの点数
pinochle-value-set-penalty-meld = メルドの点数
pinochle-option-scale = 点数の倍率
pinochle-option-card-values = 取ったカードの点数
pinochle-value-card-values-simple = { rank-A }・{ rank-T }・{ rank-K }が1点、最後のトリック1点
pinochle-value-card-values-original = { rank-A }は11、{ rank-T }は10、{ rank-K }は4、{ rank-Q }は3、{ rank-J }は2、最後のトリック10
pinochle-value-card-values-intermediate = { rank-A }・{ rank-T }が10点、{ rank-K }・{ rank-Q }が5点、最後のトリック10
pinochle-option-minimum = 最低のビッド（倍率の前）
pinochle-option-deal-by = カードの配り方
pinochle-value-deal-by-three = 3枚ずつ
pinochle-value-deal-by-one = 1枚ずつ
pinochle-option-nines-redeal = 9が5枚以上のときの配り直し
pinochle-option-racehorse = 交換する枚数（レースホース）
pinochle-option-racehorse-who = 交換するチーム
pinochle-value-racehorse-who-declarer-side = デクレアラー側だけ
pinochle-value-racehorse-who-both-sides = 両チーム
pinochle-option-racehorse-how = 交換のしかた
pinochle-value-racehorse-how-together = 同時に
pinochle-value-racehorse-how-partner-first = パートナーが先に渡す
pinochle-option-extra-run-melds = ランに{ rank-K }・{ rank-Q }を加えたメルド
pinochle-option-surrender = メルドのあとの降参
pinochle-option-trickless-keeps-dix = 0トリックの相手側のディースの得点

# すること
pinochle-phase-redealing = 配り直すかどうか（9が5枚以上）
pinochle-phase-bidding = ビッドするか、パス
pinochle-phase-must-bid = ビッドする
pinochle-phase-naming = 切り札を決める
pinochle-phase-exchanging = パートナーに渡すカードを選ぶ
pinochle-phase-giving = デクレアラーにカードを渡す
pinochle-phase-returning = 同じ枚数を返す
pinochle-ask-redealing = 9が5枚以上あれば、配り直しを求められます。どうしますか？
pinochle-ask-bidding = { $bid ->
    [0] これより高いビッドはできません。パスしてください。
   *[other] { $bid }以上をビッドするか、パスしてください。パスすると、もうビッドできません。
 }
pinochle-ask-must-bid = ほかの全員がパスしたので、{ $bid }をビッドしてください。
pinochle-ask-naming = あなたがデクレアラーです。切り札を決めてください。
pinochle-ask-exchanging = パートナーに渡すカードを{ $least }枚選んでください。
pinochle-ask-giving = デクレアラーに渡すカードを{ $least }枚選んでください。
pinochle-ask-returning = パートナーに返すカードを{ $least }枚選んでください。どのカードでもかまいません。
pinochle-badge-maker = デクレアラー

# ボタン
pinochle-action-trump = 切り札：{ $suit }
pinochle-action-redeal = 配り直す

# 起きたこと
pinochle-contract-by = 切り札：{ $contract }（デクレアラー：{ $maker }）
pinochle-event-answered = { $who }が答えました。
pinochle-event-you-answered = { $redeal ->
    [yes] 配り直しを求めました。
   *[no] このまま続けます。
 }
pinochle-event-redealt = { $who }が9の多い手札で配り直しを求めました。
pinochle-event-no-redeal = 配り直しはありません。
pinochle-event-gave = { $who }が{ $receiver }に渡すカードを{ $count }枚選びました。
pinochle-event-meld = { $who }のメルドは{ $points }点：{ $cards }{ $run ->
    [0] {""}
    [1] {" "}· ラン
   *[other] {" "}· ダブル・ラン
 }{ $extra ->
    [K] （{ rank-K }追加）
    [Q] （{ rank-Q }追加）
    [KQ] （マリッジ追加）
   *[none] {""}
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
pinochle-event-surrendered = { $who }が降参しました。{ $value }点を失い、相手側はメルドの点を得ます。
pinochle-event-made = { $who }はビッド{ $value }に対して{ $total }点で成功です。
pinochle-event-set = { $who }はビッド{ $value }に対して{ $total }点で失敗です。
pinochle-event-declarers-trickless = { $who }は1トリックも取れず、ビッドの{ $value }点を失います。
pinochle-event-defenders-total = 相手側の{ $who }は{ $total }点です（メルドとプレイ）。
pinochle-event-defenders-trickless = 相手側の{ $who }は1トリックも取れず、メルドは無効です{ $total ->
    [0] {""}
   *[other] （ディースの{ $total }点だけ得点）
 }。

# 1行ずつの状況
pinochle-fact-so-far = { $who }：メルド{ $meld } + プレイ{ $tricks } = { $total }点
pinochle-result-both-there = 両チームが{ $target }点に達し、最後のデクレアラー{ $maker }の側の勝ちです

# できない理由
pinochle-why-not-enough-nines = 配り直しには9が{ $needed }枚以上必要です。手札には{ $count }枚しかありません。
why-pinochle-values-need-tens = このカードの点数は、点数の倍率が10のときだけ使えます。
why-pinochle-partner-first-one-side = 「パートナーが先に渡す」は、デクレアラー側だけが交換するときのルールです。

# ディールの計算、かかっていること、あとで話したくなること
pinochle-verdict-declarers-trickless = 失敗：1トリックも取れず
pinochle-sum-trickless-bid = 0トリック、メルド{ $meld }は無効：失敗 { $points }
pinochle-sum-trickless = 0トリック、メルド{ $meld }は無効：{ $points ->
    [0] 0
   *[other] ディース{ $points }
 }
pinochle-stake-trick-missing = メルド{ $meld }、あと1トリック必要
pinochle-aloud-trick-missing = { $who }：{ pinochle-stake-trick-missing }

# 初めての方へ
pinochle-help-aim =
    2人ずつのチーム戦で、向かい合った人がパートナーです。得点は2種類あります。手札の組み合わせを見せる**メルド**と、**トリック**で取った{ rank-A }・{ rank-T }・{ rank-K }です。
    一方のチームは、両方合わせて何点取るかをビッドします。届かないとビッド失敗で、{ $set_penalty ->
        [meld] メルド
       *[bid] ビッド
    }の点数を失います。
    先に{ $scale ->
        [10] 1500
       *[other] 150
    }点に達したチームの勝ちです。同じディールで両チームが達したら、デクレアラー側の勝ちです。
pinochle-help-deal =
    { rank-A }・{ rank-T }・{ rank-K }・{ rank-Q }・{ rank-J }・9を2枚ずつ、48枚使います。12枚ずつ、{ $deal_by ->
        [one] { pinochle-value-deal-by-one }
       *[three] { pinochle-value-deal-by-three }
    }配ります。
    強さはどのスートも**{ rank-A }・{ rank-T }・{ rank-K }・{ rank-Q }・{ rank-J }・9**{ rank-legend }の順で、{ rank-word-T }は{ rank-K }より強いカードです。同じカードどうしでは先に出したほうが強くなります。{ $racehorse ->
        [0] {""}
       *[other] 切り札を決めたあと、{ $racehorse_who ->
            [both-sides] 両チームのパートナーどうし
           *[declarer-side] デクレアラーとパートナー
        }がカードを{ $racehorse }枚交換します（レースホース）。{ $racehorse_how ->
            [partner-first] パートナーが先に渡します。
           *[together] {""}
        }
    }{ $nines_redeal ->
        [yes] 9が5枚以上なら配り直しを求められます。
       *[no] {""}
    }
pinochle-help-bidding =
    ディーラーの左隣から順に、前より高い点数をビッドするか、パスします。最低は{ $minimum }{ $scale ->
        [10] 0
       *[other] {""}
    }点です。パスした人は戻れません。最初の3人がパスしたら、ディーラーは必ず最低のビッドをします。
    最後にビッドした人が**デクレアラー**で、切り札を決めます{ $trump_needs ->
        [marriage] （{ rank-K }と{ rank-Q }のそろったスートがあれば、その中から）
       *[nothing] {""}
    }。それから全員のメルドを公開して得点します{ $scale ->
        [10] （このテーブルでは下の点数の10倍）
       *[other] {""}
    }。
    • ラン（切り札の{ rank-A }・{ rank-T }・{ rank-K }・{ rank-Q }・{ rank-J }）15点、2組150点{ $extra_run_melds ->
        [yes] 、{ rank-K }か{ rank-Q }がもう1枚あれば4点、両方なら8点を加えます
       *[no] {""}
    }
    • ロイヤル・マリッジ（切り札の{ rank-K }・{ rank-Q }）4点（ランと一緒には数えません）、マリッジ（ほかの{ rank-K }・{ rank-Q }）2点
    • ピノクル（{ card-QS }と{ card-JD }）4点、2組30点
    • アラウンド（各スート1枚）：{ rank-A }は10点、{ rank-K }は8点、{ rank-Q }は6点、{ rank-J }は4点（2組は10倍）
    • 4スート全部の{ rank-K }・{ rank-Q }（ラウンドハウス）は合わせて24点
    • ディース（切り札の9）1点
    一番高くなるメルドを自動的に公開します。同じ1枚を、種類の違うメルドにも使えます。
pinochle-help-play =
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
pinochle-help-scoring =
    取ったカードは{ $card_values ->
        [original] { rank-A }は11点、{ rank-T }は10点、{ rank-K }は4点、{ rank-Q }は3点、{ rank-J }は2点、最後のトリック10点、合計250点
        [intermediate] { rank-A }と{ rank-T }は10点、{ rank-K }と{ rank-Q }は5点、最後のトリック10点、合計250点
       *[simple] { $scale ->
            [10] { rank-A }・{ rank-T }・{ rank-K }が10点ずつ、最後のトリック10点、合計250点
           *[other] { rank-A }・{ rank-T }・{ rank-K }が1点ずつ、最後のトリック1点、合計25点
        }
    }です。
    デクレアラー側は、メルドとプレイの合計がビッドに届けば全部を得点します。届かなければ{ $set_penalty ->
        [meld] メルド
       *[bid] ビッド
    }の点数を失います。
    相手側はメルドとプレイの合計を得点します。{ $surrender ->
        [yes] デクレアラーが降参したら、メルドだけを得点します。
       *[no] {""}
    }
    1トリックも取れないとメルドは無効です{ $trickless_keeps_dix ->
        [yes] （相手側のディースだけは残ります）
       *[no] {""}
    }。デクレアラー側ならビッドの点数を失います。

# 成績
pinochle-feat-contract = 落札

# ルールの種類の一言説明と、ゲーム全体の短い説明
pinochle-preset-house-about = ビッドは{ $minimum }点から。{ rank-A }・{ rank-T }・{ rank-K }は1点ずつ。失敗すればビッドの点数を失います。
pinochle-preset-source-about = 標準ルールと同じですが、ビッドに失敗するとメルドの点数を失います。
pinochle-preset-racehorse-about = メルドの前に、デクレアラーとパートナーがカードを{ $racehorse }枚交換します。
pinochle-preset-iowa-about = メルドの前に、両チームのパートナーどうしがカードを{ $racehorse }枚交換します。
pinochle-preset-dailey-about = 点数は10倍、ビッドは{ $minimum }0点から。パートナーが先に{ $racehorse }枚渡し、メルドのあと降参できます。
pinochle-preset-grandfather-about = 点数は10倍。{ rank-A }は11点、{ rank-T }は10点、{ rank-K }は4点、{ rank-Q }は3点、{ rank-J }は2点、最後のトリック10点。
pinochle-help-example =
    { $bid }をビッドした{ $maker }が{ $trump }を切り札にし、全員のメルドが公開されました。
    { $shower }は**ラン**（15点）と**ピノクル**（4点）で{ $shown_points }点。ランの中の{ rank-K }と{ rank-Q }は、マリッジとしては数えません。{ $mate }はマリッジ2組で{ $mate_points }点です。
    2人合わせて{ $side_points }点。ただし、トリックを1つは取らなければなりません。
pinochle-help-short =
    • **目的：**2人ずつのチーム戦で、向かいがパートナーです。メルドとトリックで先に{ $scale ->
        [10] 1500点
       *[other] 150点
    }に達したチームの勝ちです。
    • **配り方：**{ rank-A }・{ rank-T }・{ rank-K }・{ rank-Q }・{ rank-J }・9を2枚ずつ使い、12枚ずつ。強さもこの順で、{ rank-word-T }は{ rank-K }より強いカードです。
    • **ビッド：**前より高く言うかパス、{ $scale ->
        [10] { $minimum }0点
       *[other] { $minimum }点
    }から。最後にビッドした人が切り札を決めます。{ $racehorse ->
        [0] {""}
       *[other] 次に{ $racehorse_who ->
            [both-sides] 両チームのパートナーどうし
           *[declarer-side] その人とパートナー
        }がカードを{ $racehorse }枚交換します。
    }
    • **メルド**は自動的に公開します。切り札の{ rank-A }・{ rank-T }・{ rank-K }・{ rank-Q }・{ rank-J } 15点、{ rank-K }・{ rank-Q } 2点（切り札は4点）、{ card-QS }と{ card-JD } 4点、各スートの{ rank-A } 10点、{ rank-K } 8点、{ rank-Q } 6点、{ rank-J } 4点、切り札の9は1点{ $scale ->
        [10] {""}（すべて10倍）
       *[other] {""}
    }。
    • **番が来たら：**フォロー{ $heading ->
        [always] し、できれば場で一番強いカードに勝ちます。なければ切り札を、できればより強いものを出します
        [plain-free] します（切り札にはできれば勝ちます）。なければ切り札を、できればより強いものを出します
       *[trump-led-only] します（切り札のリードにはできれば勝ちます）。なければ切り札を出します
    }。どちらもなければ自由です。
    • **トリックの点数：**{ $card_values ->
        [original] { rank-A }は11点、{ rank-T }は10点、{ rank-K }は4点、{ rank-Q }は3点、{ rank-J }は2点、最後のトリック10点
        [intermediate] { rank-A }と{ rank-T }は10点、{ rank-K }と{ rank-Q }は5点、最後のトリック10点
       *[simple] { $scale ->
            [10] { rank-A }・{ rank-T }・{ rank-K }は10点ずつ、最後のトリック10点
           *[other] { rank-A }・{ rank-T }・{ rank-K }は1点ずつ、最後のトリック1点
        }
    }。ビッドに届かなければ、{ $set_penalty ->
        [meld] メルドの点数
       *[bid] ビッドの点数
    }を失います。

# 最初のレッスン
pinochle-lesson-begins = 練習です。メルドとトリックで得点します。
pinochle-lesson-bid = { $suit }のランは15点、9が1点。{ $bid }とビッドする？
pinochle-lesson-bid-done = メルドだけで届く点数です。
pinochle-lesson-bid-no = それもできますが、必要な分だけ、{ $bid }で十分です。
pinochle-lesson-bid-no-pass = それもできますが、ランがあれば切り札を決めたいところ。
pinochle-lesson-again = 相手も続けます。トリックでも10点ほど。{ $bid }は？
pinochle-lesson-again-done = メルドとトリックの合計で達成します。
pinochle-lesson-again-no = それもできますが、一番低い{ $bid }で足ります。
pinochle-lesson-again-no-pass = それもできますが、メルド16と約10点でまだ届きます。
pinochle-lesson-trump = あなたがデクレアラー。ランのあるスートは？
pinochle-lesson-trump-done = 全員のメルドが公開され、あなたの側は19点です。
pinochle-lesson-trump-no = それもできますが、ランは切り札だけ。{ $suit }です。
pinochle-lesson-first = リードです。{ rank-A }で相手の切り札を狩りましょう。
pinochle-lesson-first-done = パートナーの{ rank-T }で1点増えました。
pinochle-lesson-first-no = それもできますが、切り札の{ rank-A }から始めましょう。
pinochle-lesson-second = もう1枚の{ rank-A }で、もう一度。
pinochle-lesson-second-done = また2枚落ち、残りは1枚です。
pinochle-lesson-second-no = それもできますが、切り札はまだ3枚。{ rank-A }で狩りましょう。
pinochle-lesson-third = 残り1枚を、負けない切り札で狩りましょう。
pinochle-lesson-third-done = 切り札はあなただけになりました。
pinochle-lesson-third-no = それもできますが、切り札が残っています。強いカードで。
pinochle-lesson-aces = もう切られません。{ $ace }を出しましょう。
pinochle-lesson-aces-done = トリックでは{ rank-A }・{ rank-T }・{ rank-K }が各1点です。
pinochle-lesson-aces-no = それもできますが、安全なうちに{ $ace }を。
pinochle-lesson-lose = 全部は取れません。{ $nine }を出し、切り札は残します。
pinochle-lesson-lose-done = 相手が取りました。切り札はあとで。
pinochle-lesson-lose-no = それもできますが、先に{ $nine }を手放しましょう。
pinochle-lesson-must = { $suit }がなければ必ず切ります。一番弱いカードで。
pinochle-lesson-must-done = フォローできなければ切り、できれば上を出す決まりです。
pinochle-lesson-must-no = それもできますが、{ $low }で足ります。
pinochle-lesson-keep = 弱いのは{ $nine }だけ。最後のトリックは1点、切り札は残して。
pinochle-lesson-keep-done = 取られましたが、最後はあなたのものです。
pinochle-lesson-keep-no = それもできますが、切り札は最後でも勝てます。
pinochle-lesson-once = また{ $suit }。切らなければならず、どれでも勝ちます。
pinochle-lesson-once-done = 点の入ったトリックです。
pinochle-lesson-last = 残りの切り札2枚はどちらも勝ちます。
pinochle-lesson-last-done = メルド19＋トリック23で42点。ビッド22を達成です。
