import { FilePlus2, Files, Upload } from 'lucide-react'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

/** Empty state: there is no local script yet. */
export const NoLocalScripts = () => (
  <EmptyState
    icon={<Files />}
    title={m.device_empty_title()}
    actions={
      <>
        <ButtonLink icon={<FilePlus2 />} href={builderPath(pageLocale(), 'newScript')}>
          {m.script_new()}
        </ButtonLink>
        <ButtonLink icon={<Upload />} href={builderPath(pageLocale(), 'import')}>
          {m.script_empty_import()}
        </ButtonLink>
      </>
    }
  >
    {m.device_empty_text()}
  </EmptyState>
)
