# Was gesagt wird, wenn eine Antwort zu lange gedauert hat.

no-press-again = Das hat bei mir zu lange gedauert. Drück bitte noch einmal auf den Knopf.
