"""The error that a siege is there to find."""


class Fault(AssertionError):
    """Something happened that must never happen."""
