import { describe, expect, test } from 'vitest'
import { summarizeScriptChanges } from '#core/saving/change-summary.ts'
import type { Script } from '#core/script/script.ts'
import type { PublicDocument } from '#features/public/load-public-page.ts'
import { publicVersions } from '#layouts/public-versions.ts'
import { createPageBudget } from '#views/limits/page-budget.ts'
import { aScript, texts } from '../core/script-builders.ts'

const context = {
  budget: createPageBudget(),
  texts: texts(),
  versionPath: (version: number) => `/s/1?v=${version}`,
  changesPath: (version: number) => `/s/1?v=${version}&changes`
}

/** A document of which the last version is shown, with its changes. */
function publicDocument(kind: PublicDocument['kind'], before: Script, script: Script): PublicDocument {
  const changes = summarizeScriptChanges(before, script)
  const newest = { version: 2, savedAt: 1000, script, changes }
  const first = { version: 1, savedAt: 0, script: before }
  return { kind, publicId: '1', slug: 's', shown: newest, before: first, versions: [newest, first] }
}

describe('the versions of a public script', () => {
  const document = publicDocument(
    'script',
    aScript({ characters: ['imp'] }),
    aScript({ title: 'Bell', characters: ['imp', 'spy'] })
  )

  test('say in one line what they changed; the first has nothing to compare with', () => {
    const versions = publicVersions({ ...document, before: undefined }, context)
    expect(versions).toMatchObject([
      {
        version: 2,
        summary: '1 character added, script name changed',
        changesPath: '/s/1?v=2&changes',
        changes: []
      },
      { version: 1, isFirst: true, changes: [] }
    ])
    expect(versions[1]).not.toHaveProperty('changesPath')
  })

  test('list the differences of the shown one when they are asked for', () => {
    const versions = publicVersions(document, context)
    expect(versions.map(({ changes }) => JSON.stringify(changes).includes('Spy'))).toEqual([true, false])
  })

  test('have as many differences as a page shows; the budget counts the others', () => {
    const bootlegger = Array.from({ length: 510 }, (_, index) => `Rule ${index}`)
    const budget = createPageBudget()
    const long = publicDocument('script', aScript(), aScript({ bootlegger }))
    const [newest] = publicVersions(long, { ...context, budget })
    expect(newest?.changes.flatMap(line => line.texts)).toHaveLength(500)
    expect(budget.omitted).toEqual({ entries: 10, texts: 0 })
  })

  test('of before summaries were stored have none, but their differences', () => {
    const [newest] = publicVersions(
      { ...document, versions: document.versions.map(({ version, savedAt }) => ({ version, savedAt })) },
      context
    )
    expect(newest).toMatchObject({ summary: undefined, changesPath: '/s/1?v=2&changes' })
  })

  test('tell which one is shown and which one is the first', () => {
    expect(
      publicVersions(document, context).map(({ isCurrent, isFirst, path }) => ({ isCurrent, isFirst, path }))
    ).toEqual([
      { isCurrent: true, isFirst: false, path: '/s/1?v=2' },
      { isCurrent: false, isFirst: true, path: '/s/1?v=1' }
    ])
  })

  test('of a character don’t tell of the title, which is its name', () => {
    const scripts = [
      aScript({ title: 'Owl', characters: ['imp'] }),
      aScript({ title: 'Bell', characters: ['imp'] })
    ] as const
    expect(publicVersions(publicDocument('character', ...scripts), context)[0]?.changes).toEqual([])
    expect(publicVersions(publicDocument('script', ...scripts), context)[0]?.changes).not.toEqual([])
  })
})
