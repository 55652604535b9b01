import axe, { type RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'

/** Rules about colours. The schemes differ in colours alone, so that the other rules find the same in both. */
export const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds on a page: the rules, each with the elements. Pages have no frames, so axe runs in the page alone, and
 * describes only the elements that it complains about: both take it most of its time otherwise.
 *
 * @param rules The ids of the rules; all unless given
 */
export async function findViolations(page: Page, rules?: string[]): Promise<string[]> {
  await page.evaluate(settleAnimations)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(runAxe, rules ? { runOnly: rules } : {})
}

/** Runs in the page. */
async function runAxe(options: RunOptions): Promise<string[]> {
  const { run }: typeof axe = Reflect.get(window, 'axe')
  const { violations } = await run(document, { resultTypes: ['violations'], ...options })
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
