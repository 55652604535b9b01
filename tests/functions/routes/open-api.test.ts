import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { expect, inject, test } from 'vitest'
import { workerPaths } from '#routes/worker-paths.ts'
import { openApi } from '../../../src/api-reference/open-api.ts'
import { fetchAs } from '../helpers/as-user.ts'

const origin = inject('origin')
const user = { sub: 'reads-the-description', name: 'Reader' }
const ajv = new Ajv2020({ strict: false })
addFormats.default(ajv)
ajv.addSchema({ $id: 'belfry', ...openApi })

/** The differences between a response and its schema in the OpenAPI document. */
function differences(method: string, path: string, status: number, body: unknown) {
  const pointer = ['paths', path, method, 'responses', `${status}`, 'content', 'application/json', 'schema']
  const escaped = pointer.map(part => encodeURIComponent(part.replaceAll('/', '~1')))
  return ajv.validate({ $ref: `belfry#/${escaped.join('/')}` }, body) ? [] : ajv.errors
}

// zod-openapi's types allow a reference in every place.
const { paths } = JSON.parse(JSON.stringify(openApi))
const exampleBody = (method: string, path: string) =>
  paths[path][method].requestBody.content['application/json'].example

test('the OpenAPI document is public, readable from any origin, and not sent again to clients that have it', async () => {
  const response = await fetch(origin + workerPaths.openApi)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toContain('application/json')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(await response.json()).toEqual(JSON.parse(JSON.stringify(openApi)))
  const etag = response.headers.get('etag') ?? ''
  const again = await fetch(origin + workerPaths.openApi, { headers: { 'if-none-match': etag } })
  expect([etag.length > 4, again.status]).toEqual([true, 304])
})

test('responses of public routes match the OpenAPI document', async () => {
  for (const [path, url] of [
    ['/api/health', '/api/health'],
    ['/api/session', '/api/session'],
    ['/api/catalogue/{file}', '/api/catalogue/fr-FR.json']
  ] as const) {
    const body = await (await fetch(origin + url)).json()
    expect(differences('get', path, 200, body), url).toEqual([])
  }
})

test('responses of the import match the OpenAPI document', async () => {
  const example = exampleBody('post', '/api/import')
  const broken = 'washerwoman, Pit-Hag, Cheff'
  for (const body of [JSON.stringify(example), broken, '{', '[]', '"x"', '']) {
    const response = await fetch(origin + workerPaths.import, { method: 'POST', body })
    expect(differences('post', '/api/import', response.status, await response.json()), body).toEqual([])
  }
})

test.each(['scripts', 'characters'])('responses for saved %s match the OpenAPI document', async kind => {
  const path = `/api/${kind}/{id}`
  const example = exampleBody('put', path)
  const another = {
    ...example,
    content: { ...example.content, author: 'A', ability: 'A' },
    saveId: crypto.randomUUID()
  }
  const id = crypto.randomUUID()
  const request = async (method: string, path: string, url: string, body?: unknown) => {
    const init = { method: method.toUpperCase(), ...(body !== undefined && { body: JSON.stringify(body) }) }
    const response = await fetchAs(user, url, init)
    expect(differences(method, path, response.status, await response.json()), `${method} ${url}`).toEqual([])
    return response.status
  }
  expect(await request('put', path, `/api/${kind}/${id}`, example)).toBe(200)
  expect(await request('put', path, `/api/${kind}/${id}`, another)).toBe(409)
  expect(await request('put', path, `/api/${kind}/${id}`, { content: {} })).toBe(422)
  expect(await request('patch', path, `/api/${kind}/${id}`, { name: 'Another' })).toBe(200)
  expect(await request('get', path, `/api/${kind}/${id}`)).toBe(200)
  expect(await request('get', `/api/${kind}`, `/api/${kind}?search=another&sort=name`)).toBe(200)
  expect(await request('get', `${path}/versions`, `/api/${kind}/${id}/versions`)).toBe(200)
  expect(await request('get', `${path}/versions/{version}`, `/api/${kind}/${id}/versions/1`)).toBe(200)
  expect(await request('delete', path, `/api/${kind}/${id}`)).toBe(200)
  expect(await request('get', path, `/api/${kind}/${id}`)).toBe(404)
  expect(await request('post', `${path}/return`, `/api/${kind}/${id}/return`)).toBe(200)
  expect(await request('delete', path, `/api/${kind}/${id}?forever=true`)).toBe(200)
})
