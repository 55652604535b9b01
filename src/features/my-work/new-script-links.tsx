import { FilePlus2 } from 'lucide-react'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { ButtonLink } from '#ui/button.tsx'

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
