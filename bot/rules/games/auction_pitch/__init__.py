"""Auction Pitch: three to seven players bid for High, Low, Jack and Game, and pitch the trump."""

from bot.rules.games.auction_pitch.game import AuctionPitch

GAMES_HERE = (AuctionPitch(),)
