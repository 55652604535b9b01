import { UserRoundX } from 'lucide-react'
import { m, pageLocale } from '#i18n/messages.ts'
import { errorText } from '#i18n/refusals/error-text.ts'
import { builderPath } from '#routes'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { BackLink, PageFrame } from '#ui/page/page-frame.tsx'

/** A link back to the script. */
export const BackToScript = () => (
  <BackLink href={builderPath(pageLocale(), 'script')} label={m.characters_back()} />
)

/** Shown when no character of the script has the id in the address. */
export const CharacterMissing = ({ id }: { id: string }) => (
  <PageFrame minor heading={m.json_character_title()} start={<BackToScript />}>
    <EmptyState
      icon={<UserRoundX />}
      title={errorText('character_missing')}
      actions={<ButtonLink href={builderPath(pageLocale(), 'script')}>{m.characters_back()}</ButtonLink>}
    >
      {m.editor_missing_text({ id })}
    </EmptyState>
  </PageFrame>
)
