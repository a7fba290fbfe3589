# What is said when an answer took too long.

no-press-again = That took me too long. Please press the button again.
