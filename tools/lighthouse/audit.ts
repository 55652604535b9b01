import lighthouse, { type Result } from 'lighthouse'
import { chromium } from 'playwright-core'
import { browserOptions } from '../processes/launch-browser.ts'
import { findFreePort } from '../serve/serve.ts'
import type { CheckedRoute } from './routes.ts'

/** Lowest scores, in percent. */
export const minimums = { accessibility: 100, 'best-practices': 100, seo: 100, performance: 95 } as const
export type Category = keyof typeof minimums
export const categories = Object.keys(minimums) as Category[]

export interface PageAudit {
  route: CheckedRoute
  /** Medians of the runs, in percent. */
  scores: Record<Category, number>
  /** Audits that cost points: name and the elements or figures. */
  failures: string[]
}

/** Runs Lighthouse with its mobile profile on each page several times, in the project's Chromium. */
export async function auditPages(origin: string, routes: readonly CheckedRoute[], runs: number) {
  const port = await findFreePort()
  const options = await browserOptions()
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`]
  })
  try {
    const audits: PageAudit[] = []
    for (const route of routes) audits.push(await auditPage(route, origin, port, runs))
    return audits
  } finally {
    await browser.close()
  }
}

async function auditPage(
  route: CheckedRoute,
  origin: string,
  port: number,
  runs: number
): Promise<PageAudit> {
  const results: Result[] = []
  for (let run = 0; run < runs; run++) {
    const outcome = await lighthouse(origin + route.path, {
      port,
      onlyCategories: [...categories],
      logLevel: 'error'
    })
    if (!outcome || outcome.lhr.runtimeError)
      throw new Error(outcome?.lhr.runtimeError?.message ?? 'No result')
    results.push(outcome.lhr)
  }
  const median = (category: Category) =>
    results.map(result => Math.round((result.categories[category]?.score ?? 0) * 100)).sort((a, b) => a - b)[
      Math.floor(runs / 2)
    ] ?? 0
  const [first] = results
  return {
    route,
    scores: Object.fromEntries(
      categories.map(category => [category, median(category)])
    ) as PageAudit['scores'],
    failures: first ? failuresOf(first) : []
  }
}

/** Audits that lower a score. Those without weight are hints. */
function failuresOf({ categories: found, audits }: Result): string[] {
  const refs = categories.flatMap(category => found[category]?.auditRefs ?? [])
  const failed = refs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
  return [...new Set(failed.map(({ id }) => id))].map(id => {
    const { title = id, displayValue = '', details } = audits[id] ?? {}
    const items = details && 'items' in details ? JSON.stringify(details.items).slice(0, 400) : ''
    return `${title} ${displayValue} ${items}`.trim()
  })
}
