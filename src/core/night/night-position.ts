import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Script } from '../script/script.ts'
import type { Night } from './night.ts'
import { characterEntry, collectEntries, compareEntries } from './night-entries.ts'

/** A step or a character in the full night order, by wake-up number. */
export interface NightOrderEntry {
  id: string
  number: number
  /** False for official characters that aren't on this script. Steps are part of every script. */
  isOnScript: boolean
}

/**
 * Returns the full order of a night: the steps, the script's characters and all other official characters that wake,
 * sorted by wake-up number with dusk first.
 *
 * @param except Id of a character to leave out.
 */
export function fullNightOrder(
  script: Script,
  night: Night,
  catalogue: Catalogue,
  except: string
): NightOrderEntry[] {
  const onScript = collectEntries(script, night, catalogue)
  const others = [...catalogue.characters.values()]
    .filter(({ id }) => !onScript.has(id))
    .map(facts => characterEntry({ ...facts, kind: 'official' }, night, catalogue))
  return [...onScript.values(), ...others]
    .filter(({ id, number }) => number > 0 && id !== except)
    .sort(compareEntries)
    .map(({ id, number }) => ({ id, number, isOnScript: onScript.has(id) }))
}

/**
 * Returns a wake-up number between two neighbours: a whole number where possible, else the shortest fraction. Two equal
 * numbers give the same number, since custom characters come after official ones with that number.
 *
 * @example wakeNumberBetween(8, 9) // 8.5
 */
export function wakeNumberBetween(before: number, after: number | undefined): number {
  const next = Math.floor(before) + 1
  if (after === undefined) return next
  if (after <= before) return before
  if (next < after) return next
  const middle = before + (after - before) / 2
  for (let digits = 1; digits < 12; digits += 1) {
    const short = Number(middle.toFixed(digits))
    if (short > before && short < after) return short
  }
  return middle
}

/** Returns the wake-up number that puts a character between an entry and the next one. Dawn follows even higher numbers. */
export const wakeNumberAfter = (entry: NightOrderEntry, next: NightOrderEntry | undefined): number =>
  wakeNumberBetween(
    entry.number,
    next?.id === 'dawn' && next.number < entry.number ? undefined : next?.number
  )

/**
 * Finds the neighbours of a wake-up number: the last entry before it and the first one after it.
 *
 * @param mayBeLate whether the number may come after dawn
 */
export function findNightNeighbours(entries: readonly NightOrderEntry[], number: number, mayBeLate: boolean) {
  const dawn = mayBeLate ? -1 : entries.findIndex(({ id }) => id === 'dawn')
  const possible = dawn < 0 ? entries : entries.slice(0, dawn)
  const index = possible.findLastIndex(
    entry => entry.id === 'dusk' || (entry.number <= number && !isDawnAt(entry, number))
  )
  return { before: entries[index], after: entries[index + 1] }
}

/** Dawn comes after every entry with the same number. */
const isDawnAt = (entry: NightOrderEntry, number: number) => entry.id === 'dawn' && entry.number === number
