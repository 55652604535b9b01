import type { Page } from 'playwright-core'
import { build } from 'vite'
import type { Locale } from '../../src/routes.ts'
import type { ColourScheme } from '../help-screenshots/take-screenshot.ts'
import { findViolations } from '../lighthouse/find-violations.ts'
import type { PageFinding } from './checks/element.ts'
import type { checkPage } from './checks/page-checks.ts'
import { firstMouseWidth } from './plan-visits.ts'

/** Where something has been found. */
export interface Place {
  scene: string
  locale: Locale
  width: number
  scheme: ColourScheme
}

/** A defect of a screen. */
export interface Finding extends PageFinding, Place {}

/** The sum of shifts from which somebody notices one. */
const mostShift = 0.01

/** Contrast is the same in each language, and at most widths. */
const contrastWidths = [390, 1440]
const contrastLocale: Locale = 'en'

/** The name in the page of the bundle of its checks. */
const bundleName = 'belfryChecks'
let bundle: Promise<string> | undefined

/** What has moved while a page loaded. */
export async function findLayoutShifts(page: Page, place: Place): Promise<Finding[]> {
  const shifts: { sum: number; moved: string[] } = await page.evaluate(() =>
    Reflect.get(window, 'belfryLayoutShift')
  )
  if (shifts.sum <= mostShift) return []
  const moved = [...new Set(shifts.moved)].slice(0, 3).join(', ')
  return [{ kind: 'layout shift', path: moved, text: '', detail: shifts.sum.toFixed(3), ...place }]
}

/** The defects in the window. Those that aren't about colours are looked for in the light scheme alone. */
export async function findDefects(page: Page, place: Place): Promise<Finding[]> {
  const { locale, width, scheme } = place
  const found: PageFinding[] = []
  if (scheme === 'light') {
    bundle ??= bundleChecks()
    if (!(await page.evaluate(name => name in window, bundleName))) await page.evaluate(await bundle)
    found.push(...(await page.evaluate(runChecks, { isTouch: width < firstMouseWidth })))
  }
  if (locale === contrastLocale && contrastWidths.includes(width))
    found.push(...(await findLowContrast(page)))
  return found.map(finding => ({ ...finding, ...place }))
}

async function findLowContrast(page: Page): Promise<PageFinding[]> {
  const violations = await findViolations(page, ['color-contrast'])
  const paths = violations.flatMap(each => each.replace(/^[\w-]+: /, '').split(', '))
  return paths.map(path => ({ kind: 'contrast', path, text: '', detail: '' }))
}

/** Runs in the page. */
function runChecks(options: Parameters<typeof checkPage>[0]): PageFinding[] {
  return Reflect.get(window, 'belfryChecks').checkPage(options)
}

/** The checks as one script for pages. */
async function bundleChecks(): Promise<string> {
  const outputs = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      minify: false,
      copyPublicDir: false,
      lib: { entry: 'tools/contact-sheets/checks/page-checks.ts', formats: ['iife'], name: bundleName }
    }
  })
  const [first] = [outputs].flat()
  const [chunk] = first && 'output' in first ? first.output : []
  if (chunk?.type !== 'chunk') throw new Error('The checks of pages were not bundled')
  // What is evaluated in a page declares nothing there.
  return `${chunk.code}\nwindow.${bundleName} = ${bundleName}`
}
