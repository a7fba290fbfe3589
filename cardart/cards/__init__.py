"""Cards: faces, backs and indices of every deck."""
