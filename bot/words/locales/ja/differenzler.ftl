game-differenzler = ディファレンツラー

# ルールの種類
differenzler-preset-tournament = 大会
differenzler-preset-short = 短いゲーム

# ルールの項目
differenzler-option-rounds = 周回（1周で全員が1度ずつフォアハンド）
differenzler-option-announce = 予想のしかた
differenzler-value-announce-hidden = ディールが終わるまで秘密
differenzler-value-announce-shown = 秘密に決め、最初のカードの前に公開
differenzler-value-announce-in-turn = 順番に声に出して
differenzler-option-trump = 切り札
differenzler-value-trump-cycle = 順番に変わる：{ sign-S } { sign-C } { sign-D } { sign-H }
differenzler-value-trump-turned = ディーラーの最後のカード
differenzler-value-trump-forehand = フォアハンドが選ぶ
differenzler-option-contracts = コントラクト
differenzler-value-contracts-suits = 4つのスート
differenzler-value-contracts-all-six = オーベンアーベとウンデンウーフェも
differenzler-option-exact = ぴったりの予想で引かれる点
differenzler-option-undertrump = アンダーラフ（弱い切り札を出すこと）
differenzler-value-undertrump-strict = ほかに出せないときだけ
differenzler-value-undertrump-void-free = フォローできないときは自由
differenzler-value-undertrump-all-trump-hand-free = 手札が切り札だけなら自由
differenzler-option-undenufe-six = ウンデンウーフェの6の点数（11なら、{ rank-A }は0点）
differenzler-option-level = 最後に同点のとき
differenzler-value-level-shared = 同点の全員の勝ち
differenzler-value-level-play-on = もう1ディール
why-differenzler-turned-shows-suits = 表にしたカードではスートしか決まりません。オーベンアーベとウンデンウーフェがあるときは、切り札を順番にするか、選ぶことにしてください。
why-differenzler-six-is-missing = 5人では{ card-6S }を抜くので、ウンデンウーフェの6に点数をつけられません。

# すること、起きたこと
differenzler-phase-naming = コントラクトを選ぶ
differenzler-phase-predicting = 取る点を予想する
differenzler-ask-bid = 0～157点を予想
differenzler-ask-naming = フォアハンドです。コントラクトを選んでください。
differenzler-ask-predicting = 157点のうち何点取りますか？ 1点ずれるごとに罰点が1点つきます。
differenzler-ground-promises = この手札は約{ $worth }点分です。
differenzler-contract-obenabe = オーベンアーベ（切り札なし、{ rank-A }が最強）
differenzler-contract-undenufe = ウンデンウーフェ（切り札なし、6が最強）
differenzler-short-contract-obenabe = オーベンアーベ
differenzler-short-contract-undenufe = ウンデンウーフェ
differenzler-action-contract = { $contract ->
    [obenabe] オーベンアーベ
    [undenufe] ウンデンウーフェ
   *[other] { $contract }
 }
differenzler-action-bid = { $value }点と予想
differenzler-tag-bid = 予想{ $value }
differenzler-button-type-bid = 数を入力…
differenzler-pile-last = 最後のカード
differenzler-shown-turned = 切り札を決めたカード
differenzler-event-turned = { $who }が{ $card }を表にしました。このスートが切り札です。
differenzler-event-goes-round = 今回は{ $contract ->
    [obenabe] オーベンアーベ（切り札なし、{ rank-A }が最強）です
    [undenufe] ウンデンウーフェ（切り札なし、6が最強）です
   *[other] { $contract }が切り札です
 }。
differenzler-event-named = { $who }のコントラクト：{ $contract ->
    [obenabe] オーベンアーベ（切り札なし、{ rank-A }が最強）
    [undenufe] ウンデンウーフェ（切り札なし、6が最強）
   *[other] 切り札は{ $contract }
 }。
