import { savedScripts } from '#api/saved-scripts.ts'
import { followSaved } from '#stores/saving/follow.ts'
import type { Follow } from './saved-acts.ts'
import { useSavedWork } from './use-saved-work.ts'

/** The scripts of the account. What is done to one in the list is done to the copies of this device too. */
export const useMyScripts = () => useSavedWork(savedScripts, followScript)

const followScript: Follow = (mark, changed) => followSaved(mark, changed, savedScripts.read)
