import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { publicScriptPath } from '#routes'
import { userImagePath } from '#routes/worker-paths.ts'
import { runTool } from '../../tools/processes/run-tool.ts'
import { localSecret } from '../../tools/serve/local-secret.ts'
import { localSession } from '../../tools/serve/local-session.ts'
import { findFreePort, serve } from '../../tools/serve/serve.ts'
import { makePng } from '../images/make-png.ts'
import { newId, newUser, scriptTitled } from './helpers/documents.ts'

test('two commands back up and restore everything: versions, images and public pages', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'belfry-rehearsal-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const [state, backup] = [`${folder}/state`, `${folder}/backup`]
  const user = newUser()
  const [id, image] = [newId(), newId()]

  /** Serves the state while `work` runs. */
  async function serveDuring<Value>(
    work: (request: (method: string, path: string, body?: unknown) => Promise<Response>) => Promise<Value>
  ) {
    const { origin, stop } = await serve({ port: await findFreePort(), state })
    try {
      const cookie = await localSession(localSecret(state), user)
      return await work((method, path, body) =>
        fetch(origin + path, {
          method,
          headers: { cookie, 'sec-fetch-site': 'same-origin' },
          ...(body !== undefined && {
            body: body instanceof Uint8Array ? new Uint8Array(body) : JSON.stringify(body)
          })
        })
      )
    } finally {
      await stop()
    }
  }

  const saved = await serveDuring(async request => {
    for (const [version, title] of ['First', 'Bells'].entries())
      await request('PUT', `/api/scripts/${id}`, { content: scriptTitled(title), version, saveId: newId() })
    await request('PUT', `/api/images/${image}?name=Moor`, makePng({ width: 3, height: 2 }))
    return (await request('PATCH', `/api/scripts/${id}`, { visibility: 'public' })).json()
  })
  const run = (tool: string) => runTool(tool, [backup, '--state', state])
  expect(await run('tools/backup.ts')).toMatchObject({ code: 0 })
  await rm(state, { recursive: true })
  expect(await run('tools/restore.ts')).toMatchObject({ code: 0 })

  await serveDuring(async request => {
    expect(await (await request('GET', `/api/scripts/${id}`)).json()).toMatchObject({ ...saved, version: 2 })
    expect(await (await request('GET', `/api/scripts/${id}/versions/1`)).json()).toMatchObject({
      content: { title: 'First' }
    })
    expect((await request('GET', publicScriptPath('en', saved.publicId, 'bells'))).status).toBe(200)
    const picture = await request('GET', userImagePath(image))
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
  })
}, 240_000)
