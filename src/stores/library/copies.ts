import { atom, computed, onMount } from 'nanostores'
import { $workingCopy } from '../script.ts'
import { isBlank, readCopies } from './kept-copies.ts'
import { $libraryChanges, type KeptCopy } from './shelves.ts'

/** All scripts of the library, the bin included; undefined until read. */
const $all = atom<readonly KeptCopy[] | undefined>()

onMount($all, () => {
  let latest = 0
  async function read() {
    latest += 1
    const own = latest
    const copies = await readCopies()
    if (own === latest) $all.set(copies.ok ? copies.value : [])
  }
  void read()
  return $libraryChanges.listen(read)
})

/** This browser's scripts, last changed first. The open one has its present state, even before it is in the library. */
export const $copies = computed([$all, $workingCopy], (all, open) => {
  const others = all?.filter(({ id, deletedAt }) => id !== open.id && deletedAt === undefined)
  const stored = all?.find(({ id }) => id === open.id)
  if (!others) return undefined
  const current: KeptCopy[] = stored || !isBlank(open.script) ? [{ ...(stored ?? newEntry()), ...open }] : []
  return [...current, ...others].sort((one, other) => other.changedAt - one.changedAt)
})

/** Scripts in the bin, last deleted first. */
export const $deletedCopies = computed([$all, $workingCopy], (all = [], open) =>
  all
    .filter(({ id, deletedAt }) => id !== open.id && deletedAt !== undefined)
    .sort((one, other) => (other.deletedAt ?? 0) - (one.deletedAt ?? 0))
)

const newEntry = () => ({ madeAt: Date.now(), changedAt: Date.now(), versions: [] })
