"""Operations: what keeps the program alive and lets its operator look into it."""
