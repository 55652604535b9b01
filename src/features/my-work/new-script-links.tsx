import { FilePlus2 } from 'lucide-react'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { ButtonLink } from '#ui/button.tsx'

const address = () => builderPath(pageLocale(), 'newScript')

/** The way to a new script, beside the heading. */
export const NewScriptLink = () => (
  <ButtonLink variant="primary" icon={<FilePlus2 />} href={address()}>
    {m.script_new()}
  </ButtonLink>
)

/** The same in the bar of a narrow window. */
export const NewScriptIcon = () => (
  <a className="icon-button" href={address()} aria-label={m.script_new()}>
    <FilePlus2 />
  </a>
)
