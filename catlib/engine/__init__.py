"""Whole games at speed: one driver, its kernels, and work on several threads."""

from catlib.engine import driver, kernels
from catlib.engine.cancelling import CalledOff, Watch, look_up
from catlib.engine.driver import (
    COUNTED,
    LIMIT,
    OVER,
    STEP_LIMIT,
    STUCK,
    Played,
    can_compile,
    drive,
    first_of,
    joined,
    log_of,
    play,
    play_kernel,
    translate,
)
from catlib.engine.kernels import (
    MULTIPLIER,
    Kernel,
    Pack,
    Workspace,
    has_wasm,
    hash_of,
    is_compiled,
    kernel_of,
    mixing,
    play_rows,
    setup_layout,
    whole_state,
)
from catlib.engine.workers import CLOSED, ProgressBar, cores, finishing, in_parts, number_of_workers, width_of

__all__ = [
    "CLOSED", "COUNTED", "LIMIT", "MULTIPLIER", "OVER", "STEP_LIMIT", "STUCK", "CalledOff", "Kernel", "Pack", "Played",
    "ProgressBar", "Watch", "Workspace", "can_compile", "cores", "drive", "driver", "finishing", "first_of", "has_wasm",
    "hash_of", "in_parts", "is_compiled", "joined", "kernel_of", "kernels", "log_of", "look_up", "mixing",
    "number_of_workers", "play", "play_kernel", "play_rows", "setup_layout", "translate", "whole_state", "width_of",
]
