import type { Graphic } from '#graphics/graphic.ts'
import type { PlacedBlock, PlacedItem } from './placed-item.ts'

/** A burning candle in layers, each with its own colour. */
export const candle: Readonly<Record<'flame' | 'heart' | 'wick' | 'wax' | 'dish', Graphic>> = {
  flame: drawing(
    'M50 4C56 15 64 22 64 33.5 64 42 58 48 50 48S36 42 36 33.5C36 26.5 39.5 23 42.5 18.5 45.5 14 48.5 10 50 4Z'
  ),
  heart: drawing(
    'M50.3 23C53.5 29 57 32 57 37.5 57 42.5 54 46 50 46S43 42.5 43 37.5C43 32.5 47.5 29 50.3 23Z'
  ),
  wick: drawing('M49.1 41h1.8v11h-1.8Z'),
  wax: drawing('M38 53.5C38 51.6 43.4 50 50 50s12 1.6 12 3.5V88H38Z'),
  dish: drawing('M24 86.5h52c0 5.8-4.7 9.5-11 9.5H35c-6.300 0-11-3.700-11-9.500Z')
}

/** The bell in the middle of an ornament. */
export const bell = drawing(
  'M50 14c4 0 7 3 7 6.800 12.500 3.700 17.500 14 18 27.500.4 12 3.300 19 9.500 25H15.500c6.200-6 9.100-13 9.500-25 .5-13.500 5.500-23.800 18-27.500C43 17 46 14 50 14ZM40 80.500h20a10 10 0 0 1-20 0Z'
)

/** Plans a bell between two horizontal lines, centred in `width` points. `scale` 1 is for a printed page. */
export function planOrnament(width: number, colour: string, scale = 1): PlacedBlock {
  const [middle, rule, away, size] = [width / 2, 46 * scale, 13 * scale, 11 * scale]
  const line = (left: number): PlacedItem => ({
    kind: 'box',
    left,
    top: 13.7 * scale,
    width: rule,
    height: 0.6 * scale,
    fill: colour
  })
  return {
    height: 20 * scale,
    items: [
      line(middle - away - rule),
      { kind: 'icon', icon: { graphic: bell, colour }, size, left: middle - size / 2, top: 8 * scale },
      line(middle + away)
    ]
  }
}

function drawing(d: string): Graphic {
  return { box: 100, shapes: [{ d }] }
}
