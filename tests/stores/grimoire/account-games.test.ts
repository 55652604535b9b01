import 'fake-indexeddb/auto'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { currentGame } from '#core/grimoire/game-record.ts'
import { emptyScript } from '#core/script/script.ts'
import { waitFor } from '../../wait.ts'
import { anAccount } from '../saving/fake-account.ts'
import { aBrowser } from '../saving/tab.ts'
import { aGameTab, type GameTab, showTab } from './game-tab.ts'

/** Never within a test, unless it says so. */
const delays = { change: 3_600_000, retry: 1, longestRetry: 4 }
const bells = { ...emptyScript, title: 'Bells', author: 'Zoë' }

let account: ReturnType<typeof anAccount>
let browser: ReturnType<typeof aBrowser>
let tab: GameTab
const stops: (() => void)[] = []

/** Signs in and stores games. @param change Milliseconds from a change to its save */
async function start(of: GameTab, change = delays.change) {
  stops.push(of.startAccountGames(undefined, { ...delays, change }))
  await waitFor(() => expect(of.$session.get().state).not.toBe('loading'))
}

/** Plays a game with a script. Returns its id. */
async function startPlaying(of: GameTab) {
  of.openWorkingCopy({ id: of.randomId(), script: bells })
  const { id } = of.startGame(of.$openScriptId.get())
  join(of, 'Ann')
  await stored(of)
  return id
}

beforeEach(async () => {
  account = anAccount()
  browser = aBrowser()
  tab = await aGameTab()
})

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const join = (of: GameTab, player: string) =>
  of.performActions({
    type: 'addSeats',
    data: { at: 0, seats: [{ id: player, player, pronouns: '', traveller: false }] }
  })
const stored = (of: GameTab) => waitFor(() => expect(of.$gameSaveState.get()).toBe('saved'))
const state = (of = tab) => of.$accountGame.get()?.state
const isIn = (expected: string | undefined, of = tab) => waitFor(() => expect(state(of)).toBe(expected))
const players = (of = tab) => of.$game.get()?.seats.map(({ player }) => player)
const saves = () => account.requests.filter(each => each.startsWith('PUT')).length
/** Saves what has changed, as when the page hides. */
async function save(of = tab) {
  await stored(of)
  showTab(false)
  await isIn('saved', of)
}

/** Reads what the account has of a game, as another device does. */
async function inAccount(id: string) {
  const { readContent } = await import('#stores/grimoire/account/game-content.ts')
  const found = account.games.all().find(game => game.id === id)
  const read = found && readContent(found.content)
  return read?.ok ? { ...found, ...read.value } : undefined
}

/** Plays on with a game of the account as another device does. */
async function playElsewhere(id: string, player: string) {
  const { storedRecord, perform } = await import('#core/grimoire/game-record.ts')
  const found = await inAccount(id)
  if (!found?.content) throw new Error(`No game ${id}`)
  const seats = [{ id: player, player, pronouns: '', traveller: false }]
  const record = perform(found.record, [{ type: 'addSeats', data: { at: 0, seats } }])
  account.games.saveElsewhere({ ...found.content, record: storedRecord(record) }, id)
}

