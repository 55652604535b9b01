import 'fake-indexeddb/auto'
import { beforeEach, expect, test } from 'vitest'
import type { SavedDocument } from '#core/saving/document.ts'
import { emptyScript, type Script } from '#core/script/script.ts'
import { waitFor } from '../../wait.ts'
import { anAccount } from './fake-account.ts'
import { aBrowser, aTab, type Tab } from './tab.ts'

const aScript = (title: string, author = ''): Script => ({ ...emptyScript, title, author })

let account: ReturnType<typeof anAccount>
let tab: Tab
let copyId: string

beforeEach(async () => {
  account = anAccount()
  aBrowser()
  tab = await aTab()
  copyId = tab.randomId()
  tab.openWorkingCopy({ id: copyId, script: aScript('Fog') })
  await tab.saveAsNew(copyId, 'private', account.server)
})

const savedId = () => tab.linkOf(copyId)?.id ?? ''
const state = () => tab.$saving.get()
const save = () => tab.saveCopy(copyId, account.server)

async function read(
  id: string
): Promise<{ ok: true; value: SavedDocument<Script> } | { ok: false; code: 'missing' }> {
  const value = account.has(id)
  return value ? { ok: true, value } : { ok: false, code: 'missing' }
}

/** Changes the saved script as the list of saved scripts does. */
const change = (script: Script, by: 'name' | 'content') =>
  tab.followSaved(account.elsewhere(savedId(), script), by, read)

test('the open script takes over a new name, stays saved, and its next save does not conflict', async () => {
  await change(aScript('Frost'), 'name')
  expect(tab.$script.get().title).toBe('Frost')
  expect(state()).toBe('saved')
  tab.setAuthor('Mara')
  expect(await save()).toBe('saved')
  expect(account.has(savedId())).toMatchObject({ version: 3, content: { title: 'Frost', author: 'Mara' } })
})

test('a script with unsaved changes takes over the new name and keeps the changes', async () => {
  tab.setAuthor('Mara')
  await change(aScript('Frost'), 'name')
  expect(tab.$script.get()).toMatchObject({ title: 'Frost', author: 'Mara' })
  expect(state()).toBe('unsaved')
  expect(await save()).toBe('saved')
})

test('a script with unsaved changes conflicts with a restored earlier version', async () => {
  tab.setAuthor('Mara')
  await change(aScript('Before', 'Idris'), 'content')
  expect(tab.$script.get()).toMatchObject({ title: 'Fog', author: 'Mara' })
  expect(await save()).toBe('conflict')
})

test('a script that is not open is updated, and its former state becomes a local version', async () => {
  await tab.startScript(aScript('Other'))
  await change(aScript('Before', 'Idris'), 'content')
  expect(tab.$script.get().title).toBe('Other')
  expect((await tab.readVersions(copyId)).map(({ script }) => script.title)).toContain('Fog')
  await tab.openLocalScript(copyId)
  expect(tab.$script.get()).toMatchObject({ title: 'Before', author: 'Idris' })
  expect(state()).toBe('saved')
})

test('a script with a pending save is not updated', async () => {
  tab.setAuthor('Mara')
  account.meet('unreachable')
  expect(await save()).toBe('offline')
  await change(aScript('Frost'), 'name')
  expect(tab.$script.get()).toMatchObject({ title: 'Fog', author: 'Mara' })
  expect(state()).toBe('offline')
})

test('a script whose save got no answer is not updated, since the server may have stored it', async () => {
  tab.setAuthor('Mara')
  account.meet('server_failed')
  expect(await save()).toBe('refused')
  expect(tab.linkOf(copyId)).toMatchObject({ wantsSave: false, begun: { saveId: expect.any(String) } })
  account.meet(undefined)
  await change(aScript('Frost'), 'name')
  expect(tab.$script.get()).toMatchObject({ title: 'Fog', author: 'Mara' })
})

test('the visibility is stored in the link', async () => {
  const shown = await account.server.setVisibility(savedId(), 'public')
  if (shown.ok) await tab.followSaved(shown.value, 'visibility', read)
  expect(tab.linkOf(copyId)).toMatchObject({ visibility: 'public', version: 1 })
})

test('a script that is deleted or brought back in the list is known to be', async () => {
  const stop = tab.watchAccount(account.server)
  const removed = await account.server.remove(savedId())
  if (removed.ok) await tab.followSaved(removed.value, 'bin', read)
  await waitFor(() => expect(state()).toBe('deleted'))
  const restored = await account.server.bringBack(savedId())
  if (restored.ok) await tab.followSaved(restored.value, 'bin', read)
  expect(state()).toBe('saved')
  stop()
})
