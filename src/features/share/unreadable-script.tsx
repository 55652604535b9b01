import { LinkIcon, RotateCw, Unlink } from 'lucide-react'
import { m, pageLocale } from '#i18n/messages.ts'
import { importRefusalText } from '#i18n/refusals/import-refusal-text.ts'
import { builderPath } from '#routes'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import type { SharedScriptState } from './use-shared-script.ts'

type Unreadable = Extract<SharedScriptState, { kind: 'nothing' | 'refused' }>

/** Why the page shows no script, with ways on. */
export const UnreadableScript = ({ shared }: { shared: Unreadable }) => (
  <EmptyState
    isPage
    icon={shared.kind === 'nothing' ? <LinkIcon /> : <Unlink />}
    title={shared.kind === 'nothing' ? m.share_page_nothing() : m.share_page_broken()}
    actions={
      <>
        {shared.kind === 'refused' && wasStopped(shared) && (
          <Button icon={<RotateCw />} onClick={shared.retry}>
            {m.session_retry()}
          </Button>
        )}
        <ButtonLink variant="primary" href={builderPath(pageLocale(), 'script')}>
          {m.share_page_to_builder()}
        </ButtonLink>
      </>
    }
  >
    {unreadableText(shared)}
  </EmptyState>
)

/** Whether the reading didn't end, so that another try may. */
const wasStopped = (shared: Unreadable) => shared.kind === 'refused' && /^reading_/.test(shared.code)

function unreadableText(shared: Unreadable): string {
  if (shared.kind === 'nothing' || shared.code === 'link_unreadable') return m.share_page_broken_help()
  const reason = importRefusalText(shared.code, shared.detail)
  return wasStopped(shared) ? reason : `${reason} ${m.share_page_broken_help()}`
}
