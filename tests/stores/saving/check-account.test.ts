import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyScript, type Script } from '#core/script/script.ts'
import { waitFor } from '../../wait.ts'
import { anAccount } from './fake-account.ts'
import { aBrowser, aTab, type Tab } from './tab.ts'

const aScript = (title: string): Script => ({ ...emptyScript, title })

let account: ReturnType<typeof anAccount>
let browser: ReturnType<typeof aBrowser>
let tab: Tab
let stopWatching: () => void = () => undefined

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  account = anAccount()
  browser = aBrowser()
  tab = await aTab()
  tab.openWorkingCopy({ id: tab.randomId(), script: aScript('Fog') })
  await tab.saveAsNew(openId(), 'public', account.server)
})

afterEach(() => {
  stopWatching()
  vi.useRealTimers()
})

const openId = () => tab.$openScriptId.get()
const savedId = () => tab.linkOf(openId())?.id ?? ''
const state = () => tab.$saving.get()
const isState = (expected: string) => waitFor(() => expect(state()).toBe(expected))
const watch = () => {
  stopWatching = tab.watchAccount(account.server)
}
const saveElsewhere = (title: string) => account.elsewhere(savedId(), aScript(title))
const elsewhere = (method: string, query = '', body?: object) =>
  account.sendElsewhere(method, `/api/scripts/${savedId()}${query}`, body)

/** The same browser later: nothing is known about the account yet. */
async function reload() {
  stopWatching()
  const copy = tab.$workingCopy.get()
  tab = await aTab()
  tab.openWorkingCopy(copy)
}

test('a script that was just saved is not asked for again', async () => {
  watch()
  tab.openWorkingCopy({ id: tab.randomId(), script: aScript('Mist') })
  await tab.saveAsNew(openId(), 'private', account.server)
  await isState('saved')
  expect(account.requests.at(-1)).toMatch(/^PUT /)
})

describe('a linked script that opens', () => {
  test('is not called saved before the account has said so', async () => {
    await reload()
    expect(state()).toBe('checking')
    watch()
    await isState('saved')
    expect(account.requests.at(-1)).toBe(`GET /api/scripts/${savedId()}/info`)
  })

  test('offline is called unchecked, and checked when the network returns', async () => {
    await reload()
    browser.goOffline()
    watch()
    await isState('unchecked')
    browser.goOnline()
    await isState('saved')
  })

  test('whose check is answered after the network has gone is called unchecked', async () => {
    await reload()
    const answer = account.hold('GET')
    const checked = tab.checkAccount(openId(), account.server)
    await waitFor(() => expect(account.requests.at(-1)).toContain('/info'))
    browser.goOffline()
    answer()
    expect([await checked, state()]).toEqual(['unchecked', 'unchecked'])
  })

  test.each(['unreachable', 'server_failed', 'session_expired', 'signed_out'] as const)(
    'is called unchecked when the account answers with %s',
    async failure => {
      await reload()
      account.meet(failure)
      watch()
      await isState('unchecked')
    }
  )

  test('says that the account has a newer version, and can open it', async () => {
    saveElsewhere('Theirs')
    await reload()
    watch()
    await isState('newer')
    expect(tab.conflictOf(openId())?.content.title).toBe('Theirs')
    expect(await tab.takeTheirs(openId())).toBe(true)
    await isState('saved')
    expect(tab.$script.get().title).toBe('Theirs')
  })

  test('with unsaved changes and a newer version in the account is a conflict', async () => {
    saveElsewhere('Theirs')
    await reload()
    tab.setTitle('Mine')
    watch()
    await isState('conflict')
    expect(await tab.keepMine(openId(), account.server)).toBe('saved')
    expect(account.has(savedId())).toMatchObject({ name: 'Mine', version: 3 })
  })

  test('takes over the version number of content that is the same', async () => {
    saveElsewhere('Theirs')
    saveElsewhere('Fog')
    await reload()
    watch()
    await isState('saved')
    expect(tab.linkOf(openId())?.version).toBe(3)
  })

  test('takes over a visibility that was chosen elsewhere, and says so', async () => {
    elsewhere('PATCH', '', { visibility: 'private' })
    await reload()
    watch()
    await isState('saved')
    expect(tab.linkOf(openId())?.visibility).toBe('private')
    expect(tab.$notice.get()).toMatchObject({ kind: 'visibilityChangedElsewhere', to: 'private' })
  })

  describe('with a visibility that was chosen elsewhere, which the user undoes', () => {
    beforeEach(async () => {
      elsewhere('PATCH', '', { visibility: 'private' })
      await reload()
      watch()
      await isState('saved')
    })

    const undo = () => tab.$notice.get()?.undo?.()
    const isNotice = (expected: object) => waitFor(() => expect(tab.$notice.get()).toMatchObject(expected))
    const isPublic = () => isNotice({ kind: 'visibilityChanged', to: 'public' })

    test('has the former one again', async () => {
      undo()
      await isPublic()
      expect(account.has(savedId())?.visibility).toBe('public')
    })

    test('says why that failed, and doesn’t call the script unsaved', async () => {
      account.meet('unreachable')
      undo()
      await isNotice({ kind: 'visibilityNotChanged', refusal: 'unreachable' })
      expect(state()).toBe('saved')
    })

    test('asks to sign in first when the session is over', async () => {
      account.meet('signed_out')
      undo()
      await waitFor(() => expect(tab.$isSignInDialogOpen.get()).toBe(true))
      expect(tab.$notice.get()).toBeUndefined()
      account.meet(undefined)
      tab.$session.set({ state: 'in', user: { name: 'Mara' } })
      await isPublic()
    })
  })
})

