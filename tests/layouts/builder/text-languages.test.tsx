import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { BuilderScreen } from '#routes'
import { openBuilder } from '../../components/open-builder.tsx'
import { aScript, custom, official } from '../../core/script-builders.ts'

const reason = 'They share a pie.'
const script = aScript({
  title: 'Pies',
  characters: [
    official('chef', { ability: 'Each day, eat a pie.', firstNightReminder: 'Wake the cook.' }),
    custom('baker', { name: 'Baker', firstNight: 2, jinxes: [{ id: 'chef', reason }] }),
    'empath'
  ]
})

const open = (screen: BuilderScreen) => openBuilder({ script, screen })

/** The language that a visible text has: '' where it is unknown. */
const languageOf = (text: string) =>
  page
    // The letters of a monogram may stand before a name.
    .getByText(new RegExp(`${text}$`))
    .elements()
    .find(element => element.checkVisibility())
    ?.closest('[lang]')
    ?.getAttribute('lang')

test.each<[BuilderScreen, string]>([
  ['script', 'Each day, eat a pie.'],
  ['script', 'Baker'],
  ['script', 'Pies'],
  ['firstNight', 'Wake the cook.'],
  ['firstNight', 'Baker'],
  ['jinxes', reason],
  ['jinxes', 'Baker']
])('on the screen %s, “%s” is the script’s own text, in an unknown language', async (screen, text) => {
  await open(screen)
  await expect.poll(() => languageOf(text)).toBe('')
})

test.each<[BuilderScreen, string]>([
  ['script', 'Chef'],
  ['script', 'Empath'],
  ['firstNight', 'Empath']
])('on the screen %s, “%s” is an official text, in the page’s language', async (screen, text) => {
  await open(screen)
  await expect.poll(() => languageOf(text)).toBe('en')
})

test('the placeholder of a missing title is in the page’s language', async () => {
  await openBuilder({ script: aScript() })
  await expect.element(page.getByRole('heading', { level: 1 })).not.toHaveAttribute('lang')
})

test('fields for the author’s texts don’t claim the page’s language', async () => {
  await open('metadata')
  const fields = () => [...document.querySelectorAll('.metadata input[type=text]')]
  await expect.poll(() => fields().length).toBeGreaterThan(3)
  for (const field of fields()) expect(field.getAttribute('lang')).toBe('')
})
