import { describe, expect, test, vi } from 'vitest'
import { type ApiResponse, requestSignedIn } from '#api/signed-in-request.ts'
import { currentAccount } from '#api/watch-session.ts'
import { waitFor } from '../wait.ts'
import { answerWith, json, unreachable, withCookies } from './fake-worker.ts'

type Response = ApiResponse<{ name: string }>

const response = (status: number, body: { name: string } | { code: string }): Response => ({
  status,
  json: async () => body
})
const stale = response(401, { code: 'session_stale' })
const fine = response(200, { name: 'Bell' })

/** Asks for these responses in turn. */
async function ask(...responses: Response[]) {
  const request = vi.fn(async () => responses.shift() ?? fine)
  return { result: await requestSignedIn(request), times: request.mock.calls.length }
}

describe('a request of a signed-in user', () => {
  test('returns the body, whether it is content or a refusal of the route', async () => {
    expect(await ask(fine)).toEqual({ result: { ok: true, value: { name: 'Bell' } }, times: 1 })
    const refusal = { code: 'script_missing' }
    expect((await ask(response(404, refusal))).result).toEqual({ ok: true, value: refusal })
  })

  test('is repeated once after the session is renewed', async () => {
    withCookies('belfry.signed-in=1')
    const renewals = answerWith(json({ state: 'in', user: {} }))
    expect(await ask(stale, fine)).toEqual({ result: { ok: true, value: { name: 'Bell' } }, times: 2 })
    expect(renewals).toHaveLength(1)
  })

  test('isn’t repeated twice: a session that is stale again has expired', async () => {
    withCookies('belfry.signed-in=1')
    answerWith(json({ state: 'in', user: {} }))
    expect(await ask(stale, stale, fine)).toEqual({
      result: { ok: false, code: 'session_expired' },
      times: 2
    })
  })

  test.each([
    ['expired', json({ state: 'expired' }), 'session_expired'],
    ['out', json({ state: 'out' }), 'signed_out'],
    ['unknown', unreachable, 'unreachable']
  ])('fails when the renewed session is %s', async (_, answer, code) => {
    withCookies('belfry.signed-in=1')
    answerWith(answer)
    expect(await ask(stale, fine)).toEqual({ result: { ok: false, code }, times: 1 })
  })

  test('fails signed out, without renewing', async () => {
    expect(await ask(response(401, { code: 'signed_out' }))).toEqual({
      result: { ok: false, code: 'signed_out' },
      times: 1
    })
  })

  test('for an account that is no longer signed in fails, and the page learns of the change', async () => {
    withCookies('belfry.signed-in=1')
    const sessions = answerWith(json({ state: 'in', user: { id: 'ben' } }))
    expect(await ask(response(401, { code: 'account_changed' }), fine)).toEqual({
      result: { ok: false, code: 'signed_out' },
      times: 1
    })
    expect(sessions).toHaveLength(1)
    await waitFor(() => expect(currentAccount()).toBe('ben'))
  })

  test('tells a server that fails from one that can’t be reached', async () => {
    expect((await ask(response(503, { code: 'x' }))).result).toEqual({ ok: false, code: 'server_failed' })
    expect(await requestSignedIn(unreachable)).toEqual({ ok: false, code: 'unreachable' })
    const page = { status: 200, json: async () => JSON.parse('<!doctype html>') }
    expect(await requestSignedIn(async () => page)).toEqual({ ok: false, code: 'server_failed' })
  })
})
