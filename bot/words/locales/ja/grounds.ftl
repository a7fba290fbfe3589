# そのカードを出す理由：場から言えることと、ほかの手との比較。
ground-only-choice = ほかにできることはありません。
ground-last-card = 最後の1枚です。
ground-sure-winner = このカードに勝てる人はもういません。
ground-highest-left = { $suit }で残っている一番強いカードです。勝てるのは切り札だけです。
ground-draws-trump = 切り札を狩ります（残り{ $number }枚）。
ground-forces-out = これより強い最後の1枚、{ $card }を引き出すためです。
ground-partner-ruffs = パートナーの{ $who }は{ $suit }がないので、切れます。
ground-named-suit = { $suit }は、指定されたスートです。
ground-last-of-suit = 手札の{ $suit }はこれが最後です。次からは切れます。
ground-low-lead = 一番惜しくないカードで始めて、強いカードは残します。
ground-last-cheapest = 最後の番なので、勝てる中で一番惜しくないカードです。
ground-only-sure = もう誰にも負けないのは、このカードだけです。
ground-ruffs = { $suit }を切り札で切ります。
ground-secures = { $who }のトリックを確実にします。
ground-cheapest-winner = いまの場に勝てる中で一番惜しくないカードです。
ground-hard-to-beat = できるだけ強いカードで、抜かれにくくします。
ground-points-to-partner = パートナーの{ $who }が必ず取るので、点になるカードを出します。
ground-points-likely = いまはパートナーの{ $who }が取っているので、点になるカードを出します。
ground-partner-holds = パートナーの{ $who }が取っているので、一番惜しくないカードで足ります。
ground-cannot-win = 勝てるカードがないので、一番惜しくないカードを出します。
ground-may-be-ruffed = { $who }は{ $suit }がないので、切られるかもしれません。
ground-saves-trump = 切り札を温存します。
ground-second-hand-low = 2番手は弱いカードから、が基本です。
ground-keeps-for-later = { $card }はまだ負けるかもしれないので、取っておきます。
ground-keeps-guard = { $card }を守る弱いカードを残します。
ground-gives-away = 損になるカードを、ほかの人のトリックに捨てます。
ground-leaves-it = トリックはほかの人に取らせます。
ground-others-take-it = { $number ->
    [1] まだ出ていない1枚が出れば、そちらが取ります。
   *[other] まだ出ていない{ $number }枚のどれかが出れば、そちらが取ります。
 }
ground-costs-nothing = このトリックなら取っても損はありません。
ground-must-take = どのカードを出しても、いまのところ自分が取ることになります。
ground-promises = { $unit ->
    [tricks] この手札は約{ $worth }トリック分で、{ $asked }トリックあれば足ります。
    [points] この手札は約{ $worth }点分で、{ $asked }点あれば足ります。
   *[lead] 約{ $worth }点の差を見込めます（{ $asked }点あれば十分）。
 }
ground-falls-short = { $unit ->
    [tricks] この手札は約{ $worth }トリック分ですが、{ $asked }トリック必要です。
    [points] この手札は約{ $worth }点分ですが、{ $asked }点必要です。
   *[lead] { $asked }点の差を見込める宣言がありません。
 }
ground-meld-makes-it = メルドだけで{ $number }点になり、ビッドに届きます。
ground-best-trump = 切り札にするなら{ $suit }（{ $cards }）。
ground-top-cards = { $trump ->
    [yes] ほかのスートでは、{ $cards }が一番強いカードです。
   *[no] { $cards }は、それぞれのスートで一番強いカードです。
 }
ground-takes-up = { $card }を手札に入れます。
ground-up-to-partner = { $card }はパートナーの{ $who }に渡ります。
ground-up-to-others = 受け入れると{ $card }は{ $who }に渡ります。
ground-partner-bids = パートナーの{ $who }の宣言が一番高いです。
ground-partner-passed = パートナーの{ $who }はパスしました。
ground-calls-anothers = { $card }は手札にないので、持っている人が味方になります。
ground-calls-own = { $card }は自分の手札にあります。単独で戦いますが、まだ誰も知りません。
ground-keeps-suit = { $suit }を残します（{ $cards }）。
ground-gives-costly = 取ると損になるカードです。
ground-gives-taker = { $card }より弱いので、それを取らされるかもしれません。
ground-holds-trumps = 手札の切り札は{ $number }枚です（{ $cards }）。
ground-keeps-trumps = 切り札{ $number }枚をすべて残します。
ground-gives-trumps = 切り札を{ $number }枚渡します。
ground-empties-suit = 手札に{ $suit }がなくなり、切れるようになります。

quoted = 「{ $text }」
compared-points = { $certainty ->
    [close] { $other }とほぼ同じです{ $worlds ->
        [0] {""}
       *[other] （{ $worlds }通りの配札を想定）
     }。
   *[other] { $other }より{ $points }点{ $better ->
        [yes] 得
       *[no] 損
     }です{ $worlds ->
        [0] {""}
       *[other] （{ $worlds }通りの配札を想定）
     }：{ $certainty ->
        [sure] 確実
       *[likely] ほぼ確実
     }。
 }
compared-wins = ゲームに勝つ確率が{ $other }より{ $percent }ポイント{ $better ->
    [yes] 高い
   *[no] 低い
 }です{ $worlds ->
    [0] {""}
   *[other] （{ $worlds }通りの配札を想定。続くゲームは半分の勝ちと数えます）
 }。

button-why = なぜ？
thought-title = **なぜ？** · 第{ $deal }ディール · { $stop }{ $worlds ->
    [0] {""}
   *[other] {" "}· { $worlds }通りの配札を想定
 }
thought-of = **{ $who }、{ $action }：**
thought-rather = もう一度考えるなら{ $rather }を選びます。
thought-hidden = ゲームが終わるまで伏せてあるカードが分かってしまいます。終わったらリプレイで聞いてください。
thought-alone = 比べずに、基本どおりに選びました。
thought-none = ここでロボットが決めることはありませんでした。
no-why-not-yet = このディールはまだ続いています。終わってから聞いてください。それまで手札は秘密です。
no-why-unreadable = このディールは、いまは扱っていないルールで行われたので、考え直せません。
