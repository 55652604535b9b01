import { atom } from 'nanostores'
import type { Visibility } from '#core/saving/document.ts'
import type { PreviousScript } from './library/library-actions.ts'
import type { SaveRefusal } from './saving/saving-api.ts'
import { $script } from './script.ts'

/** A message about an action that can be undone, or that changes nothing visible on screen. */
export type Notice =
  | { kind: 'removed'; name: string }
  | { kind: 'removedSeveral'; count: number }
  | { kind: 'swapped'; name: string; other: string }
  | { kind: 'copiedTo'; title: string; count: number; present: readonly string[] }
  | { kind: 'savedCharacters'; count: number }
  | { kind: 'added'; name: string }
  | { kind: 'alreadyAdded'; name: string }
  | { kind: 'filled'; added: number; removed: number }
  | { kind: 'imported'; title: string; former: PreviousScript }
  | { kind: 'started'; former: PreviousScript }
  | { kind: 'opened'; title: string }
  | { kind: 'versionRestored' }
  | { kind: 'renamed' | 'duplicated' | 'deleted' | 'restoredFromBin' | 'deletedForever'; title: string }
  | { kind: 'visibilityChanged' | 'visibilityChangedElsewhere'; title: string; to: Visibility }
  | { kind: 'libraryImported'; count: number }
  | { kind: 'imagesNotImported' | 'imagesNotUploaded'; count: number }
  | { kind: 'sorted' }
  | { kind: 'copied' }
  | { kind: 'customNightOrder' }
  | { kind: 'officialNightOrder' }
  | { kind: 'nightOrderSorted' }
  | { kind: 'ruleRemoved' }
  | { kind: 'orderFixed' }
  | { kind: 'setupMarked' }
  | { kind: 'imagesFixed' }
  | { kind: 'changed'; name: string }
  | { kind: 'officialRestored'; name: string }
  | { kind: 'itemRemoved'; name: string }
  | { kind: 'draftKept'; name: string }
  | { kind: 'draftDiscarded' }
  | { kind: 'copiedFrom'; name: string }
  | { kind: 'jsonApplied' }
  | { kind: 'upToDate' }
  | { kind: 'jinxAdded' }
  | { kind: 'jinxChanged' }
  | { kind: 'jinxRemoved' }
  | { kind: 'jinxOfficial' }
  | { kind: 'publicMissing' | 'publicUnreadable' }
  | { kind: 'notLoaded' | 'failed' }
  | { kind: 'savedNew' | 'overwritten'; title: string }
  | { kind: 'savedOffline' | 'savedPrivate' | 'keptMine' | 'tookTheirs' }
  | { kind: 'notSaved' | 'visibilityNotChanged'; refusal: SaveRefusal }
  | { kind: 'notStored'; name: string }

/** `undo` reverts an action that didn't change the script; without it, Undo means that of the script. */
export type CurrentNotice = Notice & { key: number; undo?: (() => void) | undefined }

export const $notice = atom<CurrentNotice | undefined>()

let key = 0

/** Shows a notice. Call it after the change: the next change dismisses it, since Undo would then revert that one. */
export function notify(notice: Notice, undo?: () => void) {
  key += 1
  $notice.set({ ...notice, key, undo })
}

export const dismissNotice = () => $notice.set(undefined)

$script.listen(dismissNotice)
