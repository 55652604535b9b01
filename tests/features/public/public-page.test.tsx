import { describe, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { catalogue } from '#catalogue/catalogue.ts'
import { loadTexts } from '#catalogue/texts.ts'
import { buildCast } from '#core/cast/cast.ts'
import { buildCharacterArticles } from '#core/cast/character-article.ts'
import { almanacIntroductionKey, almanacKey } from '#core/script/almanac-keys.ts'
import { characterJinxes } from '#features/public/load-public-page.ts'
import { PublicCharacter } from '#features/public/public-character.tsx'
import { PublicPage } from '#features/public/public-page.tsx'
import { PublicScript } from '#features/public/public-script.tsx'
import type { PublicVersionEntry } from '#features/public/version-list.tsx'
import type { Locale } from '#routes'
import { createPageBudget, type Omitted } from '#views/limits/page-budget.ts'
import { expectAccessible } from '../../components/accessibility.ts'
import { overflow, renderPage } from '../../components/render-page.tsx'
import { aScript, custom } from '../../core/script-builders.ts'

const ringer = custom('ringer', {
  name: 'Bell-Ringer',
  firstNight: 3,
  firstNightReminder: 'Wake the Bell-Ringer.',
  jinxes: [{ id: 'imp', reason: 'The Imp hears it.' }]
})
const script = aScript({
  title: 'The Drowned Bell',
  author: 'Mara Oakes',
  bootlegger: ['Nobody whispers after dusk.'],
  characters: ['chambermaid', 'mathematician', 'imp', ringer],
  customData: {
    [almanacIntroductionKey]: 'A village by the *water*.',
    [almanacKey('ringer')]: 'Ring it **once**.'
  }
})

const actions = { builder: '/builder?open=1', builderLabel: 'Open in builder', file: '/bell.json' }

/** Versions from the newest to the first; `current` is the one that is shown. */
const versions = (count: number, current = count): PublicVersionEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    version: count - index,
    savedAt: Date.UTC(2026, 0, count - index),
    path: `/bell?version=${count - index}`,
    isCurrent: count - index === current,
    isFirst: index === count - 1,
    changes: index === 0 ? [{ label: 'House rules', texts: ['added: Nobody whispers.', 'removed: a'] }] : []
  }))

interface Options {
  locale?: Locale
  width?: number
  list?: readonly PublicVersionEntry[]
  newest?: string
  omitted?: Omitted
}

const nothing: Omitted = { entries: 0, texts: 0 }

async function openScript({
  locale = 'en',
  width = 1280,
  list = versions(2),
  newest,
  omitted = nothing
}: Options = {}) {
  const cast = buildCast(script, catalogue, await loadTexts(locale))
  const content = (
    <PublicPage
      address="https://belfry.example/bell"
      newest={newest}
      omitted={omitted}
      file="/bell.json"
      versions={list}
    >
      <PublicScript cast={cast} actions={{ ...actions, sheet: '/bell.pdf' }} />
    </PublicPage>
  )
  await renderPage(content, { locale, width })
}

const text = (words: string) => page.getByText(words)
const link = (name: string) => page.getByRole('link', { name })

describe('the page of a script', () => {
  test('shows its almanac, its newest version and its QR code', async () => {
    await openScript()
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('The Drowned Bell')
    for (const name of ['Townsfolk', 'Demons', 'Imp', 'Jinxes', 'First night', 'Other nights', 'House rules'])
      await expect.element(page.getByRole('heading', { name, exact: true }).first()).toBeVisible()
    for (const words of ['by Mara Oakes', 'A village by the water.', 'Ring it once.', 'QR code of this page'])
      await expect.element(text(words).first()).toBeVisible()
    await expect.element(text('added: Nobody whispers.; removed: a')).toHaveAttribute('dir', 'auto')
    for (const words of ['This is version', 'doesn’t show everything'])
      await expect.element(text(words)).not.toBeInTheDocument()
    await expectAccessible()
  })

  test('leads to the builder, the sheet and the file', async () => {
    await openScript()
    await expect.element(link('Open in builder')).toHaveAttribute('href', '/builder?open=1')
    await expect.element(link('Sheet as PDF')).toHaveAttribute('href', '/bell.pdf')
    await expect.element(link('JSON')).toHaveAttribute('href', '/bell.json')
    await expect.element(link('JSON')).toHaveAttribute('download')
  })

  test('says what it leaves out, and where everything is', async () => {
    await openScript({ omitted: { entries: 9700, texts: 2 } })
    await expect.element(text('Entries left out: 9,700. Texts shortened: 2.')).toBeVisible()
    await expect.element(link('Download everything as a JSON file')).toHaveAttribute('href', '/bell.json')
    await expectAccessible()
  })

  test('is accessible and fits a phone in another language', async () => {
    await openScript({ locale: 'de', width: 390 })
    await expect.element(page.getByRole('heading', { name: 'Dämonen' }).first()).toBeVisible()
    expect(overflow()).toBe(0)
    await expectAccessible()
  })
})

describe('the versions', () => {
  test('of which an old one is shown lead to the newest', async () => {
    await openScript({ list: versions(2, 1), newest: '/bell' })
    await expect.element(text('This is version 1, saved on 1 January 2026.')).toBeVisible()
    await expect.element(link('Open latest version')).toHaveAttribute('href', '/bell')
    await expect.element(link('Version 1')).toHaveAttribute('aria-current', 'page')
    await expect.element(link('Version 2')).not.toHaveAttribute('aria-current')
    await expectAccessible()
  })

  test('say when each was saved and which was the first', async () => {
    await openScript({ list: versions(2) })
    await expect.element(text('2 January 2026')).toHaveAttribute('datetime', '2026-01-02T00:00:00.000Z')
    await expect.element(text('First public version')).toBeVisible()
  })

  test('are listed five at first, the older ones on request', async () => {
    await openScript({ list: versions(7) })
    await expect.element(link('Version 3')).toBeVisible()
    await expect.element(link('Version 2')).not.toBeInTheDocument()
    await text('Earlier versions').click()
    await expect.element(link('Version 2')).toBeVisible()
  })

  test('are all listed when an older one is shown', async () => {
    await openScript({ list: versions(7, 2), newest: '/bell' })
    await expect.element(link('Version 2')).toBeVisible()
  })
})

test('the page of a character tells of its nights and jinxes', async () => {
  const alone = aScript({ characters: [ringer], customData: { [almanacKey('ringer')]: 'It *rings*.' } })
  const texts = await loadTexts('en')
  const article = buildCharacterArticles(buildCast(alone, catalogue, texts)).get('ringer')
  if (!article) throw new Error('The script has the character')
  const content = (
    <PublicPage
      address="https://belfry.example/ringer"
      newest={undefined}
      omitted={nothing}
      file="/ringer.json"
      versions={versions(1)}
    >
      <PublicCharacter
        article={article}
        jinxes={characterJinxes(alone, texts, createPageBudget())}
        actions={actions}
      />
    </PublicPage>
  )
  await renderPage(content)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Bell-Ringer')
  for (const words of ['It rings.', 'Wake the Bell-Ringer.', 'Imp The Imp hears it.'])
    await expect.element(text(words)).toBeVisible()
  await expect.element(text('made for this script')).not.toBeInTheDocument()
  await expect.element(link('Sheet as PDF')).not.toBeInTheDocument()
  await expectAccessible()
})
