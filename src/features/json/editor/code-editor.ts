import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap
} from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, indentUnit } from '@codemirror/language'
import { type Diagnostic, forEachDiagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint'
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search'
import { EditorState, type Extension } from '@codemirror/state'
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers
} from '@codemirror/view'
import { completionSource } from '../completions/codemirror-completions.ts'
import type { CompletionData } from '../completions/completions.ts'
import { codeTheme } from './code-theme.ts'
import { phrases } from './phrases.ts'

interface CodeEditorOptions {
  parent: HTMLElement
  text: string
  /** Accessible name. */
  label: string
  /** Id of the element that explains the keys. */
  describedBy: string
  completionData: () => CompletionData
  /** Receives the whole text after each edit. */
  onWrite: (text: string) => void
}

export interface CodeEditor {
  view: EditorView
  /** Replaces the whole text and clears the undo history. */
  setText: (text: string) => void
}

/** Creates a CodeMirror editor for JSON in the page's theme and language. Tab leaves the editor, as in other fields. */
export function createCodeEditor({
  parent,
  text,
  label,
  describedBy,
  completionData,
  onWrite
}: CodeEditorOptions): CodeEditor {
  const extensions = [
    ...baseExtensions,
    EditorState.phrases.of(phrases()),
    autocompletion({ override: [completionSource(completionData)], icons: false }),
    EditorView.contentAttributes.of({
      // Editable content is focusable without it, but accessibility checkers require the attribute.
      tabindex: '0',
      'aria-label': label,
      'aria-describedby': describedBy,
      autocapitalize: 'off',
      autocorrect: 'off',
      spellcheck: 'false'
    }),
    EditorView.contentAttributes.of(({ state }) => (hasError(state) ? { 'aria-invalid': 'true' } : null)),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) onWrite(state.doc.toString())
    })
  ]
  const createState = (doc: string, cursor = 0) =>
    EditorState.create({ doc, extensions, selection: { anchor: Math.min(cursor, doc.length) } })
  const view = new EditorView({ parent, state: createState(text) })
  return {
    view,
    setText(next) {
      const { doc, selection } = view.state
      if (doc.toString() === next) return
      const scroll = view.scrollSnapshot()
      view.setState(createState(next, selection.main.head))
      view.dispatch({ effects: scroll })
    }
  }
}

const baseExtensions: Extension[] = [
  lineNumbers(),
  foldGutter(),
  lintGutter(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  history(),
  drawSelection(),
  indentOnInput(),
  indentUnit.of('  '),
  bracketMatching(),
  closeBrackets(),
  highlightSelectionMatches(),
  search({ top: true }),
  json(),
  EditorView.lineWrapping,
  codeTheme,
  keymap.of([
    ...closeBracketsKeymap,
    ...completionKeymap,
    ...lintKeymap,
    ...searchKeymap,
    ...historyKeymap,
    ...foldKeymap,
    ...defaultKeymap
  ])
]

function hasError(state: EditorState): boolean {
  let isFound = false
  forEachDiagnostic(state, ({ severity }) => {
    isFound ||= severity === 'error'
  })
  return isFound
}

/** Displays diagnostics. Skips those past the end of the text, which may have changed since the check. */
export const showDiagnostics = (view: EditorView, diagnostics: readonly Diagnostic[]) =>
  view.dispatch(
    setDiagnostics(
      view.state,
      diagnostics.filter(({ to }) => to <= view.state.doc.length)
    )
  )

/** Selects a range of the text, scrolls it into view and focuses the editor. */
export function selectRange(view: EditorView, from: number, to: number) {
  const { length } = view.state.doc
  view.dispatch({
    selection: { anchor: Math.min(from, length), head: Math.min(to, length) },
    effects: EditorView.scrollIntoView(Math.min(from, length), { y: 'center' })
  })
  view.focus()
}
