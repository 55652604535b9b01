import './message-screen.css'
import { Download, RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { setStoredDataAside } from '#stores/storage/set-aside.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { type BoundaryFailure, ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { downloadScript } from './download-script.ts'

/** Replaces a screen that failed. Its first offer is to try again; where that has failed too, to load the page again. */
export const ErrorScreen = ({ error, count, retry }: BoundaryFailure) => (
  <div className="message-screen">
    <EmptyState
      isPage
      icon={<TriangleAlert />}
      title={m.shell_error_title()}
      actions={
        <>
          {count > 1 ? (
            <Button variant="primary" icon={<RotateCw />} onClick={() => location.reload()}>
              {m.shell_reload()}
            </Button>
          ) : (
            <Button variant="primary" icon={<RotateCw />} onClick={retry}>
              {m.failures_retry()}
            </Button>
          )}
          <Button icon={<Download />} onClick={downloadScript}>
            {m.failures_download()}
          </Button>
          <ButtonLink href={builderPath(pageLocale(), 'script')}>{m.shell_back_to_builder()}</ButtonLink>
        </>
      }
    >
      {m.failures_screen()}
    </EmptyState>
    <details className="message-details">
      <summary>{m.shell_error_details()}</summary>
      <pre>{error instanceof Error ? `${error.name}: ${error.message}` : String(error)}</pre>
      <p>{m.failures_reset_text()}</p>
      <Button onClick={startEmpty}>{m.failures_reset()}</Button>
    </details>
  </div>
)

function startEmpty() {
  setStoredDataAside()
  location.assign(builderPath(pageLocale(), 'script'))
}

/** Shows the error screen if its children throw. Give it a `key` per screen, so that other screens still work. */
export const ScreenBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={failure => <ErrorScreen {...failure} />}>{children}</ErrorBoundary>
)
