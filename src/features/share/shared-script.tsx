import './shared-script.css'
import { LinkIcon, RotateCw, Unlink } from 'lucide-react'
import { useEffect } from 'react'
import { importRefusalText } from '#i18n/import-refusal-text.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { AlmanacPage } from '#views/almanac/almanac-page.tsx'
import { SharedScriptActions } from './shared-script-actions.tsx'
import { type SharedScriptState, useSharedScript } from './use-shared-script.ts'

/** The page of a script that is contained in the page's address. Nothing is stored until the reader edits a copy. */
export function SharedScript() {
  const shared = useSharedScript()
  const title = shared.kind === 'read' ? shared.cast.title : ''

  useEffect(() => {
    if (title) document.title = `${title} · ${m.shell_app_name()}`
  }, [title])

  if (shared.kind === 'reading') return <p role="status">{m.share_page_reading()}</p>
  if (shared.kind === 'unreachable') return <Unreachable onRetry={shared.retry} />
  if (shared.kind !== 'read') return <Unreadable shared={shared} />
  return (
    <div className="shared-script">
      <Banner tone="advice" className="shared-script-banner">
        {m.share_page_notice()}
      </Banner>
      <AlmanacPage cast={shared.cast} actions={<SharedScriptActions script={shared.script} />} />
    </div>
  )
}

const Unreachable = ({ onRetry }: { onRetry: () => void }) => (
  <Banner
    tone="error"
    action={
      <Button small icon={<RotateCw />} onClick={onRetry}>
        {m.session_retry()}
      </Button>
    }
  >
    {m.public_load_failed()}
  </Banner>
)

type UnreadableScript = Exclude<SharedScriptState, { kind: 'read' | 'reading' | 'unreachable' }>

const Unreadable = ({ shared }: { shared: UnreadableScript }) => (
  <EmptyState
    isPage
    icon={shared.kind === 'nothing' ? <LinkIcon /> : <Unlink />}
    title={shared.kind === 'nothing' ? m.share_page_nothing() : m.share_page_broken()}
    actions={
      <ButtonLink variant="primary" href={builderPath(pageLocale(), 'script')}>
        {m.share_page_to_builder()}
      </ButtonLink>
    }
  >
    {shared.kind === 'refused' && shared.code !== 'link_unreadable' && `${importRefusalText(shared.code)} `}
    {m.share_page_broken_help()}
  </EmptyState>
)
