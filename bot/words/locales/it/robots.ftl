# I robot: nomi uguali in ogni gioco.
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
# Dopo l’ultimo i nomi ricominciano con un numero.
robot-name-again = { $name } { $turn }
# In un elenco di chi siede a un tavolo.
robot-called = { $name } (robot)
