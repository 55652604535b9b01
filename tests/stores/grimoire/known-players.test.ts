import { beforeEach, expect, test, vi } from 'vitest'
import { emptySeat } from '#core/grimoire/game.ts'
import { $knownPlayers, forgetPlayer, rememberPlayers } from '#stores/grimoire/known-players.ts'

const remember = (...names: string[]) =>
  rememberPlayers(names.map((name, index) => emptySeat(`s${index}`, name)))
const known = () => $knownPlayers.get().known.map(({ player }) => player)
const last = () => $knownPlayers.get().last.map(({ player }) => player)

beforeEach(() => $knownPlayers.set({ last: [], known: [] }))

test('the latest game comes first, each name once', () => {
  remember('Ada', 'Ben', 'Chi')
  remember('Dev', 'Ben')
  expect(last()).toEqual(['Dev', 'Ben'])
  expect(known()).toEqual(['Dev', 'Ben', 'Ada', 'Chi'])
})

test('seats without a name are left out, and a game without any changes nothing', () => {
  remember('Ada', '', 'Ben')
  remember('', '')
  expect(last()).toEqual(['Ada', 'Ben'])
})

test('the latest pronouns count', () => {
  remember('Ada')
  rememberPlayers([{ ...emptySeat('s1', 'Ada'), pronouns: 'she/her' }])
  expect($knownPlayers.get().known).toEqual([{ player: 'Ada', pronouns: 'she/her' }])
})

test('a forgotten player is in neither list', () => {
  remember('Ada', 'Ben')
  forgetPlayer('Ada')
  expect([last(), known()]).toEqual([['Ben'], ['Ben']])
})

test('60 players are remembered at most, the latest ones', () => {
  remember(...Array.from({ length: 40 }, (_, index) => `old ${index}`))
  remember(...Array.from({ length: 40 }, (_, index) => `new ${index}`))
  expect(known()).toHaveLength(60)
  expect(known().at(-1)).toBe('old 19')
})

const ada = { player: 'Ada', pronouns: '' }

test.each([
  ['{"last":[],"known":[{"player":"Ada","pronouns":""}]}', [ada]],
  ['{"last":[],"known":[{"player":3}]}', []],
  ['{"last":', []],
  ['[]', []]
])('from %s, the browser reads %j', async (stored, players) => {
  vi.resetModules()
  const events = { addEventListener: () => {}, removeEventListener: () => {} }
  vi.stubGlobal('window', events)
  vi.stubGlobal('document', events)
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('localStorage', { getItem: () => stored, setItem: () => {} })
  const fresh = await import('#stores/grimoire/known-players.ts')
  fresh.$knownPlayers.listen(() => {})
  expect(fresh.$knownPlayers.get().known).toEqual(players)
  vi.unstubAllGlobals()
})
