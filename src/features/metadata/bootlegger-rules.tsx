import { Plus } from 'lucide-react'
import { limits } from '#core/limits.ts'
import type { Script } from '#core/script.ts'
import { errorText } from '#i18n/error-text.ts'
import { m } from '#i18n/messages.ts'
import { moveWords } from '#i18n/move-words.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { SortableList } from '#ui/sortable-list.tsx'
import { BootleggerAdvice } from './bootlegger-advice.tsx'
import { BootleggerRule } from './bootlegger-rule.tsx'
import { type Rule, useRules } from './use-rules.ts'

const limit = limits.script.bootlegger

/** The house rules, in the order in which the storyteller reads them out. */
export function BootleggerRules({ script }: { script: Script }) {
  const { rules, added, add, write, remove, move } = useRules(script.bootlegger)
  const indexOf = ({ key }: Rule) => rules.findIndex(rule => rule.key === key)
  const isFull = rules.length >= limit
  const isOver = rules.length > limit
  return (
    <>
      <p className="metadata-help">
        {m.meta_rules_help()}
        <span className={isOver ? 'metadata-count-over' : 'metadata-count'}>
          {rules.length} / {limit}
        </span>
      </p>
      {rules.length > 0 && <BootleggerAdvice />}
      {isOver && <Banner tone="error">{errorText('list_too_long', limit)}</Banner>}
      <SortableList
        label={m.meta_section_rules()}
        items={rules}
        itemKey={({ key }) => key}
        itemName={rule => m.meta_rule({ number: indexOf(rule) + 1 })}
        words={moveWords()}
        onMove={move}
        rowClass={() => 'metadata-rule'}
        renderItem={(rule, row) => (
          <BootleggerRule
            row={row}
            text={rule.text}
            isNew={rule.key === added}
            onChange={text => write(indexOf(rule), text)}
            onRemove={() => remove(indexOf(rule))}
          />
        )}
      />
      <div className="metadata-add">
        <Button
          icon={<Plus />}
          aria-disabled={isFull || undefined}
          aria-describedby="rules-full"
          onClick={isFull ? undefined : add}
        >
          {m.meta_rule_add()}
        </Button>
        <span id="rules-full">{isFull && m.meta_rules_full({ maximum: limit })}</span>
      </div>
    </>
  )
}
