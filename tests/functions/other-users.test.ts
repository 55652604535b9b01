import fc from 'fast-check'
import { beforeAll, expect, inject, test } from 'vitest'
import type { ApiDescription, Operation } from '../../tools/soaks/fuzz/api-description.ts'
import { findFaults } from '../../tools/soaks/fuzz/find-faults.ts'
import { createCookies, fetchApiDescription } from '../../tools/soaks/fuzz/fuzz.ts'
import { createOtherUser, type OtherUser } from '../../tools/soaks/fuzz/other-user.ts'
import { ownedKinds } from '../../tools/soaks/fuzz/own-user.ts'
import { type FuzzRequest, requestsFor, verbs } from '../../tools/soaks/fuzz/requests.ts'
import { type Cookies, sendFuzzRequest } from '../../tools/soaks/fuzz/send-request.ts'

let description: ApiDescription
let mara: OtherUser
let idris: Cookies

beforeAll(async () => {
  description = await fetchApiDescription(inject('origin'))
  mara = await createOtherUser(inject('origin'), inject('secret'))
  idris = createCookies(inject('secret'))
})

/** The ids of Mara's data that a route's `id` parameter means: ids of the route's kind, or public ids. */
function idsOfMara({ path }: Operation): readonly string[] {
  const kind = ownedKinds.find(each => path.startsWith(`/api/${each}/`))
  return kind ? mara.ids[kind] : mara.publicIds
}

const isUsual = ({ isValid, sender, page }: FuzzRequest) => isValid && sender === 'self' && page === 'ours'

/** Valid same-origin requests by Idris: one for each id of Mara's data that a parameter can name. */
function validRequests(operation: Operation): FuzzRequest[] {
  const hasId = operation.params.some(({ name }) => name === 'id')
  return (hasId ? idsOfMara(operation) : [undefined]).flatMap(id => {
    const known = id === undefined ? undefined : [id]
    const requests = requestsFor(operation, description, (_, { name }) => (name === 'id' ? known : undefined))
    return fc.sample(requests.filter(isUsual), { numRuns: 1, seed: 8 })
  })
}

/**
 * Returns a function with the valid requests of an operation, and one for each path, id and method that no operation has.
 */
function requestsOfAllMethods() {
  const known = new Set(description.operations.map(({ method, path }) => `${method} ${path}`))
  const isNew = (text: string) => !known.has(text) && known.add(text)
  return (operation: Operation): FuzzRequest[] =>
    validRequests(operation).flatMap(request => {
      const id = idsOfMara(operation).find(each => request.address.includes(each)) ?? ''
      const others = verbs.filter(
        method => !known.has(`${method} ${operation.path}`) && isNew(`${method} ${operation.path} ${id}`)
      )
      return [request, ...others.map(method => ({ ...request, method, isRouted: false }))]
    })
}

const sendAsIdris = async (operation: Operation, request: FuzzRequest) => {
  const response = await sendFuzzRequest(inject('origin'), idris, request)
  const faults = findFaults(operation, request, response, mara)
  return { ...response, faults: faults.map(fault => `${request.method} ${request.address}: ${fault}`) }
}

test('another user can’t read, change, list or delete data by any route with any method', async () => {
  const guarded = description.operations.filter(
    ({ params, isSignedIn }) => isSignedIn && params.some(({ name }) => name === 'id')
  )
  expect(guarded.length).toBeGreaterThan(15)
  const unsentRequests = requestsOfAllMethods()
  const faults: string[] = []
  // Those with a body first, so that other methods get one.
  const operations = description.operations
    .filter(({ path }) => !path.startsWith('/api/picture'))
    .toSorted((a, b) => Number(!a.body) - Number(!b.body))
  for (const operation of operations) {
    for (const request of unsentRequests(operation)) {
      const response = await sendAsIdris(operation, request)
      faults.push(...response.faults)
      if (request.isRouted && guarded.includes(operation))
        expect([request.address, response.status]).toEqual([request.address, 404])
    }
  }
  expect(faults).toEqual([])
  expect(await mara.findChanges()).toEqual([])
})

test('routes that need a session refuse requests without one, or with a broken or expired one', async () => {
  const statuses: number[] = []
  for (const operation of description.operations.filter(({ isSignedIn }) => isSignedIn)) {
    const [request] = validRequests(operation)
    if (!request) continue
    for (const sender of ['nobody', 'garbled', 'stale'] as const) {
      const { status, faults } = await sendAsIdris(operation, { ...request, sender })
      expect(faults).toEqual([])
      statuses.push(status)
    }
  }
  expect(new Set(statuses)).toEqual(new Set([401]))
  expect(await mara.findChanges()).toEqual([])
})

test('no route lets pages of other origins change anything', async () => {
  const guarded = description.operations.filter(({ isGuarded }) => isGuarded)
  expect(guarded.length).toBeGreaterThan(15)
  for (const operation of guarded) {
    for (const page of ['elsewhere', 'untold'] as const) {
      const [request] = validRequests(operation)
      if (!request) continue
      const { status, text, faults } = await sendAsIdris(operation, { ...request, page })
      expect([operation.id, faults, status]).toEqual([operation.id, [], 403])
      expect(text).toContain('request_forged')
    }
  }
})

test('every route with a body refuses too large bodies with 413 and broken ones as documented', async () => {
  const reading = description.operations.filter(({ body }) => body)
  expect(reading.length).toBeGreaterThan(10)
  const results: string[] = []
  for (const operation of reading) {
    const [request] = validRequests(operation)
    if (!request) continue
    const [type] = Object.keys(operation.body ?? {})
    const send = (data: string) =>
      sendAsIdris(operation, { ...request, body: { type, data, isValid: false } })
    for (const [size, data] of [
      ['huge', '['.repeat(6 * 1024 * 1024)],
      ['broken', '{"a":']
    ] as const) {
      const { status, faults } = await send(data)
      expect([operation.id, size, faults]).toEqual([operation.id, size, []])
      results.push(`${operation.id} ${size} ${status}`)
    }
  }
  const unlimited = results.filter(line => / huge (?!413)/.test(line))
  expect(unlimited).toEqual([])
})
