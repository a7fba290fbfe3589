# テーブルが自動で進む速さと、ディールのあとに次へ進むこと。
pace-is = **進む速さ：**{ $pace }
pace-slow = ゆっくり
pace-usual = ふつう
pace-quick = 速め
pace-item = 進む速さ：{ $pace }
menu-pace = ロボットがプレイする速さ
no-next-not-now = いま終わったばかりのディールはありません。
no-next-dealt = ゲームはもう先に進んでいます。そのディールは終わりました。
no-next-pressed = もう「次へ」を押しています。まもなく次のディールが始まります。
next-done = 次のディールに進みます。
command-next = 次へ
command-next-about = 結果を見終えたら、次のディールに進みます
