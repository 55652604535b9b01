import { breakLetters } from '../writing/private-letters.ts'

const beforeBreak = '[^ ][-–—]|\\p{L}{4}/'

/** Break opportunities inside a word: after hyphens and dashes, after a slash between two long words, and after ideographs. */
export const wordBreaks = new RegExp(`(?<=${beforeBreak})(?=\\p{L})|(?<=[${breakLetters}])(?! )`, 'u')

const endsInsideWord = new RegExp(`(?:${beforeBreak}|[${breakLetters}])$`, 'u')

/** Whether a line with this text ends at a hyphen, a slash or an ideograph, and not where the text has a space. */
export const breaksInsideWord = (text: string): boolean => endsInsideWord.test(text)
