# Tables whose people and rules were settled before they were opened: tournaments and the like.
no-appointed = Who plays at this table, its rules and its turn timer are settled. It starts by itself.
no-rematch-appointed = This table was part of a tournament or a duplicate set, so there’s no rematch here. Open a table of your own with `/table open`.
appointed-hint = **Everyone with a seat here presses *Join*.** The game starts once all have, or { $when } with robots in the empty seats; latecomers take theirs over.
