import { useController, useFormContext } from 'react-hook-form'
import { catalogue } from '#catalogue/catalogue.ts'
import type { CharacterFields } from '#core/character/character-fields.ts'
import { teams } from '#core/character/team.ts'
import { limits } from '#core/limits.ts'
import { createCustomId } from '#core/reading/identity.ts'
import { m } from '#i18n/messages.ts'
import { teamMember } from '#i18n/team-names.ts'
import { Chip } from '#ui/fields/chip.tsx'
import { FieldHelp, fieldHelp } from '#views/field-help/field-help.tsx'
import { useEditedCharacter, useEditorContext } from '../editor-context.ts'
import { FormSection } from './form-section.tsx'
import { TextField } from './text-field.tsx'

const maximum = limits.character

/** Name, id, team and edition. */
export function IdentitySection() {
  const edited = useEditedCharacter()
  const { $script } = useEditorContext()
  const { getValues, setValue } = useFormContext<CharacterFields>()
  const isOfficial = edited.kind === 'official'
  const idFor = (name: string) =>
    createCustomId('', name, new Set($script.get().characters.map(({ id }) => id)), catalogue)
  // A new character's id follows its name until the user edits the id.
  const updateId = (name: string, before: string) => {
    const { id } = getValues()
    if (edited.kind === 'new' && (id === '' || id === idFor(before)))
      setValue('id', name.trim() ? idFor(name) : '', { shouldValidate: id !== '' })
  }
  const { name } = getValues()
  return (
    <FormSection title={m.editor_section_identity()}>
      <div className="editor-pair">
        <TextField
          name="name"
          label={m.editor_name()}
          info={fieldHelp('character-name')}
          limit={maximum.name}
          required
          onType={text => updateId(text, name)}
        />
        <TextField
          name="id"
          label={m.editor_id()}
          info={fieldHelp('character-id')}
          limit={maximum.id}
          required={!isOfficial}
          help={isOfficial ? m.editor_id_locked() : m.editor_id_help()}
          locked={isOfficial}
        />
      </div>
      <TeamChips isLocked={isOfficial} />
      {!isOfficial && (
        <TextField
          name="edition"
          label={m.editor_edition()}
          info={fieldHelp('edition')}
          limit={maximum.edition}
          help={m.editor_edition_help()}
        />
      )}
    </FormSection>
  )
}

function TeamChips({ isLocked }: { isLocked: boolean }) {
  const { field } = useController<CharacterFields, 'team'>({ name: 'team' })
  return (
    <fieldset className="editor-teams">
      <legend className="field-label">{m.editor_team()}</legend>
      <FieldHelp field="team" label={m.editor_team()} />
      <div className="editor-chips">
        {teams.map(team => (
          <Chip
            key={team}
            tall
            team={team}
            chosen={team === field.value}
            disabled={isLocked && team !== field.value}
            onChange={() => !isLocked && field.onChange(team)}
          >
            {teamMember(team)}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}
