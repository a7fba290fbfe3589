"""Positions in which all good players agree, and what no robot may do there.

The positions stand in texts beside this file, one a game (README.md says how they are written);
``python -m tests.robots.positions [GAME …] [--seeds 20]`` asks robots of every level.
"""
