import { expect, onTestFinished, test } from 'vitest'
import { emptyScript, type Script } from '#core/script/script.ts'
import { listDocuments } from '../../../functions/db/documents.ts'
import { scriptKind } from '../../../functions/documents/document-kinds.ts'
import { saveContent } from '../../../functions/documents/save-content.ts'
import { openMemoryDatabase } from '../helpers/memory-database.ts'
import { signedInAs } from '../helpers/signed-in-as.ts'

/** Saves a script with these characters, and lists it. */
async function listed(characters: Script['characters']) {
  const { DB, sqlite } = openMemoryDatabase()
  onTestFinished(() => sqlite.close())
  const request = { id: 'script-0123456789', saveId: crypto.randomUUID(), version: 0 }
  const content = { ...emptyScript, title: 'Bells', characters }
  await saveContent({ env: { DB }, var: signedInAs('ann') }, scriptKind, { ...request, content })
  const { items } = await listDocuments(
    DB,
    { ownerId: 'ann', kind: 'script' },
    { page: 1, search: '', sort: 'changed', bin: false, now: 0, summarySql: scriptKind.summarySql }
  )
  return items[0]?.summary
}

test('a list counts changed, custom and official characters by team, and no unknown ones', async () => {
  const night = { firstNight: 0, otherNight: 0, setup: false }
  const custom = {
    kind: 'custom',
    id: 'chef',
    name: 'Baker',
    team: 'outsider',
    ability: '',
    ...night
  } as const
  const summary = await listed([
    { kind: 'official', id: 'imp' },
    { kind: 'official', id: 'chef' },
    { kind: 'official', id: 'empath' },
    { kind: 'official', id: 'empath', changes: { team: 'demon' } },
    custom,
    { kind: 'unknown', id: "it's" }
  ])
  expect(scriptKind.readSummary(summary).tally).toEqual([
    { team: 'townsfolk', count: 2 },
    { team: 'outsider', count: 1 },
    { team: 'demon', count: 2 }
  ])
})

test('a list doesn’t grow with the characters of a script', async () => {
  const many = (name: (at: number) => string) =>
    Array.from({ length: 20_000 }, (_, at) => ({ kind: 'unknown' as const, id: name(at) }))
  for (const characters of [many(() => 'a'), many(at => `${at}`), many(() => 'imp')])
    expect(JSON.stringify(await listed(characters)).length).toBeLessThan(1000)
})
