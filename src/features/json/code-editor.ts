import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap
} from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, indentUnit } from '@codemirror/language'
import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint'
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
import { codeTheme } from './code-theme.ts'
import { completionSource } from './completion-source.ts'
import type { SuggestionSources } from './completions.ts'
import { phrases } from './phrases.ts'

interface CodeEditorOptions {
  parent: HTMLElement
  text: string
  /** What a screen reader calls it, and the id of what explains its keys. */
  label: string
  describedBy: string
  sources: () => SuggestionSources
  /** Called with the whole text when a hand has changed it. */
  onWrite: (text: string) => void
}

export interface CodeEditor {
  view: EditorView
  /** Puts another text in the place of all of it; the editor's own undo begins anew. */
  show: (text: string) => void
}

/** An editor of JSON in the page's look and language. Tab leaves it, as it leaves every field. */
export function codeEditor({
  parent,
  text,
  label,
  describedBy,
  sources,
  onWrite
}: CodeEditorOptions): CodeEditor {
  const extensions = [
    ...reading,
    EditorState.phrases.of(phrases()),
    autocompletion({ override: [completionSource(sources)], icons: false }),
    EditorView.contentAttributes.of({
      // What is editable can be focused anyway; checkers ask for it in so many words.
      tabindex: '0',
      'aria-label': label,
      'aria-describedby': describedBy,
      autocapitalize: 'off',
      autocorrect: 'off',
      spellcheck: 'false'
    }),
    EditorView.updateListener.of(({ docChanged, state }) => {
      if (docChanged) onWrite(state.doc.toString())
    })
  ]
  const stateOf = (doc: string, at = 0) =>
    EditorState.create({ doc, extensions, selection: { anchor: Math.min(at, doc.length) } })
  const view = new EditorView({ parent, state: stateOf(text) })
  return {
    view,
    show(next) {
      const { doc, selection } = view.state
      if (doc.toString() === next) return
      const scroll = view.scrollSnapshot()
      view.setState(stateOf(next, selection.main.head))
      view.dispatch({ effects: scroll })
    }
  }
}

const reading: Extension[] = [
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

/** Marks places of the text; those that lie beyond a text that has been written on meanwhile are left out. */
export const markPlaces = (view: EditorView, places: readonly Diagnostic[]) =>
  view.dispatch(
    setDiagnostics(
      view.state,
      places.filter(({ to }) => to <= view.state.doc.length)
    )
  )

/** Puts the cursor at a place, and the place in sight. */
export function goTo(view: EditorView, from: number, to: number) {
  const { length } = view.state.doc
  view.dispatch({
    selection: { anchor: Math.min(from, length), head: Math.min(to, length) },
    effects: EditorView.scrollIntoView(Math.min(from, length), { y: 'center' })
  })
  view.focus()
}
