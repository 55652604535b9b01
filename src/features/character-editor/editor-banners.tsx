import { useFormContext } from 'react-hook-form'
import type { CharacterFields, FieldName } from '#core/character/character-fields.ts'
import { overriddenFields } from '#core/character/overrides.ts'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { useEditedCharacter, useEditorContext } from './editor-context.ts'

/** Says that the form shows a stored draft that is not saved yet. */
export const DraftBanner = ({ onDiscard }: { onDiscard: () => void }) => {
  const { draftFoundText } = useEditorContext()
  return (
    <Banner
      tone="advice"
      className="editor-banner"
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
export function OverridesBanner() {
  const edited = useEditedCharacter()
  const { watch, setValue } = useFormContext<CharacterFields>()
  if (edited.kind !== 'official') return null
  const { official } = edited.opened
  const hiddenOverrides = overriddenFields(watch(), official).filter(name => hiddenFields.has(name))
  const resetHidden = () => {
    for (const name of hiddenOverrides)
      setValue(name, official[name], { shouldTouch: true, shouldValidate: true })
  }
  return (
    <>
      <Banner tone="advice" className="editor-banner">
        {m.editor_overrides_help()}
      </Banner>
      {hiddenOverrides.length > 0 && (
        <Banner
          tone="advice"
          className="editor-banner"
          action={
            <Button small onClick={resetHidden}>
              {m.editor_hidden_overrides_reset()}
            </Button>
          }
        >
          {m.editor_hidden_overrides({
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
