import { describe, expect, onTestFinished, test } from 'vitest'
import { fileStem } from '#core/file-name.ts'
import { limits } from '#core/limits.ts'
import type { Script } from '#core/script/script.ts'
import { publicLinkedData } from '#features/public/linked-data.ts'
import { characterJinxes, loadPublicPage } from '#features/public/load-public-page.ts'
import { overwriteGetLocale } from '#i18n/generated/runtime.js'
import type { Locale, PublicKind } from '#routes'
import { createPageBudget } from '#views/limits/page-budget.ts'
import { aScript, custom, texts } from '../../core/script-builders.ts'

const bell = aScript({ title: 'The Drowned Bell', author: 'Mara Oakes', characters: ['imp', 'chef'] })

function speak(locale: Locale) {
  overwriteGetLocale(() => locale)
  onTestFinished(() => overwriteGetLocale(() => 'en'))
}

/** The page of the version `shown`, counted from 1, of the scripts. */
function load(scripts: readonly Script[], shown = scripts.length, kind: PublicKind = 'script') {
  const versions = scripts.map((script, index) => ({ version: index + 1, savedAt: index * 1000, script }))
  const version = versions[shown - 1]
  if (!version) throw new Error('There is no such version')
  const slug = fileStem(scripts.at(-1)?.title ?? '')
  return loadPublicPage({ kind, publicId: 'abc', slug, shown: version, versions: versions.toReversed() })
}

describe('the page of a public script', () => {
  test('has the paths of its newest version', async () => {
    speak('fr')
    const page = await load([bell])
    expect(page).toMatchObject({ title: 'The Drowned Bell', isHidden: false, newestPath: undefined })
    expect(page.path).toMatch(/abc\/the-drowned-bell$/)
    expect(page.sheet).toMatch(/\?lang=fr$/)
    expect(page.card).toMatch(/\?lang=fr&v=1$/)
    expect(page.versionPath(1)).toBe(`/fr${page.path}`)
    for (const path of [page.file, page.builder]) expect(path).not.toContain('version=')
  })

  test('of an old version leads to the newest, and opens, prints and downloads what it shows', async () => {
    const page = await load([bell, { ...bell, title: 'Bell Again' }], 1)
    expect(page).toMatchObject({ title: 'The Drowned Bell', isHidden: true })
    expect(page.newestPath).toBe(page.path)
    expect(page.path).toMatch(/abc\/bell-again$/)
    for (const path of [page.file, page.sheet, page.builder]) expect(path).toContain('version=1')
    expect(page.versionPath(2)).toBe(page.path)
    expect(page.versionPath(1)).toBe(`${page.path}?version=1`)
  })

  test.each([
    ['no characters', 0, false],
    ['as many characters as a sheet has room for', limits.sheetCharacters, true],
    ['more characters', limits.sheetCharacters + 1, false]
  ])('with %s has a sheet and a card where they can be made', async (_, count, isOffered) => {
    const ids = Array.from({ length: count }, (_, index) => `bell${index}`)
    const { sheet, card } = await load([aScript({ characters: ids.map(id => custom(id)) })])
    expect([sheet !== undefined, card !== undefined]).toEqual([isOffered, isOffered])
  })

  test('is described by author, number of characters and names', async () => {
    const { description } = await load([bell])
    expect(description).toBe('by Mara Oakes · 2 characters · Imp, Chef')
    expect((await load([{ ...bell, author: ' ' }])).description).toBe('2 characters · Imp, Chef')
  })

  test('shortens a long description, and never in the middle of a letter', async () => {
    const name = '🔔'.repeat(150)
    const { description } = await load([aScript({ author: 'Max', characters: [custom('x', { name })] })])
    expect(description.length).toBeLessThanOrEqual(201)
    expect(description).toMatch(/…$/)
    expect(description.isWellFormed()).toBe(true)
  })

  test('has a title without a name', async () => {
    const { title, path } = await load([{ ...bell, title: '  ' }])
    expect(title).toBe('Untitled script')
    expect(path).toMatch(/abc\/script$/)
  })
})

test('a public character is described by its ability', async () => {
  const ringer = custom('ringer', { name: 'Ringer', ability: 'You ring.' })
  const page = await load([aScript({ title: 'Ringer', characters: [ringer] })], 1, 'character')
  expect(page.description).toBe('You ring.')
  expect(page.path).toMatch(/abc\/ringer$/)
})

describe('the jinxes of a public character', () => {
  const jinxes = ['imp', 'nobody'].map(id => ({ id, reason: `With ${id}.` }))

  test('name the other character in the language, or by its id', () => {
    const script = aScript({ characters: [custom('ringer', { jinxes })] })
    const french = { name: 'Diablotin', ability: '' }
    expect(characterJinxes(script, texts({ characters: { imp: french } }), createPageBudget())).toEqual([
      { id: 'imp', name: 'Diablotin', reason: 'With imp.' },
      { id: 'nobody', name: 'nobody', reason: 'With nobody.' }
    ])
    expect(characterJinxes(script, texts(), createPageBudget())[0]?.name).toBe('Imp')
  })

  test('are as many as a page shows; the budget counts the others', () => {
    const many = Array.from({ length: 310 }, () => jinxes[0] ?? { id: '', reason: '' })
    const budget = createPageBudget()
    const script = aScript({ characters: [custom('ringer', { jinxes: many })] })
    expect(characterJinxes(script, texts(), budget)).toHaveLength(300)
    expect(budget.omitted).toEqual({ entries: 10, texts: 0 })
  })

  test('are none without any', () => {
    expect(characterJinxes(aScript({ characters: [custom('ringer')] }), texts(), createPageBudget())).toEqual(
      []
    )
    expect(characterJinxes(aScript(), texts(), createPageBudget())).toEqual([])
  })
})

describe('linked data of a public page', () => {
  const source = {
    kind: 'script' as const,
    address: 'https://belfry.example/s',
    title: 'Bell',
    description: 'A script',
    author: 'Mara Oakes',
    savedAt: Date.UTC(2026, 1, 3),
    version: 4,
    file: 'https://belfry.example/s.json'
  }

  test('is a creative work with its author, its date and its file', () => {
    speak('vi')
    expect(publicLinkedData(source)).toMatchObject({
      '@type': 'CreativeWork',
      '@id': source.address,
      name: 'Bell',
      genre: 'Game script',
      inLanguage: 'vi-VN',
      version: 4,
      dateModified: '2026-02-03T00:00:00.000Z',
      author: { '@type': 'Person', name: 'Mara Oakes' },
      encoding: { encodingFormat: 'application/json', contentUrl: source.file }
    })
  })

  test('names no author of whom nothing is known', () => {
    expect(publicLinkedData({ ...source, kind: 'character', author: '' })).not.toHaveProperty('author')
    expect(publicLinkedData({ ...source, kind: 'character' }).genre).toBe('Game character')
  })

  test('claims no language of a character, whose texts are all its author’s', () => {
    expect(publicLinkedData({ ...source, kind: 'character' })).not.toHaveProperty('inLanguage')
  })
})
