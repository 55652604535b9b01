import './shared-script.css'
import { useEffect } from 'react'
import { m } from '#i18n/messages.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { ErrorBoundary } from '#ui/feedback/error-boundary.tsx'
import { WaitingRow } from '#ui/feedback/waiting-row.tsx'
import { AlmanacPage } from '#views/almanac/almanac-page.tsx'
import { omittedText } from '#views/limits/omitted-text.ts'
import { RetryBanner } from '#views/retry-banner.tsx'
import { SharedScriptActions } from './shared-script-actions.tsx'
import { UnreadableScript } from './unreadable-script.tsx'
import { type SharedScriptState, useSharedScript } from './use-shared-script.ts'

/** The page of a script that is contained in the page's address. Nothing is stored until the reader edits a copy. */
export const SharedScript = () => (
  <ErrorBoundary fallback={({ retry }) => <RetryBanner onRetry={retry}>{m.failures_shared()}</RetryBanner>}>
    <SharedScriptPage />
  </ErrorBoundary>
)

function SharedScriptPage() {
  const shared = useSharedScript()
  const title = shared.kind === 'read' ? shared.cast.title : ''

  useEffect(() => {
    if (title) document.title = `${title} · ${m.shell_app_name()}`
  }, [title])

  return (
    <div className="shared-script">
      <Contents shared={shared} />
    </div>
  )
}

function Contents({ shared }: { shared: SharedScriptState }) {
  if (shared.kind === 'reading') return <Reading onStop={shared.stop} />
  if (shared.kind === 'unreachable')
    return <RetryBanner onRetry={shared.retry}>{m.public_load_failed()}</RetryBanner>
  if (shared.kind !== 'read') return <UnreadableScript shared={shared} />
  const omitted = omittedText(shared.omitted)
  return (
    <>
      <Banner tone="advice" className="shared-script-banner">
        {m.share_page_notice()}
      </Banner>
      {omitted && (
        <Banner tone="advice" className="shared-script-banner">
          {omitted}
        </Banner>
      )}
      <AlmanacPage
        cast={shared.cast}
        actions={<SharedScriptActions script={shared.script} texts={shared.texts} />}
      />
    </>
  )
}

const Reading = ({ onStop }: { onStop: () => void }) => (
  <>
    <p className="unseen" role="status">
      {m.share_page_reading()}
    </p>
    <WaitingRow text={m.share_page_reading()} stopLabel={m.reading_stop()} onStop={onStop} />
  </>
)
