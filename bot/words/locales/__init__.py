"""The Fluent catalogues, one folder a language."""
