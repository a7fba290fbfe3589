"""Outlines, fonts, colours and PNG packing, which know no card and no table."""
