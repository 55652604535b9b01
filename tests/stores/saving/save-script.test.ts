import 'fake-indexeddb/auto'
import { beforeEach, describe, expect, test } from 'vitest'
import { emptyScript, type Script } from '#core/script/script.ts'
import { waitFor } from '../../wait.ts'
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
  tab.openWorkingCopy({ id: tab.randomId(), script: aScript('Fog') })
})

const openId = () => tab.$openScriptId.get()
const state = () => tab.$saving.get()
const link = () => tab.linkOf(openId())
const savedId = () => link()?.id ?? ''
const onServer = () => account.has(savedId())

/** The same tab after a reload. */
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

const saveAsNew = () => tab.saveAsNew(openId(), 'private', account.server)
const check = () => tab.checkAccount(openId(), account.server)
const save = () => tab.saveCopy(openId(), account.server)

describe('saving as new', () => {
  test('creates a saved script and links the local one to it', async () => {
    expect(state()).toBe('local')
    expect(await saveAsNew()).toBe('saved')
    expect(state()).toBe('saved')
    expect(account.all()).toMatchObject([{ name: 'Fog', version: 1, visibility: 'private' }])
  })

  test('sets the chosen visibility', async () => {
    await tab.saveAsNew(openId(), 'public', account.server)
    expect(onServer()).toMatchObject({ visibility: 'public', version: 1 })
    expect(link()).toMatchObject({ visibility: 'public', publicId: onServer()?.publicId })
  })

  test('says so when it could not be shown to others', async () => {
    account.meet('server_failed', ['PATCH'])
    await tab.saveAsNew(openId(), 'public', account.server)
    expect(onServer()).toMatchObject({ visibility: 'private', version: 1 })
    expect(tab.$notice.get()).toMatchObject({ kind: 'savedPrivate' })
  })

  test('sets the chosen visibility as soon as the server is reachable', async () => {
    account.meet('unreachable', ['PATCH'])
    await tab.saveAsNew(openId(), 'public', account.server)
    expect(await tab.sendWaiting(account.server)).toBe(false)
    await reload()
    account.meet(undefined)
    expect(await tab.sendWaiting(account.server)).toBe(true)
    expect(onServer()).toMatchObject({ visibility: 'public', version: 1 })
    expect(link()).toMatchObject({ visibility: 'public' })
    expect(await tab.sendWaiting(account.server)).toBe(true)
    expect(account.requests.filter(each => each.startsWith('PATCH'))).toHaveLength(3)
  })

  test('sets the chosen visibility when the first answer was lost and the script changes', async () => {
    account.meet('answer_lost')
    await tab.saveAsNew(openId(), 'public', account.server)
    tab.setTitle('Frost')
    account.meet(undefined)
    expect(await save()).toBe('saved')
    expect(onServer()).toMatchObject({ name: 'Frost', visibility: 'public' })
  })

  test('doesn’t repeat a visibility that was refused', async () => {
    account.meet('server_failed', ['PATCH'])
    await tab.saveAsNew(openId(), 'public', account.server)
    account.meet(undefined)
    await tab.sendWaiting(account.server)
    expect(onServer()).toMatchObject({ visibility: 'private' })
  })

  test('stays pending offline and creates one script however often it is retried', async () => {
    account.meet('answer_lost')
    expect(await saveAsNew()).toBe('offline')
    expect(state()).toBe('offline')
    await tab.sendWaiting(account.server)
    account.meet(undefined)
    await tab.sendWaiting(account.server)
    expect(state()).toBe('saved')
    expect(account.all()).toMatchObject([{ version: 1 }])
  })

  test('reports a full account and is not retried', async () => {
    account.meet('full')
    expect(await saveAsNew()).toBe('refused')
    expect(tab.$saveRefusal.get()).toBe('full')
    account.meet(undefined)
    await tab.sendWaiting(account.server)
    expect(account.all()).toEqual([])
  })
})

test.each(['session_expired', 'signed_out'] as const)(
  'a save refused with %s stays pending until sign-in',
  async code => {
    await saveAsNew()
    tab.setTitle('Frost')
    account.meet(code)
    expect(await save()).toBe('refused')
    expect(tab.$saveRefusal.get()).toBe(code)
    account.meet(undefined)
    await tab.sendWaiting(account.server)
    expect(state()).toBe('saved')
    expect(onServer()?.name).toBe('Frost')
  }
)

test('a server failure is reported, and the next attempt has the same save id', async () => {
  await saveAsNew()
  tab.setTitle('Frost')
  account.meet('server_failed')
  expect(await save()).toBe('refused')
  const begun = link()?.begun
  expect(begun).toBeDefined()
  await save()
  expect(link()?.begun).toEqual(begun)
})

