"""Whole games at speed: one driver, its kernels, and work on several threads."""

from __future__ import annotations

from catlib.engine import driver, kernels
from catlib.engine.cancelling import CalledOff, Watch, look_up
from catlib.engine.driver import can_compile, play, play_kernel
from catlib.engine.kernels import (
    MULTIPLIER,
    Copies,
    Kernel,
    Pack,
    Workspace,
    has_wasm,
    hash_of,
    is_compiled,
    setup_layout,
    whole_state,
)
from catlib.engine.workers import CLOSED, ProgressBar, cores, finishing, in_pool, number_of_workers

__all__ = [
    "CLOSED",
    "MULTIPLIER",
    "CalledOff",
    "Copies",
    "Kernel",
    "Pack",
    "ProgressBar",
    "Watch",
    "Workspace",
    "can_compile",
    "cores",
    "driver",
    "finishing",
    "has_wasm",
    "hash_of",
    "in_pool",
    "is_compiled",
    "kernels",
    "look_up",
    "number_of_workers",
    "play",
    "play_kernel",
    "setup_layout",
    "whole_state",
]
