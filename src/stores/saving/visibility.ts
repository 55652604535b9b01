import type { DocumentInfo, Visibility } from '#core/saving/document.ts'
import type { DocumentLink } from '#core/saving/document-link.ts'
import { forgetCheck } from './account-checks.ts'
import { getLink, updateLink } from './links.ts'
import { isTemporary, type SaveRefusal, type SavingApi } from './saving-api.ts'

/** Sets who can see the saved script of a local one. @returns why it couldn't be set */
export async function changeVisibility(
  copyId: string,
  visibility: Visibility,
  server: Pick<SavingApi, 'setVisibility'>
): Promise<SaveRefusal | undefined> {
  const link = getLink(copyId)
  if (!link) return 'missing'
  const result = await server.setVisibility(link.id, visibility)
  if (result.ok) updateVisibility(copyId, result.value)
  else if (result.code === 'missing') forgetCheck(copyId)
  return result.ok ? undefined : result.code
}

/**
 * Sets the visibility that was chosen for a new script. It is saved as private first, so that a failure leaves it private. A
 * temporary failure is repeated with the next pending saves.
 *
 * @returns whether the saved script has it
 */
export async function sendVisibility(copyId: string, server: Pick<SavingApi, 'setVisibility'>) {
  const link = getLink(copyId)
  if (!link?.wantsVisibility) return true
  const { visibility, wantsVisibility } = link
  const refusal = visibility !== wantsVisibility && (await changeVisibility(copyId, wantsVisibility, server))
  if (!refusal || !isTemporary(refusal)) giveUpWish(copyId, link)
  return !refusal
}

const giveUpWish = (copyId: string, { id }: DocumentLink) =>
  updateLink(copyId, id, link => ({ ...link, wantsVisibility: undefined }))

/** Takes over the visibility of the saved script. */
export const updateVisibility = (copyId: string, { id, publicId, visibility }: DocumentInfo) =>
  updateLink(copyId, id, link => ({ ...link, publicId, visibility, wantsVisibility: undefined }))
