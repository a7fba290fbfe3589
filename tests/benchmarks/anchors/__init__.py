"""Anchors: players of other projects, against which the robots' strength is measured."""
