# ロボット：どのゲームでも同じ名前。
robot-name-1 = エイダ
robot-name-2 = ボルト
robot-name-3 = コグ
robot-name-4 = ドット
robot-name-5 = エコー
robot-name-6 = ヒューズ
robot-name-7 = ギズモ
robot-name-8 = ヘックス
robot-name-9 = イオン
robot-name-10 = ジョルト
robot-name-11 = キロ
robot-name-12 = ルクス
# After the last one, the names begin anew with a number.
robot-name-again = { $name } { $turn }
# In a list of those who sit at a table.
robot-called = { $name }（ロボット）
