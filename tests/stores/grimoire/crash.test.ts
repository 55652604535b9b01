import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import type { Action } from '#core/grimoire/action.ts'
import { waitFor } from '../../wait.ts'

const join = (name: string): Action => ({
  type: 'addSeats',
  data: { at: 40, seats: [{ id: name, player: name, pronouns: '', traveller: false }] }
})
const names = ['Ann', 'Ben', 'Chi', 'Dev', 'Eve', 'Fay']

/** The stores as a page has them that has just been loaded: nothing is in memory. */
async function loadPage() {
  vi.resetModules()
  return import('#stores/grimoire/game.ts')
}

/** Ends the page in the middle of a save, after so many: the browser aborts the transaction, and nothing runs any more. */
function crashAfter(saves: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const put = IDBObjectStore.prototype.put
  let left = saves
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...data) {
    const request = put.apply(this, data)
    if (left === 0) {
      this.transaction.abort()
      resolve()
    }
    left -= 1
    return request
  })
  return promise
}

afterEach(() => vi.restoreAllMocks())

test.each([0, 1, 2, 3])(
  'a crash in the save after %i loses only what was never said to be saved',
  async saves => {
    const script = `script-${saves}`
    const crashed = crashAfter(saves)
    const page = await loadPage()
    let isOver = false
    let said: string[] = []
    page.$gameSaveState.listen(state => {
      if (state === 'saved' && !isOver) said = page.$game.get()?.seats.map(({ player }) => player) ?? []
    })
    page.startGame(script)
    const playing = (async () => {
      for (const name of names) {
        page.performActions(join(name))
        // Some changes come during a save, others after it.
        if (name !== 'Ben') await waitFor(() => expect(page.$gameSaveState.get()).not.toBe('saving'))
        if (isOver) return
      }
    })()
    await crashed
    isOver = true
    await playing
    vi.restoreAllMocks()

    const next = await loadPage()
    await next.openLastGame(script)
    const found = next.$game.get()?.seats.map(({ player }) => player)
    expect(found ?? []).toEqual(names.slice(0, found?.length ?? 0))
    expect(found?.length ?? 0).toBeGreaterThanOrEqual(said.length)
    // The game goes on, and what was done before can be undone.
    if (!found) return expect(saves).toBe(0)
    next.performActions(join('Zoe'))
    await waitFor(() => expect(next.$gameSaveState.get()).toBe('saved'))
    for (const _ of [...found, 'Zoe']) next.undoInGame()
    expect([next.$game.get()?.seats, next.$canUndoInGame.get()]).toEqual([[], false])
  }
)
