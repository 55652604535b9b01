import './message-screen.css'
import { Download, RotateCw, TriangleAlert } from 'lucide-react'
import { Component, type ReactNode } from 'react'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { createScriptFile } from '#stores/script-file.ts'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { downloadText } from '#ui/download.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

/** Replaces a screen that failed. */
export const ErrorScreen = ({ error }: { error: unknown }) => (
  <div className="message-screen">
    <EmptyState
      isPage
      icon={<TriangleAlert />}
      title={m.shell_error_title()}
      actions={
        <>
          <Button variant="primary" icon={<RotateCw />} onClick={() => location.reload()}>
            {m.shell_reload()}
          </Button>
          <Button icon={<Download />} onClick={downloadScript}>
            {m.storage_download_script()}
          </Button>
          <ButtonLink href={builderPath(pageLocale(), 'script')}>{m.shell_back_to_builder()}</ButtonLink>
        </>
      }
    >
      {m.shell_error_text()}
    </EmptyState>
    <details className="message-details">
      <summary>{m.shell_error_details()}</summary>
      <pre>{error instanceof Error ? `${error.name}: ${error.message}` : String(error)}</pre>
    </details>
  </div>
)

async function downloadScript() {
  const { fileName, text } = await createScriptFile()
  downloadText(fileName, text)
}

/** Shows the error screen if its children throw. Give it a `key` per screen, so that other screens still work. */
export class ErrorBoundary extends Component<
  { children: ReactNode },
  { error?: unknown; hasFailed: boolean }
> {
  override state: { error?: unknown; hasFailed: boolean } = { hasFailed: false }

  static getDerivedStateFromError(error: unknown) {
    return { error, hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <ErrorScreen error={this.state.error} /> : this.props.children
  }
}
