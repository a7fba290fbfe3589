# テーブルの持ち時間
lobby-clock = **持ち時間：**{ $clock }
menu-clock = 1手の持ち時間
clock-usual = 1手5分（相手がロボットだけなら無制限）
clock-off = 無制限
clock-1m = 1手1分
clock-2m = 1手2分
clock-5m = 1手5分
clock-15m = 1手15分
clock-1d = 1手1日
clock-3d = 1手3日
turn-due = ⏳ { $who }の期限：{ $when }
due = ⏳ 期限：{ $when }
turn-due-you = ⏳ この手番の持ち時間は{ $when }に切れます。
missed-you = { $count ->
    [1] 持ち時間が切れたため
   *[other] 持ち時間が{ $count }回続けて切れたため
 }、ロボットが代わりにプレイしました。3回続くと、あなたが戻るまでロボットが席を預かります。
missed-choice = 選ばれたのは「{ $action }」です。
away = 💤 { $who }は席を外しています。戻るまでロボットが代わりにプレイします。
away-you = 💤 **離席中は、ロボットが代わりにプレイします。**「戻りました」を押すと、また自分でプレイできます。
paused = ⏸️ **休憩中：**プレイも持ち時間も止まっています。席に着いている人なら誰でも「再開」を押せます。
paused-note = 休憩中
pause-wished = ⏸️ { $who }が休憩を希望しています（{ $of }人中{ $count }人が賛成）。
clock-button-pause = 休憩したい
clock-button-agree = 休憩に賛成
clock-button-resume = 再開
clock-button-back = 戻りました
pause-agreed = 休憩に賛成しました。プレイしている全員が賛成すると休憩に入ります。次のカードを出すと賛成は取り消されます。
pause-begun = 休憩に入ります。プレイも持ち時間も止まります。
pause-over = ゲームを再開します。持ち時間は残りから続きます。
back-now = おかえりなさい。ここからはまた自分でプレイします。
no-away = いまはロボットが代わりにプレイしています。先に「戻りました」を押してください。
no-not-away = ロボットは代わりにプレイしていません。席はあなたのものです。
no-paused = テーブルは休憩中です。席に着いている人なら誰でも「再開」を押せます。
no-not-paused = いまは休憩中ではありません。

command-quiet = 休止時間
command-quiet-about = お知らせを止め、日単位の持ち時間も止める時間帯
parameter-from = 開始
parameter-from-about = 何時から（0～23時）
parameter-to = 終了
parameter-to-about = 何時まで（開始と同じなら休止時間なし）
parameter-zone = タイムゾーン
parameter-zone-about = あなたのタイムゾーン（近くの大きな都市を入力）
settings-quiet = 休止時間（`/休止時間`：お知らせも日単位の持ち時間も止まります）：{ $hours }
quiet-none = なし
quiet-hours = { $start }時から{ $end }時まで（{ $zone }）
no-unknown-zone = 「{ $zone }」というタイムゾーンはありません。都市の名前を入力すると出る候補から選んでください。
no-quiet-too-long = 休止時間は1日{ $most }時間までです。ほかの人が待っています。
