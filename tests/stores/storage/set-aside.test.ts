import { beforeEach, expect, test, vi } from 'vitest'
import { setStoredDataAside } from '#stores/storage/set-aside.ts'

/** A storage whose items are its own properties, as a browser's are. */
class FakeStorage {
  [key: string]: unknown

  constructor(items: Record<string, string>, room = Number.POSITIVE_INFINITY) {
    Object.assign(this, items)
    const methods = {
      getItem: (key: string) => this[key] ?? null,
      removeItem: (key: string) => void delete this[key],
      setItem: (key: string, value: string) => {
        if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
        this[key] = value
      }
    }
    for (const [name, value] of Object.entries(methods)) Object.defineProperty(this, name, { value })
  }
}

const local = {
  'belfry:script': '{"version":3',
  'belfry:drafts': '{}',
  'belfry:saved': '{"links":{}}',
  'belfry:last-user': '{}',
  theme: 'dark'
}

function store(items: Record<string, string>, room?: number) {
  vi.stubGlobal('localStorage', new FakeStorage(items, room))
  vi.stubGlobal('sessionStorage', new FakeStorage({ 'belfry:undo': '[]' }))
}

beforeEach(() => () => vi.unstubAllGlobals())

test('what belongs to the open script is set aside as one text', () => {
  store(local)
  setStoredDataAside()
  const { 'belfry:unreadable': copy, ...rest } = { ...localStorage } as Record<string, string>
  expect(rest).toEqual({ 'belfry:saved': '{"links":{}}', 'belfry:last-user': '{}', theme: 'dark' })
  expect({ ...sessionStorage }).toEqual({})
  expect(JSON.parse(copy ?? '')).toEqual({
    'belfry:undo': '[]',
    'belfry:script': '{"version":3',
    'belfry:drafts': '{}'
  })
})

test('text that has been set aside before is not lost', () => {
  store({ ...local, 'belfry:unreadable': 'older' })
  setStoredDataAside()
  expect(JSON.parse(localStorage.getItem('belfry:unreadable') ?? '')).toMatchObject({ unreadable: 'older' })
})

test('without room for the copy, everything stays', () => {
  store(local, 20)
  setStoredDataAside()
  expect({ ...localStorage }).toMatchObject(local)
})