differenzler-event-has-predicted = { $who }が予想を決めました。
differenzler-event-you-predicted = { $value }点と予想しました。
differenzler-event-predicted = { $who }の予想は{ $value }点です。
differenzler-event-scored = { $who }：予想{ $predicted }点、取ったのは{ $taken }点。罰点{ $points }、合計{ $total }。
differenzler-stake-own-to-take = あなたの予想は{ $value }点：あと{ $count }点
differenzler-stake-own-exact = あなたの予想は{ $value }点：いまちょうどです
differenzler-stake-own-too-many = あなたの予想は{ $value }点：{ $count }点取りすぎ
differenzler-result-last-deal = 全{ $count }ディールが終わりました
differenzler-why-no-such-prediction = 0から{ $most }までの整数で予想してください。
differenzler-why-not-among-these = このテーブルでは4つのスートしか選べません。
differenzler-why-undertrump = { $best }が出ているので、それより弱い切り札の{ $card }は出せません。
differenzler-why-must-follow-or-trump = { $binding }があるので、{ $suit }か切り札（{ $trump }）を出してください。{ $card }は出せません。

# ディールの計算、かかっていること、あとで話したくなること
differenzler-bid-was-named = { $who }：{ $contract ->
    [obenabe] オーベンアーベ
    [undenufe] ウンデンウーフェ
   *[other] 切り札は{ $contract }
 }
differenzler-bid-was-turned = 表にしたカード：{ $card }
differenzler-bid-was-goes-round = { $contract ->
    [obenabe] オーベンアーベ
    [undenufe] ウンデンウーフェ
   *[other] 切り札は{ $contract }
 }
differenzler-verdict-nearest = { $off ->
    [0] ぴったり：{ $who }！
   *[other] 一番近い：{ $who }（{ $off }点差）
 }
differenzler-sheet-brackets = （ ）内は予想
differenzler-sum-exact = { $predicted }点ぴったり：{ $points }
differenzler-sum-off = 予想{ $predicted }、取った{ $taken }：{ $points }
differenzler-stake-points-left = 157点のうち残り{ $count }点
differenzler-fact-points-left = { differenzler-stake-points-left }
differenzler-moment-exact = 第{ $deal }ディールで{ $who }が{ $points }点をぴったり的中
differenzler-moment-exact-high = 第{ $deal }ディールで{ $who }が{ $points }点もぴったり的中
differenzler-moment-all = 第{ $deal }ディールで{ $who }が157点を全部獲得
differenzler-achievement-exact-high = 60点以上をぴったり的中
differenzler-achievement-all = ディールの157点を全部獲得

# 初めての方へ
differenzler-help-aim =
    それぞれ1人で戦います。最初のカードの前に**何点取るか**を予想し、ちょうどその点を取ることを目指します。
    多くても少なくても、1点ずれるごとに罰点が1点つきます。罰点が一番少ない人の勝ちです。
differenzler-help-deal =
    { rank-A }～6の36枚を全部配ります。4人なら9枚ずつ、3人なら12枚ずつ、5人なら{ card-6S }を抜いて7枚ずつです。順番は**反時計回り**（右隣へ）で、ディーラーの右隣が**フォアハンド**です。
    切り札でないスートの強さは、{ rank-A }・{ rank-K }・{ rank-Q }・{ rank-J }・{ rank-T }・9・8・7・6の順です{ rank-legend }。**切り札**では{ rank-J }（プール）が最強、次が9（ネル）で、{ rank-J }・9・{ rank-A }・{ rank-K }・{ rank-Q }・{ rank-T }・8・7・6の順です。
    { $trump ->
        [turned] ディーラーの最後のカードを表にし、そのスートが切り札になります。カードはディーラーの手札です。
        [forehand] フォアハンドがコントラクトを選びます。
       *[cycle] コントラクトはディールごとに順番に変わります：{ sign-S }、{ sign-C }、{ sign-D }、{ sign-H }{ $contracts ->
            [all-six] 、オーベンアーベ、ウンデンウーフェ
           *[suits] {""}
        }。
    }{ $contracts ->
        [all-six] 「オーベンアーベ」は切り札なしで{ rank-A }が最強、「ウンデンウーフェ」は切り札なしで**6が最強**です。
       *[suits] {""}
    }
