import './no-characters.css'
import { ScrollText } from 'lucide-react'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

/** A script without characters can't be played: the way to add some. */
export const NoCharacters = () => (
  <div className="no-characters">
    <EmptyState
      icon={<ScrollText />}
      title={m.grimoire_no_characters()}
      actions={
        <ButtonLink variant="primary" href={builderPath(pageLocale(), 'script')}>
          {m.shell_script_builder()}
        </ButtonLink>
      }
    >
      {m.grimoire_no_characters_text()}
    </EmptyState>
  </div>
)
