import { vi } from 'vitest'

/** A tab of the browser, or the same one after a reload: modules of its own over the storage that all share. */
export async function aTab() {
  vi.resetModules()
  const { $saving, $saveRefusal, conflictOf } = await import('#stores/saving/saving.ts')
  const { saveCopy, saveAsNew, saveOver, takeBackOver, sendWaiting } = await import('#stores/saving/save.ts')
  const { keepMine, takeTheirs, openSaved } = await import('#stores/saving/choices.ts')
  const { followSaved } = await import('#stores/saving/follow.ts')
  const { linkOf } = await import('#stores/saving/links.ts')
  const { attendSaving } = await import('#stores/saving/attend.ts')
  const { $isChoiceAsked } = await import('#stores/shown-saving.ts')
  const state = { $saving, $saveRefusal, $isChoiceAsked, conflictOf, linkOf, attendSaving }
  const acts = {
    saveCopy,
    saveAsNew,
    saveOver,
    takeBackOver,
    sendWaiting,
    keepMine,
    takeTheirs,
    openSaved,
    followSaved
  }
  const others = await Promise.all([
    import('#stores/script.ts'),
    import('#stores/settings.ts'),
    import('#stores/stored-script.ts'),
    import('#stores/library/acts.ts')
  ])
  const [script, settings, stored, library] = others
  return { ...script, ...settings, ...stored, ...library, ...state, ...acts }
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
