import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { yaml } from "@codemirror/lang-yaml";
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { type Diagnostic, lintGutter, setDiagnostics } from "@codemirror/lint";
import { unifiedMergeView } from "@codemirror/merge";
import { EditorState, type Extension } from "@codemirror/state";
import { EditorView, highlightSpecialChars, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";

// The library and its styles are loaded with this module, when an editor is opened for the first time.

export type EditorTexts = Readonly<{ label: string; unchangedLines: string }>;
export type Mark = Readonly<{ from: number; to: number; message: string }>;
export type Editor = Readonly<{
  mark: (marks: readonly Mark[]) => void;
  close: () => void;
}>;

/** Colours are those of the page, in both themes. */
const theme = EditorView.theme({
  "&": { color: "var(--text)", backgroundColor: "var(--surface)", fontSize: "0.9rem" },
  "&.cm-focused": { outline: "3px solid var(--accent)" },
  ".cm-scroller": { fontFamily: "ui-monospace, monospace", maxHeight: "32rem", minHeight: "10rem", overflow: "auto" },
  ".cm-content": { caretColor: "var(--text)" },
  ".cm-gutters": { color: "var(--quiet)", backgroundColor: "var(--raised)", borderColor: "var(--line)" },
  ".cm-tooltip": { color: "var(--text)", backgroundColor: "var(--surface)", border: "1px solid var(--line)" },
  ".cm-specialChar": { color: "var(--bad)" },
  ".cm-collapsedLines": { color: "var(--quiet)", background: "var(--raised)" },
  "&.cm-merge-b .cm-changedLine, .cm-insertedLine, .cm-inlineChangedLine": { backgroundColor: "var(--added-surface)" },
  ".cm-deletedChunk": { backgroundColor: "var(--removed-surface)" },
  "&.cm-merge-b .cm-changedText": {
    background: "none",
    textDecoration: "underline",
    textDecorationColor: "var(--good)",
  },
  ".cm-deletedChunk .cm-deletedText": { background: "none", textDecorationColor: "var(--bad)" },
});

const colours = HighlightStyle.define([
  { tag: [tags.propertyName, tags.definition(tags.propertyName)], color: "var(--accent)" },
  { tag: tags.comment, color: "var(--quiet)", fontStyle: "italic" },
  { tag: [tags.string, tags.special(tags.string)], color: "var(--good)" },
  { tag: [tags.keyword, tags.labelName, tags.typeName], color: "var(--warn)" },
]);

function extensionsOf(filename: string, { label, unchangedLines }: EditorTexts): Extension[] {
  return [
    theme,
    lineNumbers(),
    highlightSpecialChars(),
    EditorView.lineWrapping,
    EditorView.contentAttributes.of({ "aria-label": label, tabindex: "0" }),
    EditorState.phrases.of({ "$ unchanged lines": unchangedLines }),
    ...(/\.ya?ml$/.test(filename) ? [yaml(), syntaxHighlighting(colours)] : []),
  ];
}

/**
 * Where text is typed over other text, Chromium would give it the looks of the former in a style attribute, which the
 * policy of the page refuses.
 */
const typedOver = EditorView.domEventHandlers({
  beforeinput: (event, view) => {
    const { inputType, data } = event;
    if (inputType !== "insertText" || data === null || view.composing || view.state.selection.main.empty) return false;
    event.preventDefault();
    view.dispatch(view.state.replaceSelection(data), { userEvent: "input.type", scrollIntoView: true });
    return true;
  },
});

/** A shadow root takes styles as sheets of script, which the policy of the page allows, unlike style elements. */
function mount(host: HTMLElement, doc: string, extensions: Extension[]): EditorView {
  const root = host.shadowRoot ?? host.attachShadow({ mode: "open" });
  const parent = document.createElement("div");
  root.replaceChildren(parent);
  return new EditorView({ root, parent, state: EditorState.create({ doc, extensions }) });
}

/** Opens an editor inside of an element. */
export function openEditor(
  host: HTMLElement,
  {
    filename,
    doc,
    texts,
    onChange,
  }: Readonly<{ filename: string; doc: string; texts: EditorTexts; onChange: (text: string) => void }>,
): Editor {
  const view = mount(host, doc, [
    ...extensionsOf(filename, texts),
    history(),
    lintGutter(),
    typedOver,
    // Tab moves on as it does everywhere, so that nobody is caught in here.
    keymap.of([...defaultKeymap, ...historyKeymap]),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) onChange(state.doc.toString());
    }),
  ]);
  return {
    mark: (marks) => {
      const { length } = view.state.doc;
      const diagnostics = marks.map(
        ({ from, to, message }): Diagnostic => ({
          from: Math.min(from, length),
          to: Math.min(Math.max(from, to), length),
          severity: "error",
          message,
        }),
      );
      view.dispatch(setDiagnostics(view.state, diagnostics));
    },
    close: () => view.destroy(),
  };
}

/** Shows what differs between two texts. */
export function openDiff(
  host: HTMLElement,
  { filename, before, after, texts }: Readonly<{ filename: string; before: string; after: string; texts: EditorTexts }>,
): Readonly<{ close: () => void }> {
  const view = mount(host, after, [
    ...extensionsOf(filename, texts),
    EditorState.readOnly.of(true),
    EditorView.editable.of(false),
    unifiedMergeView({ original: before, mergeControls: false, collapseUnchanged: { margin: 3, minSize: 6 } }),
  ]);
  return { close: () => view.destroy() };
}
