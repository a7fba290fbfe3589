"""Every sentence a person can read, in each language, and the cards as text."""
