import { useController } from 'react-hook-form'
import type { Jinx } from '#core/character/character.ts'
import type { CharacterFields } from '#core/character/character-fields.ts'
import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import { Select, type SelectOption } from '#ui/fields/select.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { fieldHelp } from '#views/field-help/field-help.tsx'
import { characterIdOf } from '../edited-character.ts'
import { useEditedCharacter } from '../editor-context.ts'
import { FormSection } from './form-section.tsx'
import { ListField, type ListItem } from './list-field.tsx'
import { useJinxOptions } from './use-jinx-options.ts'

/** The character's jinxes. */
export function JinxesSection() {
  const { field, fieldState } = useController<CharacterFields, 'jinxes'>({ name: 'jinxes' })
  const choices = useJinxOptions(characterIdOf(useEditedCharacter()) ?? '')
  return (
    <FormSection title={m.script_jinxes()}>
      <ListField
        label={m.script_jinxes()}
        info={fieldHelp('jinxes')}
        hideLabel
        help={m.editor_jinxes_help()}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        errors={fieldState.error}
        maximum={limits.character.jinxes}
        itemName={number => m.editor_jinx({ number })}
        addLabel={m.editor_jinx_add()}
        blank={{ id: '', reason: '' }}
        renderItem={row => <JinxFields row={row} choices={choices} />}
      />
    </FormSection>
  )
}

interface JinxFieldsProps {
  row: ListItem<Jinx>
  choices: readonly SelectOption<string>[]
}

function JinxFields({ row, choices }: JinxFieldsProps) {
  const { item, update, errorAt, name } = row
  const isKnown = choices.some(({ value }) => value === item.id)
  // A file may name a character that is neither on the script nor official.
  const unknownOption = { value: item.id, label: item.id, group: m.editor_not_on_script() }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid in every browser
    <div role="group" aria-label={name} className="editor-jinx">
      <Select
        label={m.editor_jinx_with()}
        options={isKnown ? choices : [...choices, unknownOption]}
        value={item.id}
        onChange={id => update({ ...item, id })}
        error={errorAt('id')}
      />
      <TextArea
        label={m.editor_jinx_reason()}
        info={fieldHelp('jinx-reason')}
        rows={1}
        lang=""
        value={item.reason}
        onChange={reason => update({ ...item, reason })}
        limit={limits.character.jinxReason}
        error={errorAt('reason')}
        autoFocus={row.isNew}
      />
    </div>
  )
}
