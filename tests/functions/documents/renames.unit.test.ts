import { expect, onTestFinished, test } from 'vitest'
import { emptyScript } from '#core/script/script.ts'
import { scriptKind } from '../../../functions/documents/document-kinds.ts'
import { renameContent, saveContent } from '../../../functions/documents/save-content.ts'
import { openMemoryDatabase } from '../helpers/memory-database.ts'
import { signedInAs } from '../helpers/signed-in-as.ts'

const id = 'script-0123456789'

test('of many renames at one moment, each is done or refused as a conflict', async () => {
  const { DB, sqlite } = openMemoryDatabase()
  onTestFinished(() => sqlite.close())
  const context = { env: { DB }, var: signedInAs('ann') }
  await saveContent(context, scriptKind, {
    id,
    saveId: crypto.randomUUID(),
    version: 0,
    content: emptyScript
  })
  const names = Array.from({ length: 10 }, (_, index) => `Fog ${index}`)
  const outcomes = await Promise.all(names.map(name => renameContent(context, scriptKind, id, name)))
  const done = outcomes.filter(({ ok }) => ok)
  const refused = outcomes.filter(({ ok }) => !ok)
  expect(done.length).toBeGreaterThan(0)
  expect(refused).toEqual(refused.map(() => expect.objectContaining({ code: 'conflict' })))
  expect(sqlite.prepare('SELECT version FROM documents').get()).toEqual({ version: 1 + done.length })
})
