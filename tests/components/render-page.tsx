import type { ReactNode } from 'react'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { overwriteGetLocale } from '#i18n/generated/runtime.js'
import { defaultLocale, type Locale } from '#routes'

interface Options {
  locale?: Locale
  /** In pixels. */
  width?: number
  height?: number
}

/** Renders the content of a page without an island, in the page's frame and in a language. */
export async function renderPage(
  content: ReactNode,
  { locale = defaultLocale, width = 1280, height = 800 }: Options = {}
) {
  await page.viewport(width, height)
  speak(locale)
  return render(content, { container: pageContent() })
}

/** Sets the language of the page until the test ends. */
export function speak(locale: Locale) {
  overwriteGetLocale(() => locale)
  document.documentElement.lang = locale
  onTestFinished(() => {
    overwriteGetLocale(() => defaultLocale)
    document.documentElement.lang = defaultLocale
  })
}

/** The element that the page's layout puts its content into: it leaves room for the side menu. */
export function pageContent() {
  const main = document.createElement('main')
  main.className = 'page-content'
  document.body.append(main)
  onTestFinished(() => main.remove())
  return main
}

/** Pixels that the page is wider than its window. */
export const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
