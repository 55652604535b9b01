/** Replacements for letters that Unicode normalization doesn't decompose. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i'
}

const replacedLetters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g')

/**
 * Replaces the lower-case letters that Unicode normalization leaves alone, and the Turkish dotless i.
 *
 * @example toPlainLetters('łæı') // 'laei'
 */
export const toPlainLetters = (text: string) =>
  text.replace(replacedLetters, letter => plainLetters[letter] ?? letter)
