import { LayoutGrid } from 'lucide-react'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { ButtonLink } from '#ui/button.tsx'
import { QuickAdd } from './quick-add.tsx'

/** The two ways to add characters: by typing, and by looking through all of them. */
export const AddLine = () => (
  <div className="script-add">
    <QuickAdd />
    <ButtonLink
      className="script-browse"
      icon={<LayoutGrid />}
      href={builderPath(pageLocale(), 'existingCharacters')}
    >
      {m.script_browse()}
    </ButtonLink>
  </div>
)
