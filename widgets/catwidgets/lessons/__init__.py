"""What lessons are made of: exhibits for every game, and a package a game with its questions and figures.

A lesson's notebook `notebooks/<game>/lesson_<name>` finds its questions and figures in `lessons/<game>/<name>.py`.
"""
