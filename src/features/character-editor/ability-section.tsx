import { useController } from 'react-hook-form'
import type { CharacterFields } from '#core/character-fields.ts'
import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { OfficialNote } from './official-note.tsx'
import { Section } from './section.tsx'
import { TextField } from './text-field.tsx'

/** Ability, setup and flavour. */
export function AbilitySection() {
  const { field } = useController<CharacterFields, 'setup'>({ name: 'setup' })
  return (
    <Section title={m.editor_what()}>
      <TextField name="ability" label={m.editor_ability()} limit={limits.character.ability} rows={2} />
      <div className="editor-setup">
        <Checkbox label={m.editor_setup()} checked={field.value} onChange={field.onChange} />
        <span>{m.editor_setup_help()}</span>
      </div>
      <OfficialNote name="setup" label={m.editor_setup()} />
      <TextField name="flavor" label={m.editor_flavor()} limit={limits.character.flavor} rows={1} />
    </Section>
  )
}
