# 待った、残り全部、ヒント。
event-took-back = ↩️ { $who }が「待った」をしました。
event-rest-claimed = 🃏 { $who }：「残りは全部もらいます！」 { $cards }

takebacks-is = **待った：**{ $takebacks }
takebacks-off = なし
takebacks-misclick = 押し間違いだけ（新しいものが見えるまで）
takebacks-consent = 押し間違いはすぐに、ほかは全員が同意すれば
hints-is = **ヒント：**{ $hints }
hints-usual = 1人でロボットと遊ぶときだけ
hints-on = 全員に出す（カジュアル扱い）
hints-off = なし
menu-takebacks = 待ったを認めますか
menu-hints = ヒントを出しますか
favours-title = **{ $game }** · テーブル{ $table } · 待った・ヒントほか
favours-about = 押し間違いは、ほかの誰も動いておらず、新しく分かったことがなければ、1手につき1度だけ取り消せます。それ以外は、同じディールの中なら、ほかの人の同意が要ります。全員にヒントを出すゲームと、1人でロボットと遊んでいてヒントを使ったゲームは、カジュアル扱いになります。
favours-host-only = 変えられるのはホストだけで、ゲームが始まる前に限ります。
favours-begun = ゲームは始まっています。いま変えられるのは「ひとこと」と進む速さだけです。
button-favours = 待った・ヒントほか
button-takeback = 待った
button-agree-takeback = 待ったを認める
button-refuse-takeback = 待ったを断る
button-withdraw-takeback = 取り下げる
button-rest = 残りは全部もらう
button-hint = ヒント

takeback-wished = ↩️ { $who }が{ $card ->
    [no] 待ったを
   *[other] { $card }の待ったを
 }求めています（{ $of }人中{ $count }人が同意、期限 { $when }）。
takeback-wished-you = ↩️ **{ $who }が{ $card ->
    [no] 待ったを
   *[other] { $card }の待ったを
 }求めています。** よろしいですか？ そのままカードを出すと、断ったことになります。（期限 { $when }）
takeback-waiting = ↩️ 待ったをしてよいか、ほかの人に聞いています（期限 { $when }）。
takeback-refused = ↩️ 全員の同意が得られなかったので、今回はそのまま続けます。
takeback-lapsed = ↩️ 時間内に全員の返事がなかったので、そのまま続けます。
takeback-done = 取り消しました。
takeback-asked = ほかの人に聞いています。返事があるまでロボットは待ちます。
takeback-agreed = ありがとうございます。同意しました。
takeback-granted = ありがとうございます。全員が同意したので、取り消しました。
takeback-declined = 分かりました。そのまま続けます。誰が断ったかは伝わりません。
takeback-withdrawn = 分かりました。そのまま続けます。
no-takebacks-off = このテーブルは待ったなしです。
no-nothing-to-take-back = このディールには、取り消せるあなたの手がありません。
no-takeback-open = いま誰かが待ったを求めています。先にその返事をしてください。
no-takeback-too-late = もう取り消せません。そのあと誰かが動いたか、新しいものが見えたか、同じ手を一度取り消しています。
no-takeback-robots = そのあと新しいカードが見えたので、ロボットは同意できません。
no-takeback-once = この手については、もう待ったを求めました。
no-takeback-gone = その待ったはもう終わっています。ゲームは先に進みました。
no-takeback-not-asked = あなたに求められた待ったではないか、もう返事をしています。

rest-done = 残りは全部あなたのものです。最後まで進めました。
no-rest-not-now = 残りを全部もらえるのは、自分がカードを出す番のときです。
no-rest-not-certain = あなたに見えている範囲では、残りを全部取れるとは言い切れません。続けてください。

hint-is = 💡 { $card ->
    [yes] 私なら{ $action }を出します。
   *[no] 私ならこうします：{ $action }。
 }{ $ground ->
    [none] {""}
   *[other] { $ground }
 }
hand-hinted = ヒント：{ $cards }
hint-count = -# { $compared ->
    [none] {""}
   *[other] { $compared }
 }{ $count ->
    [0] {""}
   *[other] このゲームで{ $count }回目のヒント。
 }
no-hints-off = このテーブルではヒントは出ません。
no-hints-alone = このテーブルでは、1人でロボットと遊ぶゲームでだけヒントが出ます。
no-hints-in-lesson = レッスンではヒントは自動で出ます。カードの上の文を読んでください。
no-hint-not-now = いまはあなたの番ではないので、ヒントはありません。

command-takeback = 待った
command-takeback-about = 直前の自分の手を取り消します（必要ならほかの人に聞きます）
command-rest = 残り全部
command-rest-about = 確実なときに、残りのトリックを全部もらいます
command-hint = ヒント
command-hint-about = ロボットならどうするかを、あなただけに見せます
