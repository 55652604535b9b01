import { useController } from 'react-hook-form'
import type { CharacterFields } from '#core/character-fields.ts'
import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import { Field } from '#ui/field.tsx'
import { ListField } from './list-field.tsx'
import { OfficialNote } from './official-note.tsx'
import { Section } from './section.tsx'

const most = limits.character

/** The labels of its reminder tokens. */
export const RemindersSection = () => (
  <Section title={m.editor_reminders()}>
    <Labels
      name="reminders"
      label={m.editor_tokens()}
      addLabel={m.editor_token_add()}
      itemName={number => m.editor_token({ number })}
      maximum={most.reminders}
      longest={most.reminder}
    />
    <Labels
      name="remindersGlobal"
      label={m.editor_tokens_global()}
      addLabel={m.editor_token_global_add()}
      itemName={number => m.editor_token_global({ number })}
      maximum={most.remindersGlobal}
      longest={most.reminderGlobal}
    />
  </Section>
)

interface LabelsProps {
  name: 'reminders' | 'remindersGlobal'
  label: string
  addLabel: string
  itemName: (number: number) => string
  maximum: number
  /** Characters of one label. */
  longest: number
}

function Labels({ name, longest, ...words }: LabelsProps) {
  const { field, fieldState } = useController<CharacterFields, LabelsProps['name']>({ name })
  return (
    <div className="editor-field">
      <ListField
        {...words}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        errors={fieldState.error}
        blank=""
        renderItem={row => (
          <Field
            label={row.name}
            hideLabel
            value={row.item}
            onChange={row.write}
            error={row.errorAt()}
            after={<span className="editor-count">{`${row.item.length} / ${longest}`}</span>}
            autoFocus={row.isNew}
          />
        )}
      />
      <OfficialNote name={name} label={words.label} />
    </div>
  )
}
