# 1ディールの計算。ゲームごとの言い方がないとき（カードに載る短さで）
verdict-all-passed = 全員パス
verdict-redealt = { $who }の申し出で配り直し
sum-together = 合計{ $points }
