"""Everything of Discord that is no cog: clicks, access, answers, and the messages people see."""
