import './message-screen.css'
import { BellOff } from 'lucide-react'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath, cataloguePath, localizePath } from '#routes'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

/** The page with status 404. */
export const NotFound = () => (
  <div className="message-screen">
    <EmptyState
      isPage
      icon={<BellOff />}
      title={m.shell_not_found()}
      actions={
        <>
          <ButtonLink variant="primary" href={builderPath(pageLocale(), 'script')}>
            {m.shell_back_to_builder()}
          </ButtonLink>
          <ButtonLink href={localizePath(pageLocale(), cataloguePath)}>{m.catalogue_title()}</ButtonLink>
        </>
      }
    >
      {m.shell_not_found_text()}
    </EmptyState>
  </div>
)
