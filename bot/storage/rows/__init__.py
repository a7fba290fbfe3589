"""The rows that go into the storage and come out of it: frozen values, one file a subject."""
