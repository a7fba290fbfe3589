why-deal-under-way = このディールはまだ終わっていません。
no-fixture-sealed = このテーブルのディールは決まっています。自動で始まります。
no-fixture-fixed = ここではルールとディール数が全員同じです。
