import type { Catalogue } from './catalogue.ts'
import { factsOf } from './character-facts.ts'
import { limits } from './limits.ts'
import { isStepId, type Night } from './night.ts'
import type { Script } from './script.ts'

/** Somebody or some step with a place in a night, by wake-up number. */
export interface NightStop {
  id: string
  number: number
  /** On this script, and not merely official. Steps are part of every script. */
  isOnScript: boolean
}

/**
 * Everyone who may stand beside a character in a night's order: the steps, the script's characters, and all official
 * ones; by wake-up number, dusk always first. `except` is the character whose place is looked for.
 */
export function nightStops(script: Script, night: Night, catalogue: Catalogue, except: string): NightStop[] {
  const steps = catalogue.steps
    .filter(step => step[night] > 0)
    .map(step => ({ id: step.id, number: step[night], turn: step.id === 'dawn' ? 3 : 0, isOnScript: true }))
  const own = script.characters.flatMap(character => {
    const facts = factsOf(character, catalogue)
    const turn = facts?.kind === 'official' ? 1 : 2
    return facts ? [{ id: facts.id, number: facts[night], turn, isOnScript: true }] : []
  })
  const known = new Set(own.map(({ id }) => id))
  const others = [...catalogue.characters.values()]
    .filter(({ id }) => !known.has(id))
    .map(facts => ({ id: facts.id, number: facts[night], turn: 1, isOnScript: false }))
  return [...steps, ...own, ...others]
    .filter(({ id, number }) => number > 0 && id !== except)
    .sort((one, other) => rank(one.id) - rank(other.id) || one.number - other.number || one.turn - other.turn)
    .map(({ turn: _, ...stop }) => stop)
}

const rank = (id: string) => (isStepId(id) && id === 'dusk' ? 0 : 1)

/**
 * A wake-up number for the place after one stop and before the next: a whole one where there is room, else a fraction
 * as short as can be. Where both have one number, that one: custom characters come after official ones then.
 *
 * @example numberBetween(8, 9) // 8.5
 */
export function numberBetween(before: number, after: number | undefined): number {
  const next = Math.floor(before) + 1
  if (after === undefined) return Math.min(next, limits.nightNumber)
  if (after <= before) return before
  if (next < after) return next
  const middle = (before + after) / 2
  for (let digits = 1; digits < 12; digits += 1) {
    const short = Number(middle.toFixed(digits))
    if (short > before && short < after) return short
  }
  return middle
}

/** Between whom a wake-up number stands: the last stop before it and the first one after it. */
export function placeOfNumber(stops: readonly NightStop[], number: number) {
  const index = stops.findLastIndex(
    stop => stop.id === 'dusk' || (stop.number <= number && !endsNight(stop, number))
  )
  return { before: stops[index], after: stops[index + 1] }
}

/** Dawn comes after whoever has its number. */
const endsNight = ({ id, number }: NightStop, wanted: number) => id === 'dawn' && number === wanted
