"""Screens as plain values: text, a picture's scene, buttons, made from views alone."""
