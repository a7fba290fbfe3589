# 最初の数ゲームに付く先生：手札の下に1、2行。
settings-tutor = 先生：{ $tutor ->
    [yes] 各ゲームの最初の数回
   *[no] なし
 }
button-tutor-yes = 先生を付ける
button-tutor-no = 先生を外す
tutor-kept = これからは先生が付きます。各ゲームの最初の{ $full }回は、見るべき点と選択の良し悪しを伝え、次の{ $mistakes }回はもっとよい手があったときだけ伝えます。`/knave 設定` で外せます。
tutor-full = **先生：**あと{ $count }ゲーム、毎回お手伝いします。
tutor-mistakes = **先生：**あと{ $count }ゲームは、もっとよい手があったときだけお知らせします。
tutor-over = **先生：**このゲームは、もう先生なしで大丈夫です。楽しんでください！
tutor-look = { $card ->
    [yes] **当てはまるカードは？**
   *[no] **ここに注目：**
 }{ $ground }
tutor-sound = **先生：**{ $action }はよい選択でした。
tutor-worse = **先生（{ $action }について）：**{ $said }
tutor-better-points = { $other }のほうが{ $certainty ->
    [likely] よかったようです
   *[sure] よい選択でした
 }。{ $count ->
    [0] このディールでの差はわずかです
   *[other] このディールで約{ $count }点の差です
 }。
tutor-better-wins = { $other }のほうが{ $certainty ->
    [likely] よかったようです
   *[sure] よい選択でした
 }。ゲームに{ $by ->
    [little] 少し勝ちやすくなります
    [clearly] はっきり勝ちやすくなります
   *[much] ずっと勝ちやすくなります
 }。
tutor-rather = **{ $action }：**{ $ground }
