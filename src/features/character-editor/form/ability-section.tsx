import { useController } from 'react-hook-form'
import type { CharacterFields } from '#core/character/character-fields.ts'
import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { fieldHelp } from '#views/field-help/field-help.tsx'
import { FormSection } from './form-section.tsx'
import { OfficialValue } from './official-value.tsx'
import { TextField } from './text-field.tsx'

/** Ability, setup and flavour. */
export function AbilitySection() {
  const { field } = useController<CharacterFields, 'setup'>({ name: 'setup' })
  return (
    <FormSection title={m.editor_section_ability()}>
      <TextField
        name="ability"
        label={m.editor_ability()}
        info={fieldHelp('ability')}
        limit={limits.character.ability}
        rows={2}
      />
      <div className="editor-setup">
        <Checkbox
          label={m.editor_setup()}
          info={fieldHelp('setup')}
          checked={field.value}
          onChange={field.onChange}
        />
        <span>{m.editor_setup_help()}</span>
      </div>
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
