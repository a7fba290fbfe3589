game-knaves = ネイヴ

# ルールの項目
knaves-preset-family = 家庭ルール
knaves-preset-changing = 切り札が変わるルール
knaves-preset-short = 短いゲーム
knaves-option-target = 勝ちになる得点
knaves-option-jacks = { ranks-J }の減点
knaves-value-jacks-s-c-d-h = { sign-S }1・{ sign-C }2・{ sign-D }3・{ sign-H }4
knaves-value-jacks-c-s-d-h = { sign-S }2・{ sign-C }1・{ sign-D }3・{ sign-H }4
knaves-value-jacks-h-d-s-c = { sign-S }3・{ sign-C }4・{ sign-D }2・{ sign-H }1
knaves-option-jack-turned = ターンアップが{ ranks-J }のとき
knaves-value-jack-turned-trump = ほかのカードと同じく切り札を決める
knaves-value-jack-turned-no-trump = 切り札なし
knaves-option-same-suit = 前のディールの切り札がまた出たとき
knaves-value-same-suit-trump = また切り札になる
knaves-value-same-suit-no-trump = 切り札なし
knaves-option-all-jacks = 1人が{ ranks-J }を4枚とも取ったとき
knaves-value-all-jacks-cost = −10点
knaves-value-all-jacks-ten-more = 逆に+10点
knaves-option-level = 首位が同点のとき
knaves-value-level-draw = 引き分け
knaves-value-level-play-on = 1人が抜け出すまで続ける

# 起きたこと
knaves-event-turned-up = ターンアップは{ $card }です。
knaves-event-no-trump = ターンアップが{ $card }なので、このディールは切り札なしです。
knaves-event-all-four = { $who }が{ rank-J }を4枚とも取りました。+{ $points }点！
knaves-fact-turned-up = ターンアップ：{ $card }

# ディールの計算、かかっていること、あとで話したくなること
knaves-verdict-all-four = { $who }が{ rank-J }を4枚とも取りました！
knaves-sum-jack = { $card } { $points }
knaves-sum-all-four = 4枚の{ rank-J }：+{ $points }
knaves-moment-all-four = 第{ $deal }ディールで{ $who }が{ rank-J }を4枚とも取って得点
knaves-moment-all-jacks = 第{ $deal }ディールで{ $who }が{ rank-J }を4枚とも取らされた
knaves-moment-rich = 第{ $deal }ディールで{ $who }が{ $points }点
knaves-achievement-all-four = 4枚とも取って得点
knaves-achievement-rich = 1ディールで9点

# 初めての方へ
knaves-help-aim =
    3人で、それぞれ1人で戦います。トリックは1つ取るごとに1点です。ただし{ rank-J }（ジャック）の入ったトリックは、たいてい取ると損をします。
    { $target }点に達したら勝ちです。
knaves-help-deal =
    { rank-A }・{ rank-K }・{ rank-Q }・{ rank-J }・{ rank-T }・9…2の52枚{ rank-legend }を使い、17枚ずつ配ります。最後の1枚を表にして（ターンアップ）、そのスートが**切り札**になります。このカードは誰のものでもありません。{ $jack_turned ->
        [no-trump] それが{ rank-J }なら、このディールは切り札なしです。
       *[trump] {""}
    }{ $same_suit ->
        [no-trump] それが前のディールの切り札と同じスートなら、今回は切り札なしです。
       *[trump] {""}
    }
knaves-help-play =
    ディーラーの左隣が最初に好きなカードをリードします。台札と同じスートがあれば必ずフォローし、なければ何を出してもかまいません。切り札でも、手放したい{ rank-J }でもよいのです。
    一番強い切り札、切り札がなければ台札のスートで一番強いカードがトリックを取り、次のリードをします。全部で17トリックです。
knaves-help-scoring =
    トリックは1つ1点です。取った{ rank-J }は減点になります：{ $jacks ->
        [c-s-d-h] { card-JH }は4点、{ card-JD }は3点、{ card-JS }は2点、{ card-JC }は1点
       *[s-c-d-h] { card-JH }は4点、{ card-JD }は3点、{ card-JC }は2点、{ card-JS }は1点
        [h-d-s-c] { card-JC }は4点、{ card-JS }は3点、{ card-JD }は2点、{ card-JH }は1点
    }。合計がマイナスになることもあります。{ $all_jacks ->
        [ten-more] **4枚とも**取れば、逆に+10点です。
       *[cost] {""}
    }
    誰かが{ $target }点に達したディールで終わり、合計点が一番多い人の勝ちです。{ $level ->
        [play-on] 首位が同点なら続けます。
       *[draw] 首位が同点なら引き分けです。
    }

