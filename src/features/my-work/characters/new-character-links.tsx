import { PencilLine } from 'lucide-react'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

const newCharacterPath = () => builderPath(pageLocale(), 'newSavedCharacter')

/** Link to a new character, beside the heading. */
export const NewCharacterLink = () => (
  <ButtonLink variant="primary" icon={<PencilLine />} href={newCharacterPath()}>
    {m.editor_new()}
  </ButtonLink>
)

/** The same link as an icon, for the bar of a narrow window. */
export const NewCharacterIcon = () => (
  <a className="icon-button" href={newCharacterPath()} aria-label={m.editor_new()}>
    <PencilLine />
  </a>
)

/** Empty state: no character is saved yet. */
export const NoCharacters = () => (
  <EmptyState icon={<PencilLine />} title={m.work_empty_title()} actions={<NewCharacterLink />}>
    {m.homebrew_empty_text()}
  </EmptyState>
)
