import { setHouseRules } from '#stores/metadata.ts'
import { notify } from '#stores/notice.ts'
import { useRowKeys } from '#ui/lists/use-row-keys.ts'

export interface HouseRule {
  /** Identifies the row: two rules can have the same text. */
  key: string
  text: string
}

/** The house rules as rows with stable keys, and actions on them. A row keeps its key through edits and moves. */
export function useHouseRules(texts: readonly string[]) {
  const { keys, addedKey, add, remove, move } = useRowKeys(texts, setHouseRules)
  return {
    rules: texts.map((text, index): HouseRule => ({ key: keys[index] ?? '', text })),
    /** The key of the rule added last. */
    added: addedKey,
    add: () => add(''),
    write: (index: number, text: string) => setHouseRules(texts.with(index, text), `rule ${index}`),
    remove: (index: number) => {
      remove(index)
      notify({ kind: 'ruleRemoved' })
    },
    move
  }
}
