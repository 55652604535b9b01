import { useStore } from '@nanostores/react'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { newCharacterDraftId, scriptDrafts } from '#stores/drafts/character-drafts.ts'
import { $openScriptId } from '#stores/script.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'

/** Says that the script has a draft of a new character, which isn't in the list, and leads to it. */
export function DraftNote() {
  useStore($openScriptId)
  const draft = scriptDrafts.getDraft(newCharacterDraftId)
  if (!draft) return null
  return (
    <Banner
      tone="advice"
      className="draft-note"
      action={
        <ButtonLink small href={builderPath(pageLocale(), 'newCharacter')}>
          {m.editor_edit()}
        </ButtonLink>
      }
    >
      {m.editor_draft_waiting({ name: draft.name || m.editor_unnamed() })}
    </Banner>
  )
}
