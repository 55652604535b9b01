import { vi } from 'vitest'

/** A tab of the browser, or the same one after a reload: modules of its own over the storage that all share. */
export async function aTab() {
  vi.resetModules()
  const [saving, save, choices, links, script, settings, stored, attend, acts] = await Promise.all([
    import('#stores/saving/saving.ts'),
    import('#stores/saving/save.ts'),
    import('#stores/saving/choices.ts'),
    import('#stores/saving/links.ts'),
    import('#stores/script.ts'),
    import('#stores/settings.ts'),
    import('#stores/stored-script.ts'),
    import('#stores/saving/attend.ts'),
    import('#stores/library/acts.ts')
  ])
  return { ...saving, ...save, ...choices, ...links, ...script, ...settings, ...stored, ...attend, ...acts }
}

export type Tab = Awaited<ReturnType<typeof aTab>>

/** What a browser has that Node lacks and saving asks for. */
export function aBrowser() {
  const kept = new Map<string, string>()
  const events = new EventTarget()
  const network = { onLine: true }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      kept.set(key, value)
    }
  })
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }))
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events))
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events))
  const { locks } = navigator
  vi.stubGlobal('navigator', {
    locks,
    get onLine() {
      return network.onLine
    }
  })
  return {
    kept,
    goOffline() {
      network.onLine = false
    },
    goOnline() {
      network.onLine = true
      events.dispatchEvent(new Event('online'))
    },
    /** Tells all tabs what one of them wrote. */
    tellStorage: () => events.dispatchEvent(Object.assign(new Event('storage'), { key: 'belfry:saved' }))
  }
}
