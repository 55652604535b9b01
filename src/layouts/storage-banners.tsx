import './storage-banners.css'
import { useStore } from '@nanostores/react'
import { m } from '#i18n/messages.ts'
import { $saveState } from '#stores/delayed-storage.ts'
import { scriptFileText } from '#stores/script-download.ts'
import { $isChoiceAsked, $shownSaving } from '#stores/shown-saving.ts'
import { $unreadable } from '#stores/stored-script.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { downloadText } from '#ui/download.ts'

/** Banners about failing storage, save conflicts and unreadable stored data, each with an action. */
export function StorageBanners() {
  const state = useStore($saveState)
  const unreadable = useStore($unreadable)
  const isFailing = state === 'full' || state === 'blocked'
  const isInConflict = useStore($shownSaving)?.state === 'conflict'
  if (!isFailing && !unreadable && !isInConflict) return null
  return (
    <div className="storage-banners">
      {isFailing && (
        <Banner tone="error" action={<DownloadScript />}>
          {state === 'full' ? m.storage_full() : m.storage_blocked()}
        </Banner>
      )}
      {isInConflict && (
        <Banner tone="advice" action={<ResolveConflict />}>
          {m.saving_conflict_banner()}
        </Banner>
      )}
      {unreadable && (
        <Banner tone="advice" action={<UnreadableActions text={unreadable} />}>
          {m.storage_unreadable()}
        </Banner>
      )}
    </div>
  )
}

async function download() {
  const { fileName, text } = await scriptFileText()
  downloadText(fileName, text)
}

const DownloadScript = () => (
  <Button small onClick={download}>
    {m.storage_download_script()}
  </Button>
)

const ResolveConflict = () => (
  <Button small onClick={() => $isChoiceAsked.set(true)}>
    {m.saving_conflict_look()}
  </Button>
)

const UnreadableActions = ({ text }: { text: string }) => (
  <div className="storage-banners-actions">
    <Button small onClick={() => downloadText('belfry.txt', text, 'text/plain')}>
      {m.storage_download_kept()}
    </Button>
    <Button small variant="text" onClick={() => $unreadable.set('')}>
      {m.storage_dismiss()}
    </Button>
  </div>
)
