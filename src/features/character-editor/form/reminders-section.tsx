import { useController } from 'react-hook-form'
import type { CharacterFields } from '#core/character/character-fields.ts'
import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import type { FieldInfo } from '#ui/fields/field-frame.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { fieldHelp } from '#views/field-help/field-help.tsx'
import { FormSection } from './form-section.tsx'
import { ListField } from './list-field.tsx'
import { OfficialValue } from './official-value.tsx'

const maximum = limits.character

/** Labels of the reminder tokens and global reminder tokens. */
export const RemindersSection = () => (
  <FormSection title={m.editor_reminders()}>
    <ReminderLabels
      name="reminders"
      label={m.editor_tokens()}
      info={fieldHelp('reminders')}
      addLabel={m.editor_token_add()}
      itemName={number => m.editor_token({ number })}
      maximum={maximum.reminders}
      maxLength={maximum.reminder}
    />
    <ReminderLabels
      name="remindersGlobal"
      label={m.editor_tokens_global()}
      info={fieldHelp('global-reminders')}
      addLabel={m.editor_token_global_add()}
      itemName={number => m.editor_token_global({ number })}
      maximum={maximum.remindersGlobal}
      maxLength={maximum.reminderGlobal}
    />
  </FormSection>
)

interface ReminderLabelsProps {
  name: 'reminders' | 'remindersGlobal'
  label: string
  info: FieldInfo
  addLabel: string
  itemName: (number: number) => string
  maximum: number
  /** Maximum characters of one label. */
  maxLength: number
}

function ReminderLabels({ name, maxLength, ...listProps }: ReminderLabelsProps) {
  const { field, fieldState } = useController<CharacterFields, ReminderLabelsProps['name']>({ name })
  return (
    <div className="editor-field">
      <ListField
        {...listProps}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        errors={fieldState.error}
        blank=""
        renderItem={row => (
          <TextInput
            label={row.name}
            hideLabel
            lang=""
            value={row.item}
            onChange={row.update}
            error={row.errorAt()}
            after={<span className="editor-count">{`${row.item.length} / ${maxLength}`}</span>}
            autoFocus={row.isNew}
          />
        )}
      />
      <OfficialValue name={name} label={listProps.label} />
    </div>
  )
}
