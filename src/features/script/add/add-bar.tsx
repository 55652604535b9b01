import './add-bar.css'
import { LayoutGrid } from 'lucide-react'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { QuickAdd } from './quick-add.tsx'

/** Adds characters to the script: a search field and a link to the character picker. */
export const AddBar = () => (
  <div className="script-add">
    <QuickAdd />
    <ButtonLink
      className="script-browse"
      shrinks="narrow"
      icon={<LayoutGrid />}
      href={builderPath(pageLocale(), 'existingCharacters')}
    >
      {m.script_browse()}
    </ButtonLink>
  </div>
)
