import { atom, computed, onMount } from 'nanostores'
import { $workingCopy } from '../script.ts'
import { isBlank, readCopies } from './kept-copies.ts'
import { $libraryChanges, type KeptCopy } from './shelves.ts'

/** What the library holds, the bin too; absent until it has been read. */
const $kept = atom<readonly KeptCopy[] | undefined>()

onMount($kept, () => {
  let newest = 0
  async function read() {
    newest += 1
    const mine = newest
    const copies = await readCopies()
    if (mine === newest) $kept.set(copies.ok ? copies.value : [])
  }
  void read()
  return $libraryChanges.listen(read)
})

/** The scripts of this device, the last changed first; the open one as it is now, also before the library has it. */
export const $copies = computed([$kept, $workingCopy], (kept, open) => {
  const others = kept?.filter(({ id, deletedAt }) => id !== open.id && deletedAt === undefined)
  const own = kept?.find(({ id }) => id === open.id)
  if (!others) return undefined
  const now: KeptCopy[] = own || !isBlank(open.script) ? [{ ...(own ?? fresh()), ...open }] : []
  return [...now, ...others].sort((one, other) => other.changedAt - one.changedAt)
})

/** What can still be brought back, the last deleted first. */
export const $deletedCopies = computed([$kept, $workingCopy], (kept = [], open) =>
  kept
    .filter(({ id, deletedAt }) => id !== open.id && deletedAt !== undefined)
    .sort((one, other) => (other.deletedAt ?? 0) - (one.deletedAt ?? 0))
)

const fresh = () => ({ madeAt: Date.now(), changedAt: Date.now(), versions: [] })
