# À quel rythme une table continue toute seule, et la suite après une donne.
pace-is = **Rythme :** { $pace }
pace-slow = lent
pace-usual = normal
pace-quick = rapide
pace-item = Rythme : { $pace }
menu-pace = À quel rythme jouent les robots ?
no-next-not-now = Il n’y a rien à enchaîner : aucune donne ne vient de finir.
no-next-dealt = La partie a continué : cette donne est passée.
no-next-pressed = Tu as déjà continué. La prochaine donne arrive.
next-done = En route pour la prochaine donne.
command-next = suite
command-next-about = Passer à la donne suivante, une fois le résultat lu
