import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, inject, test } from 'vitest'
import { workerPaths } from '#routes/worker.ts'
import { openApi } from '../../src/reference/document.ts'
import { fetchAs } from './as-user.ts'

const origin = inject('origin')
const user = { sub: 'reads-the-description', name: 'Reader' }
const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)
ajv.addSchema({ $id: 'belfry', ...openApi })

/** What the document says of a route's answers differs from what it answered here. */
function differences(method: string, path: string, status: number, body: unknown) {
  const pointer = ['paths', path, method, 'responses', `${status}`, 'content', 'application/json', 'schema']
  const escaped = pointer.map(part => encodeURIComponent(part.replaceAll('/', '~1')))
  return ajv.validate({ $ref: `belfry#/${escaped.join('/')}` }, body) ? [] : ajv.errors
}

// What the library says of a document has a reference in place of anything.
const { paths } = JSON.parse(JSON.stringify(openApi))
const exampleBody = (method: string, path: string) =>
  paths[path][method].requestBody.content['application/json'].example

test('the description is there for programs, from anywhere, once', async () => {
  const answer = await fetch(origin + workerPaths.openApi)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(openApi)))
  const etag = answer.headers.get('etag') ?? ''
  const again = await fetch(origin + workerPaths.openApi, { headers: { 'if-none-match': etag } })
  expect([etag.length > 4, again.status]).toEqual([true, 304])
})

test('answers are what the description says: what anybody may read', async () => {
  for (const [path, address] of [
    ['/api/health', '/api/health'],
    ['/api/session', '/api/session'],
    ['/api/catalogue/{file}', '/api/catalogue/fr-FR.json']
  ] as const) {
    const body = await (await fetch(origin + address)).json()
    expect(differences('get', path, 200, body), address).toEqual([])
  }
})

test('answers are what the description says: what is imported', async () => {
  const example = exampleBody('post', '/api/import')
  const broken = 'washerwoman, Pit-Hag, Cheff'
  for (const body of [JSON.stringify(example), broken, '{', '[]', '"x"', '']) {
    const answer = await fetch(origin + workerPaths.import, { method: 'POST', body })
    expect(differences('post', '/api/import', answer.status, await answer.json()), body).toEqual([])
  }
})

test.each(['scripts', 'characters'])('answers are what the description says: saved %s', async kind => {
  const path = `/api/${kind}/{id}`
  const example = exampleBody('put', path)
  const another = {
    ...example,
    content: { ...example.content, author: 'A', ability: 'A' },
    saveId: crypto.randomUUID()
  }
  const id = crypto.randomUUID()
  const ask = async (method: string, at: string, asked: string, body?: unknown) => {
    const init = { method: method.toUpperCase(), ...(body !== undefined && { body: JSON.stringify(body) }) }
    const answer = await fetchAs(user, asked, init)
    expect(differences(method, at, answer.status, await answer.json()), `${method} ${asked}`).toEqual([])
    return answer.status
  }
  expect(await ask('put', path, `/api/${kind}/${id}`, example)).toBe(200)
  expect(await ask('put', path, `/api/${kind}/${id}`, another)).toBe(409)
  expect(await ask('put', path, `/api/${kind}/${id}`, { content: {} })).toBe(422)
  expect(await ask('patch', path, `/api/${kind}/${id}`, { name: 'Another' })).toBe(200)
  expect(await ask('get', path, `/api/${kind}/${id}`)).toBe(200)
  expect(await ask('get', `/api/${kind}`, `/api/${kind}?search=another&sort=name`)).toBe(200)
  expect(await ask('get', `${path}/versions`, `/api/${kind}/${id}/versions`)).toBe(200)
  expect(await ask('get', `${path}/versions/{version}`, `/api/${kind}/${id}/versions/1`)).toBe(200)
  expect(await ask('delete', path, `/api/${kind}/${id}`)).toBe(200)
  expect(await ask('get', path, `/api/${kind}/${id}`)).toBe(404)
  expect(await ask('post', `${path}/return`, `/api/${kind}/${id}/return`)).toBe(200)
  expect(await ask('delete', path, `/api/${kind}/${id}?forever=true`)).toBe(200)
})
