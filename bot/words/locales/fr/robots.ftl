# The robots: names that are the same in every game.
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
# After the last one, the names begin anew with a number.
robot-name-again = { $name } { $turn }
# In a list of those who sit at a table.
robot-called = { $name } (robot)
