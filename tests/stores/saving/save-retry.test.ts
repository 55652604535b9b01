import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { emptyScript, type Script } from '#core/script/script.ts'
import { waitFor } from '../../wait.ts'
import { anAccount } from './fake-account.ts'
import { aBrowser, aTab, type Tab } from './tab.ts'

const aScript = (title: string): Script => ({ ...emptyScript, title })

let account: ReturnType<typeof anAccount>
let browser: ReturnType<typeof aBrowser>
let tab: Tab
let stopRetry: () => void

beforeEach(async () => {
  account = anAccount()
  browser = aBrowser()
  tab = await aTab()
  tab.openWorkingCopy({ id: tab.randomId(), script: aScript('Fog') })
  await tab.saveAsNew(openId(), 'private', account.server)
  stopRetry = tab.attendSaving(account.server)
})

afterEach(() => {
  stopRetry()
})

const openId = () => tab.$openScriptId.get()
const state = () => tab.$saving.get()
const onServer = () => account.has(tab.linkOf(openId())?.id ?? '')

describe('changes made offline', () => {
  beforeEach(() => browser.goOffline())

  test('are saved when the browser is online again', async () => {
    tab.setTitle('Frost')
    expect(state()).toBe('offline')
    browser.goOnline()
    await waitFor(() => expect(state()).toBe('saved'))
    expect(onServer()).toMatchObject({ name: 'Frost', version: 2 })
  })

  test('are saved when the server works again, if it fails when the browser is online', async () => {
    tab.setTitle('Frost')
    account.meet('server_failed')
    browser.goOnline()
    await waitFor(() => expect(state()).toBe('refused'))
    account.meet(undefined)
    await waitFor(() => expect(state()).toBe('saved'))
    expect(onServer()).toMatchObject({ name: 'Frost', version: 2 })
  })

  test('are not saved if they are undone', async () => {
    tab.setTitle('Frost')
    tab.undo()
    expect(state()).toBe('saved')
    browser.goOnline()
    await waitFor(() => expect(tab.linkOf(openId())?.wantsSave).toBe(false))
    expect(onServer()?.version).toBe(1)
  })

  test('of an unlinked script stay local', async () => {
    await tab.startScript(aScript('Other'))
    tab.setTitle('Another')
    expect(state()).toBe('local')
    browser.goOnline()
    expect(account.all()).toHaveLength(1)
  })

  test('conflict with a version saved elsewhere meanwhile', async () => {
    const id = tab.linkOf(openId())?.id ?? ''
    tab.setTitle('Mine')
    account.elsewhere(id, aScript('Theirs'))
    browser.goOnline()
    await waitFor(() => expect(state()).toBe('conflict'))
    expect(onServer()?.name).toBe('Theirs')
  })
})

test('a save is retried while the server is unreachable', async () => {
  stopRetry()
  tab.setTitle('Frost')
  account.meet('unreachable')
  await tab.saveCopy(openId(), account.server)
  const before = account.asked()
  stopRetry = tab.attendSaving(account.server)
  await waitFor(() => expect(account.asked()).toBe(before + 1))
  account.meet(undefined)
  await waitFor(() => expect(state()).toBe('saved'))
})

test('a save that can’t reach the server is retried by itself, without a sign of the browser’s', async () => {
  tab.setTitle('Frost')
  account.meet('unreachable')
  expect(await tab.saveCopy(openId(), account.server)).toBe('offline')
  account.meet(undefined)
  await waitFor(() => expect(state()).toBe('saved'))
  expect(onServer()).toMatchObject({ name: 'Frost', version: 2 })
})

test('a save that the server refuses for good is not repeated', async () => {
  tab.setTitle('Frost')
  account.meet('full')
  expect(await tab.saveCopy(openId(), account.server)).toBe('refused')
  expect(tab.linkOf(openId())?.wantsSave).toBe(false)
})

describe('opening a saved script', () => {
  const elsewhere = (title: string) => account.elsewhere(tab.linkOf(openId())?.id ?? '', aScript(title))

  test('without a linked local script creates one', async () => {
    const saved = account.elsewhere('another-of-mara-1', aScript('Other'))
    expect(await tab.openSaved(saved)).toBe('opened')
    expect(tab.$script.get().title).toBe('Other')
    expect(state()).toBe('saved')
  })

  test('with a linked local script opens that one, with its unsaved changes', async () => {
    const saved = onServer()
    const first = openId()
    tab.setTitle('Frost')
    await tab.startScript(aScript('Other'))
    expect(saved && (await tab.openSaved(saved))).toBe('opened')
    expect(openId()).toBe(first)
    expect(state()).toBe('unsaved')
  })

  test('updates a linked local script without unsaved changes', async () => {
    const first = openId()
    expect(await tab.openSaved(elsewhere('Newer'))).toBe('opened')
    expect(openId()).toBe(first)
    expect(tab.$script.get().title).toBe('Newer')
    expect(state()).toBe('saved')
  })

  test('reports a conflict if both have changed, and loses neither', async () => {
    tab.setTitle('Mine')
    expect(await tab.openSaved(elsewhere('Theirs'))).toBe('conflict')
    expect(tab.$script.get().title).toBe('Mine')
    expect(tab.conflictOf(openId())?.content.title).toBe('Theirs')
    expect(tab.$isChoiceAsked.get()).toBe(true)
  })

  test('creates a new local script if the linked one is in the bin', async () => {
    const first = openId()
    const saved = onServer()
    await tab.deleteLocalScript(first)
    expect(saved && (await tab.openSaved(saved))).toBe('opened')
    expect(openId()).not.toBe(first)
    expect(state()).toBe('saved')
  })
})
