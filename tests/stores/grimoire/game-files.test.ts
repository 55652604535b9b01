import 'fake-indexeddb/auto'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { loadTexts } from '#catalogue/texts.ts'
import { maxGameFile } from '#core/grimoire/files/game-file.ts'
import { emptyGame } from '#core/grimoire/game.ts'
import { $catalogueTexts } from '#stores/cast.ts'
import {
  $deviceGame,
  $game,
  $gameSaveState,
  performActions,
  startGame,
  undoInGame
} from '#stores/grimoire/game.ts'
import { listGames } from '#stores/grimoire/games-database.ts'
import { openGameAndScript, openGameHere, readGameContent } from '#stores/grimoire/read-game-files.ts'
import { gameFileText, townSquareText } from '#stores/grimoire/write-game-files.ts'
import { deleteForever, readLocalScripts } from '#stores/library/local-scripts.ts'
import { $openScriptId, $script, openWorkingCopy } from '#stores/script.ts'
import { randomId } from '#stores/storage/working-copy.ts'
import { gameOf } from '../../core/grimoire/table.ts'
import { aScript, custom, idsOf } from '../../core/script-builders.ts'
import { waitFor } from '../../wait.ts'

const bells = aScript({ title: 'Bells', characters: ['imp', custom('bell_ringer', { name: 'Bell Ringer' })] })
const other = aScript({ title: 'Other', characters: ['imp', 'chef'] })
const open = (script = other) => openWorkingCopy({ id: randomId(), script })
const saved = () => waitFor(() => expect($gameSaveState.get()).toBe('saved'))

/** A game with the script “Bells”; then another script is open, as on another device. */
function playBells(write: typeof gameFileText) {
  open(bells)
  startGame($openScriptId.get(), gameOf([{ character: 'bell_ringer', player: 'Ann' }, { character: 'imp' }]))
  performActions({ type: 'kill', data: { seat: '1' } })
  const game = $deviceGame.get()
  if (!game) throw new Error('No game is open')
  const text = write(game)
  open()
  $deviceGame.set(undefined)
  return text
}

async function read(content: File | string) {
  const game = await readGameContent(content)
  if (!game.ok) throw new Error(game.code)
  return game.value
}

beforeAll(async () => $catalogueTexts.set(await loadTexts('en')))
beforeEach(async () => {
  await saved()
  const scripts = await readLocalScripts()
  for (const { id } of scripts.ok ? scripts.value : []) await deleteForever(id)
  open()
  $deviceGame.set(undefined)
})

test('a game whose characters the open script has is opened with it, and can be undone', async () => {
  const text = playBells(gameFileText)
  open(bells)
  const game = await read(new File([text], 'game.json'))
  expect([game.missing, game.script]).toEqual([[], undefined])
  openGameHere(game)
  expect($deviceGame.get()?.scriptId).toBe($openScriptId.get())
  undoInGame()
  expect($game.get()?.seats[0]).toMatchObject({ player: 'Ann', alive: true })
})

test.each([
  ['a game of Belfry', gameFileText],
  ['a saved game of a town square', townSquareText]
])('%s brings the script that the open one isn’t', async (_, write) => {
  const game = await read(playBells(write))
  expect(game.missing).toEqual(['Bell Ringer'])
  expect(game.script?.title).toBe('Bells')
  if (!game.script) return
  expect(await openGameAndScript(game, game.script)).toEqual({ state: 'kept', title: 'Other' })
  expect($script.get()).toMatchObject({ title: 'Bells' })
  const [seat] = $game.get()?.seats ?? []
  expect(seat).toMatchObject({ player: 'Ann', alive: false })
  expect(idsOf($script.get())).toContain(seat?.character)
  expect($deviceGame.get()?.scriptId).toBe($openScriptId.get())
  await saved()
  expect(await listGames($openScriptId.get())).toMatchObject({ value: [{ scriptTitle: 'Bells' }] })
})

test('official characters that the open script lacks are missing too; travellers join any script', async () => {
  const players = [
    { name: 'Ann', role: 'saint' },
    { name: 'Ben', role: 'thief' },
    { name: 'Chi', role: 'chef' }
  ]
  const text = JSON.stringify({
    players,
    bluffs: ['monk', {}],
    fabled: [{ id: 'angel' }],
    edition: { id: 'tb' }
  })
  const game = await read(text)
  expect(game.missing).toEqual(['Saint', 'Monk'])
  expect(game.script?.title).toBe('Trouble Brewing')
})

test('without a script in the file, a game can still be opened with the open one', async () => {
  const game = await read(JSON.stringify({ players: [{ name: 'Ann', role: 'nobody', isDead: true }] }))
  expect([game.missing, game.script]).toEqual([['nobody'], undefined])
  openGameHere(game)
  expect($game.get()?.seats).toMatchObject([{ player: 'Ann', character: 'nobody', alive: false }])
})

test('a script that can’t be read is none', async () => {
  const text = playBells(gameFileText).replace(/"script":\[.*\]/, '"script":[]')
  expect(await read(text)).toMatchObject({ missing: ['bell_ringer'], script: undefined })
})

describe('what isn’t opened', () => {
  test.each([
    ['no_json', 'Washerwoman'],
    ['no_game', '["imp"]'],
    ['later_version', '{"belfry":"game","version":99}'],
    ['damaged_game', '{"belfry":"game","version":1}'],
    ['too_large', new File(['x'.repeat(maxGameFile + 1)], 'large.json')]
  ])('%s', async (code, content) => {
    expect(await readGameContent(content)).toEqual({ ok: false, code })
  })

  test('a file that the browser can’t read', async () => {
    const file = new File([], 'gone.json')
    vi.spyOn(file, 'text').mockRejectedValue(new DOMException('gone', 'NotFoundError'))
    expect(await readGameContent(file)).toEqual({ ok: false, code: 'unreadable_file' })
  })
})

test('a game without its script is written with what is known', () => {
  const text = townSquareText({
    id: 'a',
    scriptId: 'lost',
    name: '',
    startedAt: 0,
    changedAt: 0,
    record: { start: { ...emptyGame, ...gameOf(['imp']) }, done: [], undone: [] }
  })
  expect(JSON.parse(text)).toMatchObject({ players: [{ role: 'imp' }], edition: { id: 'custom' } })
})
