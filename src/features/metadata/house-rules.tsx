import { Plus } from 'lucide-react'
import { limits } from '#core/limits.ts'
import type { Script } from '#core/script/script.ts'
import { m } from '#i18n/messages.ts'
import { sortableListLabels } from '#i18n/sortable-list-labels.ts'
import { Button } from '#ui/buttons/button.tsx'
import { SortableList } from '#ui/lists/sortable-list.tsx'
import { useFirstItems } from '#views/limits/use-first-items.tsx'
import { HouseRuleRow } from './house-rule-row.tsx'
import { HouseRulesHead } from './house-rules-head.tsx'
import { type HouseRule, useHouseRules } from './use-house-rules.ts'

const limit = limits.script.bootlegger

/** The house rules, in the order in which the storyteller reads them out. */
export function HouseRules({ script }: { script: Script }) {
  const { rules, added, add, write, remove, move } = useHouseRules(script.bootlegger)
  const { shown, note } = useFirstItems(rules)
  const indexOf = ({ key }: HouseRule) => rules.findIndex(rule => rule.key === key)
  const isFull = rules.length >= limit
  return (
    <>
      <HouseRulesHead count={rules.length} />
      <SortableList
        label={m.metadata_section_rules()}
        items={shown}
        itemKey={({ key }) => key}
        itemName={rule => m.metadata_rule({ number: indexOf(rule) + 1 })}
        labels={sortableListLabels()}
        onMove={move}
        rowClass={() => 'metadata-rule'}
        renderItem={(rule, row) => (
          <HouseRuleRow
            row={row}
            text={rule.text}
            isNew={rule.key === added}
            onChange={text => write(indexOf(rule), text)}
            onRemove={() => remove(indexOf(rule))}
          />
        )}
      />
      {note}
      <div className="metadata-add">
        <Button
          icon={<Plus />}
          aria-disabled={isFull || undefined}
          aria-describedby="rules-full"
          onClick={isFull ? undefined : add}
        >
          {m.metadata_rule_add()}
        </Button>
        <span id="rules-full">{isFull && m.metadata_rules_full({ maximum: limit })}</span>
      </div>
    </>
  )
}
