"""Settings of the JupyterLab that `run.py lab` starts."""

from pathlib import Path

from jupyter_server.services.kernels.websocket import KernelWebsocketHandler

open_websocket = KernelWebsocketHandler.open


async def open_without_delay(self, kernel_id):
    """Send small messages at once; Nagle's algorithm holds each click back by some 40 ms."""
    self.set_nodelay(True)
    await open_websocket(self, kernel_id)


KernelWebsocketHandler.open = open_without_delay

get_config().LabApp.extra_labextensions_path = [str(Path(__file__).parent / "labextensions")]  # noqa: F821 - Jupyter's
