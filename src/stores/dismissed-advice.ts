import { computed } from 'nanostores'
import * as z from 'zod/mini'
import * as core from '#core/advice/dismissals.ts'
import { adviceCodes, type Suggestion } from '#core/advice/suggestion.ts'
import { $openScriptId } from './script.ts'
import { persistentAtom } from './storage/persistent-atom.ts'

/** The most scripts whose dismissals are stored; the least recently changed are dropped. */
const maxScripts = 100

const storedSchema = z.record(z.string(), z.partialRecord(z.enum(adviceCodes), z.array(z.string())))

/** Dismissed suggestions by id of the working copy. */
const $dismissals = persistentAtom<Readonly<Record<string, core.Dismissals>>>(
  'belfry:dismissed-advice',
  {},
  { encode: JSON.stringify, decode: readStored }
)

/** Dismissed suggestions of the open script. */
export const $dismissed = computed([$dismissals, $openScriptId], (all, id): core.Dismissals => all[id] ?? {})

export const dismissSuggestion = (suggestion: Suggestion) =>
  store(core.withDismissed($dismissed.get(), suggestion))
export const restoreSuggestion = (suggestion: Suggestion) =>
  store(core.withoutDismissed($dismissed.get(), suggestion))

function store(dismissed: core.Dismissals) {
  const open = $openScriptId.get()
  const others = Object.entries($dismissals.get()).filter(([id]) => id !== open)
  $dismissals.set(Object.fromEntries([...others, [open, dismissed] as const].slice(-maxScripts)))
}

function readStored(text: string): Readonly<Record<string, core.Dismissals>> {
  try {
    return storedSchema.parse(JSON.parse(text))
  } catch {
    // Lost dismissals only make suggestions appear again.
    return {}
  }
}
