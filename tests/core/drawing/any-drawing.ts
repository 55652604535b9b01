import fc from 'fast-check'
import type { Drawing, Fill, Layer, LayerContent, VariantStyle } from '#core/drawing/drawing.ts'

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true, noDefaultInfinity: true })
const coordinate = number(-10_000, 10_000)
const positive = number(0.01, 10_000)
const share = number(0, 1)
const scale = fc.oneof(number(0.01, 1000), number(-1000, -0.01))
const colour = fc.integer({ min: 0, max: 0xffffff }).map(value => `#${value.toString(16).padStart(6, '0')}`)
const box = fc.record({ x: coordinate, y: coordinate, width: positive, height: positive })

const fill: fc.Arbitrary<Fill> = fc.oneof(
  fc.record({ kind: fc.constant('flat' as const), colour }),
  fc.record({ kind: fc.constant('gradient' as const), from: colour, to: colour, angle: number(-360, 360) }),
  fc.constant({ kind: 'team' as const }),
  fc.constant({ kind: 'original' as const })
)

const content: fc.Arbitrary<LayerContent> = fc.oneof(
  fc.record({ kind: fc.constant('shape' as const), d: fc.constantFrom('M0 0h9v9z', ''), box }),
  fc.record({
    kind: fc.constant('text' as const),
    text: fc.string({ unit: 'grapheme', maxLength: 20 }),
    font: fc.string({ maxLength: 10 }),
    size: positive,
    tracking: number(-200, 1000),
    bend: fc.constantFrom('none' as const, 'arc' as const, 'wave' as const),
    bendAmount: number(-1, 1)
  }),
  fc.record({
    kind: fc.constant('frame' as const),
    style: fc.constantFrom('line' as const, 'banner' as const),
    width: positive,
    height: positive,
    line: number(0, 200)
  }),
  fc.record({
    kind: fc.constant('image' as const),
    image: fc.constantFrom('one', 'two', 'three'),
    width: positive,
    height: positive,
    crop: box,
    adjustments: fc.constantFrom({}, { threshold: 0.5, isInverted: true })
  })
)

const layerOf = (id: string): fc.Arbitrary<Layer> =>
  fc.record({
    id: fc.constant(id),
    name: fc.string({ maxLength: 10 }),
    x: coordinate,
    y: coordinate,
    scaleX: scale,
    scaleY: scale,
    rotation: number(-360, 360),
    opacity: share,
    isHidden: fc.boolean(),
    isLocked: fc.boolean(),
    isCutOut: fc.boolean(),
    fill,
    outlines: fc.array(fc.record({ width: positive, colour }), { maxLength: 2 }),
    texture: share,
    content
  })

const variantOf = (ids: readonly string[]): fc.Arbitrary<VariantStyle> =>
  fc.record({
    from: colour,
    to: colour,
    angle: number(-360, 360),
    hidden: fc.subarray([...ids]),
    fills: fc
      .subarray([...ids])
      .chain(some =>
        fc.tuple(...some.map(id => fill.map(each => [id, each] as const))).map(Object.fromEntries)
      )
  })

/** Drawings as the editors make them: every id is unique, and variants know only layers that exist. */
export const anyDrawing: fc.Arbitrary<Drawing> = fc
  .uniqueArray(fc.stringMatching(/^l[\w-]{1,39}$/), { maxLength: 6 })
  .chain(ids => {
    const variant = variantOf(ids)
    return fc.record({
      kind: fc.constantFrom('icon' as const, 'logo' as const),
      width: number(16, 4000),
      height: number(16, 4000),
      layers: fc.tuple(...ids.map(layerOf)),
      variants: fc.record({ good: variant, evil: variant, neutral: variant })
    })
  })

/** A value after it was written as JSON and read again. */
export const throughJson = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value))
