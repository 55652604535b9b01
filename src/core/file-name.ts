import { foldLetters } from './fold-letters.ts'

const maxLength = 60

/** Characters of a title that may become part of the name. Normalizing a longer one takes too long. */
const maxRead = 500

/**
 * Converts a script's title to a file name that is valid on every system: lower-case letters without accents, digits
 * and hyphens. Letters of other alphabets stay. A title without letters or digits becomes `script`.
 *
 * @example fileName('The Drowned Bell', 'json') // 'the-drowned-bell.json'
 */
export const fileName = (title: string, extension: string): string => `${fileStem(title)}.${extension}`

/** Like `fileName`, without the extension. At most 60 characters. URLs use it too. */
export function fileStem(title: string): string {
  const slug = foldLetters(title.slice(0, maxRead))
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
  const short = Array.from(slug)
    .slice(0, maxLength)
    .join('')
    .replace(/^-+|-+$/g, '')
  return short || 'script'
}