describe('the open game of a signed-in storyteller', () => {
  test('is saved with its script when the page hides, and said to be saved after the answer only', async () => {
    await start(tab)
    const id = await startPlaying(tab)
    await isIn('saving')
    const answer = account.hold()
    showTab(false)
    await waitFor(() => expect(saves()).toBe(1))
    expect(state()).toBe('saving')
    answer()
    await isIn('saved')
    const saved = await inAccount(id)
    expect(saved).toMatchObject({ name: '', scriptName: 'Bells', scriptId: '', version: 1, script: bells })
    expect(saved && currentGame(saved.record).seats).toMatchObject([{ player: 'Ann' }])
  })

  test('is saved some time after a change, and once for all changes meanwhile', async () => {
    const id = await startPlaying(tab)
    join(tab, 'Ben')
    await start(tab, 1)
    await isIn('saved')
    expect([saves(), (await inAccount(id))?.record.done.length]).toEqual([1, 2])
    join(tab, 'Cem')
    expect(state()).toBe('saving')
    await isIn('saved')
    expect(saves()).toBe(2)
  })

  test('is saved when another one opens, also during a save', async () => {
    await start(tab)
    const id = await startPlaying(tab)
    const answer = account.hold()
    showTab(false)
    await waitFor(() => expect(saves()).toBe(1))
    join(tab, 'Ben')
    await stored(tab)
    tab.startGame('another')
    answer()
    await waitFor(async () => expect((await inAccount(id))?.record.done).toHaveLength(2))
  })

  test('names the saved script that it is played with', async () => {
    tab.openWorkingCopy({ id: tab.randomId(), script: bells })
    await tab.saveAsNew(tab.$openScriptId.get(), 'private', account.server)
    await start(tab)
    const { id } = tab.startGame(tab.$openScriptId.get())
    join(tab, 'Ann')
    await save()
    expect((await inAccount(id))?.scriptId).toBe(tab.linkOf(tab.$openScriptId.get())?.id)
  })

  test('isn’t saved before anything was done in it', async () => {
    await start(tab)
    tab.startGame('script')
    await stored(tab)
    showTab(false)
    expect([state(), saves()]).toEqual([undefined, 0])
  })

  test('is saved when another one is opened', async () => {
    await start(tab)
    const id = await startPlaying(tab)
    await isIn('saving')
    tab.startGame(tab.$openScriptId.get())
    await waitFor(async () => expect(await inAccount(id)).toMatchObject({ version: 1 }))
  })
})

test('nothing is sent or said while signed out', async () => {
  Object.assign(document, { cookie: '' })
  await start(tab)
  await startPlaying(tab)
  showTab(false)
  showTab(true)
  expect([state(), account.requests]).toEqual([undefined, []])
})

test('a game that is played offline is saved when the network is back', async () => {
  await start(tab)
  const id = await startPlaying(tab)
  await save()
  browser.goOffline()
  join(tab, 'Ben')
  await stored(tab)
  showTab(false)
  await isIn('unreachable')
  expect(saves()).toBe(1)
  browser.goOnline()
  await isIn('saved')
  expect((await inAccount(id))?.record.done).toHaveLength(2)
})

test.each(['unreachable', 'server_failed'] as const)('a save that is %s is repeated', async failure => {
  await start(tab)
  await startPlaying(tab)
  await isIn('saving')
  account.meet(failure, ['PUT'])
  showTab(false)
  await isIn(failure)
  await waitFor(() => expect(saves()).toBeGreaterThan(2))
  account.meet(undefined)
  await isIn('saved')
})

test('a save whose answer was lost is no conflict, though the game has changed since', async () => {
  await start(tab)
  const id = await startPlaying(tab)
  await isIn('saving')
  account.meet('answer_lost', ['PUT'])
  showTab(false)
  await isIn('unreachable')
  join(tab, 'Ben')
  await stored(tab)
  account.meet(undefined)
  await isIn('saved')
  expect((await inAccount(id))?.record.done).toHaveLength(2)
})

test.each([
  ['games_full', 'full'],
  ['no_space', 'no_space'],
  ['too_large', 'too_large']
] as const)(
  'a save that is refused as %s isn’t repeated before the next change',
  async (failure, problem) => {
    await start(tab, 1)
    account.meet(failure, ['PUT'])
    await startPlaying(tab)
    await isIn(problem)
    const before = saves()
    account.meet(undefined)
    join(tab, 'Ben')
    await isIn('saved')
    expect(saves()).toBe(before + 1)
  }
)

test('after the session has ended, signing in again saves the game', async () => {
  await start(tab)
  await startPlaying(tab)
  await isIn('saving')
  account.meet('signed_out')
  showTab(false)
  await isIn('signed_out')
  join(tab, 'Ben')
  await stored(tab)
  showTab(false)
  await isIn('session_expired')
  account.meet(undefined)
  const { refreshSession } = await import('#api/watch-session.ts')
  await refreshSession()
  await isIn('saved')
})

