import { useController, useFormContext } from 'react-hook-form'
import { catalogue } from '#catalogue/catalogue.ts'
import type { CharacterFields } from '#core/character-fields.ts'
import { limits } from '#core/limits.ts'
import { safeId } from '#core/reading/identity.ts'
import { teams } from '#core/team.ts'
import { m } from '#i18n/messages.ts'
import { teamMember } from '#i18n/team-words.ts'
import { Chip } from '#ui/chip.tsx'
import { useDesk } from './desk.ts'
import { useSubject } from './editor-context.ts'
import { Section } from './section.tsx'
import { TextField } from './text-field.tsx'

const maximum = limits.character

/** Name, id, team and edition. */
export function WhoSection() {
  const edited = useSubject()
  const { $script } = useDesk()
  const { getValues, setValue } = useFormContext<CharacterFields>()
  const isOfficial = edited.kind === 'official'
  const idFor = (name: string) =>
    safeId('', name, new Set($script.get().characters.map(({ id }) => id)), catalogue)
  // A new character's id follows its name until the user edits the id.
  const updateId = (name: string, before: string) => {
    const { id } = getValues()
    if (edited.kind === 'new' && (id === '' || id === idFor(before)))
      setValue('id', name.trim() ? idFor(name) : '', { shouldValidate: id !== '' })
  }
  const { name } = getValues()
  return (
    <Section title={m.editor_who()}>
      <div className="editor-pair">
        <TextField
          name="name"
          label={m.editor_name()}
          limit={maximum.name}
          onType={text => updateId(text, name)}
        />
        <TextField
          name="id"
          label={m.editor_id()}
          limit={maximum.id}
          help={isOfficial ? m.editor_id_locked() : m.editor_id_help()}
          locked={isOfficial}
        />
      </div>
      <TeamChips isLocked={isOfficial} />
      {!isOfficial && (
        <TextField
          name="edition"
          label={m.editor_edition()}
          limit={maximum.edition}
          help={m.editor_edition_help()}
        />
      )}
    </Section>
  )
}

function TeamChips({ isLocked }: { isLocked: boolean }) {
  const { field } = useController<CharacterFields, 'team'>({ name: 'team' })
  return (
    <fieldset className="editor-teams">
      <legend className="field-label">{m.editor_team()}</legend>
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
