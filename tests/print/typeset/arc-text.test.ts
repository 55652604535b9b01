import { describe, expect, test } from 'vitest'
import { type ArcStyle, setTextOnArc } from '#print/typeset/arc-text.ts'
import { kit } from '../print-helpers.ts'

const style: ArcStyle = { face: kit.faces.heading, radius: 39, largest: 13, least: 9, widest: 148 }
const plain = { ...style, face: kit.faces.plainHeading }

/** All points of SVG path data. */
const pointsOf = (d: string) =>
  (d.match(/-?[\d.]+ -?[\d.]+/g) ?? []).map(pair => pair.split(' ').map(Number) as [number, number])

const centres = (d: string) =>
  d
    .split('Z')
    .filter(Boolean)
    .map(pointsOf)
    .map(points => points.reduce((sum, [x]) => sum + x, 0) / points.length)

describe('text on an arc', () => {
  test('has the largest size when it is short', () => {
    expect(setTextOnArc('Imp', style)).toMatchObject([{ size: 13 }])
  })

  test('shrinks on one line, then uses two, the second one outside', () => {
    const [one, ...none] = setTextOnArc('Bibliothekar der Hölle', style)
    expect(none).toEqual([])
    expect(one?.size).toBeGreaterThanOrEqual(9)
    expect(one?.size).toBeLessThan(13)
    const [first, second] = setTextOnArc('The Extraordinarily Long Name X', style)
    expect(first?.outer).toBeLessThan((second?.inner ?? 0) + 4)
    expect(second?.outer).toBeGreaterThan(first?.outer ?? 99)
  })

  test('runs from left to right along the lower half, centred', () => {
    const [line] = setTextOnArc('oooooo', style)
    // The letter o has two outlines, one inside the other.
    const positions = centres(line?.d ?? '').filter((_, index) => index % 2 === 0)
    expect(positions).toEqual(positions.toSorted((one, other) => one - other))
    expect((positions[0] ?? 0) + (positions.at(-1) ?? 0)).toBeCloseTo(100, 0)
    expect(pointsOf(line?.d ?? '').filter(([, y]) => y < 60)).toEqual([])
  })

  test('has kerning', () => {
    const span = (text: string) => setTextOnArc(text, plain)[0]?.span ?? 0
    expect(span('AVAVAV')).toBeLessThan(span('AAA') + span('VVV') - 1)
  })

  test('looks the same in composed and decomposed form', () => {
    const composed = 'Nhạc công đường phố'.normalize('NFC')
    expect(setTextOnArc(composed.normalize('NFD'), plain)).toEqual(setTextOnArc(composed, plain))
  })

  test('stays on its arc, however long it is', () => {
    for (const text of ['W'.repeat(30), 'Word '.repeat(60), 'm'.repeat(400), 'ẬẬẬ ẬẬẬ ẬẬẬ ẬẬẬ ẬẬẬ ẬẬẬ']) {
      const lines = setTextOnArc(text, plain)
      expect(lines.length).toBeGreaterThan(0)
      for (const line of lines) {
        expect(line.span).toBeLessThanOrEqual(148)
        const beyond = pointsOf(line.d).filter(([x, y]) => Math.hypot(x - 50, y - 50) > 43)
        expect(beyond).toEqual([])
      }
    }
  })

  test('has no lines for a blank text', () => {
    expect(setTextOnArc(' ', style)).toEqual([])
  })
})
