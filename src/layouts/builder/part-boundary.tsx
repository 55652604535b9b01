import './load-failed.css'
import type { ReactNode } from 'react'
import { downloadScript } from '#features/shell/download-script.ts'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'

interface PartBoundaryProps {
  children: ReactNode
  /** Closes the part, if the user can: a dialog. */
  onClose?: () => void
}

/** Shows a banner if its children throw: a part around the screen, or a dialog over it. The screen goes on working. */
export const PartBoundary = ({ children, onClose }: PartBoundaryProps) => (
  <ErrorBoundary
    fallback={({ retry }) => (
      <Banner
        tone="error"
        className="part-failed"
        action={
          <div className="part-failed-actions">
            <Button small onClick={retry}>
              {m.failures_retry()}
            </Button>
            <Button small onClick={downloadScript}>
              {m.failures_download()}
            </Button>
            {onClose && (
              <Button small variant="text" onClick={onClose}>
                {m.notice_close()}
              </Button>
            )}
          </div>
        }
      >
        {m.failures_part()}
      </Banner>
    )}
  >
    {children}
  </ErrorBoundary>
)
