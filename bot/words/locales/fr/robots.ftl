# Les robots : des noms qui sont les mêmes dans chaque jeu.
robot-name-1 = Ada
robot-name-2 = Bolt
robot-name-3 = Cog
robot-name-4 = Dot
robot-name-5 = Echo
robot-name-6 = Fuse
robot-name-7 = Gizmo
robot-name-8 = Hex
robot-name-9 = Ion
robot-name-10 = Jolt
robot-name-11 = Kilo
robot-name-12 = Lux
# Après le dernier, les noms recommencent avec un numéro.
robot-name-again = { $name } { $turn }
# Dans la liste de ceux qui sont à une table.
robot-called = { $name } (robot)
