import { describe, expect, test } from 'vitest'
import { type ArcStyle, setOnArc } from '#print/arc-words.ts'
import { kit } from './press.ts'

const style: ArcStyle = { face: kit.faces.heading, radius: 39, largest: 13, least: 9, widest: 148 }
const plain = { ...style, face: kit.faces.plainHeading }

/** Every point of the letters' outlines. */
const pointsOf = (d: string) =>
  (d.match(/-?[\d.]+ -?[\d.]+/g) ?? []).map(pair => pair.split(' ').map(Number) as [number, number])

const middles = (d: string) =>
  d
    .split('Z')
    .filter(Boolean)
    .map(pointsOf)
    .map(points => points.reduce((sum, [x]) => sum + x, 0) / points.length)

describe('words on an arc', () => {
  test('stand in the largest type when they are short', () => {
    expect(setOnArc('Imp', style)).toMatchObject([{ size: 13 }])
  })

  test('shrink on one line, then go on two, the outer one second', () => {
    const [one, ...none] = setOnArc('Bibliothekar der Hölle', style)
    expect(none).toEqual([])
    expect(one?.size).toBeGreaterThanOrEqual(9)
    expect(one?.size).toBeLessThan(13)
    const [first, second] = setOnArc('The Extraordinarily Long Name X', style)
    expect(first?.outer).toBeLessThan((second?.inner ?? 0) + 4)
    expect(second?.outer).toBeGreaterThan(first?.outer ?? 99)
  })

  test('are read from left to right along the lower half, evenly about the middle', () => {
    const [words] = setOnArc('oooooo', style)
    // Each o is two outlines, one inside the other.
    const places = middles(words?.d ?? '').filter((_, index) => index % 2 === 0)
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect((places[0] ?? 0) + (places.at(-1) ?? 0)).toBeCloseTo(100, 0)
    expect(pointsOf(words?.d ?? '').filter(([, y]) => y < 60)).toEqual([])
  })

  test('are kerned as on a line', () => {
    const span = (text: string) => setOnArc(text, plain)[0]?.span ?? 0
    expect(span('AVAVAV')).toBeLessThan(span('AAA') + span('VVV') - 1)
  })

  test('keep marks over letters, however they are written', () => {
    const composed = 'Nhạc công đường phố'.normalize('NFC')
    expect(setOnArc(composed.normalize('NFD'), plain)).toEqual(setOnArc(composed, plain))
  })

  test('keep to their arc whatever they are', () => {
    for (const text of ['W'.repeat(30), 'Word '.repeat(60), 'm'.repeat(400), 'ẬẬẬ ẬẬẬ ẬẬẬ ẬẬẬ ẬẬẬ ẬẬẬ']) {
      const lines = setOnArc(text, plain)
      expect(lines.length).toBeGreaterThan(0)
      for (const line of lines) {
        expect(line.span).toBeLessThanOrEqual(148)
        const beyond = pointsOf(line.d).filter(([x, y]) => Math.hypot(x - 50, y - 50) > 43)
        expect(beyond).toEqual([])
      }
    }
  })

  test('are none when there are no words', () => {
    expect(setOnArc(' ', style)).toEqual([])
  })
})
