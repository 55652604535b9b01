import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { houseRuleRule as rule } from '#core/script/script-rules.ts'
import { m } from '#i18n/messages.ts'
import { firstErrorText } from '#i18n/refusals/error-text.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import type { SortableRow } from '#ui/lists/sortable-row.tsx'

interface HouseRuleRowProps {
  row: SortableRow
  text: string
  /** The rule was just added: its field takes the focus. */
  isNew: boolean
  onChange: (text: string) => void
  onRemove: () => void
}

/** One house rule: drag handle, text field and remove button. Shows no errors while the field has the focus. */
export function HouseRuleRow({ row, text, isNew, onChange, onRemove }: HouseRuleRowProps) {
  const [isEditing, setEditing] = useState(isNew)
  const number = row.index + 1
  return (
    <>
      {row.handle}
      <TextArea
        label={m.metadata_rule({ number })}
        rows={1}
        lang=""
        value={text}
        onChange={onChange}
        error={isEditing ? undefined : firstErrorText(rule.safeParse(text))}
        onFocus={() => setEditing(true)}
        onBlur={() => setEditing(false)}
        autoFocus={isNew}
      />
      <IconButton label={m.metadata_rule_remove({ number })} onClick={onRemove}>
        <Trash2 />
      </IconButton>
    </>
  )
}