# 成績
knaves-feat-tricks = トリック
knaves-feat-jacks = 取った{ rank-J }
knaves-feat-clean = { rank-J }なしのディール
knaves-feat-all-four = 4枚で得点

# ルールの種類の一言説明と、ゲーム全体の短い説明
knaves-preset-house-about = { $target }点まで。{ card-JH }が一番重く、{ card-JS }が一番軽い減点。ターンアップがいつも切り札です。
knaves-preset-family-about = { $target }点まで。ターンアップが{ rank-J }なら切り札なし。{ rank-J }4枚で逆に10点。
knaves-preset-changing-about = { $target }点まで。同じ切り札は2回続かず、引き分けもありません。
knaves-preset-short-about = 標準ルールのまま、{ $target }点までの短いゲーム。
knaves-help-example =
    { $leader }のリードは{ $led }。必ず取れるトリックです。{ $second }は弱いカードでフォローしましたが、{ $third }は喜んで{ $card3 }を手放しました。
    { $winner }が{ $best }でトリックを取ります。{ $taker }は1点を得ますが、{ $taken }で4点を失います。強いカードはトリックを、そして{ rank-J }も取ってしまいます。
knaves-help-short =
    • **目的：**3人で、それぞれ1人で戦います。トリックを取り、{ rank-J }は取らないように。
    • **配り方：**52枚を17枚ずつ。最後の1枚を表にして切り札を決めます。
    • **番が来たら：**台札のスートがあればフォロー、なければ何を出してもかまいません。一番強い切り札、なければ台札のスートで一番強いカードがトリックを取ります。
    • **得点：**トリックは1点。{ rank-J }は減点：{ $jacks ->
        [c-s-d-h] { card-JH }は4点、{ card-JD }は3点、{ card-JS }は2点、{ card-JC }は1点
       *[s-c-d-h] { card-JH }は4点、{ card-JD }は3点、{ card-JC }は2点、{ card-JS }は1点
        [h-d-s-c] { card-JC }は4点、{ card-JS }は3点、{ card-JD }は2点、{ card-JH }は1点
    }。{ $all_jacks ->
        [ten-more] 4枚とも取れば+10点。
       *[cost] {""}
    }
    • **終わり：**誰かが{ $target }点に達したとき。得点の一番高い人の勝ちです。

# 最初のレッスン
knaves-lesson-begins = 練習です。トリックは得点、{ rank-J }は減点。
knaves-lesson-duck = あとに1人います。弱いカードを出し、{ rank-J }は残しましょう。
knaves-lesson-duck-done = トリックは取れませんが、{ rank-J }は無事です。
knaves-lesson-duck-no = それもできますが、{ rank-J }を取らされるかも。弱いカードを。
knaves-lesson-last = 最後の番で、{ rank-J }はありません。{ $jack }以外で取りましょう！
knaves-lesson-last-done = 1トリックで1点。減点はありません。
knaves-lesson-last-no = それもできますが、中くらいのカードならただで取れます。
knaves-lesson-top = 切り札は{ $suit }、一番強いのはあなたです。それをリード。
knaves-lesson-top-done = もう1トリック。相手の切り札も減りました。
knaves-lesson-top-no = それもできますが、強い切り札なら必ず取れます。
knaves-lesson-low = リードを渡し、{ rank-J }は人のトリックに捨てましょう。{ $club }を！
knaves-lesson-low-done = リードはほかの人に。機会を待ちましょう。
knaves-lesson-low-no = それもできますが、いまは{ $club }のような弱いカードを。
knaves-lesson-under = { $jack }のリードです。下に出すだけ、どの切り札でもかまいません。
knaves-lesson-under-done = 自分のトリックの{ rank-J }：1 − 1 = 0です。
knaves-lesson-give = { $suit }がありません。一番損になるカードを捨てましょう。
knaves-lesson-give-done = { $jack }はほかの人のものです。
knaves-lesson-give-no = それもできますが、いまなら{ $jack }を手放せました。
knaves-lesson-give-no-jack = それもできますが、{ $jack }のほうが減点が大きいです。
knaves-lesson-lose = { $ace }が取るトリックです。2枚とも下に出せます。
knaves-lesson-lose-done = 得も損もありません。
knaves-lesson-trump = { $suit }がなく、{ rank-J }もありません。切り札で切りましょう。
knaves-lesson-trump-done = 最後のトリックもあなた。6点で、{ rank-J }なし。
