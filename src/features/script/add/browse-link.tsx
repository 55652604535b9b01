import { LayoutGrid } from 'lucide-react'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { ButtonLink } from '#ui/buttons/button.tsx'

/** Opens the character picker. */
export const BrowseLink = () => (
  <ButtonLink
    className="script-browse"
    shrinks="narrow"
    icon={<LayoutGrid />}
    href={builderPath(pageLocale(), 'existingCharacters')}
  >
    {m.script_browse()}
  </ButtonLink>
)
