import { atom, computed, onMount } from 'nanostores'
import { $workingCopy } from '../script.ts'
import { $libraryRevision, type LocalScript } from './library-database.ts'
import { isBlank, readLocalScripts } from './local-scripts.ts'

/** All scripts of the library, the bin included; undefined until read. */
const $all = atom<readonly LocalScript[] | undefined>()

onMount($all, () => {
  let latest = 0
  async function read() {
    latest += 1
    const own = latest
    const copies = await readLocalScripts()
    if (own === latest) $all.set(copies.ok ? copies.value : [])
  }
  void read()
  return $libraryRevision.listen(read)
})

/** This browser's scripts, last changed first. The open one has its present state, even before it is in the library. */
export const $localScripts = computed([$all, $workingCopy], (all, open) => {
  const others = all?.filter(({ id, deletedAt }) => id !== open.id && deletedAt === undefined)
  const stored = all?.find(({ id }) => id === open.id)
  if (!others) return undefined
  const current: LocalScript[] =
    stored || !isBlank(open.script) ? [{ ...(stored ?? newEntry()), ...open }] : []
  return [...current, ...others].sort((one, other) => other.changedAt - one.changedAt)
})

/** Scripts in the bin, last deleted first. */
export const $deletedScripts = computed([$all, $workingCopy], (all = [], open) =>
  all
    .filter(({ id, deletedAt }) => id !== open.id && deletedAt !== undefined)
    .sort((one, other) => (other.deletedAt ?? 0) - (one.deletedAt ?? 0))
)

const newEntry = () => ({ madeAt: Date.now(), changedAt: Date.now(), versions: [] })
