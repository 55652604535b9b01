import type { Catalogue, CatalogueTexts } from '../catalogue/catalogue.ts'
import { findSimilarName, indexNames } from '../character/similar-names.ts'
import { normalizeId } from '../id.ts'
import { limits } from '../limits.ts'
import { type ReadResult, readScriptFile, readScriptText } from '../script/script-file.ts'
import { findAddresses, withoutAddresses } from '../sharing/links.ts'
import { isJson, readShareLink } from '../sharing/share-link.ts'
import type { Decompress } from '../sharing/unpack.ts'
import { refuseFile } from './repair.ts'

/**
 * Reads a script from a link of any tool, from the text of a script file, or from a plain list of character names,
 * separated by line breaks or commas.
 *
 * @param texts Catalogue texts, for names in that language; see readScriptFile.
 * @example await readAnything('Washerwoman\nPit-Hag', catalogue, decompress)
 */
export async function readAnything(
  text: string,
  catalogue: Catalogue,
  decompress: Decompress,
  texts?: CatalogueTexts
): Promise<ReadResult> {
  const link = await readShareLink(text, decompress)
  if (link) return link.ok ? readScriptText(link.value, catalogue, texts) : link
  const hasAddress = !isJson(text) && findAddresses(text).length > 0
  if (!hasAddress) {
    const read = readScriptText(text, catalogue, texts)
    // For text that isn't JSON at all, the position of a JSON error is no help.
    if (read.ok || read.code !== 'file_not_json' || looksLikeJson(text)) return read
  }
  const ids = parseNameList(withoutAddresses(text), catalogue, texts)
  if (ids) return readScriptFile(ids, catalogue, texts)
  return refuseFile(hasAddress ? 'link_without_script' : 'file_no_script')
}

const looksLikeJson = (text: string) => /^\uFEFF?\s*[[{]/.test(text)

/**
 * Parses a plain list of names into ids; undefined when the text isn't one. Ignores bullets, numbers before a name and
 * headings that end with a colon. At least half of the names must be official, or misspelled official names: these stay
 * as they are, since only the user knows what they mean.
 */
function parseNameList(
  text: string,
  catalogue: Catalogue,
  texts: CatalogueTexts | undefined
): string[] | undefined {
  const names = text
    .split(/[\n\r,;\t]+/)
    .map(line => line.replace(/^[\s\d.)•*–-]+/, '').trim())
    .filter(line => line !== '' && !line.endsWith(':'))
  const idByName = mapNames(catalogue, texts)
  const ids = names.map(name => idByName.get(normalizeId(name)) ?? name)
  const others = ids.filter(id => !catalogue.characters.has(id))
  const official = ids.length - others.length
  const isEnough = (known: number) => known > 0 && known * 2 >= names.length
  return isEnough(official) || isEnough(official + countMisspelled(others, catalogue, texts))
    ? ids
    : undefined
}

/** Letters, and the signs between them that names have in some language. */
const nameSigns = /^[\p{L}\p{M}\p{N}\s'’‘._-]+$/u

/** Counts the texts that may mean an official name. A list with more items than a file isn't read at all. */
function countMisspelled(
  names: readonly string[],
  catalogue: Catalogue,
  texts: CatalogueTexts | undefined
): number {
  if (names.length > limits.file.items) return 0
  const index = indexNames(
    [...catalogue.characters.values()].map(({ id, name }) => ({
      id,
      names: [texts?.characters[id]?.name ?? name, name]
    }))
  )
  return names.filter(name => nameSigns.test(name) && findSimilarName(name, index) !== undefined).length
}

/** Maps the normalized English name, translated name and id of every official character to its id. */
function mapNames(catalogue: Catalogue, texts: CatalogueTexts | undefined): Map<string, string> {
  const idByName = new Map<string, string>()
  for (const { id, name } of catalogue.characters.values()) {
    const translated = texts?.characters[id]?.name
    for (const text of [translated, name, id]) if (text !== undefined) idByName.set(normalizeId(text), id)
  }
  return idByName
}