describe('a game that another device has changed', () => {
  let id = ''
  beforeEach(async () => {
    await start(tab)
    id = await startPlaying(tab)
    await save()
    await playElsewhere(id, 'Elsewhere')
  })

  test('is noticed when the storyteller comes back, and opened as it is there', async () => {
    showTab(true)
    await isIn('conflict')
    expect(tab.$accountGame.get()?.theirs).toMatchObject({ version: 2 })
    expect(await tab.openTheirs()).toBeUndefined()
    expect([players(), state()]).toEqual([['Elsewhere', 'Ann'], 'saved'])
    await stored(tab)
    const games = await tab.listGames(tab.$openScriptId.get())
    expect(games.ok && games.value).toHaveLength(1)
    join(tab, 'Ben')
    await save()
    expect((await inAccount(id))?.version).toBe(3)
  })

  test('is never saved over; opening what is there leaves this device’s state as another game', async () => {
    join(tab, 'Ben')
    await stored(tab)
    showTab(false)
    await isIn('conflict')
    const before = saves()
    join(tab, 'Cem')
    await stored(tab)
    showTab(false)
    expect([state(), saves()]).toEqual(['conflict', before])
    const mine = players()
    await tab.openTheirs()
    expect(players()).toEqual(['Elsewhere', 'Ann'])
    const games = await tab.listGames(tab.$openScriptId.get())
    const others = games.ok ? games.value.filter(game => game.id !== id) : []
    expect(others).toHaveLength(1)
    await tab.openStoredGame(others[0]?.id ?? '')
    expect(players()).toEqual(mine)
  })

  test('can go on here as a new game; the other one can be opened from the account', async () => {
    join(tab, 'Ben')
    await stored(tab)
    showTab(false)
    await isIn('conflict')
    expect(await tab.keepAsNew()).toBeUndefined()
    expect(players()).toEqual(['Ben', 'Ann'])
    await save()
    const next = tab.$deviceGame.get()?.id ?? ''
    expect((await inAccount(next))?.record.done).toHaveLength(2)
    expect(await tab.listOtherGames()).toMatchObject({ ok: true, value: [{ id }] })
    expect(await tab.openSavedGame(id)).toBeUndefined()
    expect(players()).toEqual(['Elsewhere', 'Ann'])
  })
})

test('a game that was deleted elsewhere is offered as a new one', async () => {
  await start(tab)
  const id = await startPlaying(tab)
  await save()
  account.games.removeElsewhere(id)
  join(tab, 'Ben')
  await stored(tab)
  showTab(false)
  await isIn('missing')
  await tab.keepAsNew()
  await save()
  expect(account.games.all()).toMatchObject([{ id: tab.$deviceGame.get()?.id, version: 1 }])
})

describe('the storyteller', () => {
  test('can keep a game out of the account, which deletes it there, and store it again', async () => {
    await start(tab)
    const id = await startPlaying(tab)
    await save()
    expect(await tab.storeInAccount(false)).toBeUndefined()
    expect([state(), account.games.all()]).toEqual(['off', []])
    join(tab, 'Ben')
    await stored(tab)
    showTab(false)
    expect([state(), saves()]).toEqual(['off', 1])
    await tab.storeInAccount(true)
    expect(state()).toBe('saving')
    await save()
    expect(account.games.all()).toMatchObject([{ id, version: 1 }])
  })

  test('keeps the game in the account when it can’t be deleted there', async () => {
    await start(tab)
    await startPlaying(tab)
    await save()
    account.meet('unreachable')
    expect(await tab.storeInAccount(false)).toBe('unreachable')
    expect(state()).toBe('saved')
  })

  test('can undo the deletion of a game in the account', async () => {
    const id = account.games.saveElsewhere({ belfry: 'game', version: 1, name: 'Thursday' })
    const deleted = await tab.deleteSavedGame(id)
    expect(account.games.all()).toEqual([])
    expect(deleted.ok && (await tab.restoreSavedGame(deleted.value))).toBeUndefined()
    expect(account.games.all()).toMatchObject([{ id, name: 'Thursday', content: { name: 'Thursday' } }])
  })
})

