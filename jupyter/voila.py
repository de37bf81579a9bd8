"""Settings of the Voilà that `run.py app` starts."""

import re

WORDS = [  # what a notebook says of menus and cells, and what holds where there are none
    (r"\s*To start,\s+choose\*\s+Run All Cells\s+\*in the menu\*\s+Run\.", "*"),
    (r"Choose \*Run All Cells\* in the menu \*Run\*, then come back here\.\s*", ""),
    (r"Change the number(?: of players)?,\s+run the cell\b[^,]*,\s+and say", "Say"),
    (r"\s*To run a grey cell click into it.*?in the menu \*Run\*\.", ""),
]


def as_an_app(req, notebook, cwd):  # Voilà names what it gives
    """Say otherwise what holds only in JupyterLab."""
    for cell in notebook.cells:
        if cell.cell_type == "markdown":
            for said, instead in WORDS:
                cell.source = re.sub(said, instead, cell.source, flags=re.DOTALL)


get_config().VoilaConfiguration.prelaunch_hook = as_an_app  # noqa: F821 - Jupyter's
