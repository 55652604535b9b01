import type { Page } from 'playwright-core'

/** Pointer moves of a drag, and milliseconds between them. */
const moves = 120
const pause = 16

interface Point {
  x: number
  y: number
}

/**
 * Frames per second while the pointer is down and moves about.
 *
 * @param offset where the pointer is, from its start in pixels, at a share of the drag from 0 to 1
 */
export async function dragFrames(
  page: Page,
  { x, y }: Point,
  offset: (share: number) => Point
): Promise<number> {
  await page.mouse.move(x, y)
  await page.mouse.down()
  const counting = await page.evaluateHandle(() => {
    const counted = { frames: 0, began: performance.now() }
    const count = () => {
      counted.frames++
      requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
    return counted
  })
  for (let move = 0; move < moves; move++) {
    const moved = offset(move / moves)
    await page.mouse.move(x + moved.x, y + moved.y)
    await page.waitForTimeout(pause)
  }
  const rate = await counting.evaluate(({ frames, began }) => (frames * 1000) / (performance.now() - began))
  await page.mouse.up()
  return rate
}
