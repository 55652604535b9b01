import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  startCompletion
} from '@codemirror/autocomplete'
import type { EditorView } from '@codemirror/view'
import { type Suggestion, type SuggestionSources, suggestionsAt } from './completions.ts'

/** Hands our suggestions to the editor. Unasked they come once a word is begun. */
export const completionSource =
  (sources: () => SuggestionSources) =>
  ({ state, pos, explicit }: CompletionContext): CompletionResult | null => {
    const found = suggestionsAt(state.doc.toString(), pos, sources())
    if (!found || (!explicit && found.from === pos)) return null
    // Suggestions are ranked already, and asked for again with every letter.
    return { ...found, filter: false, options: found.options.map(option => ofEditor(option, found.from)) }
  }

const ofEditor = (suggestion: Suggestion, start: number): Completion => ({
  label: suggestion.word,
  ...(suggestion.about && suggestion.about !== suggestion.word ? { detail: suggestion.about } : {}),
  apply: (view, _, __, to) => put(view, suggestion, start, to)
})

function put(view: EditorView, { insert, cursor, sort }: Suggestion, from: number, to: number) {
  view.dispatch({
    changes: { from, to, insert },
    selection: { anchor: from + cursor },
    userEvent: 'input.complete',
    scrollIntoView: true
  })
  // A value that is begun has suggestions of its own, if any.
  if (sort === 'key' && insert.includes(':')) startCompletion(view)
}
