import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import { fieldHelp } from '#views/field-help/field-help.tsx'
import { FormSection } from './form-section.tsx'
import { OfficialValue } from './official-value.tsx'
import { SetupField } from './setup-field.tsx'
import { TextField } from './text-field.tsx'

/** Ability, setup and flavour. */
export function AbilitySection() {
  return (
    <FormSection title={m.editor_section_ability()}>
      <TextField
        name="ability"
        label={m.editor_ability()}
        info={fieldHelp('ability')}
        limit={limits.character.ability}
        required
        rows={2}
      />
      <SetupField />
      <OfficialValue name="setup" label={m.editor_setup()} />
      <TextField
        name="flavor"
        label={m.editor_flavor()}
        info={fieldHelp('flavor')}
        limit={limits.character.flavor}
        rows={1}
      />
    </FormSection>
  )
}
