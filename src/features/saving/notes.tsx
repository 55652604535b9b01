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

/** Says what happens to the saved script that the open one is linked to, or that it was deleted. */
export function NewNote() {
  const isMissing = useStore($shownSaving)?.refusal === 'missing'
  if (!isSavedBefore(useStore($openCopyId))) return null
  return <Banner tone="advice">{isMissing ? m.saving_refused_missing() : m.saving_beside()}</Banner>
}