describe('saving a linked script', () => {
  beforeEach(saveAsNew)

  test('the state follows edits, undo and redo', async () => {
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

  test('sends nothing if nothing has changed, but asks for the version in the account', async () => {
    const before = account.asked()
    expect(await save()).toBe('saved')
    expect(account.asked()).toBe(before)
    expect(account.requests.at(-1)).toBe(`GET /api/scripts/${savedId()}/info`)
    account.elsewhere(savedId(), aScript('Theirs'))
    expect(await save()).toBe('conflict')
    expect(state()).toBe('newer')
  })

  test('has the state saving; changes made meanwhile are unsaved', async () => {
    tab.setTitle('Frost')
    const release = account.hold()
    const saved = save()
    await waitFor(() => expect(state()).toBe('saving'))
    tab.setTitle('Frosty')
    release()
    await saved
    expect(state()).toBe('unsaved')
    expect(onServer()?.name).toBe('Frost')
  })

  test('keeps the links of several local scripts apart', async () => {
    const first = openId()
    tab.setTitle('Frost')
    await tab.startScript(aScript('Other'))
    expect(state()).toBe('local')
    await saveAsNew()
    expect(state()).toBe('saved')
    expect(await tab.openLocalScript(first)).toBe(true)
    expect(state()).toBe('unsaved')
    expect(account.all().map(({ name }) => name)).toEqual(['Fog', 'Other'])
  })

  test('leaves a duplicate unlinked', async () => {
    const twin = await tab.duplicateLocalScript(tab.$workingCopy.get())
    expect(tab.linkOf(twin?.id ?? '')).toBeUndefined()
  })

  test('can overwrite another saved script, whose former content stays a version', async () => {
    const other = account.elsewhere('another-of-mara-1', aScript('Old'))
    tab.setTitle('Frost')
    expect(await tab.saveOver(openId(), other, account.server)).toBe('saved')
    expect(account.has(other.id)).toMatchObject({ name: 'Frost', version: 2, former: [aScript('Old')] })
    expect(savedId()).toBe(other.id)
  })

  test('undoing an overwrite restores the content and the link', async () => {
    const former = link()
    const other = account.elsewhere('another-of-mara-1', aScript('Old'))
    await tab.saveOver(openId(), other, account.server)
    expect(await tab.takeBackOver(openId(), other, former, account.server)).toBeUndefined()
    expect(account.has(other.id)).toMatchObject({ name: 'Old', version: 3 })
    expect(link()).toEqual(former)
    expect(await check()).toBe('saved')
  })

  test('a refused overwrite restores the link', async () => {
    const former = link()
    tab.setTitle('Frost')
    const other = account.elsewhere('another-of-mara-1', aScript('Old'))
    account.meet('too_large')
    expect(await tab.saveOver(openId(), other, account.server)).toBe('refused')
    expect(link()).toEqual(former)
  })
})

describe('a save whose response is lost', () => {
  beforeEach(saveAsNew)

  test('is repeated with the same save id after a reload', async () => {
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

  test('does not conflict with the next save', async () => {
    tab.setTitle('Frost')
    account.meet('answer_lost')
    await save()
    await reload()
    tab.setTitle('Ice')
    account.meet(undefined)
    expect(await save()).toBe('saved')
    expect(onServer()).toMatchObject({ name: 'Ice', version: 3, former: [aScript('Fog'), aScript('Frost')] })
  })

  test('is recorded before it is sent, so that it survives a reload', async () => {
    tab.setTitle('Frost')
    account.hold()
    void save()
    await waitFor(() => expect(state()).toBe('saving'))
    const begun = link()?.begun
    await reload()
    expect(link()?.begun).toEqual(begun)
    expect(begun?.saveId).toMatch(/^[0-9a-f]{24}$/)
  })
})

describe('another tab of this browser', () => {
  beforeEach(saveAsNew)

  test('gets the save state of this tab', async () => {
    tab.setTitle('Frost')
    const other = await anotherTab()
    expect(other.$saving.get()).toBe('unsaved')
    await save()
    browser.tellStorage()
    expect(other.$saving.get()).toBe('checking')
    await other.checkAccount(openId(), account.server)
    expect(other.$saving.get()).toBe('saved')
  })

  test('does not send a pending save a second time', async () => {
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

test('a pending save that another tab has sent does not also save later changes', async () => {
  await saveAsNew()
  tab.setTitle('Frost')
  account.meet('unreachable')
  await save()
  account.meet(undefined)
  const other = await anotherTab()
  const release = account.hold()
  const sent = Promise.all([tab.sendWaiting(account.server), other.sendWaiting(account.server)])
  await waitFor(() => expect(state()).toBe('saving'))
  other.setTitle('Ice')
  release()
  await sent
  expect(onServer()?.name).toBe('Frost')
  expect(other.linkOf(openId())?.wantsSave).toBe(false)
})

describe('a conflict with a newer saved version', () => {
  beforeEach(async () => {
    await saveAsNew()
    account.elsewhere(savedId(), aScript('Theirs'))
    tab.setTitle('Mine')
    expect(await save()).toBe('conflict')
  })

  test('overwrites nothing and provides the newer version', () => {
    expect(state()).toBe('conflict')
    expect(onServer()?.name).toBe('Theirs')
    expect(tab.conflictOf(openId())?.content.title).toBe('Theirs')
  })

  test('is resolved by keeping mine; theirs stays a version', async () => {
    expect(await tab.keepMine(openId(), account.server)).toBe('saved')
    expect(onServer()).toMatchObject({
      name: 'Mine',
      version: 3,
      former: [aScript('Fog'), aScript('Theirs')]
    })
  })

  test('is resolved by taking theirs; mine becomes a local version, and undo restores it', async () => {
    expect(await tab.takeTheirs(openId())).toBe(true)
    expect(tab.$script.get().title).toBe('Theirs')
    expect(await check()).toBe('saved')
    const versions = await tab.readVersions(openId())
    expect(versions.map(({ script }) => script.title)).toContain('Mine')
    tab.undo()
    expect(tab.$script.get().title).toBe('Mine')
    expect(state()).toBe('unsaved')
    expect(await save()).toBe('saved')
  })

  test('is avoided by saving mine as new', async () => {
    const former = savedId()
    expect(await saveAsNew()).toBe('saved')
    expect(account.has(former)?.name).toBe('Theirs')
    expect(onServer()).toMatchObject({ name: 'Mine', version: 1 })
  })

  test('is detected again after a reload', async () => {
    await reload()
    expect(state()).toBe('unsaved')
    expect(await save()).toBe('conflict')
  })
})
