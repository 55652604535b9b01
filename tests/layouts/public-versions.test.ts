import { describe, expect, test } from 'vitest'
import type { Script } from '#core/script/script.ts'
import type { PublicDocument } from '#features/public/load-public-page.ts'
import { publicVersions } from '#layouts/public-versions.ts'
import { aScript, texts } from '../core/script-builders.ts'

const context = { texts: texts(), versionPath: (version: number) => `/s/1?v=${version}` }

const publicDocument = (kind: PublicDocument['kind'], ...scripts: Script[]): PublicDocument => {
  const versions = scripts.map((script, index) => ({ version: index + 1, savedAt: index * 1000, script }))
  return {
    kind,
    publicId: '1',
    shown: versions[0] ?? { version: 1, savedAt: 0, script: aScript() },
    versions: versions.toReversed()
  }
}

describe('the versions of a public script', () => {
  const versions = publicVersions(
    publicDocument(
      'script',
      aScript({ characters: ['imp'] }),
      aScript({ title: 'Bell', characters: ['imp', 'spy'] })
    ),
    context
  )

  test('each tell what changed since the one before', () => {
    expect(
      versions.map(({ version, changes }) => [version, JSON.stringify(changes).includes('Spy')])
    ).toEqual([
      [2, true],
      [1, false]
    ])
    expect(versions[1]?.changes).toEqual([])
  })

  test('tell which one is shown and which one is the first', () => {
    expect(versions.map(({ isCurrent, isFirst, path }) => ({ isCurrent, isFirst, path }))).toEqual([
      { isCurrent: false, isFirst: false, path: '/s/1?v=2' },
      { isCurrent: true, isFirst: true, path: '/s/1?v=1' }
    ])
  })

  test('of a character don’t tell of the title, which is its name', () => {
    const documents = [
      aScript({ title: 'Owl', characters: ['imp'] }),
      aScript({ title: 'Bell', characters: ['imp'] })
    ]
    expect(publicVersions(publicDocument('character', ...documents), context)[0]?.changes).toEqual([])
    expect(publicVersions(publicDocument('script', ...documents), context)[0]?.changes).not.toEqual([])
  })
})
