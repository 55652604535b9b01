import type { Page } from 'playwright-core'

/** What the page shows when an input has had its effect. */
export type Effect =
  /** Whether an element matches the selector. */
  | { selector: string; isThere: boolean }
  /** The text of the field that has the focus. */
  | { text: string }

/**
 * Milliseconds from an input event until the first frame that shows its effect is painted. A task queued in an animation
 * frame runs after the paint.
 *
 * @param event the first event of this type counts, from when the browser received it
 */
export async function inputToPaint(
  page: Page,
  event: 'keydown' | 'click',
  effect: Effect,
  act: () => Promise<void>
): Promise<number> {
  // The listener must be in place first: the input reaches the page on another channel, which can be faster.
  const listening = await page.evaluateHandle(
    ({ event, effect }) => ({
      painted: new Promise<number>(resolve => {
        const isShown = () =>
          'text' in effect
            ? document.activeElement instanceof HTMLInputElement &&
              document.activeElement.value === effect.text
            : (document.querySelector(effect.selector) !== null) === effect.isThere
        const { port1, port2 } = new MessageChannel()
        const untilPainted = (began: number) =>
          requestAnimationFrame(() => {
            if (!isShown()) return untilPainted(began)
            port1.onmessage = () => resolve(performance.now() - began)
            port2.postMessage(undefined)
          })
        addEventListener(event, ({ timeStamp }) => untilPainted(timeStamp), { once: true, capture: true })
      })
    }),
    { event, effect }
  )
  await act()
  return listening.evaluate(({ painted }) => painted)
}
