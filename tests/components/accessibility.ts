import axe from 'axe-core'
import { expect } from 'vitest'

/** Rules about a whole page, which a part rendered alone can't follow. */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one']

/**
 * Expects that axe finds nothing, in both colour schemes: call it once per screen and state. Pass `part` for a part of a
 * page that is rendered alone. A failure names the rule and the elements.
 */
export async function expectAccessible(part?: Element) {
  try {
    for (const scheme of ['light', 'dark'] as const) {
      document.documentElement.dataset.theme = scheme
      await endAnimations()
      expect(await findViolations(part), scheme).toEqual([])
    }
  } finally {
    delete document.documentElement.dataset.theme
  }
}

async function findViolations(part: Element | undefined) {
  const rules = Object.fromEntries(pageRules.map(id => [id, { enabled: part === undefined }]))
  const { violations } = await axe.run(part ?? document, { resultTypes: ['violations'], rules })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
}

/** Half-faded text has less contrast than it will have. Endless animations, such as a spinner's, aren't awaited. */
const endAnimations = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .map(({ finished }) => finished)
  )
