import { expect, test } from 'vitest'
import { createClient, type LoadClient } from '../../../tools/load/mixed-requests.ts'

const targets = { pages: ['/scripts/0/bells'], files: ['/api/public/scripts/0/bells.json'] }
const clientOf = (index: number) => createClient(targets, 'session=1', index)
const all = ['file', 'page', 'save', 'sheet', 'sitemap']

test('a client requests every kind, by its share', () => {
  const client = clientOf(3)
  const kinds = Array.from({ length: 100 }, () => client.next().kind)
  expect([...new Set(kinds)].sort()).toEqual(all)
  expect(kinds.filter(kind => kind === 'page')).toHaveLength(40)
})

test('the first requests of 20 clients are of every kind', () => {
  const kinds = Array.from({ length: 20 }, (_, index) => clientOf(index).next().kind)
  expect([...new Set(kinds)].sort()).toEqual(all)
})

test('each save is based on the version that the save before made', () => {
  const client = clientOf(0)
  expect(nextSave(client)).toMatchObject({ version: 0 })
  client.saved({ version: 1 })
  expect(nextSave(client)).toMatchObject({ version: 1 })
})

function nextSave(client: LoadClient): unknown {
  const { kind, init } = client.next()
  return kind === 'save' ? JSON.parse(String(init?.body)) : nextSave(client)
}
