# 終わったゲーム：履歴、リプレイ、ファイル、検証。
command-history = 履歴
command-history-about = 終わったゲームの一覧（自分またはこのサーバー、新しい順）
command-replay = リプレイ
command-replay-about = 終わったゲームを全員の手札を開いて順に見ます
command-verify = 検証
command-verify-about = 終わったゲームのシャッフル、すべての手、結果を確かめます
menu-replay = このゲームをリプレイ
menu-verify = このゲームを検証
parameter-whose = 範囲
parameter-whose-about = 自分のゲーム、またはこのサーバーのすべて
parameter-number = 番号
parameter-number-about = ゲームの番号（履歴に出ています）
whose-mine = 自分のゲーム
whose-server = このサーバーのゲーム
history-title-mine = **あなたが終えたゲーム**
history-title-server = **このサーバーで終わったゲーム**
history-line = { $when } · **{ $number }** · { $game } · { $result }
history-result = { $winners }の勝ち{ $against ->
    [0] {""}
   *[other] （相手：{ $others }）
 }{ $scored ->
    [0] {""}
   *[other] {" "}{ $points }
 }
history-ended-early = 途中で終了：{ $who }
history-item = { $number }：{ $game }
history-empty = ここではまだ終わったゲームがありません。
history-all = すべてのゲーム
menu-history-open = リプレイを開く
menu-history-kind = ゲームの種類で絞る
button-newest = 最新
button-newer = ◀ 新しい
plain-button-newer = 新しい
button-older = 古い ▶
plain-button-older = 古い
former-player = 削除されたユーザー
replay-title = **{ $game }** · ゲーム{ $number } · 第{ $deal }ディール（全{ $deals }） · { $stop }
replay-stop-dealt = 配り終わり
replay-stop-ready = 最初のカードの前
replay-stop-trick = 第{ $number }トリック
replay-stop-end = ディールの終わり
replay-course = 宣言：{ $said }
replay-cards = カード：{ $said }
replay-trick = { $played }（{ $holder }が取得）
replay-hand = { $who }：{ $cards }
replay-pile = { $pile }：{ $cards }
replay-deal = 第{ $number }ディール
menu-replay-deal = ディールへ移る
menu-replay-stop = トリックへ移る
button-replay = リプレイ
button-deal-back = ⏮ ディール
plain-button-deal-back = 前のディール
button-step-back = ◀
plain-button-step-back = 前へ
button-step-on = ▶
plain-button-step-on = 次へ
button-deal-on = ディール ⏭
plain-button-deal-on = 次のディール
button-replay-text = テキストで保存
button-replay-json = JSONで保存
button-verify = 検証する
no-no-replay = 終わったゲーム{ $number }は見つからないか、あなたには公開されていません。`/knave 履歴` で自分とこのサーバーのゲームが見られます。
no-still-running = このゲームはまだ続いています。終わるまで伏せたカードは伏せたままで、リプレイは終わってから見られます。
no-no-game-in-message = このメッセージには終わったゲームがありません。ゲームが終わったテーブルでこのメニューを開いてください。
no-replay-unreadable = ゲーム{ $number }は、いまは扱っていないルールで行われたため、リプレイできません。
no-replay-too-fast = 終わったゲームをめくる速さに追いつけません。数秒待ってからもう一度押してください。何も失われません。
no-replay-busy = いまは終わったゲームの読み込みが混み合っています。1分ほどしてからもう一度試してください。何も失われません。
replay-file = ゲーム{ $number }のファイルです。保存や検証にどうぞ。ここで `/knave 検証` を使っても同じことが確かめられます。

verify-title = **ゲーム{ $number }（{ $game }）の検証**
verify-sound = **問題ありません：**おかしな点は見つかりませんでした。
verify-not-sound = **このゲームにはおかしな点があります。**
verify-commitment = 公開されたシードは約束どおりです。そのSHA-256は、最初のビッドの前に示された検証コードと一致します。
verify-commitments = 公開されたシード{ $count }個は、どれも約束どおりです。最初のシードのSHA-256は最初のビッドの前に示された検証コードで、ほかのシードのものは、このボットがバックアップから復元された箇所の記録にあります。
verify-commitment-wrong = 公開されたシードは約束されたものではありません。SHA-256は{ $found }ですが、約束は{ $promised }でした。
verify-seed-broken = シードが読めません。16進数64桁のはずです。
verify-no-seed = シードまたはその約束がないため、一致するかどうかは確かめていません。
verify-seats = シードはロビーの席{ $drawn }を最初の席に選び、そのとおりに着席しました。
verify-seats-wrong = シードはロビーの席{ $drawn }を最初の席に選びましたが、実際には席{ $found }でした。
verify-seats-unknown = ロビーの席の並びの記録（またはシード）がないため、席決めは確かめていません。
verify-deals = 配られたカードは、全{ $count }ディールとも1枚残らずシードのとおりです。
verify-deals-so-far = { $count ->
    [0] 問題の行より前には何も配られていません。
   *[other] 問題の行より前の{ $count }ディールはシードのとおりです。
 }
verify-deals-laid = { $count }ディールは前のゲームから引き継いだもので、そのカードはシードでは確かめられません。
verify-pack-wrong = ファイルにあるカードの組は、このゲームで使うものではありません。
verify-deal-wrong = 第{ $deal }ディール（記録の{ $number }行目）はシードのとおりではありません。
verify-deals-unknown = シードがないため、配り方は確かめていません。
verify-moves = 記録の全{ $count }行がルールどおりです。
verify-move-wrong = 記録の{ $number }行目はルール違反です：{ $who }「{ $line }」。{ $why }
verify-move-unread = 記録の{ $number }行目はこのゲームの手ではありません：{ $who }「{ $line }」。
verify-deck = カードの山
verify-result = 記録された結果は、カードから計算した結果と同じです。
verify-result-wrong = カードからの結果は{ $found }ですが、記録は{ $told }です。
verify-result-unknown = その行のため、結果は確かめていません。
verify-result-untold = 結果の記録がないため、比べられません。
verify-not-over = 最後の行のあとも、ゲームは終わっていません。
verify-shown = 最初のビッドの前にテーブルが{ $commitment }を示していたかどうかは、あなただけが確かめられます。最初の数文字はテーブルのメッセージに、全体はメニューにありました。また、誰がボタンを押したかは記録からは分かりません。
