"""Paint: the canvas, outlines, fonts, colours and packing that pictures are made with."""
