import { computed, map } from 'nanostores'
import type { SavedDocument } from '#core/saving/document.ts'
import { deriveSaveState, scriptDigest } from '#core/saving/document-link.ts'
import type { Script } from '#core/script/script.ts'
import { $workingCopy } from '../script.ts'
import { $accountChecks } from './account-checks.ts'
import { $links } from './links.ts'
import type { SaveRefusal } from './saving-api.ts'

type Progress =
  | { kind: 'saving' }
  | { kind: 'conflict'; theirs: SavedDocument<Script> }
  | { kind: 'refused'; code: SaveRefusal }

/** Progress of this tab's saves, by id of the working copy. */
const $progress = map<Record<string, Progress | undefined>>({})

export const setSaveProgress = (copyId: string, progress: Progress | undefined) =>
  $progress.setKey(copyId, progress)

/** The newer saved version that blocks saving until the user resolves the conflict. */
export function getConflict(copyId: string): SavedDocument<Script> | undefined {
  const progress = $progress.get()[copyId]
  return progress?.kind === 'conflict' ? progress.theirs : undefined
}

/** The conflicting saved version of the open script. */
export const $conflict = computed([$workingCopy, $progress], ({ id }) => getConflict(id))

/** Digest of the open script. Computed only for linked scripts, to keep typing fast. */
const $digest = computed([$workingCopy, $links], ({ id, script }, links) =>
  links[id] ? scriptDigest(script) : ''
)

/** Save state of the open script. */
export const $savingState = computed(
  [$workingCopy, $digest, $links, $progress, $accountChecks],
  ({ id }, digest, links, progress, checks) =>
    deriveSaveState(links[id], digest, progress[id]?.kind, checks[id])
)

/** Why a local script was not saved. */
export const getSaveRefusal = (copyId: string) => readRefusal($progress.get()[copyId])

/** Why the open script was not saved. */
export const $saveRefusal = computed([$workingCopy, $progress], ({ id }, all) => readRefusal(all[id]))

const readRefusal = (progress: Progress | undefined) =>
  progress?.kind === 'refused' ? progress.code : undefined
