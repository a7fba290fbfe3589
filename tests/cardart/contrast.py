"""Contrast between two colours, as WCAG 2 measures it."""

from cardart.paint.palette import RGB


def contrast(one: RGB, other: RGB) -> float:
    """The contrast of two colours by WCAG 2: from 1 to 21."""
    lighter, darker = sorted((luminance(one), luminance(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def luminance(colour: RGB) -> float:
    """The relative luminance of a colour by WCAG 2."""

    def linear(part: int) -> float:
        share = part / 255
        return float(share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4)

    red, green, blue = map(linear, colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