describe('coming back to the tab', () => {
  beforeEach(() => watch())

  test('asks again after a minute', async () => {
    saveElsewhere('Theirs')
    browser.comeBack()
    expect(state()).toBe('saved')
    vi.setSystemTime(Date.now() + 61_000)
    browser.comeBack()
    expect(state()).toBe('checking')
    await isState('newer')
  })

  test('asks again after the clock was set back', async () => {
    saveElsewhere('Theirs')
    vi.setSystemTime(Date.now() - 24 * 60 * 60_000)
    browser.comeBack()
    expect(state()).toBe('checking')
    await isState('newer')
  })

  test('asks at once when the last check failed', async () => {
    account.meet('unreachable')
    browser.goOffline()
    expect(state()).toBe('unchecked')
    browser.goOnline()
    await isState('unchecked')
    account.meet(undefined)
    browser.comeBack()
    await isState('saved')
  })
})

describe('a script that was deleted elsewhere', () => {
  beforeEach(() => {
    elsewhere('DELETE')
  })

  test('is called deleted when it opens', async () => {
    await reload()
    watch()
    await isState('deleted')
  })

  test('can be brought back with its visibility, its link and the changes made here', async () => {
    const { publicId } = account.has(savedId()) ?? {}
    tab.setTitle('Frost')
    expect(await tab.saveCopy(openId(), account.server)).toBe('refused')
    expect(state()).toBe('deleted')
    expect(await tab.bringBackSaved(openId(), account.server)).toEqual({ state: 'saved' })
    expect(account.all()).toMatchObject([{ name: 'Frost', version: 2, visibility: 'public', publicId }])
    expect(tab.linkOf(openId())).toMatchObject({ visibility: 'public', publicId })
    expect(state()).toBe('saved')
  })

  test('and changed before is a conflict once it is back', async () => {
    elsewhere('POST', '/return')
    saveElsewhere('Theirs')
    elsewhere('DELETE')
    tab.setTitle('Mine')
    expect(await tab.bringBackSaved(openId(), account.server)).toEqual({ state: 'conflict' })
  })

  test('for good can only be saved as new', async () => {
    elsewhere('DELETE', '?forever=true')
    expect(await tab.bringBackSaved(openId(), account.server)).toEqual({ refusal: 'missing' })
    await tab.checkAccount(openId(), account.server)
    expect(state()).toBe('deleted')
    expect(await tab.saveAsNew(openId(), 'private', account.server)).toBe('saved')
    expect(state()).toBe('saved')
  })
})

test('a check while another tab saves finds the version of that save', async () => {
  const other = await aTab()
  other.openWorkingCopy(tab.$workingCopy.get())
  other.setTitle('Frost')
  await other.saveCopy(openId(), account.server)
  tab.openWorkingCopy(other.$workingCopy.get())
  browser.tellStorage()
  expect(await tab.checkAccount(openId(), account.server)).toBe('saved')
  expect(state()).toBe('saved')
})
