# /レッスン：最初のディールを一手ずつ。手札のそばの文は短く、3行まで。
command-learn = レッスン
command-learn-about = ゲームの最初のディールを、ダイレクトメッセージで1手ずつ学びます
lesson-open = **{ $game }** のレッスンを始めました：{ $place }
lesson-closed = **{ $game }** のレッスンを閉じました。`/レッスン` でもう一度始められます。
lesson-begins = 最初のディールです。記録には残りません。
lesson-asked = { $before }**{ $asked }**
lesson-watch = ほかの人のカードを見てみましょう…
lesson-over = 最初のディールが終わりました。次は弱いロボットと「{ button-practise }」、またはサーバーで `/テーブル 開く`。
lesson-standard = -# これは標準ルールでした。別のルールが普通のサーバーもあります。テーブルの「{ button-how-to-play }」で確かめられます。
button-practise = 練習する
button-lesson-again = もう一度
no-no-lesson = このゲームのレッスンはまだありません。`/knave ルール` に説明があります。
no-lesson-over = このレッスンは終わりました。続きは下の「{ button-practise }」から。
no-rest-in-lesson = レッスンでは1枚ずつ出します。次のカードを選んでください。
lesson-only = フォローできるカードは1枚だけです。
lesson-only-done = フォローが最優先です。
lesson-too = それもよい手です。ここは{ $card }で進めます。
