import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { BuilderScreen } from '#routes'
import { openBuilder } from '../components/open-builder.tsx'
import { hostileScript } from '../fixtures/hostile-script.ts'

const screens: BuilderScreen[] = ['script', 'firstNight', 'almanac', 'jinxes', 'editCharacter', 'scriptJson']

test.each(screens)('what somebody writes into a script is text and nothing else: %s', async screen => {
  await openBuilder({ script: hostileScript, screen, id: 'warden' })
  await expect.poll(texts).toContain('onerror=')
  await expect.poll(() => document.querySelector('.builder-skeleton')).toBeNull()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeInTheDocument()
  expect({
    ran: document.documentElement.dataset.ran,
    elements: document.querySelectorAll('[onerror], [onload], [src="x"], a[href^="javascript:" i]').length,
    frames: [...document.querySelectorAll<HTMLImageElement>('img, iframe, object, embed')]
      .map(({ src }) => src)
      .filter(src => /^(?:javascript|data:text)/i.test(src))
  }).toEqual({ ran: undefined, elements: 0, frames: [] })
})

/** What the page shows, values of fields included. */
const texts = () =>
  [...document.querySelectorAll('main, input, textarea')]
    .map(element =>
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element.value
        : element.textContent
    )
    .join('\n')
