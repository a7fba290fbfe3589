# Tables whose people and rules were settled before they were opened: tournaments and the like.
no-appointed = Who plays at this table, its rules and its turn timer are settled. It starts by itself.
appointed-hint = **Everyone with a seat here presses *Join*.** The game starts once all have, or { $when } with robots in the empty seats; latecomers take theirs over.
