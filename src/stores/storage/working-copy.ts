import { emptyScript, type Script } from '#core/script/script.ts'
import { persistentAtom } from './persistent-atom.ts'
import { storedVersion } from './stored-version.ts'

/** The script being edited. Its id exists only in this browser and stays the same when the script changes. */
export interface WorkingCopy {
  id: string
  script: Script
}

/** Stored text that could not be read as a script, offered for download; '' if there is none. */
export const $unreadableScript = persistentAtom<string>('belfry:unreadable', '')

/** A random id of 24 hex digits. `randomUUID` is missing on pages without HTTPS. */
export const randomId = () =>
  [...crypto.getRandomValues(new Uint8Array(12))].map(byte => byte.toString(16).padStart(2, '0')).join('')

/** Script and id in one text, so that no tab and no crash can mix up two scripts. */
export const encodeWorkingCopy = ({ script, id }: WorkingCopy) =>
  JSON.stringify({ version: storedVersion, script, copy: id })

/** Keeps text that can't be read for `$unreadableScript`. @returns an empty script in its place */
export function setUnreadableAside(text: string): WorkingCopy {
  $unreadableScript.set(text)
  return { id: randomId(), script: emptyScript }
}
