import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { MissingLetters } from '#features/export/warnings/missing-letters.tsx'
import { overwriteGetLocale } from '#i18n/generated/runtime.js'
import { locales } from '#routes'

afterEach(() => overwriteGetLocale(() => 'en'))

const shown = (letters: readonly string[]) =>
  renderToStaticMarkup(
    <MissingLetters preview={{ pages: [], state: 'ready', retry: () => {}, missing: [], letters }} />
  )

test('letters that print as boxes are named in every language', () => {
  const markups = locales.map(locale => {
    overwriteGetLocale(() => locale)
    return shown(['满', 'ש'])
  })
  for (const markup of markups) expect(markup).toContain('满 ש')
  expect(new Set(markups).size).toBe(locales.length)
})

test('of very many letters the first are named', () => {
  const markup = shown([...'满城雪当邪恶人数超过善良'])
  expect(markup).toContain('满 城 雪 当 邪 恶 人 数 超 过 善 良')
  expect(markup).not.toContain('…')
  expect(shown([...'满城雪当邪恶人数超过善良且'])).toContain('善 良 …')
})

test('nothing is said when every letter can be printed', () => {
  expect(shown([])).toBe('')
})
