import { describe, expect, test } from 'vitest'
import { popoverPosition } from '#ui/menus/popover-position.ts'

const view = { width: 1000, height: 800 }
const anchor = (left: number, top: number) => ({
  left,
  top,
  width: 40,
  height: 40,
  right: left + 40,
  bottom: top + 40
})

describe('the position of a popover', () => {
  test('is below its button, aligned with the nearer edge of the window', () => {
    expect(popoverPosition(anchor(100, 100), view)).toMatchObject({
      top: 146,
      bottom: 'auto',
      left: 100,
      right: 'auto'
    })
    expect(popoverPosition(anchor(900, 100), view)).toMatchObject({ top: 146, left: 'auto', right: 60 })
  })

  test('is above if there is more space; its height is limited to that space', () => {
    expect(popoverPosition(anchor(100, 700), view)).toMatchObject({
      top: 'auto',
      bottom: 106,
      maxHeight: 688
    })
  })

  test('is above if a menu of ten items would be cut below', () => {
    expect(popoverPosition(anchor(100, 430), view)).toMatchObject({ top: 'auto', bottom: 376 })
  })

  test('is below if it fits there, however little room that is', () => {
    expect(popoverPosition(anchor(100, 600), view, 140)).toMatchObject({ top: 646, maxHeight: 148 })
  })

  test('lies over its button, as high as the window, if it fits neither below nor above', () => {
    expect(popoverPosition(anchor(100, 300), view, 500)).toMatchObject({
      top: 'auto',
      bottom: 6,
      maxHeight: 788
    })
    expect(popoverPosition(anchor(100, 460), view, 500)).toMatchObject({
      top: 6,
      bottom: 'auto',
      maxHeight: 788
    })
  })

  test('keeps a gap to the edges of a narrow window', () => {
    expect(popoverPosition(anchor(0, 0), { width: 390, height: 800 }).left).toBe(6)
    expect(popoverPosition(anchor(352, 0), { width: 390, height: 800 }).right).toBe(6)
  })
})
