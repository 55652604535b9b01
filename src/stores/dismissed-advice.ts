import { computed } from 'nanostores'
import * as z from 'zod/mini'
import * as core from '#core/advice/dismissed.ts'
import { adviceCodes, type Note } from '#core/advice/note.ts'
import { persistentAtom } from './persistent.ts'
import { $openCopyId } from './script.ts'

/** The most scripts whose dismissals are stored; the least recently changed are dropped. */
const maxScripts = 100

const storedSchema = z.record(z.string(), z.partialRecord(z.enum(adviceCodes), z.array(z.string())))

/** Dismissed suggestions by id of the working copy. */
const $dismissals = persistentAtom<Readonly<Record<string, core.Dismissed>>>(
  'belfry:dismissed-advice',
  {},
  { encode: JSON.stringify, decode: readStored }
)

/** Dismissed suggestions of the open script. */
export const $dismissed = computed([$dismissals, $openCopyId], (all, id): core.Dismissed => all[id] ?? {})

export const dismissNote = (suggestion: Note) => store(core.dismiss($dismissed.get(), suggestion))
export const restoreNote = (suggestion: Note) => store(core.restore($dismissed.get(), suggestion))

function store(dismissed: core.Dismissed) {
  const open = $openCopyId.get()
  const others = Object.entries($dismissals.get()).filter(([id]) => id !== open)
  $dismissals.set(Object.fromEntries([...others, [open, dismissed] as const].slice(-maxScripts)))
}

function readStored(text: string): Readonly<Record<string, core.Dismissed>> {
  try {
    return storedSchema.parse(JSON.parse(text))
  } catch {
    // Lost dismissals only make suggestions appear again.
    return {}
  }
}
