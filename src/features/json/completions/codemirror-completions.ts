import {
  type CompletionContext,
  type CompletionResult,
  type Completion as EditorCompletion,
  startCompletion
} from '@codemirror/autocomplete'
import type { EditorView } from '@codemirror/view'
import { type Completion, type CompletionData, completionsAt } from './completions.ts'

/** Our completions as a CodeMirror completion source. Without an explicit request they appear once a word has begun. */
export const completionSource =
  (getData: () => CompletionData) =>
  ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const found = completionsAt(state.doc.toString(), pos, getData())
    if (!found || (!explicit && found.from === pos)) return null
    // Completions are ranked already, and recomputed with every letter.
    return {
      ...found,
      filter: false,
      options: found.options.map(option => toEditorCompletion(option, found.from))
    }
  }

const toEditorCompletion = (completion: Completion, start: number): EditorCompletion => ({
  label: completion.word,
  ...(completion.about && completion.about !== completion.word ? { detail: completion.about } : {}),
  apply: (view, _, __, to) => applyCompletion(view, completion, start, to)
})

function applyCompletion(view: EditorView, { insert, cursor, kind }: Completion, from: number, to: number) {
  view.dispatch({
    changes: { from, to, insert },
    selection: { anchor: from + cursor },
    userEvent: 'input.complete',
    scrollIntoView: true
  })
  // The value that was begun may have completions of its own.
  if (kind === 'key' && insert.includes(':')) startCompletion(view)
}
