"""Faces, backs and emoji of every deck, drawn with `cardart.paint`."""
