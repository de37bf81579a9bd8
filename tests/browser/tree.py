"""What a screen reader is told of a part of a page, as text."""

from typing import Any

from playwright.sync_api import Page

SILENT = {"none", "generic", "InlineTextBox", "LineBreak", "SvgRoot", "LabelText", "ListMarker"}
STATES = ("selected", "checked", "disabled", "expanded", "pressed")


def tree(page: Page, selector: str) -> str:
    """The accessibility tree below the first such element: lines of a role, its name, what is said more, its state."""
    session = page.context.new_cdp_session(page)
    session.send("DOM.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    found = session.send("DOM.querySelector", {"nodeId": root, "selector": selector})["nodeId"]
    top = session.send("DOM.describeNode", {"nodeId": found})["node"]["backendNodeId"]
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    by_id = {node["nodeId"]: node for node in nodes}
    [begin] = [node for node in nodes if node.get("backendDOMNodeId") == top]
    return "\n".join(_lines(begin, by_id, 0, "")) + "\n"


def _lines(node: dict[str, Any], by_id: dict[str, Any], depth: int, above: str) -> list[str]:
    """A node and what is below it; text that is in the name of something above, or a row's cells, is not said twice."""
    role, name = node.get("role", {}).get("value", ""), node.get("name", {}).get("value", "").strip()
    told = not node.get("ignored") and role not in SILENT and not (role == "StaticText" and (not name or name in above))
    said = ["  " * depth + role, f'"{name}"' if name else "", _more(node)] if told else []
    named = name if told and name else above
    below = [
        line
        for each in node.get("childIds", [])
        if each in by_id
        for line in _lines(by_id[each], by_id, depth + told, named)
    ]
    cells = " ".join(line.strip().removeprefix('gridcell "').removesuffix('"') for line in below)
    if told and role == "row" and cells == name:
        said, below = [*said, f"of {len(below)}"], []
    return [" ".join(filter(None, said)), *below] if told else below


def _more(node: dict[str, Any]) -> str:
    """What is said after the name, and the states that are on."""
    about = node.get("description", {}).get("value", "")
    states = {each["name"]: each["value"].get("value") for each in node.get("properties", [])}
    on = [state for state in STATES if states.get(state) not in (None, False, "false")]
    return " ".join([*([f"({about})"] if about else []), *(f"[{state}]" for state in on)])
