"""Rules as WebAssembly: one translator from `@rule` functions to a module, and the hosts that run it."""
