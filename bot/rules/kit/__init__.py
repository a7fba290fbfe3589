"""The parts games are made of: cards, tricks, duties, auctions, phases, proofs and the deck."""
