/** Replacements for letters that Unicode normalization doesn't decompose. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ı: 'i'
}

/** More accents on one letter than any language has. Normalization sorts a row of them in quadratic time. */
const longRow = /(\p{M}{8})\p{M}+/gu

const replacedLetters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g')

/**
 * Folds text for ids, file names and search: lower case, Latin letters without accents, ligatures as two letters,
 * the Turkish dotless i as i. Letters of other alphabets keep their marks.
 *
 * @example foldLetters('Kapıcı Łæ') // 'kapici lae'
 */
export const foldLetters = (text: string): string =>
  text
    .replace(longRow, '$1')
    .normalize('NFD')
    .toLowerCase()
    .replace(replacedLetters, letter => plainLetters[letter] ?? letter)
    .replace(/([a-z])\p{M}+/gu, '$1')
    .normalize('NFC')
