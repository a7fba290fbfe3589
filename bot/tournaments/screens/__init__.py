"""What people see of a tournament."""
