/** Letters that lose more than a mark on the way to plain ones. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i'
}

const longest = 60

/**
 * A script's title as the name of a file that every system takes: small letters without marks, digits and
 * hyphens. Other scripts keep their letters; a title without any is `script`.
 *
 * @example fileName('The Drowned Bell', 'json') // 'the-drowned-bell.json'
 */
export const fileName = (title: string, extension: string): string => `${fileStem(title)}.${extension}`

/** The same without what says the file's kind. */
export function fileStem(title: string): string {
  const words = title
    .toLowerCase()
    .replace(/[ßæœøđłı]/g, letter => plainLetters[letter] ?? letter)
    .normalize('NFD')
    .replace(/([a-z])[\u0300-\u036f]+/g, '$1')
    .replace(/['’]/g, '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  const short = Array.from(words)
    .slice(0, longest)
    .join('')
    .replace(/^-+|-+$/g, '')
  return short || 'script'
}
