import type { Catalogue } from './catalogue.ts'
import { factsOf } from './character-facts.ts'
import { isEqual } from './equal.ts'
import { isStepId, type Night } from './night.ts'
import type { Script } from './script.ts'

/** Something that has its place in a night: a step or a character. */
interface Waker {
  id: string
  number: number
  /** Who comes first of those with one number: steps, official characters, custom ones, dawn. */
  turn: number
}

/**
 * A night as it is shown: ids of steps and characters. By default by wake-up number, dusk always first;
 * numbers beyond dawn's come after dawn. A custom order is kept as it is, save for ids that are not on
 * the script and repeats; whoever wakes and is missing from it is put where the fewest are out of turn.
 *
 * @example nightOrder(emptyScript, 'firstNight', catalogue) // ['dusk', 'minioninfo', 'demoninfo', 'dawn']
 */
export function nightOrder(script: Script, night: Night, catalogue: Catalogue): string[] {
  return completeOrder(script[night] ?? [], wakersOf(script, night, catalogue))
}

export const isCustomOrder = (script: Script, night: Night) => script[night] !== undefined

/** Switches between the default order and a custom one, which begins as the order shown. */
export function toggleNightOrder(script: Script, night: Night, catalogue: Catalogue): Script {
  if (!isCustomOrder(script, night)) return { ...script, [night]: nightOrder(script, night, catalogue) }
  const { [night]: _, ...rest } = script
  return rest
}

/** Puts a custom order into the order of the wake-up numbers; a default order is in it already. */
export function sortNightOrder(script: Script, night: Night, catalogue: Catalogue): Script {
  if (!isCustomOrder(script, night)) return script
  const shown = new Set(nightOrder(script, night, catalogue))
  const sorted = [...wakersOf(script, night, catalogue).values()].sort(compareWakers).map(({ id }) => id)
  return withOrder(
    script,
    night,
    sorted.filter(id => shown.has(id))
  )
}

/** Makes `ids` the custom order of a night, completed and cleared as `nightOrder` says. */
export function setNightOrder(
  script: Script,
  night: Night,
  ids: readonly string[],
  catalogue: Catalogue
): Script {
  return withOrder(script, night, completeOrder(ids, wakersOf(script, night, catalogue)))
}

/**
 * Moves a step or a character to another place of the order shown, which thereby becomes a custom one.
 * A place beyond either end means that end.
 */
export function moveInNightOrder(
  script: Script,
  night: Night,
  id: string,
  toIndex: number,
  catalogue: Catalogue
): Script {
  const shown = nightOrder(script, night, catalogue)
  if (!shown.includes(id)) return script
  const rest = shown.filter(other => other !== id)
  const moved = rest.toSpliced(Math.max(0, toIndex), 0, id)
  return isEqual(moved, shown) ? script : withOrder(script, night, moved)
}

const withOrder = (script: Script, night: Night, order: string[]): Script =>
  isEqual(script[night], order) ? script : { ...script, [night]: order }

/** Everyone who may stand in a night's order, whether waking or not: the steps and the described characters. */
function wakersOf(script: Script, night: Night, catalogue: Catalogue): Map<string, Waker> {
  const wakers = new Map<string, Waker>()
  for (const step of catalogue.steps) {
    wakers.set(step.id, { id: step.id, number: step[night], turn: step.id === 'dawn' ? 3 : 0 })
  }
  for (const character of script.characters) {
    const facts = factsOf(character, catalogue)
    if (!facts || isStepId(facts.id)) continue
    wakers.set(facts.id, { id: facts.id, number: facts[night], turn: facts.kind === 'official' ? 1 : 2 })
  }
  return wakers
}

function compareWakers(one: Waker, other: Waker) {
  if (one.id === 'dusk' || other.id === 'dusk') return one.id === other.id ? 0 : one.id === 'dusk' ? -1 : 1
  return one.number - other.number || one.turn - other.turn
}

function completeOrder(ids: readonly string[], wakers: ReadonlyMap<string, Waker>): string[] {
  const order = [...new Set(ids)].flatMap(id => wakers.get(id) ?? [])
  const listed = new Set(order)
  const missing = [...wakers.values()].filter(waker => waker.number > 0 && !listed.has(waker))
  for (const waker of missing.sort(compareWakers)) order.splice(placeOf(waker, order), 0, waker)
  return order.map(({ id }) => id)
}

/** Dawn ends the night for everyone who wakes before it; others go where the fewest are out of turn. */
function placeOf(waker: Waker, order: readonly Waker[]) {
  const late = order.map(other => compareWakers(other, waker) > 0)
  if (waker.id === 'dawn') return late.lastIndexOf(false) + 1
  let best = 0
  let bestCost = 0
  let cost = 0
  for (const [index, isLate] of late.entries()) {
    cost += isLate ? 1 : -1
    if (cost <= bestCost) {
      best = index + 1
      bestCost = cost
    }
  }
  return best
}
