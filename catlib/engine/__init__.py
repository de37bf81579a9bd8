"""Whole games at speed: one driver, its kernels, and work on several threads."""

from __future__ import annotations

from catlib.engine import driver, kernels
from catlib.engine.cancelling import CalledOff, Watch, look_up
from catlib.engine.driver import can_compile, play, play_kernel
from catlib.engine.kernels import (
    MULTIPLIER,
    Kernel,
    Pack,
    Workspace,
    has_wasm,
    hash_of,
    is_compiled,
    kernel_of,
    play_rows,
    setup_layout,
    whole_state,
)
from catlib.engine.workers import CLOSED, ProgressBar, cores, finishing, in_pool, number_of_workers

__all__ = [
    "CLOSED",
    "MULTIPLIER",
    "CalledOff",
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
    "kernel_of",
    "kernels",
    "look_up",
    "number_of_workers",
    "play",
    "play_kernel",
    "play_rows",
    "setup_layout",
    "whole_state",
]
