"""Outlines, fonts, lines of text, colours and PNG packing, which know no card and no table."""
