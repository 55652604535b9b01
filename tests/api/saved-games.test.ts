import { expect, test } from 'vitest'
import { savedGames } from '#api/saved-games.ts'
import { aGameSave } from '../functions/helpers/games.ts'
import { answerWith, json, unreachable } from './fake-worker.ts'

const addressesOf = (requests: readonly Request[]) =>
  requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)

test('games are listed, read, saved and deleted', async () => {
  const info = { id: 'a', version: 1 }
  const requests = answerWith(json({ ...info, games: [info] }))
  expect(await savedGames.list()).toEqual({ ok: true, value: [info] })
  expect(await savedGames.read('a')).toMatchObject({ ok: true, value: info })
  const save = aGameSave()
  expect(await savedGames.save('a', save)).toMatchObject({ ok: true, value: info })
  expect(await requests[2]?.json()).toEqual(save)
  expect((await savedGames.remove('a')).ok).toBe(true)
  expect(addressesOf(requests)).toEqual([
    'GET /api/games',
    'GET /api/games/a',
    'PUT /api/games/a',
    'DELETE /api/games/a'
  ])
})

test('a save that comes too late says what the account has', async () => {
  const theirs = { id: 'a', version: 4 }
  answerWith(json({ code: 'version_conflict', theirs }, 409))
  expect(await savedGames.save('a', aGameSave())).toEqual({ ok: false, code: 'version_conflict', theirs })
})

test.each([
  ['game_missing', 404, 'missing'],
  ['games_full', 403, 'full'],
  ['account_full', 403, 'no_space'],
  ['saved_too_large', 413, 'too_large'],
  ['save_id_reused', 422, 'invalid'],
  ['invalid', 422, 'invalid'],
  ['signed_out', 401, 'signed_out'],
  ['something_new', 400, 'server_failed']
])('a game that is refused with %s', async (code, status, refusal) => {
  answerWith(json({ code }, status))
  expect(await savedGames.save('a', aGameSave())).toEqual({ ok: false, code: refusal })
  expect(await savedGames.read('a')).toEqual({ ok: false, code: refusal })
})

test('a network that fails refuses with a code', async () => {
  answerWith(unreachable)
  expect(await savedGames.save('a', aGameSave())).toEqual({ ok: false, code: 'unreachable' })
  expect(await savedGames.list()).toEqual({ ok: false, code: 'unreachable' })
})
