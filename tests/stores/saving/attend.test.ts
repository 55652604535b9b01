import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyScript, type Script } from '#core/script.ts'
import { anAccount } from './fake-account.ts'
import { aBrowser, aTab, type Tab } from './tab.ts'

const aScript = (title: string): Script => ({ ...emptyScript, title })

let account: ReturnType<typeof anAccount>
let browser: ReturnType<typeof aBrowser>
let tab: Tab
let end: () => void

beforeEach(async () => {
  account = anAccount()
  browser = aBrowser()
  tab = await aTab()
  tab.openWorkingCopy({ id: tab.newCopyId(), script: aScript('Fog') })
  await tab.saveAsNew(open(), 'private', account.server)
  end = tab.attendSaving(account.server)
})

afterEach(() => {
  end()
})

const open = () => tab.$openCopyId.get()
const state = () => tab.$saving.get()
const onServer = () => account.has(tab.linkOf(open())?.id ?? '')

describe('work without a network', () => {
  beforeEach(() => browser.goOffline())

  test('waits, and is saved when the network is back', async () => {
    tab.setTitle('Frost')
    expect(state()).toBe('offline')
    browser.goOnline()
    await vi.waitFor(() => expect(state()).toBe('saved'))
    expect(onServer()).toMatchObject({ name: 'Frost', version: 2 })
  })

  test('that is undone leaves nothing to save', async () => {
    tab.setTitle('Frost')
    tab.undo()
    expect(state()).toBe('saved')
    browser.goOnline()
    await vi.waitFor(() => expect(tab.linkOf(open())?.wantsSave).toBe(false))
    expect(onServer()?.version).toBe(1)
  })

  test('on a script that is in this browser alone stays there', async () => {
    await tab.startCopy(aScript('Other'))
    tab.setTitle('Another')
    expect(state()).toBe('local')
    browser.goOnline()
    expect(account.all()).toHaveLength(1)
  })

  test('meets what somebody saved meanwhile as a conflict', async () => {
    const id = tab.linkOf(open())?.id ?? ''
    tab.setTitle('Mine')
    account.elsewhere(id, aScript('Theirs'))
    browser.goOnline()
    await vi.waitFor(() => expect(state()).toBe('conflict'))
    expect(onServer()?.name).toBe('Theirs')
  })
})

test('what a server in trouble did not take goes out again by itself', async () => {
  end()
  tab.setTitle('Frost')
  account.meet('unreachable')
  await tab.saveCopy(open(), account.server)
  const before = account.asked()
  end = tab.attendSaving(account.server)
  await vi.waitFor(() => expect(account.asked()).toBe(before + 1))
  account.meet(undefined)
  await vi.waitFor(() => expect(state()).toBe('saved'), { timeout: 5000 })
})

describe('opening a saved script', () => {
  const elsewhere = (title: string) => account.elsewhere(tab.linkOf(open())?.id ?? '', aScript(title))

  test('that this device does not have makes a copy that is linked to it', async () => {
    const saved = account.elsewhere('another-of-mara-1', aScript('Other'))
    expect(await tab.openSaved(saved)).toBe('opened')
    expect(tab.$script.get().title).toBe('Other')
    expect(state()).toBe('saved')
  })

  test('that a copy is linked to opens that copy, with what was changed there', async () => {
    const saved = onServer()
    const first = open()
    tab.setTitle('Frost')
    await tab.startCopy(aScript('Other'))
    expect(saved && (await tab.openSaved(saved))).toBe('opened')
    expect(open()).toBe(first)
    expect(state()).toBe('unsaved')
  })

  test('that is newer brings a copy without changes up to date', async () => {
    const first = open()
    expect(await tab.openSaved(elsewhere('Newer'))).toBe('opened')
    expect(open()).toBe(first)
    expect(tab.$script.get().title).toBe('Newer')
    expect(state()).toBe('saved')
  })

  test('that changed on both sides asks, and loses neither', async () => {
    tab.setTitle('Mine')
    expect(await tab.openSaved(elsewhere('Theirs'))).toBe('conflict')
    expect(tab.$script.get().title).toBe('Mine')
    expect(tab.conflictOf(open())?.content.title).toBe('Theirs')
    expect(tab.$isChoiceAsked.get()).toBe(true)
  })

  test('makes a new copy where the linked one lies in the bin', async () => {
    const first = open()
    const saved = onServer()
    await tab.deleteCopy(first)
    expect(saved && (await tab.openSaved(saved))).toBe('opened')
    expect(open()).not.toBe(first)
    expect(state()).toBe('saved')
  })
})
