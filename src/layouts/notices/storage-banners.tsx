import './storage-banners.css'
import { useStore } from '@nanostores/react'
import { downloadScript } from '#features/shell/download-script.ts'
import { m } from '#i18n/messages.ts'
import { $saveStatus } from '#stores/saving/save-status.ts'
import { $storageState } from '#stores/storage/delayed-storage.ts'
import { $unreadableScript } from '#stores/storage/working-copy.ts'
import { Button } from '#ui/buttons/button.tsx'
import { downloadText } from '#ui/download.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { AccountBanner, hasAccountBanner } from './account-banners.tsx'

/** Banners about failing storage, the account's version and unreadable stored data, each with an action. */
export function StorageBanners() {
  const state = useStore($storageState)
  const unreadable = useStore($unreadableScript)
  const isFailing = state === 'full' || state === 'blocked'
  const isAboutAccount = hasAccountBanner(useStore($saveStatus)?.state)
  if (!isFailing && !unreadable && !isAboutAccount) return null
  return (
    <div className="storage-banners">
      {isFailing && (
        <Banner tone="error" action={<DownloadScript />}>
          {state === 'full' ? m.storage_full() : m.storage_blocked()}
        </Banner>
      )}
      <AccountBanner />
      {unreadable && (
        <Banner tone="advice" action={<UnreadableActions text={unreadable} />}>
          {m.storage_unreadable()}
        </Banner>
      )}
    </div>
  )
}

const DownloadScript = () => (
  <Button small onClick={downloadScript}>
    {m.storage_download_script()}
  </Button>
)

const UnreadableActions = ({ text }: { text: string }) => (
  <div className="storage-banners-actions">
    <Button small onClick={() => downloadText('belfry.txt', text, 'text/plain')}>
      {m.storage_download_kept()}
    </Button>
    <Button small variant="text" onClick={() => $unreadableScript.set('')}>
      {m.storage_dismiss()}
    </Button>
  </div>
)
