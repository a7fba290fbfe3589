# 名場面：終わったゲームで最も大事だった自分の選択と、そこからの続き。
command-moments = 名場面
command-moments-about = 終わった自分のゲームで最も大事だった選択と、もっとよかった手を見ます
button-moments = 名場面
moments-waiting = ゲーム{ $number }でのあなたの選択を調べています（最大1分ほど）。損の大きかった3つがここに出ます。
moments-none = **名場面** · ゲーム{ $number }
    特にありません。選べた場面では、見えていた範囲で明らかによい手はほかにありませんでした。
moments-title = **名場面** · { $at }/{ $count } · { $game } · ゲーム{ $number } · 第{ $deal }ディール{ $trick ->
    [0] {""}
   *[other] {" "}第{ $trick }トリック
 }
moments-cost = あなたの選択：**{ $action }**　もっとよい手：**{ $other }**
moments-well = 好手：**{ $action }**（{ $other }ではなく）
moments-worth = -# このディールで約{ $points }点得{ $span ->
    [no] {""}
   *[yes] （ほぼ確実に{ $least }～{ $most }点）
 }。見えていたことから{ $worlds }通りの配札を想定。
moments-worth-sure = -# このディールで{ $points }点得。見えていたことから想定した{ $worlds }通りの配札すべてで。
moments-worth-wins = -# ゲームに勝つ確率が約{ $percent }ポイント高くなります（ほぼ確実に{ $least }～{ $most }。続くゲームは半分の勝ちと数えます）。見えていたことから{ $worlds }通りの配札を想定。
moments-worth-wins-sure = -# ゲームに勝つ確率が{ $percent }ポイント高くなります（続くゲームは半分の勝ちと数えます）。見えていたことから{ $worlds }通りの配札を想定。
button-moment-well = 好手
moments-later = -# このディールはまだ遊ばれています。リプレイと「ここから続ける」は{ $until }に開きます。
button-play-on = ここから続ける
button-play-on-same = …同じ手札で
parameter-moments-number = 番号
parameter-moments-number-about = ゲームの番号（履歴に出ています。空欄なら最後のゲーム）
no-no-finished-game = まだ最後まで遊んだゲームがありません。
no-moments-not-yours = 名場面は自分の選択を見るものです。あなたはこのゲームに参加していません。
no-moments-off = 「名場面」はオフになっています。`/knave 設定` で戻せます。
no-moments-busy = いまは選択を調べられませんでした。1分ほどしてからもう一度試してください。何も失われません。
settings-moments = ゲーム後の名場面：{ $moments ->
    [yes] オン
   *[no] オフ
 }
button-moments-yes = 名場面をオン
button-moments-no = 名場面をオフ
privacy-moments = • **名場面：**あなたの選択を調べたゲーム{ $count }件。見られるのはあなただけです。
