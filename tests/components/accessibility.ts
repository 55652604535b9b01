import axe from 'axe-core'
import { expect } from 'vitest'

/** Rules about a whole page, which a part rendered alone can't follow. */
const pageRules = ['region', 'landmark-one-main', 'page-has-heading-one']

/** Rules about colours. The schemes differ in colours alone, so that the other rules find the same in both. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * Expects that axe finds nothing, in both colour schemes: call it once per screen and state. Pass `part` for a part of a
 * page that is rendered alone. A failure names the rule and the elements.
 */
export async function expectAccessible(part?: Element) {
  const withoutTips = document.createElement('style')
  withoutTips.textContent = '.tip { display: none }'
  try {
    // An earlier test may have left the pointer where this one has a button, whose tip axe takes for its label.
    document.head.append(withoutTips)
    document.documentElement.dataset.theme = 'light'
    endAnimations()
    const rules = Object.fromEntries(pageRules.map(id => [id, { enabled: part === undefined }]))
    expect(await findViolations(part, { rules }), 'light').toEqual([])
    document.documentElement.dataset.theme = 'dark'
    endAnimations()
    expect(await findViolations(part, { runOnly: colourRules }), 'dark').toEqual([])
  } finally {
    withoutTips.remove()
    delete document.documentElement.dataset.theme
  }
}

async function findViolations(part: Element | undefined, options: axe.RunOptions) {
  const { violations } = await axe.run(part ?? document, { resultTypes: ['violations'], ...options })
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
}

/**
 * Ends animations: half-faded text has less contrast than it will have. They aren’t awaited, since they stand still in a tab
 * that the browser doesn’t draw. Endless ones, such as a spinner's, go on.
 */
function endAnimations() {
  for (const animation of document.getAnimations())
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
}
