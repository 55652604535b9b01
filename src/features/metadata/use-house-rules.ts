import { useRef, useState } from 'react'
import { setHouseRules } from '#stores/metadata.ts'
import { notify } from '#stores/notice.ts'
import { moveItem } from '#ui/lists/row-moves.ts'

export interface HouseRule {
  /** Identifies the row: two rules can have the same text. */
  key: string
  text: string
}

/** The house rules as rows with stable keys, and actions on them. A row keeps its key through edits and moves. */
export function useHouseRules(texts: readonly string[]) {
  const keys = useRef<readonly string[]>([])
  const nextKey = useRef(0)
  const [added, setAdded] = useState<string>()

  // Undo or another tab can change the length of the list.
  while (keys.current.length < texts.length) keys.current = [...keys.current, `rule ${nextKey.current++}`]
  if (keys.current.length > texts.length) keys.current = keys.current.slice(0, texts.length)

  return {
    rules: texts.map((text, index): HouseRule => ({ key: keys.current[index] ?? '', text })),
    /** The key of the rule added last. */
    added,
    add: () => {
      setAdded(`rule ${nextKey.current}`)
      setHouseRules([...texts, ''])
    },
    write: (index: number, text: string) => setHouseRules(texts.with(index, text), `rule ${index}`),
    remove: (index: number) => {
      keys.current = keys.current.toSpliced(index, 1)
      setHouseRules(texts.toSpliced(index, 1))
      notify({ kind: 'ruleRemoved' })
    },
    move: (from: number, to: number) => {
      keys.current = moveItem(keys.current, from, to)
      setHouseRules(moveItem(texts, from, to))
    }
  }
}
