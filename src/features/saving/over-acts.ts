import { savedScripts } from '#api/saved-scripts.ts'
import type { Saved } from '#core/saved.ts'
import type { SavingLink } from '#core/saving.ts'
import type { Script } from '#core/script.ts'
import { dismissNotice, notify } from '#stores/notice.ts'
import { openScreen } from '#stores/router.ts'
import { linkOf } from '#stores/saving/links.ts'
import { saveOver, takeBackOver } from '#stores/saving/save.ts'
import { refusalOf } from '#stores/saving/saving.ts'
import { $openCopyId } from '#stores/script.ts'
import { $isChoiceAsked } from '#stores/shown-saving.ts'

/**
 * Saves the open script over another one of the account, and goes back to it when that is done or will be.
 *
 * @returns why it cannot be saved
 */
export async function saveOverChosen(former: Saved<Script>) {
  const id = $openCopyId.get()
  const linked = linkOf(id)
  const state = await saveOver(id, former, savedScripts)
  const refusal = refusalOf(id)
  const isAsked = refusal === 'signed_out' || refusal === 'session_expired'
  if (state === 'refused' && !isAsked) return refusal
  if (!isAsked) openScreen('script')
  if (state === 'conflict') $isChoiceAsked.set(true)
  if (state === 'offline') notify({ kind: 'savesLater' })
  if (state === 'saved')
    notify({ kind: 'savedOver', title: former.name }, () => void takeBack(id, former, linked))
  return undefined
}

async function takeBack(copyId: string, former: Saved<Script>, linked: SavingLink | undefined) {
  dismissNotice()
  const refusal = await takeBackOver(copyId, former, linked, savedScripts)
  if (refusal)
    notify({ kind: 'notSaved', refusal: refusal === 'version_conflict' ? 'server_failed' : refusal })
}
