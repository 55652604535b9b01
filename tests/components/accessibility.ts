import axe from 'axe-core'
import { expect } from 'vitest'

/**
 * Expects that axe finds nothing, in both colour schemes: call it once per screen and state.
 * A failure names the rule and the elements.
 */
export async function expectAccessible() {
  for (const scheme of ['light', 'dark'] as const) {
    document.documentElement.dataset.theme = scheme
    await endAnimations()
    const { violations } = await axe.run(document, { resultTypes: ['violations'] })
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`
    )
    expect(found, scheme).toEqual([])
  }
  delete document.documentElement.dataset.theme
}

/** Half-faded text has less contrast than it will have. Endless animations, such as a spinner's, aren't awaited. */
const endAnimations = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .map(({ finished }) => finished)
  )
