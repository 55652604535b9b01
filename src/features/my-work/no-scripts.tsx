import { ScrollText } from 'lucide-react'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'

/** Empty state: no script is saved yet. Links to the builder. */
export const NoScripts = () => (
  <EmptyState
    icon={<ScrollText />}
    title={m.work_empty_title()}
    actions={
      <ButtonLink icon={<ScrollText />} href={builderPath(pageLocale(), 'script')}>
        {m.shell_script_builder()}
      </ButtonLink>
    }
  >
    {m.work_empty_text()}
  </EmptyState>
)
