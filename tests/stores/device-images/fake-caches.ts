import { vi } from 'vitest'

/** The browser's caches, which Node lacks. `failure`: what every access throws. */
export function stubCaches() {
  const stored = new Map<string, Map<string, Response>>()
  const state: { failure: DOMException | undefined } = { failure: undefined }
  const urlOf = (key: string | { url: string }) =>
    new URL(typeof key === 'string' ? key : key.url, 'https://belfry.example').href
  async function open(name: string) {
    if (state.failure) throw state.failure
    const entries = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, entries)
    return {
      keys: async () => [...entries.keys()].map(url => ({ url })),
      match: async (key: string | { url: string }) => entries.get(urlOf(key))?.clone(),
      put: async (key: string, response: Response) => void entries.set(urlOf(key), response),
      delete: async (key: string) => entries.delete(urlOf(key))
    }
  }
  vi.stubGlobal('caches', {
    open,
    match: async (key: string, { cacheName }: { cacheName: string }) => (await open(cacheName)).match(key)
  })
  vi.stubGlobal('location', new URL('https://belfry.example/builder'))
  return { state, clear: () => stored.clear() }
}
