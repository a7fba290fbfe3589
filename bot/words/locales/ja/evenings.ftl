# ゲーム会：日時を決めて開くテーブル
command-evening = ゲーム会
command-evening-about = 日時を決めてテーブルを予定する・このサーバーの予定を見る
command-evening-plan = 予定する
command-evening-plan-about = このチャンネルでのゲーム会を予定します
command-evening-list = 一覧
command-evening-list-about = このサーバーで予定されているゲーム会
parameter-day = 日付
parameter-day-about = 日付（候補から選ぶか、2026-12-24のように入力）
parameter-time = 時刻
parameter-time-about = あなたのタイムゾーンでの時刻（20:30など）
parameter-robots = ロボット
parameter-robots-about = 空いた席にロボットが着くか（何もなければ着く）
evening-day = { DATETIME($day, dateStyle: "full") }
evening-today = 今日 · { $day }
evening-tomorrow = 明日 · { $day }
evening-title = ## { $game } · ゲーム会
evening-when = **<t:{ $at }:F>** · <t:{ $at }:R>
evening-coming = 参加：{ $who }{ $free ->
    [0] {""}
   *[other] {" "}· 空席{ $free }
 }
evening-nobody = まだ誰も参加していません · 空席{ $free }
evening-waiting = 席待ち：{ $who }
evening-how = -# 10分前にここにテーブルが開き、参加する人の席が予約されます。ゲームは時刻になると自動で始まります{ $robots ->
    [yes] （空いた席にはロボットが着きます）。
   *[no] （ロボットなし：すべての席に人が着いたとき）。
 }
evening-alt = { $game }、このチャンネルのゲーム会。{ $seats }
button-evening-come = 参加する
button-evening-not = 参加できない
button-evening-off = 中止する…
button-evening-off-now = 中止する
evening-off-question = ⚠️ このゲーム会を中止しますか？ 参加する人にもここで伝わります。
evening-off-not = ゲーム会は予定どおりです。
evening-off-done = ゲーム会を中止しました。
evening-is-open = テーブル{ $table }が開きました：{ $place }
evening-over-called-off = このゲーム会は中止になりました。
evening-over-nobody = 参加する人がいなかったため、テーブルは開きませんでした。
evening-over-missed = 時刻に私がオフラインだったため、このゲーム会は行われませんでした。`/ゲーム会 予定する` でまた予定できます。
evening-over-place = このゲーム会は行われませんでした：チャンネルに投稿できません。
evening-over-busy = このゲーム会は行われませんでした：テーブルをもう開けませんでした。
evening-over-rules = このゲーム会は行われませんでした：そのルールはもう使えません。
evening-letter = ⏰ **{ $game }** は <t:{ $at }:R> に始まります。テーブル{ $table }に席を取ってあります（{ $place }）。「参加」を押してください。
evening-letter-late = ⏰ **{ $game }**：時刻に私がオフラインでした。ゲームは <t:{ $at }:R> に始まります。テーブル{ $table }に席を取ってあります（{ $place }）。「参加」を押してください。
evening-letter-over = **{ $game }**（<t:{ $at }:F>）：{ $why }
evening-note = { $user } ゲーム会です。テーブル{ $table }が開き、席を取ってあります。「参加」で着けます。
evening-letter-free = ⏰ **{ $game }**：テーブル{ $table }に空席ができました。先着順です。{ $place }で `/テーブル 参加` を使ってください。
evening-note-free = { $user } テーブル{ $table }に空席ができました。先着順です。`/テーブル 参加` で着けます。
evening-call = { $role } ゲーム会のテーブル{ $table }が開きました。空席は{ $free }つです。
evening-begins = ⏰ ゲームは <t:{ $at }:R>（<t:{ $at }:t>）に自動で始まります。
evening-begins-late = ⏰ 時刻に私がオフラインでした。ゲームは <t:{ $at }:R> に自動で始まります。
evening-waits = ⏳ <t:{ $at }:t> まで{ $who }を待ち、{ $robots ->
    [yes] その後は来なくても始まります。
   *[no] その後の空席には誰でも座れます。
 }
evening-waits-people = ⏳ <t:{ $at }:t> まで、すべての席に人が着くのを待っています。
ended-nobody-came = **{ $game }** · テーブル{ $table }は、誰も来なかったため閉じられました。
evening-list-title = **このサーバーのゲーム会**
evening-list-line = { $number }. **{ $game }** · <t:{ $at }:F> · { $place } · { $count ->
    [0] まだ誰もいません
   *[other] 参加{ $count }人
 }
menu-evenings = 参加・辞退・中止
no-evening-none = 予定されたゲーム会はありません。`/ゲーム会 予定する` で予定できます。
no-no-such-day = 「{ $typed }」という日付が分かりません。候補から選ぶか、2026-12-24のように入力してください。
no-no-such-time-of-day = 「{ $typed }」という時刻が分かりません。20:30のように入力してください。
no-time-left-out = その日は{ $zone }の時計が進むため、{ $time }はありません。前か後の時刻を選んでください。
no-time-twice = その日は{ $zone }の時計が戻るため、{ $time }が2回あります。1回目なら{ $first }、2回目なら{ $second }と入力してください。
no-evening-zone = あなたのタイムゾーンがまだ分かりません。一度 `タイムゾーン:` を入力すると覚えます。
# Somebody whose time zone nobody knows is asked for it by what their clock shows.
zone-question = あなたのタイムゾーンがまだ分かりません。**いま、そちらは何時ですか？** 覚えておきます。
 -# どれでもない場合は、`タイムゾーン:` に近くの大都市を入れて、もう一度コマンドを入力してください。
menu-zone = いまの時刻
zone-clock = { DATETIME($at, timeStyle: "short") } · { $cities }
zone-noted = { $city }と同じ時刻ですね。覚えました。
no-evening-soon = 早すぎます。ゲーム会は{ $count }分以上先に予定してください。すぐ遊ぶには `/テーブル 開く` があります。
no-evening-late = 先すぎます。ゲーム会を予定できるのは{ $count }日先までです。
no-evening-many = ここでもう{ $count }件のゲーム会を予定しています。先にどれかを中止してください。
no-evening-gone = そのゲーム会は中止されたか終わったか、もうテーブルが開いています。
no-evening-full = 参加する人が多く、もう入れません。
no-evening-not-coming = もともと参加する予定ではありません。
no-evening-host-only = 中止できるのは、予定した人とモデレーターだけです。
no-evening-role = それでは全員が呼ばれます。自分で選べるロールにしてください。
menu-limit-role = ゲーム会に呼ぶロール
limits-role = ゲーム会に呼ぶロール：{ $role }
limits-role-mute = ゲーム会に呼ぶロール：{ $role }（メンションできません。ロールの設定で全員に許可してください）
limits-role-off = ゲーム会に呼ぶロール：{ $role }（チャンネルでのメンションがオフなので呼ばれません）
limits-role-none = ゲーム会に呼ぶロールはありません
lobby-nobody = まだ誰もいません · 空席{ $free }
privacy-beside = • **ゲーム会**（1日間保存）：{ $evenings }件。**実績：**{ $achievements }件。
