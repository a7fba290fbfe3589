why-deal-under-way = The deal isn’t over yet.
no-fixture-sealed = This table’s deals are given: it starts by itself.
no-fixture-fixed = The rules and the number of deals are the same for everyone here.
