# 1ディールの計算。ゲームごとの言い方がないとき（カードに載る短さで）
verdict-all-passed = 全員パス
verdict-redealt = { $who }の申し出で配り直し
sum-together = 合計{ $points }
bid-was-bid = { $who }：{ $value }のビッド、{ $suit }
sum-tricks = { $tricks }トリック
stake-tricks-wanted = { $who }：目標は{ $wanted }トリック
stake-tricks-missing = { $who }：{ $wanted }トリックまであと{ $missing }
stake-tricks-taken = { $who }：{ $wanted }トリック達成
stake-out-of-reach = { $who }：{ $wanted }トリックはもう取れません
brief-tricks-wanted = 目標{ $wanted }トリック
brief-tricks-missing = { $wanted }まであと{ $missing }
brief-tricks-taken = { $wanted }トリック達成
brief-out-of-reach = { $wanted }は不可能
moment-comeback = { $who }が第{ $deal }ディールの{ $behind }点差から逆転
moment-close-finish = { $who }がわずか{ $ahead }点差で勝利
moment-best-deal = 最多得点：{ $who }の{ $points }点（第{ $deal }ディール）
moment-dear-deal = 最多失点：{ $who }の{ $points }点（第{ $deal }ディール）
