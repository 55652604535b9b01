import type { Page } from 'playwright-core'

/** A taller page is cut off: what comes further down is seldom of another kind. */
const mostHeight = 2400

/** Notes about what has just been done are no part of a screen. */
const hidden = '.toasts { display: none }'

/** Takes a picture of a page of the window while a dialog is open, otherwise of the whole page. */
export async function takePicture(page: Page): Promise<Buffer> {
  const { width, height } = await page.evaluate(() => ({
    width: innerWidth,
    height: document.querySelector('dialog:modal, :popover-open')
      ? innerHeight
      : Math.max(innerHeight, document.documentElement.scrollHeight)
  }))
  return page.screenshot({
    type: 'jpeg',
    quality: 85,
    fullPage: true,
    clip: { x: 0, y: 0, width, height: Math.min(height, mostHeight) },
    caret: 'hide',
    animations: 'disabled',
    style: hidden
  })
}

/** Waits until the page has followed a change of its window or its colours. */
export async function settle(page: Page) {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise(resolve => requestAnimationFrame(resolve))
    await nextFrame()
    await nextFrame()
    await document.fonts.ready
    const inWindow = [...document.images].filter(image => image.getBoundingClientRect().top < innerHeight)
    await Promise.race([
      Promise.allSettled(inWindow.map(image => image.decode())),
      new Promise(resolve => setTimeout(resolve, 3000))
    ])
    // A dialog that is on its way would be in the picture as it is then. What turns for ever is not waited for.
    await Promise.race([
      Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
      new Promise(resolve => setTimeout(resolve, 600))
    ])
    await nextFrame()
  })
}
