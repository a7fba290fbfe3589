"""The rooms that know discord.py: commands, buttons, and the messages people see."""
