why-deal-under-way = La donne n’est pas finie.
no-fixture-sealed = Les donnes de cette table sont fixées : elle commence toute seule.
no-fixture-fixed = Les règles et le nombre de donnes sont ici les mêmes pour tout le monde.
