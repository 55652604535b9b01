import { FilePlus2, ScrollText } from 'lucide-react'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

const newScriptPath = () => builderPath(pageLocale(), 'newScript')

/** Link to a new script, beside the heading. */
export const NewScriptLink = () => (
  <ButtonLink variant="primary" icon={<FilePlus2 />} href={newScriptPath()}>
    {m.script_new()}
  </ButtonLink>
)

/** The same link as an icon, for the bar of a narrow window. */
export const NewScriptIcon = () => (
  <a className="icon-button" href={newScriptPath()} aria-label={m.script_new()}>
    <FilePlus2 />
  </a>
)

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
