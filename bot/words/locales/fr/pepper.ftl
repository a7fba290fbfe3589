
# Single rules

# What is asked: after “Your turn:” or a name
pepper-badge-maker = Preneur

# Buttons

# What happens

# What one keeps count of

# Refusals

# The sum of a deal, what is at stake, and what is told afterwards

# For those who have never played

# What its players keep count of

# Its sets of rules in a sentence, and the whole game in a few lines
