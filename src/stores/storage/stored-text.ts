import { importModule } from '../loading/import-module.ts'
import type { WorkingCopy } from './working-copy.ts'

type Read<Value> = (text: string) => Value

let read: Read<WorkingCopy | undefined> | undefined
let unread: string | undefined

/**
 * Loads what checks stored text: the schemas and their library, which a first visit doesn't need.
 *
 * @throws Error if it can't be loaded
 */
export async function loadReader(): Promise<void> {
  read ??= (await importModule(() => import('./read-working-copy.ts'))).readWorkingCopy
}

/** Runs it once stored text can be read: at once, or when the reader is there. Not if the reader can't be loaded. */
export const whenReadable = (run: () => void): void =>
  read ? run() : void loadReader().then(run, () => undefined)

/** Reads stored text. Before the reader is loaded, keeps it for `takeUnread` and returns `meanwhile`. */
export function decodeStored(text: string, meanwhile: WorkingCopy, setAside: Read<WorkingCopy>): WorkingCopy {
  if (read) return read(text) ?? setAside(text)
  unread = text
  return meanwhile
}

/** Whether stored text is still to be read: what the store has is no script of the user's. */
export const isUnread = () => unread !== undefined

/** Reads the text that was kept; undefined if there is none. */
export async function takeUnread(setAside: Read<WorkingCopy>): Promise<WorkingCopy | undefined> {
  if (unread === undefined) return undefined
  await loadReader()
  const text = unread
  unread = undefined
  return read?.(text) ?? setAside(text)
}
