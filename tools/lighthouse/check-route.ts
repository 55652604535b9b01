import type { Page } from 'playwright-core'
import { colourRules, findViolations } from './find-violations.ts'

const widths = [390, 1440]
const schemes = ['light', 'dark'] as const

/** Waits until a page of the product shows its content instead of placeholders. */
export async function waitForContent(page: Page) {
  await page.waitForFunction(
    () => document.querySelector('h1, h2') && !document.querySelector('.builder-skeleton, [aria-busy="true"]')
  )
  await page.evaluate(() => document.fonts.ready)
}

/** What is wrong with the page that is open, on a phone and on a wide window, in both colour schemes. */
export async function checkRoute(page: Page, folder?: string): Promise<string[]> {
  const problems: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    const tooWide = await overflowOf(page)
    problems.push(...tooWide.map(element => `${width} px: wider than the window: ${element}`))
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const found = await findViolations(page, colorScheme === 'dark' ? colourRules : undefined)
      problems.push(...found.map(each => `${width} px, ${colorScheme}: ${each}`))
    }
    if (folder) await page.screenshot({ path: `${folder}-${width}.png`, fullPage: width === 390 })
  }
  return problems
}

/** What is still too wide once the page has followed the new width. */
async function overflowOf(page: Page) {
  const fits = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth
  await page.waitForFunction(fits, undefined, { timeout: 2000 }).catch(() => undefined)
  return page.evaluate(findOverflow)
}

/** Elements that make the page scroll sideways, the innermost first. */
function findOverflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  return [...document.querySelectorAll('body *')]
    .filter(element => element.getBoundingClientRect().right > clientWidth + 1)
    .reverse()
    .slice(0, 5)
    .map(element => `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`)
}
