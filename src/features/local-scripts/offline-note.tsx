import { useStore } from '@nanostores/react'
import { Download } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { $offline, storeEverything } from '#stores/offline/offline.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Panel } from '#ui/page/page-frame.tsx'

/** What works without a network on this device, and a button to download the rest. Nothing where nothing can. */
export function OfflineNote() {
  const offline = useStore($offline)
  if (!offline) return null
  const { available, isStoring } = offline
  // Other languages are downloaded after everything else; nobody has asked for them yet.
  const hasFailed = offline.failed && !isStoring && available !== 'everything'
  return (
    <div className="device-offline">
      <Panel title={m.offline_heading()}>
        <p role="status">
          {texts[available]()} {hasFailed && m.offline_failed()}
        </p>
        {available === 'builder' && (
          <Button
            className="device-download"
            icon={<Download />}
            busy={isStoring}
            onClick={() => void storeEverything()}
          >
            {m.offline_store()}
          </Button>
        )}
      </Panel>
    </div>
  )
}

const texts = {
  nothing: m.offline_nothing,
  builder: m.offline_builder,
  everything: m.offline_everything
}
