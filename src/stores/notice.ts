import { atom } from 'nanostores'
import { $script } from './script.ts'

/** What the builder tells after an act that can be undone, or that leaves no other trace on screen. */
export type Notice =
  | { kind: 'removed'; name: string }
  | { kind: 'added'; name: string }
  | { kind: 'present'; name: string }
  | { kind: 'imported'; title: string }
  | { kind: 'started' }
  | { kind: 'sorted' }
  | { kind: 'copied' }
  | { kind: 'ownNight' }
  | { kind: 'officialNight' }
  | { kind: 'sortedNight' }
  | { kind: 'ruleRemoved' }
  | { kind: 'orderMended' }
  | { kind: 'setupMarked' }
  | { kind: 'imagesMended' }

export const $notice = atom<(Notice & { key: number }) | undefined>()

let key = 0

/** Call after the change itself: the next change takes the notice away, since its Undo would undo that one. */
export function notify(notice: Notice) {
  key += 1
  $notice.set({ ...notice, key })
}

export const dismissNotice = () => $notice.set(undefined)

$script.listen(dismissNotice)
