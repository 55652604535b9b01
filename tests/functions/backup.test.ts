import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { publicScriptPath } from '#routes'
import { userImagePath } from '#routes/worker-paths.ts'
import { runTool } from '../../tools/processes/run-tool.ts'
import { localSecret } from '../../tools/serve/local-secret.ts'
import { localSession } from '../../tools/serve/local-session.ts'
import { findFreePort, serve } from '../../tools/serve/serve.ts'
import { makePng } from '../images/make-png.ts'
import { newId, newUser, scriptTitled } from './helpers/documents.ts'

test('two commands back up a running server and restore everything: versions, images and public pages', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'belfry-rehearsal-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const [state, backup] = [`${folder}/state`, `${folder}/backup`]
  const user = newUser()
  const [id, image] = [newId(), newId()]

  /** Sends requests of the user to a server. */
  const requestsTo = async (origin: string, secret: string) => {
    const cookie = await localSession(secret, user)
    return (method: string, path: string, body?: object) =>
      fetch(origin + path, {
        method,
        headers: { cookie, 'sec-fetch-site': 'same-origin' },
        ...(body && { body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body) })
      })
  }

  const save = await requestsTo(inject('origin'), inject('secret'))
  for (const [version, title] of ['First', 'Bells'].entries())
    await save('PUT', `/api/scripts/${id}`, { content: scriptTitled(title), version, saveId: newId() })
  await save('PUT', `/api/images/${image}?name=Moor`, makePng({ width: 3, height: 2 }))
  const saved = await (await save('PATCH', `/api/scripts/${id}`, { visibility: 'public' })).json()

  const run = (tool: string, of: string) => runTool(tool, [backup, '--state', of])
  expect(await run('tools/backup.ts', inject('state'))).toMatchObject({ code: 0 })
  expect(await run('tools/restore.ts', state)).toMatchObject({ code: 0 })

  const { origin, stop } = await serve({ port: await findFreePort(), state })
  try {
    const request = await requestsTo(origin, localSecret(state))
    expect(await (await request('GET', `/api/scripts/${id}`)).json()).toMatchObject({ ...saved, version: 2 })
    expect(await (await request('GET', `/api/scripts/${id}/versions/1`)).json()).toMatchObject({
      content: { title: 'First' }
    })
    expect((await request('GET', publicScriptPath('en', saved.publicId, 'bells'))).status).toBe(200)
    const picture = await request('GET', userImagePath(image))
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  } finally {
    await stop()
  }
}, 240_000)
