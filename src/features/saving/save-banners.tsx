import { useStore } from '@nanostores/react'
import { m } from '#i18n/messages.ts'
import { saveRefusalText } from '#i18n/save-refusal-text.ts'
import { $saveStatus } from '#stores/saving/save-status.ts'
import { $openScriptId } from '#stores/script.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { isSavedInAccount } from './save-new-script.ts'

export const SaveRefusalBanner = ({ code }: { code: string }) => (
  <Banner tone="error">{saveRefusalText(code)}</Banner>
)

/** Says what happens to the saved script that the open one is linked to, or that it was deleted. */
export function LinkedScriptBanner() {
  const isMissing = useStore($saveStatus)?.refusal === 'missing'
  if (!isSavedInAccount(useStore($openScriptId))) return null
  return <Banner tone="advice">{isMissing ? m.saving_refused_missing() : m.saving_new_keeps_former()}</Banner>
}
