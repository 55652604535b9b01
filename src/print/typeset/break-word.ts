import { type Face, measureText } from './faces.ts'

/** A part of a word that stays on one line. `width` is in points. */
export interface Stretch {
  text: string
  width: number
}

/** Minimum number of letters on a line of a broken word. */
const minLetters = 3

/**
 * Breaks a word that is wider than `room` points, without its trailing space, into stretches that fit; a single letter
 * always fits. The word is shaped once, however often it breaks.
 */
export function breakWord(word: string, face: Face, size: number, room: number): Stretch[] {
  const widthOf = (text: string) => measureText(face, text, size)
  if (widthOf(word.trimEnd()) <= room) return [{ text: word, width: widthOf(word) }]
  const stretches: Stretch[] = []
  let last: Stretch = { text: '', width: 0 }
  for (const { letter, advance, kerning } of lettersOf(word, face)) {
    const width = last.width + ((kerning + advance) * size) / 1000
    if (last.text && width > room) {
      stretches.push(last)
      last = { text: letter, width: (advance * size) / 1000 }
    } else last = { text: last.text + letter, width }
  }
  return withLongEnd(stretches, last, widthOf)
}

/** Moves letters to the last stretch, so that it has at least `minLetters`. */
function withLongEnd(
  stretches: readonly Stretch[],
  last: Stretch,
  widthOf: (text: string) => number
): Stretch[] {
  const before = stretches.at(-1)
  const missing = Math.max(0, minLetters - [...last.text.trimEnd()].length)
  if (!before || missing === 0 || before.text.length <= 2 * minLetters) return [...stretches, last]
  const moved = [...before.text].slice(-missing).join('')
  const ends = [before.text.slice(0, -moved.length), moved + last.text]
  return [...stretches.slice(0, -1), ...ends.map(text => ({ text, width: widthOf(text) }))]
}

/** A letter with its advance and the kerning before it, in thousandths of the type size. */
interface Letter {
  letter: string
  advance: number
  kerning: number
}

/** The letters of a word as shaped. The first letter of a ligature has all of its width, so that none is broken. */
function lettersOf(word: string, face: Face): Letter[] {
  const letters = [...word]
  const shaped = face.shape(word.trimEnd())
  const scale = 1000 / face.font.unitsPerEm
  const advances = shaped.glyphs.flatMap(({ codePoints, advanceWidth }, index) =>
    codePoints.map((_, part) => ({
      advance: part === 0 ? advanceWidth * scale : 0,
      kerning: part === 0 ? (shaped.kerning[index - 1] ?? 0) : 0
    }))
  )
  const isComplete = advances.length === [...shaped.text].length
  return letters.map((letter, index) => ({
    letter,
    ...((isComplete ? advances[index] : undefined) ?? { advance: face.shape(letter).width, kerning: 0 })
  }))
}
