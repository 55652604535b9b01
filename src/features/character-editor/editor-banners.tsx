import { useFormContext } from 'react-hook-form'
import type { CharacterFields, FieldName } from '#core/character-fields.ts'
import { changedFields } from '#core/own-words.ts'
import { m } from '#i18n/messages.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { useDesk } from './desk.ts'
import { useSubject } from './editor-context.ts'

/** Says that the form shows a stored draft that is not saved yet. */
export const DraftBanner = ({ onDiscard }: { onDiscard: () => void }) => {
  const { draftFoundText } = useDesk()
  return (
    <Banner
      tone="advice"
      action={
        <Button small onClick={onDiscard}>
          {m.editor_draft_discard()}
        </Button>
      }
    >
      {draftFoundText()}
    </Banner>
  )
}

/** Explains overrides of an official character, and lists overrides from a file that the form has no field for. */
export function OfficialBanner() {
  const edited = useSubject()
  const { watch, setValue } = useFormContext<CharacterFields>()
  if (edited.kind !== 'official') return null
  const { official } = edited.opened
  const hiddenOverrides = changedFields(watch(), official).filter(name => hiddenFields.has(name))
  const resetHidden = () => {
    for (const name of hiddenOverrides)
      setValue(name, official[name], { shouldTouch: true, shouldValidate: true })
  }
  return (
    <>
      <Banner tone="advice">{m.editor_own_words_help()}</Banner>
      {hiddenOverrides.length > 0 && (
        <Banner
          tone="advice"
          action={
            <Button small onClick={resetHidden}>
              {m.editor_also_back()}
            </Button>
          }
        >
          {m.editor_also_changed({
            fields: hiddenOverrides.map(name => hiddenFields.get(name)?.() ?? name).join(', ')
          })}
        </Banner>
      )}
    </>
  )
}

/** Labels of the fields that the form does not offer for an official character. */
const hiddenFields: ReadonlyMap<FieldName, () => string> = new Map<FieldName, () => string>([
  ['team', m.import_field_team],
  ['image', m.import_field_image],
  ['edition', m.import_field_edition],
  ['firstNight', m.import_field_first_night],
  ['otherNight', m.import_field_other_night],
  ['special', m.import_field_special]
])
