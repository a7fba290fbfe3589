"""The store on a PostgreSQL server, by way of psycopg. It is an extra: ``knave[postgres]``."""
