"""The ground floor: what rooms of every floor stand on, and which itself stands on nothing."""
