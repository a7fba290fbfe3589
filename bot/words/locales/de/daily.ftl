why-deal-under-way = Die Runde ist noch nicht vorbei.
no-fixture-sealed = Die Karten dieses Tisches stehen schon fest: Er beginnt von selbst.
no-fixture-fixed = Regeln und Zahl der Runden sind hier für alle gleich.
