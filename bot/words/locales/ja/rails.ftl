# テーブルの観戦と、終わったディールのスレッド
command-watch = 観戦
command-watch-about = テーブルを上から自分だけで観戦します（画像が進行を追います）
watch-follows = -# 👁 <t:{ $at }:t> まで進行を追います。「{ button-watch-on }」で延びます。
plain-watch-follows = -# <t:{ $at }:t> まで進行を追います。「{ button-watch-on }」で延びます。
button-watch-on = 観戦を続ける
button-watch-off = 観戦をやめる
watch-off = テーブル{ $table }の観戦をやめました。
no-watch-full = このテーブルはもう{ $count }人が観戦しています。チャンネルでは誰でも見られます。
rail-title = { $game } · テーブル{ $table } · 第{ $deal }ディール
rail-thread = { $game } · テーブル{ $table } · 観戦席
rail-is = **観戦席：**{ $rail }
rail-closed = 閉（ゲームが終わるまで何も見せない）
rail-open = 開（終わったディールをすべての手札と一緒にスレッドへ）
menu-rail = 観戦席
fact-rail = 観戦席あり
no-rail-nowhere = ここには観戦席を作れません。サーバーのテキストチャンネルにある非公開でないテーブルで、同じディールをこれからプレイする人がいないことが必要です。
