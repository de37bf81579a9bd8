"""Lessons: a package for each game with its questions and figures.

A lesson's notebook `notebooks/<game>/lesson_<name>` finds its questions and figures in `lessons/<game>/<name>.py`.
Every answer is computed by the library.
"""
