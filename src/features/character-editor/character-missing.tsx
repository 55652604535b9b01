import { UserRoundX } from 'lucide-react'
import { m, pageLocale } from '#i18n/messages.ts'
import { errorText } from '#i18n/refusals/error-text.ts'
import { builderPath } from '#routes'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { BackLink, PageFrame } from '#ui/page/page-frame.tsx'

/** Shown when the address names no character of the script. */
export function CharacterMissing({ id }: { id: string }) {
  const script = builderPath(pageLocale(), 'script')
  return (
    <PageFrame minor heading={m.editor_edit()} start={<BackLink href={script} label={m.characters_back()} />}>
      <EmptyState
        icon={<UserRoundX />}
        title={errorText('character_missing')}
        actions={
          <>
            <ButtonLink href={script}>{m.characters_back()}</ButtonLink>
            <ButtonLink href={builderPath(pageLocale(), 'newCharacter')}>{m.editor_new()}</ButtonLink>
          </>
        }
      >
        {m.editor_missing_text({ id })}
      </EmptyState>
    </PageFrame>
  )
}
