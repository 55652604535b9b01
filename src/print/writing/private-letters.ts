/**
 * Letters of the private use areas, each of which stands for one glyph at one place: the letters of writing systems that the faces lack
 * are shaped once, before a text is measured, and are ordinary letters for everything that follows.
 */

/** What may follow a private letter, and in which direction its text runs. Numbers run from left to right between other words. */
export type PrivateKind = 'joined' | 'breakAfter' | 'rightToLeft' | 'number'

/** The first letter of each kind, and the number of letters. Two kinds share a plane. */
const areas: Readonly<Record<PrivateKind, { first: number; size: number }>> = {
  joined: { first: 0xf0000, size: 0x8000 },
  breakAfter: { first: 0xf8000, size: 0x7ffe },
  rightToLeft: { first: 0x100000, size: 0x8000 },
  number: { first: 0x108000, size: 0x7ffe }
}

/** Any private letter. */
export const privateLetter = /[\u{f0000}-\u{10ffff}]/u
/** A private letter after which a line may break. */
export const breakLetters = '\\u{f8000}-\\u{ffffd}'
/** A private letter of text that runs from right to left. */
export const rightToLeftLetter = /[\u{100000}-\u{107fff}]/u
/** A private letter of a number. */
export const numberLetter = /[\u{108000}-\u{10fffd}]/u

/** Path data in thousandths of the type size; the y axis points up. */
export interface OutlineCommand {
  command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath'
  args: readonly number[]
}

/** A glyph, moved to its place and scaled to a type size of 1000. */
export interface PlacedGlyph {
  outline: readonly OutlineCommand[]
  advance: number
  /** What it stands for, for those who copy or search the text. */
  codePoints: readonly number[]
}

/** A glyph with its number in the font of private letters, from 1. */
export interface NumberedGlyph extends PlacedGlyph {
  id: number
}

/** The private letters of one print, in one weight. */
export class PrivateLetters {
  /** Glyphs by the code point that stands for each, in the order of their numbers. */
  readonly glyphs = new Map<number, NumberedGlyph>()
  private readonly letters = new Map<string, string>()
  private readonly used = { joined: 0, breakAfter: 0, rightToLeft: 0, number: 0 }

  /**
   * The letter for a glyph.
   *
   * @param key the same for the same glyph at the same place
   * @returns undefined when there are no letters left
   */
  letterFor(key: string, kind: PrivateKind, place: () => PlacedGlyph): string | undefined {
    const known = this.letters.get(`${kind} ${key}`)
    if (known) return known
    const { first, size } = areas[kind]
    if (this.used[kind] >= size) return undefined
    const codePoint = first + this.used[kind]++
    const letter = String.fromCodePoint(codePoint)
    this.letters.set(`${kind} ${key}`, letter)
    this.add(codePoint, place())
    return letter
  }

  /** Keeps a letter of another font under its own code point. */
  addLetter(codePoint: number, place: () => PlacedGlyph): void {
    if (!this.glyphs.has(codePoint)) this.add(codePoint, place())
  }

  /** Whether a code point is one that this print has given to a glyph, and no letter of a text. */
  isPrivate(codePoint: number): boolean {
    return codePoint >= areas.joined.first && this.glyphs.has(codePoint)
  }

  private add(codePoint: number, glyph: PlacedGlyph) {
    this.glyphs.set(codePoint, { ...glyph, id: this.glyphs.size + 1 })
  }
}
