"""Several processes over one database: each runs its shards, and hands over what is others'."""
