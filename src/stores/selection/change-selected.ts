import { removeCharacters } from '#core/script/script-characters.ts'
import { notify } from '../notice.ts'
import { $script, changeScript } from '../script.ts'
import { $selection } from './selection.ts'

/** Selects or deselects characters. */
export function select(ids: readonly string[], isSelected: boolean) {
  const next = new Set($selection.get())
  for (const id of ids) {
    if (isSelected) next.add(id)
    else next.delete(id)
  }
  $selection.set(next)
}

/** Selects some characters and no others. */
export const selectOnly = (ids: readonly string[]) => $selection.set(new Set(ids))

/** Removes characters from the script in one step. @param nameOf name for the notice about a single one */
export function removeSelected(ids: readonly string[], nameOf: (id: string) => string) {
  const before = $script.get().characters.length
  changeScript(script => removeCharacters(script, ids))
  const count = before - $script.get().characters.length
  const [first = ''] = ids
  notify(count === 1 ? { kind: 'removed', name: nameOf(first) } : { kind: 'removedSeveral', count })
}
