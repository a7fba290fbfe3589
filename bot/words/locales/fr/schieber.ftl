
# Signs on the cards

# Sets of rules

# Single rules

# What is asked: after “Your turn:” or a name
schieber-badge-maker = Preneur

# Contracts
schieber-contract-by = { $trump ->
    [yes] Atout : { $contract } (preneur : { $maker })
   *[no] { $contract } (preneur : { $maker })
 }

# Buttons

# What happens

# What one keeps count of

# How it ended

# Refusals

# The sum of a deal, what is at stake, and what is told afterwards

# For those who have never played

# What its players keep count of

# Its sets of rules in a sentence, and the whole game in a few lines
