import { foldLetters } from '../../../fold-letters.ts'
import type { Characters } from '../../in-play.ts'

/** Words of the longest name that is looked for. */
const mostWords = 6

/**
 * Finds characters by the name that a text begins with, after an article. The text is folded; plurals count as the
 * same name.
 *
 * @example nameFinder(characters)('the village idiots in play') // 'villageidiot'
 */
export function nameFinder(characters: Characters): (text: string) => string | undefined {
  // Few setups name a character.
  let ids: ReadonlyMap<string, string> | undefined
  return text => {
    ids ??= idsByName(characters)
    const words = toWords(text)
    return findAtStart(words, ids) ?? findAtStart(words.slice(1), ids)
  }
}

function idsByName(characters: Characters): ReadonlyMap<string, string> {
  const ids = new Map<string, string>()
  for (const { id, name } of characters.values()) {
    const key = toWords(foldLetters(name)).join(' ')
    if (key !== '' && !ids.has(key)) ids.set(key, id)
  }
  return ids
}

const toWords = (text: string) =>
  (text.match(/[\p{L}\p{M}\d]+/gu) ?? []).map(word => word.replace(/(?<=..)s$/, ''))

function findAtStart(words: readonly string[], ids: ReadonlyMap<string, string>): string | undefined {
  for (let length = Math.min(words.length, mostWords); length > 0; length--) {
    const id = ids.get(words.slice(0, length).join(' '))
    if (id !== undefined) return id
  }
  return undefined
}
