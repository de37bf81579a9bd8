"""Lessons: a package for each game with its questions and figures.

A lesson's notebook `notebooks/<game>/lesson_<name>` finds its questions and figures in `lessons/<game>/<name>.py`;
`washi_cat/lesson_shortest_paths` in `jump_home.py`, as no two modules share a name.
Every answer is computed by the library.
"""
