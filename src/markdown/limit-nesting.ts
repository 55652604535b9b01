import { maxAddress } from './safe-address.ts'

/** A line that opens 12 lists or quotes. */
const tooManyMarkers = /^((?:[ \t]*(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))){12}[ \t]*)(?=[->+*\d])/gm

/** Spaces beyond any indentation that means something. */
const tooManySpaces = /( {100}) +/g

/** Letters, digits and signs of an address, more of them than an address has. */
const tooLongAddress = new RegExp(`[!-~]{${maxAddress + 1},}`, 'g')

/** Text without spaces: an address, or a paragraph in a language that has none. */
const longWord = new RegExp(`\\S{${maxAddress + 1},}`, 'g')

/** What begins or ends a link. */
const linkMarks = /[[\]@]|:(?=\/\/)|(?<=www)\./g

/** Brackets and the like of 50 links. */
const maxLinkMarks = 200

/** Stars and underscores that touch a word, and so can begin or end emphasis. List markers and rules don't. */
const emphasisMarks = /(?<!\\)(?:[*_]+(?=\S)|(?<=\S)[*_]+)/g

/** Marks of one paragraph. A text of 5,000 letters hardly has 400. */
const maxEmphasisMarks = 1000

/**
 * Escapes what would cost the parser the square of its length: nested lists and quotes, rows of spaces, brackets in
 * text without spaces, and marks of emphasis. No word changes.
 */
export const limitNesting = (text: string) =>
  text
    .replace(tooManyMarkers, '$1\\')
    .replace(tooManySpaces, '$1')
    .replace(longWord, limitLinks)
    .split(paragraphBreak)
    .map(limitEmphasis)
    .join('')

/** Splits a text before each empty line. */
const paragraphBreak = /(?=\n[ \t]*\n)/

function limitEmphasis(paragraph: string) {
  const count = paragraph.match(emphasisMarks)?.length ?? 0
  return count > maxEmphasisMarks ? paragraph.replace(emphasisMarks, escapeSigns) : paragraph
}

const escapeSigns = (marks: string) => marks.replace(/./g, '\\$&')

function limitLinks(word: string): string {
  const count = word.match(linkMarks)?.length ?? 0
  return count > maxLinkMarks ? escapeLinks(word) : word.replace(tooLongAddress, escapeLinks)
}

const escapeLinks = (text: string) => text.replace(linkMarks, mark => `\\${mark}`)
