import { savedScripts } from '#api/saved-scripts.ts'
import { followSaved } from '#stores/saving/follow.ts'
import type { Follow } from './saved-acts.ts'
import { useSavedWork } from './use-saved-work.ts'

/** The saved scripts of the account. Changes in the list also update the local scripts linked to them. */
export const useMyScripts = () => useSavedWork(savedScripts, updateLinked)

const updateLinked: Follow = (info, changed) => followSaved(info, changed, savedScripts.read)
