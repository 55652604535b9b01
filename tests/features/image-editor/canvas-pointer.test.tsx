import { beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { $openDrawing, $selection, undoDrawing } from '#stores/drawings/open-drawing.ts'
import { waitFor } from '../../wait.ts'
import { openEditor, square } from './open-editor.tsx'
import { drag, handle, inWindow, layerOf, point, stage, stageReady } from './pointers.ts'

/** Squares of 100 units around (150, 150) and (400, 350). */
const layers = [square('Body', { x: 150, y: 150 }), square('Wing', { x: 400, y: 350 })]

beforeEach(() => {
  // A tab that the browser doesn’t draw has no frames.
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation(run => Number(setTimeout(run)))
})

async function open(selected: string[] = [], width?: number) {
  await openEditor({ layers, selected, ...(width && { width }) })
  await stageReady()
}

describe('with a mouse', () => {
  test('a press selects a layer, a drag moves it, and it is one undo step', async () => {
    await open()
    drag([
      [150, 150],
      [180, 190],
      [201, 230]
    ])
    expect($selection.get()).toEqual(['Body'])
    expect(layerOf('Body')).toMatchObject({ x: 201, y: 230 })
    undoDrawing()
    expect(layerOf('Body')).toMatchObject({ x: 150, y: 150 })
  })

  test('a drag paints nothing again: every layer is painted by itself until the drop', async () => {
    await open(['Body'])
    const drawn = (id: string) => document.querySelector<SVGElement>(`.stage [data-layer="${id}"]`)
    const hints = () => ['Body', 'Wing'].map(id => getComputedStyle(drawn(id) ?? stage()).willChange)
    expect(hints()).toEqual(['auto', 'auto'])
    point('pointerdown', 150, 150)
    point('pointermove', 180, 190)
    await waitFor(() => expect(drawn('Body')?.style.transform).toMatch(/^matrix/))
    expect(hints()).toEqual(['transform', 'transform'])
    point('pointerup', 180, 190)
    expect(hints()).toEqual(['auto', 'auto'])
    expect(drawn('Body')?.getAttribute('style') ?? '').toBe('')

    point('pointerdown', 230, 240, { on: handle('1 1') })
    point('pointermove', 300, 310)
    // What grows is painted anew, so that it stays sharp.
    await waitFor(() => expect(hints()).toEqual(['auto', 'transform']))
    point('pointerup', 300, 310)
  })

  test('a layer snaps to the middle of the drawing and shows the line; Alt suspends that', async () => {
    await open()
    point('pointerdown', 150, 150)
    point('pointermove', 267, 171)
    await waitFor(() => expect(document.querySelector('.stage-guides')?.getAttribute('d')).toMatch(/^M/))
    point('pointerup', 267, 171)
    expect(layerOf('Body')).toMatchObject({ x: 269.5, y: 171 })
    expect(document.querySelector('.stage-guides')?.getAttribute('d')).toBe('')

    drag(
      [
        [269.5, 171],
        [290, 171],
        [267, 171]
      ],
      { altKey: true }
    )
    expect(layerOf('Body').x).toBeCloseTo(267, 0)
  })

  test('a corner scales in proportion, with Shift freely, a side stretches', async () => {
    await open(['Body'])
    drag(
      [
        [200, 200],
        [300, 300]
      ],
      { on: handle('1 1'), altKey: true }
    )
    expect(layerOf('Body')).toMatchObject({ scaleX: 2, scaleY: 2, x: 200, y: 200 })
    drag(
      [
        [300, 300],
        [320, 310]
      ],
      { on: handle('1 1'), altKey: true, shiftKey: true }
    )
    expect(layerOf('Body')).toMatchObject({ scaleX: 2.2, scaleY: 2.1 })
    drag(
      [
        [320, 205],
        [310, 260]
      ],
      { on: handle('1 0'), altKey: true }
    )
    expect(layerOf('Body')).toMatchObject({ scaleX: 2.1, scaleY: 2.1 })
  })

  test('the handle above rotates, with Shift in steps of 15°', async () => {
    await open(['Body'])
    drag(
      [
        [150, 60],
        [240, 152]
      ],
      { on: handle('rotate') }
    )
    expect(layerOf('Body').rotation).toBeCloseTo(91.3, 0)
    drag(
      [
        [240, 150],
        [150, 247]
      ],
      { on: handle('rotate'), shiftKey: true }
    )
    expect(layerOf('Body').rotation).toBe(180)
  })

  test('Shift adds layers, a marquee takes all that it touches, and they move together', async () => {
    await open()
    drag([[150, 150]])
    drag([[400, 350]], { shiftKey: true })
    expect($selection.get()).toEqual(['Body', 'Wing'])
    drag(
      [
        [150, 150],
        [163, 157]
      ],
      { altKey: true }
    )
    expect([layerOf('Body').x, layerOf('Wing').x]).toEqual([163, 413])
    drag([[30, 500]])
    expect($selection.get()).toEqual([])
    drag([
      [20, 20],
      [370, 330]
    ])
    expect($selection.get()).toEqual(['Body', 'Wing'])
  })

  test('a group scales about the opposite corner', async () => {
    await open(['Body', 'Wing'])
    drag(
      [
        [450, 400],
        [275, 250]
      ],
      { on: handle('1 1'), altKey: true }
    )
    expect(layerOf('Body')).toMatchObject({ scaleX: 0.5, x: 125, y: 125 })
    expect(layerOf('Wing')).toMatchObject({ scaleX: 0.5, x: 250, y: 225 })
  })

  test('Escape ends a drag without a change', async () => {
    await open()
    const before = $openDrawing.get()
    point('pointerdown', 150, 150)
    point('pointermove', 300, 300)
    await waitFor(() => expect(elementOf('Body').style.transform).not.toBe(''))
    await userEvent.keyboard('{Escape}')
    expect($openDrawing.get()).toBe(before)
    expect(elementOf('Body').style.transform).toBe('')
    point('pointerup', 300, 300)
  })

  test('hidden and locked layers stay where they are', async () => {
    await openEditor({ layers: [square('Body', { x: 150, y: 150, isLocked: true })] })
    await stageReady()
    drag([
      [150, 150],
      [200, 200]
    ])
    expect(layerOf('Body')).toMatchObject({ x: 150, y: 150 })
  })
})

test('during a drag only an attribute of the moved layer changes: React renders at the beginning and at the end', async () => {
  await open()
  const hook = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__
  if (!hook) throw new Error('The hook is missing.')
  let commits = 0
  vi.spyOn(hook, 'onCommitFiberRoot').mockImplementation(() => {
    commits += 1
  })
  /** Waits until what opening the editor or the first move started has been rendered. */
  const settled = async () => {
    let [before, quietFrames] = [commits, 0]
    while (quietFrames < 12) {
      await new Promise(requestAnimationFrame)
      quietFrames = commits === before ? quietFrames + 1 : 0
      before = commits
    }
    return commits
  }
  const atFirst = await settled()
  point('pointerdown', 150, 150)
  point('pointermove', 160, 160)
  await waitFor(() => expect(elementOf('Body').style.transform).not.toBe(''))
  const atStart = await settled()
  expect(atStart - atFirst).toBeLessThanOrEqual(2)
  // What opening the editor has left to do may come late, so that the moves are made again.
  await expect
    .poll(async () => {
      const before = commits
      for (let step = 0; step < 20; step += 1) {
        point('pointermove', 170 + step, 180 + step)
        await new Promise(resolve => setTimeout(resolve))
      }
      return commits - before
    })
    .toBe(0)
  const atEnd = commits
  point('pointerup', 189, 199)
  expect(layerOf('Body')).toMatchObject({ x: 189, y: 199 })
  expect(commits - atEnd).toBeLessThanOrEqual(3)
})

test('a cut-out, which has no element of its own, moves all the same', async () => {
  await openEditor({
    layers: [...layers, square('Hole', { x: 170, y: 170, scaleX: 0.2, scaleY: 0.2, isCutOut: true })]
  })
  await stageReady()
  $selection.set(['Hole'])
  await waitFor(() => expect(handle('1 1').checkVisibility()).toBe(true))
  drag([
    [170, 170],
    [120, 130]
  ])
  expect(layerOf('Hole')).toMatchObject({ x: 120, y: 130 })
})

describe('with fingers', () => {
  const finger = { pointerType: 'touch' }

  test('a layer is dragged, and only then the page is kept from scrolling', async () => {
    await open([], 390)
    const scrolls = () => {
      const event = new TouchEvent('touchmove', { bubbles: true, cancelable: true })
      stage().dispatchEvent(event)
      return !event.defaultPrevented
    }
    point('pointerdown', 30, 500, finger)
    expect(scrolls()).toBe(true)
    point('pointerup', 30, 500, finger)

    point('pointerdown', 150, 150, finger)
    expect(scrolls()).toBe(false)
    point('pointermove', 180, 200, finger)
    point('pointerup', 180, 200, finger)
    expect(scrolls()).toBe(true)
    expect(layerOf('Body').x).toBeCloseTo(180, 0)
    expect(layerOf('Body').y).toBeCloseTo(200, 0)
  })

  test('a finger in the middle of a small layer moves it, and one at its corner scales it', async () => {
    await open(['Body'], 390)
    drag(
      [
        [160, 160],
        [260, 230]
      ],
      { ...finger, on: handle('1 1') }
    )
    expect(layerOf('Body')).toMatchObject({ scaleX: 1, scaleY: 1 })
    expect(layerOf('Body').x).toBeCloseTo(250, 0)
    drag(
      [
        [300, 270],
        [350, 320]
      ],
      { ...finger, on: handle('1 1') }
    )
    expect(layerOf('Body').scaleX).toBeCloseTo(1.5, 1)
  })

  test('two fingers scale and rotate the selected layer', async () => {
    await open(['Body'], 390)
    point('pointerdown', 300, 300, { ...finger, pointerId: 1 })
    point('pointerdown', 400, 300, { ...finger, pointerId: 2 })
    point('pointermove', 350, 200, { ...finger, pointerId: 1 })
    point('pointermove', 350, 400, { ...finger, pointerId: 2 })
    await waitFor(() => expect(elementOf('Body').style.transform).not.toBe(''))
    point('pointerup', 350, 400, { ...finger, pointerId: 2 })
    point('pointerup', 350, 200, { ...finger, pointerId: 1 })
    expect(layerOf('Body').scaleX).toBeCloseTo(2, 1)
    expect(layerOf('Body').rotation).toBeCloseTo(90, 0)
    expect(layerOf('Body').x).toBeCloseTo(150, 0)
  })

  test('without a selection, two fingers zoom the view', async () => {
    await open([], 390)
    const before = inWindow(539, 0).x - inWindow(0, 0).x
    point('pointerdown', 300, 450, { ...finger, pointerId: 1 })
    point('pointerdown', 400, 450, { ...finger, pointerId: 2 })
    point('pointermove', 500, 450, { ...finger, pointerId: 2 })
    await waitFor(() => expect(inWindow(539, 0).x - inWindow(0, 0).x).toBeGreaterThan(before * 1.5))
    point('pointerup', 500, 450, { ...finger, pointerId: 2 })
    point('pointerup', 300, 450, { ...finger, pointerId: 1 })
  })
})

test('Ctrl and the wheel zoom the view, and a button shows the whole drawing again', async () => {
  await open()
  const width = () => inWindow(539, 0).x - inWindow(0, 0).x
  const before = width()
  const wheel = new WheelEvent('wheel', { bubbles: true, cancelable: true, ctrlKey: true, deltaY: -120 })
  stage().dispatchEvent(wheel)
  expect(wheel.defaultPrevented).toBe(true)
  await waitFor(() => expect(width()).toBeGreaterThan(before * 1.1))
  const plain = new WheelEvent('wheel', { bubbles: true, cancelable: true, deltaY: 120 })
  stage().dispatchEvent(plain)
  expect(plain.defaultPrevented).toBe(false)
  await page.getByRole('button', { name: 'Show the whole drawing' }).click()
  await waitFor(() => expect(width()).toBeCloseTo(before, 0))
})

function elementOf(id: string): SVGElement {
  const element = document.querySelector<SVGElement>(`[data-layer="${id}"]`)
  if (!element) throw new Error(`Nothing is painted for ${id}.`)
  return element
}
