# Wie schnell ein Tisch von selbst weitermacht, und das Weiterspielen nach einer Runde.
pace-is = **Tempo:** { $pace }
pace-slow = gemütlich
pace-usual = wie üblich
pace-quick = flott
pace-item = Tempo: { $pace }
menu-pace = Wie schnell spielen die Roboter?
no-next-not-now = Gerade ist keine Runde zu Ende gegangen.
no-next-dealt = Es ist schon weitergegangen: Diese Runde ist vorbei.
no-next-pressed = Du hast schon weitergedrückt. Die nächste Runde kommt gleich.
next-done = Weiter zur nächsten Runde.
command-next = weiter
command-next-about = Weiter zur nächsten Runde, wenn du die Abrechnung gelesen hast
