// The editor of a game: CodeMirror with Python, our colours, and what is wrong underlined in its line.
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { python } from "@codemirror/lang-python";
import { bracketMatching, HighlightStyle, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, setDiagnostics } from "@codemirror/lint";
import { EditorState, Transaction } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";

const COLOURS = HighlightStyle.define([
  { tag: [tags.keyword, tags.controlKeyword, tags.operatorKeyword, tags.definitionKeyword, tags.moduleKeyword], color: "var(--link)", fontWeight: "600" },
  { tag: [tags.string, tags.special(tags.string)], color: "var(--best)" },
  { tag: [tags.number, tags.bool, tags.null], color: "var(--warn)" },
  { tag: tags.comment, color: "var(--muted)", fontStyle: "italic" },
  { tag: [tags.function(tags.definition(tags.variableName)), tags.definition(tags.className)], fontWeight: "700" },
]);
const LOOK = EditorView.theme({
  "&": { height: "100%", fontSize: "0.9rem", color: "var(--ink)", backgroundColor: "var(--card)" },
  ".cm-scroller": { fontFamily: 'ui-monospace, "DejaVu Sans Mono", monospace', lineHeight: "1.5", overflow: "auto" },
  ".cm-gutters": { backgroundColor: "var(--surface-2)", color: "var(--muted)", border: "0" },
  ".cm-activeLine": { backgroundColor: "color-mix(in srgb, var(--strong) 8%, transparent)" },
  ".cm-cursor": { borderLeftColor: "var(--ink)" },
  "&.cm-focused .cm-selectionBackground, .cm-selectionBackground": { backgroundColor: "color-mix(in srgb, var(--strong) 30%, transparent) !important" },
  ".cm-lintRange-error": { textDecoration: "underline wavy var(--warn)", backgroundImage: "none" },
  ".cm-tooltip": { backgroundColor: "var(--card)", color: "var(--ink)", borderColor: "var(--warn)" },
});

// An editor in a place of the page; `changed` is called with the text after each change that a person makes.
export function makeEditor(parent, text, changed) {
  const heard = EditorView.updateListener.of((update) => {
    if (update.transactions.some((each) => each.docChanged && each.annotation(Transaction.userEvent))) changed(update.state.doc.toString());
  });
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(), history(), drawSelection(), indentOnInput(), indentUnit.of("    "), bracketMatching(), highlightActiveLine(),
        python(), syntaxHighlighting(COLOURS), lintGutter(), LOOK, heard, EditorView.lineWrapping,
        keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
        EditorView.contentAttributes.of({ "aria-label": parent.ariaLabel, "aria-describedby": "keys", tabindex: "0" }),
      ],
    }),
  });
  return {
    get text() { return view.state.doc.toString(); },
    set text(words) { view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: words } }); },
    // Underline a line, or the first where none is known; no sentence takes the underline away.
    wrong(sentence = "", line = 0) {
      const { from, to, text: words } = view.state.doc.line(Math.min(Math.max(1, line), view.state.doc.lines));
      const start = from + words.length - words.trimStart().length;
      const found = sentence ? [{ from: Math.min(start, to), to, severity: "error", message: sentence }] : [];
      view.dispatch(setDiagnostics(view.state, found));
    },
    goTo(line, focus = true) {
      const { from } = view.state.doc.line(Math.min(Math.max(1, line), view.state.doc.lines));
      view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: "center" }) });
      if (focus) view.focus();
    },
  };
}