differenzler-help-page-bidding = 予想
differenzler-help-bidding =
    全員が0から157までの数を予想します。パスはできません。予想の合計はいくつでもかまいません。
    { $announce ->
        [shown] 全員が秘密に予想し、最初のカードの前に公開します。
        [in-turn] フォアハンドから順に声に出して予想し、ディーラーが最後です。
       *[hidden] 全員が秘密に予想し、ディールが終わるまで誰にも知らされません。
    }
    全部のトリックで157点なので、平均的な手札なら{ $players ->
        [3] 52
        [5] 31
       *[other] 39
    }点ほどです。切り札の{ rank-J }（プール）、9（ネル）、{ rank-A }があれば多く、弱いカードばかりなら少なくなります。
differenzler-help-play =
    最初のリードはフォアハンド、次からはトリックに勝った人です。
    • **切り札のリード**：切り札があればフォローします。ただし切り札の{ rank-J }（プール）だけは出さなくてもかまいません。
    • **ほかのスートのリード**：そのスートをフォローするか、**切り札を出してもかまいません**。そのスートがなければ何でも出せます。
    • **アンダーラフの禁止**：誰かが切り札を出したら、場で一番強い切り札より弱い切り札は出せません（{ $undertrump ->
        [void-free] フォローできないとき、手札がそれだけのときを除く
        [all-trump-hand-free] 手札が切り札だけのときを除く
       *[strict] 手札がそれだけのときを除く
    }）。
    一番強い切り札、なければ台札のスートで一番強いカードが勝ちます。
differenzler-help-scoring =
    切り札の{ rank-J }は20点、切り札の9は14点。ほかは{ rank-A }が11点{ $contracts ->
        [all-six] { $undenufe_six ->
            [0] {""}
           *[other] （ウンデンウーフェでは0点、代わりに6が{ $undenufe_six }点）
        }
       *[suits] {""}
    }、{ rank-T }は10点、{ rank-K }は4点、{ rank-Q }は3点、{ rank-J }は2点。{ $contracts ->
        [all-six] 切り札なしのときは8が各8点。
       *[suits] {""}
    }最後のトリックは5点。合計157点です。
    予想と取った点の**差**が罰点です。{ $exact ->
        [0] ぴったりなら0点。
       *[other] ぴったりなら{ $exact }点引かれます。0点の予想では、点のないトリックを取ったときだけです。
    }
    { $rounds }周（1周で全員が1度ずつフォアハンド）して、合計が一番少ない人の勝ちです。{ $level ->
        [play-on] 同点ならもう1ディールします。
       *[shared] {""}
    }

# 成績
differenzler-feat-exact = ぴったり
differenzler-feat-near = 5点以内
differenzler-feat-off = ずれた点の合計

# ルールの種類の一言説明と、ゲーム全体の短い説明
differenzler-preset-house-about = 予想はディールが終わるまで秘密、切り札は順番に変わります。{ $rounds }周。
differenzler-preset-source-about = スイスロス式：フォローできないときはアンダーラフが自由です。{ $rounds }周。
differenzler-preset-tournament-about = 予想は順番に声に出し、ディーラーの最後のカードが切り札、ぴったりなら{ $exact }点引かれます。{ $rounds }周。
differenzler-preset-short-about = 1周だけ。最後に同点ならもう1ディールします。
differenzler-help-example =
    切り札は{ $trump }です。{ $leader }のリードは{ $led }。{ $winner }は{ $best }（プール）で取りました。これより強いカードはありません。
    このトリックは{ $trick_points }点です。{ $winner }の予想は0点だったので、少なくともそれだけの罰点になります。
