# How fast a table goes on by itself, and going on after a deal.
pace-is = **Pace:** { $pace }
pace-slow = slow
pace-usual = normal
pace-quick = quick
pace-item = Pace: { $pace }
menu-pace = How fast do robots play?
no-next-not-now = There’s nothing to go on from: no deal has just ended.
no-next-dealt = The game has gone on: that deal is over.
no-next-pressed = You’ve gone on already. The next deal is coming.
next-done = On to the next deal.
command-next = next
command-next-about = Go on to the next deal once you’ve read the result
