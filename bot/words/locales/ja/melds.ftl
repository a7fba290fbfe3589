# メルドのあるゲームに共通の言葉：ルール、質問、出来事
option-heading = いままでより強いカードを出す義務
value-heading-always = いつでも（出せるなら）
value-heading-plain-free = 切り札がリードされたときと、切るとき
value-heading-trump-led-only = 切り札がリードされたときだけ
option-trump-needs = 切り札に指定する条件
value-trump-needs-nothing = なし
value-trump-needs-marriage = そのスートのマリッジ（{ rank-K }・{ rank-Q }）
phase-surrendering = 続けるか、降参するか
ask-surrendering = 全員のメルドが出そろいました。プレイを始めますか、それとも降参しますか？
action-surrender = 降参する
action-lead-on = プレイを始める
event-bid = { $who }が{ $value }をビッドしました。
event-won-auction = { $who }が{ $value }で落札しました。
event-named = { $who }が{ $suit }を切り札にしました。
event-no-meld = { $who }はメルドがありません。
event-leads-on = { $who }はプレイを続けます。
fact-highest-bid = 最高のビッド：{ $value }（{ $who }）
fact-bid = ビッド：{ $value }（{ $who }）
shown-meld = { $points }点

# できない理由
why-must-beat = { $best }より強いカードがあれば出さなければなりません。{ $binding }などを出してください（{ $card }は出せません）。
why-must-trump = { $suit }がないので切り札を出さなければなりません。{ $binding }があるので、{ $card }は出せません。
why-must-overtrump = 切り札{ $best }が出ています。より強い切り札があれば出さなければなりません。{ $binding }などを出してください（{ $card }は出せません）。
why-twin-does-not-beat = 同じカードどうしでは先に出したほうが強いので、{ $card }では勝てません。より強い{ $binding }などを出してください。
why-bid-too-low = { $value }は低すぎます。{ $least }以上をビッドしてください。
why-bid-too-high = { $value }は高すぎます。{ $most }までです。
why-must-bid = ほかの全員がパスしたので、{ $value }をビッドしなければなりません。
why-bid-in-tens = ビッドは10点きざみです（{ $value }はできません）。
why-name-a-suit = 4つのスートから1つ選んでください。
why-trump-needs-marriage = { $suit }を切り札にするにはその{ rank-K }と{ rank-Q }が必要です。両方そろったスートを選んでください。

# ディールの計算、かかっていること、あとで話したくなること
verdict-made = 成功：ビッド{ $value }に対し{ $total }
verdict-set = 失敗：ビッド{ $value }に対し{ $total }
verdict-surrendered = { $who }の降参
sum-made = メルド{ $meld } + プレイ{ $tricks } = { $total } ≥ ビッド{ $bid }
sum-set = メルド{ $meld } + プレイ{ $tricks } = { $total } < { $bid }：失敗 { $points }
sum-surrendered = 降参：{ $points }
sum-melds = メルド{ $points }
sum-melds-and-tricks = メルド{ $meld } + プレイ{ $tricks } = { $points }
stake-short-of-bid = メルド{ $meld }、あと{ $missing }点
brief-short-of-bid = あと{ $missing }点
aloud-short-of-bid = { $who }：{ stake-short-of-bid }
stake-bid-reached = ビッド成功
aloud-bid-reached = { $who }：{ stake-bid-reached }
moment-just-made = 第{ $deal }ディール：{ $who }がビッド{ $bid }を{ $total }点で成功
moment-just-set = 第{ $deal }ディール：{ $who }がビッド{ $bid }に{ $total }点で失敗
moment-meld = 第{ $deal }ディール：{ $who }のメルド{ $points }点
moment-great-bid = 第{ $deal }ディール：{ $who }がビッド{ $bid }に成功
feat-surrendered = 降参
feat-meld = メルド
feat-meld-points = メルドの点
