import './load-failed.css'
import { CloudOff, Download, RotateCw } from 'lucide-react'
import { downloadScript } from '#features/shell/download-script.ts'
import { m } from '#i18n/messages.ts'
import type { LoadFailure } from '#stores/loading/load-failure.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

interface LoadFailedProps {
  failure: LoadFailure
  /** How often loading has failed. */
  failures: number
  retry: () => void
}

/** Stands in the frame of a screen whose code couldn't be loaded. */
export const ScreenLoadFailed = (props: LoadFailedProps) => (
  <div className="load-failed" role="alert">
    <EmptyState
      icon={props.failure === 'updated' ? <RotateCw /> : <CloudOff />}
      title={titles[props.failure]()}
      actions={
        <>
          <WayOn {...props} />
          <Button icon={<Download />} onClick={downloadScript}>
            {m.failures_download()}
          </Button>
        </>
      }
    >
      {texts[props.failure]()}
    </EmptyState>
  </div>
)

/** Stands in for a dialog whose code couldn't be loaded: the screen below it goes on working. */
export const DialogLoadFailed = ({ onClose, ...props }: LoadFailedProps & { onClose: () => void }) => (
  <Banner
    tone="error"
    className="part-failed"
    action={
      <div className="part-failed-actions">
        <WayOn {...props} small />
        <Button small variant="text" onClick={onClose}>
          {m.notice_close()}
        </Button>
      </div>
    }
  >
    <strong>{titles[props.failure]()}.</strong> {texts[props.failure]()}
  </Banner>
)

/** Tries again. Loads the page again where only that helps: after an update, and in browsers that remember a failure. */
const WayOn = ({ failure, failures, retry, small = false }: LoadFailedProps & { small?: boolean }) => {
  const needsReload = failure === 'updated' || (failure === 'failed' && failures > 1)
  return (
    <Button
      variant={small ? 'plain' : 'primary'}
      small={small}
      icon={<RotateCw />}
      onClick={needsReload ? () => location.reload() : retry}
    >
      {needsReload ? m.shell_reload() : m.failures_retry()}
    </Button>
  )
}

const titles: Record<LoadFailure, () => string> = {
  offline: m.failures_offline_title,
  updated: m.failures_updated_title,
  failed: m.failures_load_title
}

const texts: Record<LoadFailure, () => string> = {
  offline: m.failures_offline_text,
  updated: m.failures_updated_text,
  failed: m.failures_load_text
}
