import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/**
 * What axe finds on a page: the rules, each with the elements. Pages have no frames, so axe runs in the page alone, and
 * describes only the elements that it complains about: both take it most of its time otherwise.
 */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(settleAnimations)
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
}

/** Half-faded words have less contrast than they will have. What turns for ever is no fade. */
const settleAnimations = () =>
  Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
      .map(({ finished }) => finished)
  )
