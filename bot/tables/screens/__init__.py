"""What people see, as plain values: text, a picture's scene, buttons. Made from views alone."""
