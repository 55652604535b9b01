import { computed } from 'nanostores'
import * as z from 'zod/mini'
import * as core from '#core/advice/dismissed.ts'
import { adviceCodes, type Note } from '#core/advice/note.ts'
import { persistentAtom } from './persistent.ts'
import { $openCopyId } from './script.ts'

/** Working copies whose dismissals are kept, those that were used last. */
const mostCopies = 100

const storedSchema = z.record(z.string(), z.partialRecord(z.enum(adviceCodes), z.array(z.string())))

/** What was dismissed of each working copy, by its id. */
const $dismissals = persistentAtom<Readonly<Record<string, core.Dismissed>>>(
  'belfry:dismissed-advice',
  {},
  { encode: JSON.stringify, decode: readStored }
)

/** What was dismissed of the script that is open. */
export const $dismissed = computed([$dismissals, $openCopyId], (all, id): core.Dismissed => all[id] ?? {})

export const dismissNote = (note: Note) => keep(core.dismiss($dismissed.get(), note))
export const restoreNote = (note: Note) => keep(core.restore($dismissed.get(), note))

function keep(dismissed: core.Dismissed) {
  const open = $openCopyId.get()
  const others = Object.entries($dismissals.get()).filter(([id]) => id !== open)
  $dismissals.set(Object.fromEntries([...others, [open, dismissed] as const].slice(-mostCopies)))
}

function readStored(text: string): Readonly<Record<string, core.Dismissed>> {
  try {
    return storedSchema.parse(JSON.parse(text))
  } catch {
    // A lost dismissal only lets a note speak again.
    return {}
  }
}
