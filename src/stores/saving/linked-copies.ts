import { readCopies } from '../library/kept-copies.ts'
import { $workingCopy } from '../script.ts'
import type { WorkingCopy } from '../stored-script.ts'
import { $links } from './links.ts'

/** Local scripts linked to a saved script, the open one first; without the bin. */
export async function linkedCopies(id: string): Promise<WorkingCopy[]> {
  const linked = new Set(
    Object.entries($links.get()).flatMap(([copyId, link]) => (link.id === id ? [copyId] : []))
  )
  if (linked.size === 0) return []
  const copies = await readCopies()
  const present = copies.ok ? copies.value.filter(copy => copy.deletedAt === undefined) : []
  const open = $workingCopy.get()
  return [open, ...present.filter(copy => copy.id !== open.id)].filter(copy => linked.has(copy.id))
}
