import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { emptyScript } from '#core/script/script.ts'
import { waitFor } from '../../wait.ts'
import { anAccount } from './fake-account.ts'
import { aBrowser, aTab, type Tab } from './tab.ts'

let tab: Tab
let stopRetry = () => {}
let browser: ReturnType<typeof aBrowser>
let mara: ReturnType<typeof anAccount>
let idris: ReturnType<typeof anAccount>
const titlesOf = (account: typeof mara) => account.all().map(({ name }) => name)

beforeEach(async () => {
  browser = aBrowser()
  mara = anAccount()
  idris = anAccount()
  tab = await aTab()
  tab.openWorkingCopy({ id: tab.randomId(), script: { ...emptyScript, title: 'Fog' } })
})
afterEach(() => stopRetry())

const openId = () => tab.$openScriptId.get()

/** Signs in, and sends what waits for the account. */
function signIn(name: 'mara' | 'idris') {
  stopRetry()
  tab.selectLinksOf(name)
  const account = { mara, idris }[name]
  account.signIn()
  stopRetry = tab.attendSaving(account.server)
}

test('a save that waits is sent only for the account that made it', async () => {
  signIn('mara')
  await tab.saveAsNew(openId(), 'private', mara.server)
  browser.goOffline()
  tab.setTitle('Frost')
  expect(tab.$saving.get()).toBe('offline')

  signIn('idris')
  browser.goOnline()
  expect(tab.$saving.get()).toBe('local')
  expect(await tab.saveAsNew(openId(), 'private', idris.server)).toBe('saved')
  expect([titlesOf(mara), titlesOf(idris)]).toEqual([['Fog'], ['Frost']])

  const other = await aTab()
  other.openWorkingCopy(tab.$workingCopy.get())
  // It is linked, and has not asked the account yet.
  expect(other.$saving.get()).toBe('checking')
  signIn('mara')
  await waitFor(() => expect(titlesOf(mara)).toEqual(['Frost']))
  expect(titlesOf(idris)).toEqual(['Frost'])
  expect(tab.$saving.get()).toBe('saved')
})

test('links that name no account belong to the first one that signs in', async () => {
  await tab.saveAsNew(openId(), 'private', mara.server)
  signIn('mara')
  expect(tab.$saving.get()).toBe('saved')
  signIn('idris')
  expect(tab.linkOf(openId())).toBeUndefined()
})
