import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawingSchema, emptyDrawing, newLayer } from '#core/drawing/drawing.ts'
import {
  allowedPose,
  followPose,
  type Handle,
  isInPose,
  movePose,
  type Pose,
  rotatePose,
  scalePose,
  unionBox
} from '#core/drawing/layer-pose.ts'
import { opposite, posedHandle, resizePose } from '#core/drawing/resize-layer.ts'

const pose = (change: Partial<Pose> = {}): Pose => ({
  x: 0,
  y: 0,
  scaleX: 1,
  scaleY: 1,
  rotation: 0,
  ...change
})
const local = { x: -50, y: -25, width: 100, height: 50 }
const corner: Handle = { x: 1, y: 1 }

const size = fc.double({ min: 0.1, max: 5, noNaN: true })
const place = fc.double({ min: -500, max: 500, noNaN: true })
const anyPose = fc.record({
  x: place,
  y: place,
  scaleX: fc.tuple(size, fc.boolean()).map(([scale, isFlipped]) => (isFlipped ? -scale : scale)),
  scaleY: fc.tuple(size, fc.boolean()).map(([scale, isFlipped]) => (isFlipped ? -scale : scale)),
  rotation: fc.integer({ min: -180, max: 180 })
})
const handles: Handle[] = ([-1, 0, 1] as const)
  .flatMap(x => ([-1, 0, 1] as const).map(y => ({ x, y })))
  .filter(({ x, y }) => x !== 0 || y !== 0)
const anyHandle = fc.constantFrom(...handles)
const points = fc.record({ x: place, y: place })

describe('a pose', () => {
  test('is moved, scaled and turned about a point', () => {
    expect(movePose(pose(), 3, 4)).toMatchObject({ x: 3, y: 4 })
    expect(scalePose(pose({ x: 10, y: 20 }), 2, { x: 0, y: 0 })).toMatchObject({
      x: 20,
      y: 40,
      scaleX: 2,
      scaleY: 2
    })
    expect(rotatePose(pose({ x: 10 }), 90, { x: 0, y: 0 })).toMatchObject({ x: 0, y: 10, rotation: 90 })
    expect(rotatePose(pose({ rotation: 170 }), 20).rotation).toBe(-170)
  })

  test('stays within what the schema allows, whatever is done to it', () => {
    const anything = fc.double({ min: -1e9, max: 1e9, noNaN: true })
    fc.assert(
      fc.property(
        anything,
        anything,
        anything,
        anything,
        fc.double({ min: -1e5, max: 1e5, noNaN: true }),
        (...all) => {
          const [x, y, scaleX, scaleY, rotation] = all
          const changed = allowedPose({ x, y, scaleX, scaleY, rotation })
          const icon = emptyDrawing('icon')
          const layer = newLayer(
            'a',
            { kind: 'shape', d: 'M0 0', box: { x: 0, y: 0, width: 1, height: 1 } },
            icon
          )
          expect(drawingSchema.safeParse({ ...icon, layers: [{ ...layer, ...changed }] }).success).toBe(true)
          expect(changed.scaleX).not.toBe(0)
          expect(changed.scaleY).not.toBe(0)
        }
      )
    )
  })

  test('has the points in its box, and none outside', () => {
    const turned = pose({ x: 100, y: 100, rotation: 90, scaleX: -2 })
    expect(isInPose(turned, local, { x: 100, y: 190 })).toBe(true)
    expect(isInPose(turned, local, { x: 190, y: 100 })).toBe(false)
    expect(isInPose(turned, local, { x: 130, y: 100 })).toBe(false)
    expect(isInPose(turned, local, { x: 130, y: 100 }, 6)).toBe(true)
  })

  test('follows the frame around a group', () => {
    const after = pose({ x: 10, y: 0, scaleX: 2, scaleY: 2, rotation: 90 })
    expect(followPose(pose({ x: 5 }), pose(), after)).toEqual(
      pose({ x: 10, y: 10, scaleX: 2, scaleY: 2, rotation: 90 })
    )
  })
})

test('a box surrounds boxes', () => {
  expect(unionBox([])).toBeUndefined()
  expect(unionBox([local, { x: 0, y: 0, width: 10, height: 100 }])).toEqual({
    x: -50,
    y: -25,
    width: 100,
    height: 125
  })
})

describe('resizing', () => {
  test('at a corner keeps the proportions, or frees them', () => {
    const to = { x: 100, y: 25 }
    expect(resizePose(pose(), local, corner, to, { isProportional: false })).toMatchObject({
      scaleX: 1.5,
      scaleY: 1,
      x: 25,
      y: 0
    })
    const alike = resizePose(pose(), local, corner, { x: 150, y: 75 }, { isProportional: true })
    expect(alike).toMatchObject({ scaleX: 2, scaleY: 2, x: 50, y: 25 })
  })

  test('at a side stretches one axis', () => {
    const wide = resizePose(pose(), local, { x: 1, y: 0 }, { x: 100, y: 99 }, { isProportional: false })
    expect(wide).toMatchObject({ scaleX: 1.5, scaleY: 1, x: 25, y: 0 })
  })

  test('never moves the opposite handle, flips the layer or loses it', () => {
    fc.assert(
      fc.property(anyPose, anyHandle, points, fc.boolean(), (before, handle, to, wish) => {
        const isProportional = wish && handle.x !== 0 && handle.y !== 0
        const after = resizePose(before, local, handle, to, { isProportional })
        const [fixed, moved] = [before, after].map(each => posedHandle(each, local, opposite(handle)))
        expect(moved?.x).toBeCloseTo(fixed?.x ?? 0, 1)
        expect(moved?.y).toBeCloseTo(fixed?.y ?? 0, 1)
        expect(Math.sign(after.scaleX)).toBe(Math.sign(before.scaleX))
        expect(Math.sign(after.scaleY)).toBe(Math.sign(before.scaleY))
        expect(Math.abs(after.scaleX * local.width)).toBeGreaterThan(1)
        if (isProportional) expect(after.scaleX / after.scaleY).toBeCloseTo(before.scaleX / before.scaleY, 1)
      })
    )
  })

  test('brings a free corner to the pointer', () => {
    fc.assert(
      fc.property(anyPose, fc.double({ min: 1, max: 3, noNaN: true }), (before, growth) => {
        const anchor = posedHandle(before, local, opposite(corner))
        const start = posedHandle(before, local, corner)
        const to = {
          x: anchor.x + (start.x - anchor.x) * growth,
          y: anchor.y + (start.y - anchor.y) * growth
        }
        const reached = posedHandle(
          resizePose(before, local, corner, to, { isProportional: false }),
          local,
          corner
        )
        expect(reached.x).toBeCloseTo(to.x, 1)
        expect(reached.y).toBeCloseTo(to.y, 1)
      })
    )
  })
})
