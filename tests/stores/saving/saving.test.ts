import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyScript, type Script } from '#core/script.ts'
import { anAccount } from './fake-account.ts'
import { aBrowser, aTab, type Tab } from './tab.ts'

const aScript = (title: string): Script => ({ ...emptyScript, title })

let account: ReturnType<typeof anAccount>
let browser: ReturnType<typeof aBrowser>
let tab: Tab

beforeEach(async () => {
  account = anAccount()
  browser = aBrowser()
  tab = await aTab()
  tab.openWorkingCopy({ id: tab.newCopyId(), script: aScript('Fog') })
})

const open = () => tab.$openCopyId.get()
const state = () => tab.$saving.get()
const link = () => tab.linkOf(open())
const savedId = () => link()?.id ?? ''
const onServer = () => account.has(savedId())

/** The same tab after its page was loaded anew. */
async function reload() {
  const copy = tab.$workingCopy.get()
  tab = await aTab()
  tab.openWorkingCopy(copy)
}

/** Another tab that has the same script open. */
async function anotherTab() {
  const other = await aTab()
  other.openWorkingCopy(tab.$workingCopy.get())
  return other
}

const saveAsNew = () => tab.saveAsNew(open(), 'private', account.server)
const save = () => tab.saveCopy(open(), account.server)

describe('saving as new', () => {
  test('makes one script of the account and ties the copy to it', async () => {
    expect(state()).toBe('local')
    expect(await saveAsNew()).toBe('saved')
    expect(state()).toBe('saved')
    expect(account.all()).toMatchObject([{ name: 'Fog', version: 1, visibility: 'private' }])
  })

  test('shows it to those who were chosen', async () => {
    await tab.saveAsNew(open(), 'public', account.server)
    expect(onServer()).toMatchObject({ visibility: 'public', version: 1 })
    expect(link()).toMatchObject({ visibility: 'public', publicId: onServer()?.publicId })
  })

  test('waits without a network, and is one script however often it is tried', async () => {
    account.meet('answer_lost')
    expect(await saveAsNew()).toBe('offline')
    expect(state()).toBe('offline')
    await tab.sendWaiting(account.server)
    account.meet(undefined)
    await tab.sendWaiting(account.server)
    expect(state()).toBe('saved')
    expect(account.all()).toMatchObject([{ version: 1 }])
  })

  test('says why when there is no room, and tries no more by itself', async () => {
    account.meet('full')
    expect(await saveAsNew()).toBe('refused')
    expect(tab.$saveRefusal.get()).toBe('full')
    account.meet(undefined)
    await tab.sendWaiting(account.server)
    expect(account.all()).toEqual([])
  })
})

test('a session that is over keeps what was to be saved, for when somebody has signed in again', async () => {
  await saveAsNew()
  tab.setTitle('Frost')
  account.meet('session_expired')
  expect(await save()).toBe('refused')
  expect(tab.$saveRefusal.get()).toBe('session_expired')
  account.meet(undefined)
  await tab.sendWaiting(account.server)
  expect(state()).toBe('saved')
  expect(onServer()?.name).toBe('Frost')
})

test('trouble of the server itself is said, and the next press is the same save', async () => {
  await saveAsNew()
  tab.setTitle('Frost')
  account.meet('server_failed')
  expect(await save()).toBe('refused')
  const begun = link()?.begun
  expect(begun).toBeDefined()
  await save()
  expect(link()?.begun).toEqual(begun)
})

describe('saving over', () => {
  beforeEach(saveAsNew)

  test('follows changes: unsaved, saved, and saved again by undo and redo', async () => {
    tab.setTitle('Frost')
    expect(state()).toBe('unsaved')
    tab.undo()
    expect(state()).toBe('saved')
    tab.redo()
    expect(state()).toBe('unsaved')
    expect(await save()).toBe('saved')
    expect(onServer()).toMatchObject({ name: 'Frost', version: 2 })
    tab.undo()
    expect(state()).toBe('unsaved')
  })

  test('asks nobody when nothing has changed', async () => {
    const before = account.asked()
    await save()
    expect(account.asked()).toBe(before)
  })

  test('says that it saves, and what is typed meanwhile is unsaved', async () => {
    tab.setTitle('Frost')
    const release = account.hold()
    const saved = save()
    await vi.waitFor(() => expect(state()).toBe('saving'))
    tab.setTitle('Frosty')
    release()
    await saved
    expect(state()).toBe('unsaved')
    expect(onServer()?.name).toBe('Frost')
  })

  test('keeps each copy apart', async () => {
    const first = open()
    tab.setTitle('Frost')
    await tab.startCopy(aScript('Other'))
    expect(state()).toBe('local')
    await saveAsNew()
    expect(state()).toBe('saved')
    expect(await tab.openCopy(first)).toBe(true)
    expect(state()).toBe('unsaved')
    expect(account.all().map(({ name }) => name)).toEqual(['Fog', 'Other'])
  })

  test('leaves a duplicate unlinked', async () => {
    const twin = await tab.duplicateCopy(tab.$workingCopy.get())
    expect(tab.linkOf(twin?.id ?? '')).toBeUndefined()
  })

  test('takes the place of another saved script, whose former state stays a version', async () => {
    const other = account.elsewhere('another-of-mara-1', aScript('Old'))
    tab.setTitle('Frost')
    expect(await tab.saveOver(open(), other, account.server)).toBe('saved')
    expect(account.has(other.id)).toMatchObject({ name: 'Frost', version: 2, former: [aScript('Old')] })
    expect(savedId()).toBe(other.id)
  })

  test('another one can be taken back: it is what it was, and so is the link', async () => {
    const former = link()
    const other = account.elsewhere('another-of-mara-1', aScript('Old'))
    await tab.saveOver(open(), other, account.server)
    expect(await tab.takeBackOver(open(), other, former, account.server)).toBeUndefined()
    expect(account.has(other.id)).toMatchObject({ name: 'Old', version: 3 })
    expect(link()).toEqual(former)
    expect(state()).toBe('saved')
  })

  test('another one that is refused leaves the link as it was', async () => {
    const former = link()
    tab.setTitle('Frost')
    const other = account.elsewhere('another-of-mara-1', aScript('Old'))
    account.meet('too_large')
    expect(await tab.saveOver(open(), other, account.server)).toBe('refused')
    expect(link()).toEqual(former)
  })
})