differenzler-help-short =
    • **目的：**それぞれ1人で戦います。取る点を予想し、ちょうどその点を取ること。1点ずれるごとに罰点1点で、一番少ない人の勝ちです。
    • **配り方：**36枚を全部配ります。反時計回りです。{ $trump ->
        [turned] ディーラーの最後のカードが切り札を決めます。
        [forehand] フォアハンドが切り札を選びます。
       *[cycle] 切り札は順番に変わります：{ sign-S } { sign-C } { sign-D } { sign-H }{ $contracts ->
            [all-six] {" "}オーベンアーベ、ウンデンウーフェ
           *[suits] {""}
        }。
    }
    • **予想：**0～157点。{ $announce ->
        [shown] 秘密に決め、公開します。
        [in-turn] 順番に声に出します。
       *[hidden] 終わるまで秘密です。
    }
    • **強さ：**{ rank-A }・{ rank-K }・{ rank-Q }・{ rank-J }・{ rank-T }・9・8・7・6。切り札では{ rank-J }（プール）、9（ネル）が最強です。
    • **番が来たら：**フォローするか切り札を出します。出ている切り札より弱い切り札は出せません。切り札のリードにはフォローします（プールだけは出さなくてもかまいません）。
    • **点数：**プール20、ネル14、{ rank-A }は11、{ rank-T }は10、{ rank-K }は4、{ rank-Q }は3、{ rank-J }は2{ $contracts ->
        [all-six] 、切り札なしなら8が8
       *[suits] {""}
    }。最後のトリック5。

# はじめてのレッスン
differenzler-lesson-begins = 練習です。予想を当てましょう。
differenzler-lesson-predict = { $nell }と{ $ace }は強い切り札。{ $number }点と予想します。
differenzler-lesson-predict-done = ちょうど{ $number }点を目指します。
differenzler-lesson-predict-no = それもできますが、この手札なら{ $number }点ほどです。
differenzler-lesson-short = { $suit }は1枚だけ。{ $card }をリードします。
differenzler-lesson-short-done = 次からは{ $suit }に切り札を出せます。
differenzler-lesson-short-no = それもできますが、先に1枚だけの{ $suit }を出しましょう。
differenzler-lesson-throw = 点が少ないので{ $card }を捨てます。
differenzler-lesson-throw-done = 損も得もありません。
differenzler-lesson-throw-no = それもできますが、切り札はあとのためにとっておきます。
differenzler-lesson-over = { $king }が出ています。{ $nell }（ネル）なら勝てます。
differenzler-lesson-over-done = 1トリックで{ $points }点です。
differenzler-lesson-over-no = それもできますが、{ $nell }なら{ $points }点取れます。
differenzler-lesson-over-no-ace = それもできますが、{ $nell }なら3点多く取れます。{ $ace }はあとで。
differenzler-lesson-ace = あと{ $missing }点。{ $card }を試します。
differenzler-lesson-ace-done = 切り札で負け、まだ{ $points }点です。
differenzler-lesson-ace-no = それもできますが、{ $card }のほうが見込みがあります。
differenzler-lesson-ace-no-trump = それもできますが、最後の切り札は、点の多いときのために。
differenzler-lesson-exact = { $ten }と{ $ace }で{ $gain }点。あと{ $missing }点です。切り札を！
differenzler-lesson-exact-done = いま{ $points }点、予想は{ $number }点。
differenzler-lesson-exact-no = それもできますが、切り札なら{ $gain }点取れます。
differenzler-lesson-lose = あとは全部負けます。{ $card }をリード。
differenzler-lesson-lose-done = うまく負けました。
differenzler-lesson-lose-no = それもできますが、{ $card }が一番負けやすいカードです。
differenzler-lesson-away = { $card }は勝つかもしれません。いま捨てます。
differenzler-lesson-away-done = 危険が1つ減りました。
differenzler-lesson-away-no = それもできますが、危ないのは{ $card }です。捨てましょう。
differenzler-lesson-end = まだ{ $card }が危険です。捨てましょう。
differenzler-lesson-end-done = 予想{ $number }点、獲得{ $points }点。切り札2枚で点を取り、あとはわざと全部負けました。予想に一番近い人の勝ちです。
differenzler-lesson-end-no = それもできますが、危ないのは{ $card }です。捨てましょう。