describe('another device', () => {
  /** The storyteller's other device: nothing stored but the session. */
  async function anotherDevice() {
    for (const stop of stops.splice(0)) stop()
    vi.stubGlobal('indexedDB', new IDBFactory())
    browser = aBrowser()
    tab = await aGameTab()
    await start(tab)
  }

  test('opens a game with its script, and goes on where it was', async () => {
    await start(tab)
    const id = await startPlaying(tab)
    await tab.renameGame('Thursday')
    await save()
    await anotherDevice()
    expect(await tab.listOtherGames()).toMatchObject({
      value: [{ id, name: 'Thursday', scriptName: 'Bells' }]
    })
    expect(await tab.openSavedGame(id)).toBeUndefined()
    expect(tab.$script.get()).toEqual(bells)
    expect(tab.$deviceGame.get()).toMatchObject({ id, name: 'Thursday', scriptId: tab.$openScriptId.get() })
    tab.undoInGame()
    expect(players()).toEqual([])
    tab.redoInGame()
    await save()
    expect((await inAccount(id))?.version).toBe(2)
    expect(await tab.listOtherGames()).toMatchObject({ value: [] })
  })

  test('has the script once, also when it opens a second game', async () => {
    await start(tab)
    const first = await startPlaying(tab)
    await save()
    const { id: second } = tab.startGame(tab.$openScriptId.get())
    join(tab, 'Ben')
    await save()
    await anotherDevice()
    await tab.openSavedGame(first)
    const scriptId = tab.$openScriptId.get()
    await tab.openSavedGame(second)
    expect([players(), tab.$openScriptId.get()]).toEqual([['Ben'], scriptId])
  })

  test.each([
    [{ belfry: 'game', version: 2 }, 'later_version'],
    [{ belfry: 'game', version: 1, name: '', record: {} }, 'damaged_game']
  ] as const)('opens none of %o', async (content, problem) => {
    const id = account.games.saveElsewhere(content)
    expect(await tab.openSavedGame(id)).toBe(problem)
    expect(tab.$deviceGame.get()).toBeUndefined()
  })

  test('opens a game without a script with the open one', async () => {
    await start(tab)
    const id = await startPlaying(tab)
    await save()
    const { script: _, ...content } = Object((await inAccount(id))?.content)
    account.games.saveElsewhere(content, id)
    await anotherDevice()
    expect(await tab.openSavedGame(id)).toBeUndefined()
    expect(tab.$deviceGame.get()?.scriptId).toBe(tab.$openScriptId.get())
  })
})

test('two tabs with the same game save each change once', async () => {
  await start(tab)
  const id = await startPlaying(tab)
  await save()
  const other = await aGameTab()
  await start(other)
  onTestFinished(tab.followOtherWindows())
  onTestFinished(other.followOtherWindows())
  await other.openStoredGame(id)
  await isIn('saved', other)
  join(tab, 'Ben')
  await stored(tab)
  await waitFor(() => expect(players(other)).toEqual(['Ben', 'Ann']))
  await saveInBoth(2)
  join(other, 'Cem')
  await stored(other)
  await waitFor(() => expect(players(tab)).toEqual(['Cem', 'Ben', 'Ann']))
  await saveInBoth(3)
  expect((await inAccount(id))?.record.done).toHaveLength(3)

  async function saveInBoth(count: number) {
    showTab(false)
    await waitFor(() => expect(account.games.all()).toMatchObject([{ version: count }]))
    browser.tellStorage('belfry:account-games')
    await isIn('saved')
    await isIn('saved', other)
    expect(saves()).toBe(count)
  }
})
