"""The values a table is made of: frozen and pure, without a clock of their own."""
