"""Boards, dice and tables for notebooks."""
