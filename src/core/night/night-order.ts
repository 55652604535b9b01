import type { Catalogue } from '../catalogue/catalogue.ts'
import { isEqual } from '../equal.ts'
import type { Script } from '../script/script.ts'
import { insertMissing } from './insert-missing.ts'
import type { Night } from './night.ts'
import { collectEntries, compareEntries, type Entry } from './night-entries.ts'

/**
 * Returns the order of a night as ids of steps and characters. The default order sorts by wake-up number, with dusk
 * first; after dawn are only characters that the official order puts there. A custom order stays as it is, without repeats and ids that aren't on
 * the script. Missing entries that wake are inserted where the fewest entries are out of sequence.
 *
 * @example nightOrder(emptyScript, 'firstNight', catalogue) // ['dusk', 'minioninfo', 'demoninfo', 'dawn']
 */
export function nightOrder(script: Script, night: Night, catalogue: Catalogue): string[] {
  return completeOrder(script[night] ?? [], collectEntries(script, night, catalogue))
}

export const isCustomOrder = (script: Script, night: Night) => script[night] !== undefined

/** Switches between the default order and a custom order. A new custom order starts as a copy of the default. */
export function toggleNightOrder(script: Script, night: Night, catalogue: Catalogue): Script {
  if (!isCustomOrder(script, night)) return { ...script, [night]: nightOrder(script, night, catalogue) }
  const { [night]: _, ...rest } = script
  return rest
}

/** Sorts a custom order by wake-up number; a default order is sorted already. */
export function sortNightOrder(script: Script, night: Night, catalogue: Catalogue): Script {
  if (!isCustomOrder(script, night)) return script
  const current = new Set(nightOrder(script, night, catalogue))
  const sorted = [...collectEntries(script, night, catalogue).values()]
    .sort(compareEntries)
    .map(({ id }) => id)
  return withOrder(
    script,
    night,
    sorted.filter(id => current.has(id))
  )
}

/** Sets `ids` as the custom order of a night, cleaned and completed as `nightOrder` describes. */
export function setNightOrder(
  script: Script,
  night: Night,
  ids: readonly string[],
  catalogue: Catalogue
): Script {
  return withOrder(script, night, completeOrder(ids, collectEntries(script, night, catalogue)))
}

/**
 * Moves a step or a character to an index of the night order, which thereby becomes a custom one.
 * Indexes out of range mean the nearest end.
 */
export function moveInNightOrder(
  script: Script,
  night: Night,
  id: string,
  toIndex: number,
  catalogue: Catalogue
): Script {
  const current = nightOrder(script, night, catalogue)
  if (!current.includes(id)) return script
  const rest = current.filter(other => other !== id)
  const moved = rest.toSpliced(Math.max(0, toIndex), 0, id)
  return isEqual(moved, current) ? script : withOrder(script, night, moved)
}

const withOrder = (script: Script, night: Night, order: string[]): Script =>
  isEqual(script[night], order) ? script : { ...script, [night]: order }

function completeOrder(ids: readonly string[], entries: ReadonlyMap<string, Entry>): string[] {
  const order = [...new Set(ids)].flatMap(id => entries.get(id) ?? [])
  const listed = new Set(order)
  const missing = [...entries.values()].filter(entry => entry.number > 0 && !listed.has(entry))
  return insertMissing(order, missing).map(({ id }) => id)
}