describe('a save whose answer is lost', () => {
  beforeEach(saveAsNew)

  test('is the same save after a reload', async () => {
    tab.setTitle('Frost')
    account.meet('answer_lost')
    await save()
    await reload()
    expect(state()).toBe('offline')
    account.meet(undefined)
    await tab.sendWaiting(account.server)
    expect(state()).toBe('saved')
    expect(onServer()).toMatchObject({ version: 2, former: [aScript('Fog')] })
  })

  test('is no conflict with the one after it', async () => {
    tab.setTitle('Frost')
    account.meet('answer_lost')
    await save()
    await reload()
    tab.setTitle('Ice')
    account.meet(undefined)
    expect(await save()).toBe('saved')
    expect(onServer()).toMatchObject({ name: 'Ice', version: 3, former: [aScript('Fog'), aScript('Frost')] })
  })

  test('is kept before it goes out, so that a tab that dies meanwhile has it', async () => {
    tab.setTitle('Frost')
    account.hold()
    void save()
    await vi.waitFor(() => expect(state()).toBe('saving'))
    const begun = link()?.begun
    await reload()
    expect(link()?.begun).toEqual(begun)
    expect(begun?.saveId).toMatch(/^[0-9a-f]{24}$/)
  })
})

describe('another tab of this browser', () => {
  beforeEach(saveAsNew)

  test('hears what was saved here', async () => {
    tab.setTitle('Frost')
    const other = await anotherTab()
    expect(other.$saving.get()).toBe('unsaved')
    await save()
    browser.tellStorage()
    expect(other.$saving.get()).toBe('saved')
  })

  test('does not save what waits a second time', async () => {
    tab.setTitle('Frost')
    account.meet('unreachable')
    await save()
    const other = await anotherTab()
    account.meet(undefined)
    const before = account.asked()
    await Promise.all([tab.sendWaiting(account.server), other.sendWaiting(account.server)])
    expect(account.asked()).toBe(before + 1)
    expect(onServer()?.version).toBe(2)
  })
})

test('what another tab has sent already is not followed by what was typed since, for which nobody asked', async () => {
  await saveAsNew()
  tab.setTitle('Frost')
  account.meet('unreachable')
  await save()
  account.meet(undefined)
  const other = await anotherTab()
  const release = account.hold()
  const sent = Promise.all([tab.sendWaiting(account.server), other.sendWaiting(account.server)])
  await vi.waitFor(() => expect(state()).toBe('saving'))
  other.setTitle('Ice')
  release()
  await sent
  expect(onServer()?.name).toBe('Frost')
  expect(other.linkOf(open())?.wantsSave).toBe(false)
})

describe('what somebody saved since', () => {
  beforeEach(async () => {
    await saveAsNew()
    account.elsewhere(savedId(), aScript('Theirs'))
    tab.setTitle('Mine')
    expect(await save()).toBe('conflict')
  })

  test('is not written over, and is there to choose about', () => {
    expect(state()).toBe('conflict')
    expect(onServer()?.name).toBe('Theirs')
    expect(tab.conflictOf(open())?.content.title).toBe('Theirs')
  })

  test('stays a version when mine is kept', async () => {
    expect(await tab.keepMine(open(), account.server)).toBe('saved')
    expect(onServer()).toMatchObject({
      name: 'Mine',
      version: 3,
      former: [aScript('Fog'), aScript('Theirs')]
    })
  })

  test('takes the place of mine, which undo brings back and the device keeps', async () => {
    expect(await tab.takeTheirs(open())).toBe(true)
    expect(tab.$script.get().title).toBe('Theirs')
    expect(state()).toBe('saved')
    const versions = await tab.readVersions(open())
    expect(versions.map(({ script }) => script.title)).toContain('Mine')
    tab.undo()
    expect(tab.$script.get().title).toBe('Mine')
    expect(state()).toBe('unsaved')
    expect(await save()).toBe('saved')
  })

  test('stays as it is when mine is saved as new', async () => {
    const former = savedId()
    expect(await saveAsNew()).toBe('saved')
    expect(account.has(former)?.name).toBe('Theirs')
    expect(onServer()).toMatchObject({ name: 'Mine', version: 1 })
  })

  test('can be asked about again after a reload', async () => {
    await reload()
    expect(state()).toBe('unsaved')
    expect(await save()).toBe('conflict')
  })
})
