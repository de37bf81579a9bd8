"""Settings of the JupyterLab that `run.py lab` starts."""

from pathlib import Path

from jupyter_server.services.contents.largefilemanager import AsyncLargeFileManager
from jupyter_server.services.kernels.websocket import KernelWebsocketHandler

open_websocket = KernelWebsocketHandler.open


async def open_without_delay(self, kernel_id):
    """Send small messages at once; Nagle's algorithm holds each click back by some 40 ms."""
    self.set_nodelay(True)
    await open_websocket(self, kernel_id)


KernelWebsocketHandler.open = open_without_delay


class Notebooks(AsyncLargeFileManager):
    """The files of a folder without the text that is paired with a notebook beside it."""

    async def get(self, path, content=True, **how):
        model = await super().get(path, content=content, **how)
        if content and model["type"] == "directory":
            paths = [each["path"] for each in model["content"]]
            paired = {path.removesuffix(".ipynb") + ".py" for path in paths if path.endswith(".ipynb")}
            model["content"] = [each for each in model["content"] if each["path"] not in paired]
        return model


get_config().ServerApp.contents_manager_class = Notebooks  # noqa: F821 - Jupyter's
get_config().LabApp.extra_labextensions_path = [str(Path(__file__).parent / "labextensions")]  # noqa: F821 - Jupyter's
