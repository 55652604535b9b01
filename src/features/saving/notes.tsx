import { useStore } from '@nanostores/react'
import { m } from '#i18n/messages.ts'
import { saveRefusalText } from '#i18n/save-refusal-words.ts'
import { $openCopyId } from '#stores/script.ts'
import { $shownSaving } from '#stores/shown-saving.ts'
import { Banner } from '#ui/banner.tsx'
import { isSavedBefore } from './acts.ts'

export const SaveRefused = ({ code }: { code: string }) => (
  <Banner tone="error">{saveRefusalText(code)}</Banner>
)

/** What becomes of the saved script that the open one is linked to; one that is gone is why it is saved anew. */
export function NewNote() {
  const isGone = useStore($shownSaving)?.refusal === 'missing'
  if (!isSavedBefore(useStore($openCopyId))) return null
  return <Banner tone="advice">{isGone ? m.saving_refused_missing() : m.saving_beside()}</Banner>
}
