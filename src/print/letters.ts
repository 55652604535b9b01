/** Marks that steer a screen or join emoji, soft hyphens, and control characters other than white space. */
const invisible = /(?![\t-\r])[\p{Cc}\p{Cf}]|\p{Variation_Selector}/gu
/** Letters in fancy dress, full-width letters and wide spaces: each says the same as a plain one. */
const dressed = /[\u2000-\u200a\u3000\uff01-\uff5e\u{1d400}-\u{1d7ff}]/gu
/** A blank of braille, which is written to move words about. */
const blank = /\u2800/g
const star = /[★☆✦✧⭐]/gu
/** What most texts have none of. */
const strange = /[\p{Cc}\p{Cf}\u2000-\u200a\u2600-\u{10ffff}]/u

/**
 * Words in letters that our faces have, where others mean the same; what nobody sees is left out, since a face prints
 * an empty box for it. Letters of other scripts stay, and print as such boxes.
 */
export function printable(text: string): string {
  const composed = text.normalize('NFC')
  if (!strange.test(composed)) return composed
  return composed
    .replace(invisible, '')
    .replace(dressed, letter => letter.normalize('NFKC'))
    .replace(blank, ' ')
    .replace(star, '*')
}
