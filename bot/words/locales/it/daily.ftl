why-deal-under-way = La smazzata non è ancora finita.
no-fixture-sealed = Le smazzate di questo tavolo sono già fissate: comincia da sé.
no-fixture-fixed = Qui regole e numero di smazzate sono uguali per tutti.
