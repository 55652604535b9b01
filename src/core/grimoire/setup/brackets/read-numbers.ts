import { numbersBetween } from '../number-options.ts'
import { setupWords } from './setup-words.ts'

/** The numbers that a part of a bracket allows. With a sign they change the usual number, without one they replace it. */
export interface NumberText {
  /** `-1 or +1`, `+0 to +2`; absent where an end is open. */
  readonly numbers?: readonly number[]
  /** The ends of `-1 to +?`; an open one is absent. */
  readonly from?: number | undefined
  readonly to?: number | undefined
  /** The text after them. */
  readonly rest: string
}

/** Both signs at once: `±1`, `+/-1`, `+-1`. */
const bothSigns = '±|[+] ?/? ?-|- ?/ ?[+]'
const sign = `${bothSigns}|[+-]`
const value = String.raw`\d\d?(?!\d)|\?`

/** Not the hyphen of a word or of a range. A plus alone is 1. */
const signedStart = new RegExp(`(?<![\\p{L}\\d])(?:(${sign}) ?(${value})|([+]))`, 'u')
const unsignedStart = new RegExp(`^()(${value})`)
const nextNumber = new RegExp(` ?(?:(?:${setupWords.or})|(${setupWords.to})) ?(${sign})? ?(${value})`, 'y')
const onlyBothSigns = new RegExp(`^(?:${bothSigns})$`)

/** No list in an ability is longer, and no range: it goes from −9 to +9. */
const mostNumbers = 19

interface FoundNumber {
  /** Whether all numbers from the one before it are allowed. */
  readonly endsRange: boolean
  readonly sign: string
  /** A number, or `?` for an open end. */
  readonly value: string
}

/** Finds the first numbers with a sign: `+2` in `most +2 outsiders`. A sign alone is 1: `+the king`. */
export const findSignedNumbers = (text: string) => findNumbers(text, signedStart)

/** Reads the numbers without a sign that a text begins with. */
export const readUnsignedNumbers = (text: string) => findNumbers(text, unsignedStart)

function findNumbers(text: string, start: RegExp): NumberText | undefined {
  const first = start.exec(text)
  if (!first) return undefined
  const found: FoundNumber[] = [{ endsRange: false, sign: first[1] ?? '', value: first[2] ?? '1' }]
  let end = first.index + first[0].length
  for (let next = matchAt(nextNumber, text, end); next; next = matchAt(nextNumber, text, end)) {
    const endsRange = next[1] !== undefined
    // `+0–1` and `+1 or 2` have one sign; the end of `-1 to 1` has none.
    const inherited = endsRange && first[1] ? '+' : (found.at(-1)?.sign ?? '')
    found.push({ endsRange, sign: next[2] ?? inherited, value: next[3] ?? '' })
    end += next[0].length
  }
  return { ...toNumbers(found), rest: text.slice(end).trim() }
}

function matchAt(pattern: RegExp, text: string, index: number) {
  pattern.lastIndex = index
  return pattern.exec(text)
}

function toNumbers(found: readonly FoundNumber[]): Pick<NumberText, 'numbers' | 'from' | 'to'> {
  const [first, last] = [found.at(0), found.at(-1)]
  if (found.some(({ value }) => value === '?')) return { from: lowest(first), to: highest(last) }
  const numbers = found.flatMap((each, index) => {
    const before = found[index - 1]
    const range = each.endsRange && before ? numbersBetween(numberIn(before) + 1, numberIn(each)) : []
    return range.length > 0 ? range : signedValues(each)
  })
  return { numbers: [...new Set(numbers)].slice(0, mostNumbers) }
}

const signedValues = (number: FoundNumber) =>
  onlyBothSigns.test(number.sign) ? [-numberIn(number), numberIn(number)] : [numberIn(number)]

const numberIn = ({ sign, value }: FoundNumber) => Number(value) * (sign === '-' ? -1 : 1)

/** `+?` alone begins at the usual number, `-?` alone ends there. */
const lowest = (number: FoundNumber | undefined) =>
  number?.value === '?' ? (number.sign === '+' ? 0 : undefined) : number && numberIn(number)
const highest = (number: FoundNumber | undefined) =>
  number?.value === '?' ? (number.sign === '-' ? 0 : undefined) : number && numberIn(number)
