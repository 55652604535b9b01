import './message-screen.css'
import { RotateCw, WifiOff } from 'lucide-react'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

/** The page that the service worker shows in place of one that needs a network. It has the address of that page. */
export const OfflinePage = () => (
  <div className="message-screen">
    <EmptyState
      isPage
      icon={<WifiOff />}
      title={m.offline_page_title()}
      actions={
        <>
          <ButtonLink variant="primary" href={builderPath(pageLocale(), 'script')}>
            {m.shell_back_to_builder()}
          </ButtonLink>
          {/* A link, since the page has no script of its own: it loads the same address again. */}
          <ButtonLink icon={<RotateCw />} href="">
            {m.offline_retry()}
          </ButtonLink>
        </>
      }
    >
      {m.offline_page_text()}
    </EmptyState>
  </div>
)
