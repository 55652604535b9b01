import type { Catalogue } from '../catalogue/catalogue.ts'
import { foldLetters } from '../fold-letters.ts'
import { normalizeId } from '../id.ts'
import { limits } from '../limits.ts'
import { isStepId } from '../night/night.ts'
import type { Draft } from './draft.ts'

export type CharacterKind = 'official' | 'custom' | 'unknown'

export interface Identity {
  kind: CharacterKind
  id: string
}

/**
 * Resolves the identity of each entry. Official ids match in any spelling. An entry with a name or an ability is a
 * custom character unless it has an official id: with any case, or in another spelling where nothing else in the entry
 * speaks against it (another name or team, references to that spelling). An id without a description means the described character with the
 * same normalized id, else it stays unknown, in the first of its spellings.
 *
 * @param referred ids in jinxes, night lists and almanac texts of the file
 */
export function identifyCharacters(
  drafts: readonly Draft[],
  referred: ReadonlySet<string>,
  catalogue: Catalogue
): Identity[] {
  const present = new Set(drafts.map(draft => draft.fileId))
  const isCustom = (draft: Draft) => draft.isDescribed && !isOfficial(draft, present, referred, catalogue)
  const customs = new Set(drafts.filter(isCustom))
  const customIds = new Set([...customs].map(({ fileId }) => fileId))
  const spellings = new Map([...customIds].reverse().map(id => [normalizeId(id), id] as const))
  spellings.delete('')
  return drafts.map(draft => {
    const { fileId } = draft
    if (customs.has(draft)) return { kind: 'custom', id: fileId }
    if (customIds.has(fileId)) return { kind: 'unknown', id: fileId }
    const official = findOfficialId(fileId, catalogue)
    if (official !== undefined) return { kind: 'official', id: official }
    const plain = normalizeId(fileId)
    const id = spellings.get(plain) ?? fileId
    if (plain !== '') spellings.set(plain, id)
    return { kind: 'unknown', id }
  })
}

function isOfficial(
  { fileId, fields }: Draft,
  present: ReadonlySet<string>,
  referred: ReadonlySet<string>,
  catalogue: Catalogue
): boolean {
  if (catalogue.characters.has(fileId)) return true
  const id = findOfficialId(fileId, catalogue)
  const facts = id === undefined ? undefined : catalogue.characters.get(id)
  if (id === undefined || !facts || present.has(id)) return false
  if (fileId.toLowerCase() === id) return true
  if (referred.has(fileId) || (fields.team !== undefined && fields.team !== facts.team)) return false
  return fields.name === undefined || normalizeId(fields.name) === id
}

/** Returns the official id that equals a text after normalization; undefined for none. */
export function findOfficialId(text: string, catalogue: Catalogue): string | undefined {
  if (catalogue.characters.has(text)) return text
  const plain = normalizeId(text)
  return catalogue.characters.has(plain) ? plain : undefined
}

/** What ids of custom characters look like. Some that do have another meaning: `isValidCustomId`. */
export const customIdPattern = new RegExp(`^[a-z0-9_-]{1,${limits.character.id}}$`)

/** Whether a custom character may have this id (section 5 of the specification). */
export const isValidCustomId = (id: string, catalogue: Catalogue) =>
  customIdPattern.test(id) && !catalogue.characters.has(id) && !isStepId(id) && id !== '_meta'

/**
 * Creates a valid id similar to the given one that isn't in `taken`. It differs from these and from official ids in every
 * spelling, or the next import would confuse them.
 *
 * @example createCustomId('démone_ppp', 'Démone', new Set(), catalogue) // 'demone_ppp'
 */
export const createCustomId = (id: string, name: string, taken: Iterable<string>, catalogue: Catalogue) =>
  createIdMaker(taken, catalogue)(id, name)

/**
 * Returns a function that makes ids as `createCustomId` does, each different from all before. It goes on counting where it
 * stopped, so that many ids with one stem take time in their number.
 */
export function createIdMaker(ids: Iterable<string>, catalogue: Catalogue) {
  const taken = new Set<string>()
  const take = (id: string) => taken.add(id).add(normalizeId(id) || id)
  for (const id of ids) take(id)
  const isTaken = (id: string) =>
    taken.has(id) ||
    taken.has(normalizeId(id)) ||
    !isValidCustomId(id, catalogue) ||
    findOfficialId(id, catalogue) !== undefined
  /** The next number of a stem, by the stem and the number of digits, which cut different bases to one stem. */
  const nextNumbers = new Map<string, number>()
  const findFree = (base: string, digits = 1): string => {
    const first = numbered(base, 10 ** (digits - 1))
    let number = nextNumbers.get(first) ?? Math.max(2, 10 ** (digits - 1))
    while (number < 10 ** digits && isTaken(numbered(base, number))) number += 1
    nextNumbers.set(first, number)
    return number < 10 ** digits ? numbered(base, number) : findFree(base, digits + 1)
  }
  return (id: string, name: string): string => {
    const base = toAscii(id) || toAscii(name) || 'character'
    const free = isTaken(base) ? findFree(base) : base
    take(free)
    return free
  }
}

/** Appends a number and cuts the base so that the id stays within the limit. */
function numbered(base: string, count: number): string {
  const tail = `-${count}`
  return base.slice(0, limits.character.id - tail.length) + tail
}

const toAscii = (text: string) =>
  foldLetters(text)
    .trim()
    .replace(/\s+/g, '_')
    .replace(/[^a-z0-9_-]/g, '')
    .slice(0, limits.character.id)
