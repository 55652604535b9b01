import type { Catalogue, CatalogueTexts } from './catalogue.ts'
import { plainId } from './id.ts'
import { refuseFile } from './reading/repair.ts'
import { type ReadResult, readScriptFile, readScriptText } from './script-file.ts'
import { type Gunzip, readShareLink } from './share-link.ts'

/**
 * Reads whatever a storyteller may have at hand: a link of the publisher's script tool, the text of a script
 * file, or a plain list of character names, one a line or with commas between them.
 *
 * @param texts Words of the catalogue, for names in that language; see readScriptFile.
 * @example await readAnything('Washerwoman\nPit-Hag', catalogue, gunzip)
 */
export async function readAnything(
  text: string,
  catalogue: Catalogue,
  gunzip: Gunzip,
  texts?: CatalogueTexts
): Promise<ReadResult> {
  const link = await readShareLink(text, gunzip)
  if (link) return link.ok ? readScriptText(link.value, catalogue, texts) : link
  const read = readScriptText(text, catalogue, texts)
  if (read.ok || read.code !== 'file_not_json') return read
  // Where JSON goes wrong helps nobody who pasted something else.
  if (looksLikeJson(text)) return read
  const ids = idsOfNames(text, catalogue, texts)
  return ids ? readScriptFile(ids, catalogue, texts) : refuseFile('file_no_script')
}

const looksLikeJson = (text: string) => /^\uFEFF?\s*[[{]/.test(text)

/**
 * The ids of a plain list of names; undefined when it is none. Marks of a list, numbers before a name and
 * headings with a colon are passed over. At least half of the names must be official: other text is no list.
 */
function idsOfNames(
  text: string,
  catalogue: Catalogue,
  texts: CatalogueTexts | undefined
): string[] | undefined {
  const names = text
    .split(/[\n\r,;\t]+/)
    .map(line => line.replace(/^[\s\d.)•*–-]+/, '').trim())
    .filter(line => line !== '' && !line.endsWith(':'))
  const known = knownNames(catalogue, texts)
  const ids = names.map(name => known.get(plainId(name)) ?? name)
  const official = ids.filter(id => catalogue.characters.has(id)).length
  return official > 0 && official * 2 >= names.length ? ids : undefined
}

function knownNames(catalogue: Catalogue, texts: CatalogueTexts | undefined): Map<string, string> {
  const known = new Map<string, string>()
  for (const { id, name } of catalogue.characters.values()) {
    const translated = texts?.characters[id]?.name
    for (const word of [translated, name, id]) if (word !== undefined) known.set(plainId(word), id)
  }
  return known
}
