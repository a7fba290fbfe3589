"""The names of cities, by which people know their time zone."""

from babel.dates import get_timezone_location


def city(language: str, zone: str) -> str:
    """The city that a time zone is named after, in this language.

    >>> city("it", "Europe/Zurich"), city("en", "America/New_York")
    ('Zurigo', 'New York')
    """
    return get_timezone_location(zone, locale=language, return_city=True)
