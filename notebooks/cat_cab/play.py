# ---
# jupyter:
#   jupytext:
#     formats: ipynb,py:percent
#     text_representation:
#       extension: .py
#       format_name: percent
#       format_version: '1.3'
#   kernelspec:
#     display_name: Python 3 (ipykernel)
#     language: python
#     name: python3
# ---

# %% [markdown]
# # Cat Cab Crew: play
#
# Drive a cab through Mew York, collect passengers, leave the city before the others. At every decision you can see
# what each choice is exactly worth.

# %%
from catlib import load
from catwidgets import Table

# %%
table = Table(load("cat_cab", players=1), seed=2026, goal=None)
table
