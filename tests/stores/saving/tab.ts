import { vi } from 'vitest'

/** A tab, or the same tab after a reload: its own module instances over shared storage. */
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
  const actions = {
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
  const [script, metadata, workingCopy, library] = others
  return { ...script, ...metadata, ...workingCopy, ...library, ...state, ...actions }
}

export type Tab = Awaited<ReturnType<typeof aTab>>

/** Browser globals that Node lacks and saving needs, shared by all tabs. */
export function aBrowser() {
  const stored = new Map<string, string>()
  const events = new EventTarget()
  const network = { onLine: true }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => {
      stored.set(key, value)
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
    kept: stored,
    goOffline() {
      network.onLine = false
    },
    goOnline() {
      network.onLine = true
      events.dispatchEvent(new Event('online'))
    },
    /** Dispatches the storage event for the links, as other tabs get it. */
    tellStorage: () => events.dispatchEvent(Object.assign(new Event('storage'), { key: 'belfry:saved' }))
  }
}
