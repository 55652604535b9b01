import { Plus } from 'lucide-react'
import { useState } from 'react'
import { limits } from '#core/limits.ts'
import type { Script } from '#core/script.ts'
import { scriptRules } from '#core/script-rules.ts'
import { checkedText } from '#i18n/error-text.ts'
import { m } from '#i18n/messages.ts'
import { moveWords } from '#i18n/move-words.ts'
import { notify } from '#stores/notice.ts'
import { setBootlegger } from '#stores/settings.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { moveItem } from '#ui/row-moves.ts'
import { SortableList } from '#ui/sortable-list.tsx'
import { BootleggerAdvice } from './bootlegger-advice.tsx'
import { BootleggerRule } from './bootlegger-rule.tsx'
import { useRuleKeys } from './rule-keys.ts'

const most = limits.script.bootlegger

/** The house rules, in the order in which they are read out. */
export function BootleggerRules({ script }: { script: Script }) {
  const rules = script.bootlegger
  const [added, setAdded] = useState<string>()
  const { keys, ...list } = useRuleKeys(rules.length)
  const isFull = rules.length >= most
  const error = checkedText(scriptRules.shape.bootlegger.safeParse(rules.map(rule => rule.trim() || '-')))

  const write = (index: number, text: string) => setBootlegger(rules.with(index, text), `rule ${index}`)
  const add = () => {
    if (isFull) return
    setAdded(list.add())
    setBootlegger([...rules, ''])
  }
  const remove = (index: number) => {
    list.remove(index)
    setBootlegger(rules.toSpliced(index, 1))
    notify({ kind: 'ruleRemoved' })
  }
  const move = (from: number, to: number) => {
    list.move(from, to)
    setBootlegger(moveItem(rules, from, to))
  }

  return (
    <>
      <p className="metadata-help">
        {m.meta_rules_help()}
        <span className={rules.length > most ? 'metadata-count-over' : 'metadata-count'}>
          {rules.length} / {most}
        </span>
      </p>
      {rules.length > 0 && <BootleggerAdvice script={script} />}
      <SortableList
        label={m.meta_section_rules()}
        items={keys}
        itemKey={key => key}
        itemName={key => m.meta_rule({ number: keys.indexOf(key) + 1 })}
        words={moveWords()}
        onMove={move}
        rowClass={() => 'metadata-rule'}
        renderItem={(key, row) => (
          <BootleggerRule
            row={row}
            text={rules[keys.indexOf(key)] ?? ''}
            isNew={key === added}
            onChange={text => write(keys.indexOf(key), text)}
            onRemove={() => remove(keys.indexOf(key))}
          />
        )}
      />
      {error && <Banner tone="error">{error}</Banner>}
      <div className="metadata-add">
        <Button icon={<Plus />} aria-disabled={isFull} aria-describedby="rules-full" onClick={add}>
          {m.meta_rule_add()}
        </Button>
        <span id="rules-full">{isFull && m.meta_rules_full({ maximum: most })}</span>
      </div>
    </>
  )
}
