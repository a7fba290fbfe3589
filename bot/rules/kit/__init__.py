"""The parts games are made of: cards, tricks, duties, auctions, phases and the deck."""
