import { vi } from 'vitest'

/** A tab, or the same tab after a reload: its own module instances over shared storage. */
export async function aTab() {
  vi.resetModules()
  const { $savingState, $saveRefusal, getConflict } = await import('#stores/saving/save-progress.ts')
  const { saveScript, saveAsNew, overwriteScript, revertOverwrite, sendPendingSaves } = await import(
    '#stores/saving/save-script.ts'
  )
  const { keepMine, takeTheirs, openSavedScript } = await import('#stores/saving/resolve-conflict.ts')
  const { updateLinkedScripts } = await import('#stores/saving/linked-scripts.ts')
  const { getLink, selectLinksOf } = await import('#stores/saving/links.ts')
  const { startSaveRetry } = await import('#stores/saving/save-retry.ts')
  const { checkAccount } = await import('#stores/saving/check-account.ts')
  const { watchAccount } = await import('#stores/saving/watch-account.ts')
  const { bringBackSaved } = await import('#stores/saving/bring-back.ts')
  const { $isConflictDialogOpen } = await import('#stores/saving/save-status.ts')
  const state = {
    $saving: $savingState,
    $saveRefusal,
    $isChoiceAsked: $isConflictDialogOpen,
    conflictOf: getConflict,
    linkOf: getLink,
    selectLinksOf,
    attendSaving: startSaveRetry
  }
  const actions = {
    saveCopy: saveScript,
    saveAsNew,
    saveOver: overwriteScript,
    takeBackOver: revertOverwrite,
    sendWaiting: sendPendingSaves,
    keepMine,
    takeTheirs,
    openSaved: openSavedScript,
    followSaved: updateLinkedScripts,
    checkAccount,
    watchAccount,
    bringBackSaved
  }
  const others = await Promise.all([
    import('#stores/script.ts'),
    import('#stores/metadata.ts'),
    import('#stores/storage/working-copy.ts'),
    import('#stores/library/library-actions.ts'),
    import('#stores/notice.ts'),
    import('#stores/session.ts')
  ])
  const [script, metadata, workingCopy, library, notice, session] = others
  await script.openStoredScript()
  return { ...script, ...metadata, ...workingCopy, ...library, ...notice, ...session, ...state, ...actions }
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
  vi.stubGlobal(
    'document',
    Object.assign(new EventTarget(), { visibilityState: 'visible', cookie: 'belfry.signed-in=1' })
  )
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
      events.dispatchEvent(new Event('offline'))
    },
    /** The user comes back to the tab. */
    comeBack: () => events.dispatchEvent(new Event('focus')),
    goOnline() {
      network.onLine = true
      events.dispatchEvent(new Event('online'))
    },
    /** Dispatches the storage event for the links, as other tabs get it. */
    tellStorage: (key = 'belfry:saved') => events.dispatchEvent(Object.assign(new Event('storage'), { key }))
  }
}
