import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { $deviceGame, $gameSaveState, performActions, startGame } from '#stores/grimoire/game.ts'
import { openFiledScript, openGameWithScript } from '#stores/grimoire/game-scripts.ts'
import { deleteLocalScript, startScript } from '#stores/library/library-actions.ts'
import * as database from '#stores/library/library-database.ts'
import { deleteForever, readLocalScripts, saveToLibrary } from '#stores/library/local-scripts.ts'
import { $openScriptId, $script, $workingCopy, changeScript, openWorkingCopy } from '#stores/script.ts'
import { randomId } from '#stores/storage/working-copy.ts'
import { aScript, custom } from '../../core/script-builders.ts'
import { waitFor } from '../../wait.ts'

const withBellringer = aScript({ title: 'Bells', characters: ['imp', custom('bellringer')] })
const saved = () => waitFor(() => expect($gameSaveState.get()).toBe('saved'))

/** Starts a game with a script of the library, then opens another script. */
async function playThenLeave() {
  openWorkingCopy({ id: randomId(), script: withBellringer })
  const scriptId = $openScriptId.get()
  await saveToLibrary($workingCopy.get())
  const game = startGame(scriptId)
  performActions({ type: 'startNight', data: {} })
  await saved()
  await startScript(aScript({ title: 'Other', characters: ['imp'] }))
  $deviceGame.set(undefined)
  return { game, scriptId }
}

async function titles() {
  const scripts = await readLocalScripts()
  return scripts.ok && scripts.value.map(({ script }) => script.title).sort()
}

beforeEach(async () => {
  const scripts = await readLocalScripts()
  for (const { id } of scripts.ok ? scripts.value : []) await deleteForever(id)
})
afterEach(() => vi.restoreAllMocks())

test('a game of another script is opened with it, and the open script stays in the library', async () => {
  const { game, scriptId } = await playThenLeave()
  expect(await openGameWithScript(game.id)).toBeUndefined()
  expect([$openScriptId.get(), $script.get().title]).toEqual([scriptId, 'Bells'])
  expect($deviceGame.get()).toMatchObject({ id: game.id, scriptId })
  expect(await titles()).toEqual(['Bells', 'Other'])
})

test('a script that was deleted comes back from the bin with its game', async () => {
  const { game, scriptId } = await playThenLeave()
  await deleteLocalScript(scriptId)
  await openGameWithScript(game.id)
  expect([$openScriptId.get(), $script.get()]).toEqual([scriptId, withBellringer])
})

test('a script that was deleted forever comes back as the game knows it', async () => {
  const { game, scriptId } = await playThenLeave()
  await deleteForever(scriptId)
  expect(await openGameWithScript(game.id)).toBeUndefined()
  expect([$openScriptId.get(), $script.get()]).toEqual([scriptId, withBellringer])
  expect($deviceGame.get()).toMatchObject({ id: game.id, scriptId })
})

test('a script that was replaced by an import in the builder leaves its games alone', async () => {
  const { game, scriptId } = await playThenLeave()
  await openGameWithScript(game.id)
  await startScript(aScript({ title: 'Imported', characters: ['chef'] }))
  expect($openScriptId.get()).not.toBe(scriptId)
  $deviceGame.set(undefined)
  await openGameWithScript(game.id)
  expect($script.get()).toEqual(withBellringer)
})

test('the game has its script as it was at the last change', async () => {
  const { game, scriptId } = await playThenLeave()
  await openGameWithScript(game.id)
  changeScript(script => ({ ...script, title: 'Bells again' }))
  performActions({ type: 'startDay', data: {} })
  await saved()
  await deleteForever(scriptId)
  openWorkingCopy({ id: randomId(), script: aScript({ title: 'Third' }) })
  await openGameWithScript(game.id)
  expect($script.get().title).toBe('Bells again')
})

test('the open script isn’t given up for a game when the library can’t store it', async () => {
  const { game } = await playThenLeave()
  changeScript(script => ({ ...script, author: 'Ann' }))
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  // The script can still be read, as with a full device.
  expect(await openGameWithScript(game.id)).toBe('script_unsaved')
  expect([$script.get().title, $deviceGame.get()]).toEqual(['Other', undefined])
  database.$libraryProblem.set(undefined)
})

test('a game that isn’t there is not opened', async () => {
  expect(await openGameWithScript('nothing')).toBe('game_unread')
})

test('the script of a file is opened as a new one, or as the same one of the library', async () => {
  await playThenLeave()
  expect(await openFiledScript(aScript({ title: 'Filed', characters: ['saint'] }))).toEqual({
    state: 'kept',
    title: 'Other'
  })
  expect(await openFiledScript(withBellringer)).toEqual({ state: 'kept', title: 'Filed' })
  expect(await titles()).toEqual(['Bells', 'Filed', 'Other'])
})
