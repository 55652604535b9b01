import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { earlyFieldName } from '../../../src/features/script/add/early-typing.ts'
import { builderPaths } from '../../../src/routes.ts'
import { type Conditions, openThrottledPage, withProfile } from '../throttled-page.ts'
import { newcomer, profileWithScript } from './stored-script.ts'

export interface BuilderBench {
  browser: Browser
  /** Address of the product. */
  origin: string
  /** Address of the page that is the floor. */
  floor: string
}

/** Milliseconds after which a page has loaded everything that it loads without user input. */
export const settleTime = 3_000

/** Opens the builder with a script of `size` characters in a new profile, waits until it has settled, and runs `work`. */
export const withSettledBuilder = <Result>(
  { browser, origin }: Pick<BuilderBench, 'browser' | 'origin'>,
  size: number,
  conditions: Conditions,
  work: (page: Page) => Promise<Result>
): Promise<Result> => {
  // Without the service worker, which would install beside what is measured.
  const options: BrowserContextOptions = { ...profileWithScript(origin, size), serviceWorkers: 'block' }
  return withProfile(browser, options, async profile => {
    const page = await openThrottledPage(profile, conditions)
    await page.goto(builderPaths.script, { waitUntil: 'commit' })
    await page.locator('[role="combobox"]:enabled').first().waitFor()
    await page.waitForTimeout(settleTime)
    return work(page)
  })
}

/** When a visitor can work, in milliseconds after the navigation's start. */
export interface Readiness {
  /** The field accepts typing. */
  acceptsTyping: number
  /** The name typed at that moment shows a suggestion that can be added. */
  ready: number
  /** The same moment in milliseconds since 1970. */
  time: number
}

/**
 * Opens the builder on a page that hasn't been used, types the newcomer's name as soon as a field accepts it, and adds
 * what the field suggests.
 */
export async function openAndType(page: Page): Promise<Readiness> {
  await page.addInitScript(typeAsSoonAsPossible, { name: newcomer.name, earlyFieldName })
  // By the console: to wait for a value, Playwright evaluates scripts of its own in the page while it loads.
  const reported = page.waitForEvent('console', message => message.text().startsWith('{"acceptsTyping"'))
  await page.goto(builderPaths.script, { waitUntil: 'commit' })
  const readiness: Readiness = JSON.parse((await reported).text())
  await page.keyboard.press('Enter')
  await page.locator(`[data-handle="${newcomer.id}"]`).waitFor()
  return readiness
}

/**
 * Runs in the page, before its scripts. What is typed into the page's own field, which is there before the builder's code
 * runs, shows suggestions when the builder has taken it over. A field that has lost its text is typed into again.
 */
function typeAsSoonAsPossible({ name, earlyFieldName }: { name: string; earlyFieldName: string }) {
  // What the former visit of this profile has added.
  localStorage.removeItem('belfry:script')
  let acceptsTyping = 0
  const look = () => {
    const field = document.querySelector(`[role="combobox"]:enabled, input[name="${earlyFieldName}"]`)
    if (field instanceof HTMLInputElement && field.value !== name) {
      acceptsTyping ||= performance.now()
      field.focus()
      field.select()
      document.execCommand('insertText', false, name)
    }
    const isSuggested = [...document.querySelectorAll('[role="option"]')].some(
      option => option.checkVisibility() && option.textContent.includes(name)
    )
    const ready = performance.now()
    if (isSuggested)
      console.info(JSON.stringify({ acceptsTyping, ready, time: performance.timeOrigin + ready }))
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
