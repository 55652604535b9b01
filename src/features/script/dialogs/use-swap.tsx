import { type ReactNode, useState } from 'react'
import { savedCharacters } from '#api/documents.ts'
import { m } from '#i18n/messages.ts'
import { scriptRefusalText } from '#i18n/refusals/document-refusal-texts.ts'
import { type Newcomer, swapAndNotify } from '#stores/selection/swap.ts'
import { unlessSessionOver } from '#stores/session.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import type { Candidate } from './candidate.ts'

/** Swaps a character for a candidate, closes the dialog and focuses the new row. `refusal` says why that failed. */
export function useSwap(id: string, formerName: string, onClose: () => void) {
  const [refusal, setRefusal] = useState<ReactNode>()
  const fail = (text: string) => setRefusal(<Banner tone="error">{text}</Banner>)

  async function swap(candidate: Candidate) {
    const newcomer = await read(candidate)
    if (!newcomer.ok) {
      const code = unlessSessionOver(newcomer.code, () => void swap(candidate))
      return code && fail(scriptRefusalText(code))
    }
    const swapped = swapAndNotify(id, formerName, newcomer.value)
    // The candidate came into the script meanwhile. Without the former character there is nothing left to swap.
    if (!swapped.ok && swapped.code === 'character_id_taken')
      return fail(m.notice_present({ name: candidate.name }))
    onClose()
    focusRow(newcomer.value.character.id)
  }
  return { swap, refusal }
}

async function read({ id, name, documentId }: Candidate) {
  const official: Newcomer = { character: { kind: 'official', id }, name, almanacDetails: '' }
  if (documentId === undefined) return { ok: true as const, value: official }
  const saved = await savedCharacters.read(documentId)
  if (!saved.ok) return saved
  const { almanacDetails = '', ...character } = saved.value.content
  const own: Newcomer = { character: { kind: 'custom', ...character }, name, almanacDetails }
  return { ok: true as const, value: own }
}

/** Focuses the handle of a row, once the dialog is closed and the row is there. */
function focusRow(id: string) {
  setTimeout(() => document.querySelector<HTMLElement>(`[data-handle="${CSS.escape(id)}"]`)?.focus())
}
