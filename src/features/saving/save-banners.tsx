import { useStore } from '@nanostores/react'
import { m } from '#i18n/messages.ts'
import { saveRefusalText } from '#i18n/refusals/save-refusal-text.ts'
import { closeDialog } from '#stores/navigation/navigate.ts'
import { bringBackOpen } from '#stores/saving/open-script-saving.ts'
import { $saveStatus } from '#stores/saving/save-status.ts'
import { $openScriptId } from '#stores/script.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { isSavedInAccount } from './save-new-script.ts'

export const SaveRefusalBanner = ({ code }: { code: string }) => (
  <Banner tone="error">{saveRefusalText(code)}</Banner>
)

/** Says what happens to the saved script that the open one is linked to, or that it was deleted, and brings it back. */
export function LinkedScriptBanner() {
  const status = useStore($saveStatus)
  if (!isSavedInAccount(useStore($openScriptId))) return null
  if (status?.state !== 'deleted') return <Banner tone="advice">{m.saving_new_keeps_former()}</Banner>
  return (
    <Banner tone="advice" action={status.isInBin && <BringBack />}>
      {status.isInBin ? m.saving_deleted_banner() : m.saving_refused_missing()}
    </Banner>
  )
}

const BringBack = () => (
  <Button small onClick={bringBack}>
    {m.device_bring_back()}
  </Button>
)

async function bringBack() {
  if (await bringBackOpen()) closeDialog()
}
