import fc from 'fast-check'
import { beforeAll, expect, inject, test } from 'vitest'
import { askFuzzed, type Cookies } from '../../tools/soaks/fuzz/ask.ts'
import type { Description, Operation } from '../../tools/soaks/fuzz/description.ts'
import { cookiesOf, describe } from '../../tools/soaks/fuzz/fuzz.ts'
import { faultsOf } from '../../tools/soaks/fuzz/judge.ts'
import { type Neighbour, settleNeighbour } from '../../tools/soaks/fuzz/neighbour.ts'
import { type FuzzRequest, requestsFor, verbs } from '../../tools/soaks/fuzz/requests.ts'

let description: Description
let mara: Neighbour
let idris: Cookies

beforeAll(async () => {
  description = await describe(inject('origin'))
  mara = await settleNeighbour(inject('origin'), inject('secret'))
  idris = await cookiesOf(inject('secret'))
})

const ofOthers = Object.entries({
  scripts: '/api/scripts/',
  characters: '/api/characters/',
  images: '/api/images/'
})

/** What of hers a route would name: by its own kind of id, or by the public one. */
function hers({ path }: Operation): readonly string[] {
  const [kind] = ofOthers.find(([, start]) => path.startsWith(start)) ?? []
  if (kind === 'scripts' || kind === 'characters' || kind === 'images') return mara.ids[kind]
  return mara.publicIds
}

/** Requests as the description asks for them, from his own pages, each for something of hers. */
const properRequests = (operation: Operation) =>
  fc.sample(
    requestsFor(operation, description, (each, { name }) => (name === 'id' ? hers(each) : undefined)).filter(
      ({ isProper, sender, page }) => isProper && sender === 'self' && page === 'ours'
    ),
    { numRuns: 6, seed: 8 }
  )

const ask = async (operation: Operation, request: FuzzRequest) => {
  const answer = await askFuzzed(inject('origin'), idris, request)
  const faults = faultsOf(operation, request, answer, mara)
  return { ...answer, faults: faults.map(fault => `${request.method} ${request.address}: ${fault}`) }
}

test('a stranger reads, changes, lists and deletes nothing by any route, with any method', async () => {
  const names = description.operations.filter(
    ({ params, isSignedIn }) => isSignedIn && params.some(({ name }) => name === 'id')
  )
  expect(names.length).toBeGreaterThan(15)
  const faults: string[] = []
  for (const operation of description.operations.filter(({ path }) => !path.startsWith('/api/picture'))) {
    for (const request of properRequests(operation)) {
      for (const method of new Set([operation.method, ...verbs])) {
        const isRouted = request.isRouted && method === operation.method
        const asked = await ask(operation, { ...request, method, isRouted })
        faults.push(...asked.faults)
        if (isRouted && names.includes(operation))
          expect([request.address, asked.status]).toEqual([request.address, 404])
      }
    }
  }
  expect(faults).toEqual([])
  expect(await mara.changes()).toEqual([])
}, 180_000)

test('whoever is signed out, or has a broken or an old session, gets through nowhere', async () => {
  const statuses: number[] = []
  for (const operation of description.operations.filter(({ isSignedIn }) => isSignedIn)) {
    const [request] = properRequests(operation)
    if (!request) continue
    for (const sender of ['nobody', 'garbled', 'stale'] as const) {
      const { status, faults } = await ask(operation, { ...request, sender })
      expect(faults).toEqual([])
      statuses.push(status)
    }
  }
  expect(new Set(statuses)).toEqual(new Set([401]))
  expect(await mara.changes()).toEqual([])
})

test('no page elsewhere has anything changed by any route', async () => {
  const guarded = description.operations.filter(({ isGuarded }) => isGuarded)
  expect(guarded.length).toBeGreaterThan(15)
  for (const operation of guarded) {
    for (const page of ['elsewhere', 'untold'] as const) {
      const [request] = properRequests(operation)
      if (!request) continue
      const { status, text, faults } = await ask(operation, { ...request, page })
      expect([operation.id, faults, status]).toEqual([operation.id, [], 403])
      expect(text).toContain('request_forged')
    }
  }
})

test('too much is refused by every route that reads a body, and what is no JSON by every one that reads that', async () => {
  const reading = description.operations.filter(({ body }) => body)
  expect(reading.length).toBeGreaterThan(10)
  const told: string[] = []
  for (const operation of reading) {
    const [request] = properRequests(operation)
    if (!request) continue
    const [type] = Object.keys(operation.body ?? {})
    const send = (data: string) => ask(operation, { ...request, body: { type, data, isProper: false } })
    for (const [size, data] of [
      ['huge', '['.repeat(6 * 1024 * 1024)],
      ['broken', '{"a":']
    ] as const) {
      const { status, faults } = await send(data)
      expect([operation.id, size, faults]).toEqual([operation.id, size, []])
      told.push(`${operation.id} ${size} ${status}`)
    }
  }
  const unlimited = told.filter(line => / huge (?!413)/.test(line))
  expect(unlimited).toEqual([])
}, 120_000)
