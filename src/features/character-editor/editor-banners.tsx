import { useFormContext } from 'react-hook-form'
import type { CharacterFields, FieldName } from '#core/character-fields.ts'
import { changedFields } from '#core/own-words.ts'
import { m } from '#i18n/messages.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { useDesk } from './desk.ts'
import { useSubject } from './editor-context.ts'

/** What is shown was written before and is not saved yet. */
export const DraftBanner = ({ onDiscard }: { onDiscard: () => void }) => {
  const { draftFound } = useDesk()
  return (
    <Banner
      tone="advice"
      action={
        <Button small onClick={onDiscard}>
          {m.editor_draft_discard()}
        </Button>
      }
    >
      {draftFound()}
    </Banner>
  )
}

/** What own words for an official character change, and what they do not; and what a file changed beyond words. */
export function OfficialBanner() {
  const subject = useSubject()
  const { watch, setValue } = useFormContext<CharacterFields>()
  if (subject.kind !== 'official') return null
  const { official } = subject.opened
  const beyond = changedFields(watch(), official).filter(name => beyondWords.has(name))
  const back = () => {
    for (const name of beyond) setValue(name, official[name], { shouldTouch: true, shouldValidate: true })
  }
  return (
    <>
      <Banner tone="advice">{m.editor_own_words_help()}</Banner>
      {beyond.length > 0 && (
        <Banner
          tone="advice"
          action={
            <Button small onClick={back}>
              {m.editor_also_back()}
            </Button>
          }
        >
          {m.editor_also_changed({
            fields: beyond.map(name => beyondWords.get(name)?.() ?? name).join(', ')
          })}
        </Banner>
      )}
    </>
  )
}

/** Fields that the editor does not offer for an official character. */
const beyondWords: ReadonlyMap<FieldName, () => string> = new Map<FieldName, () => string>([
  ['team', m.import_field_team],
  ['image', m.import_field_image],
  ['edition', m.import_field_edition],
  ['firstNight', m.import_field_first_night],
  ['otherNight', m.import_field_other_night],
  ['special', m.import_field_special]
])
