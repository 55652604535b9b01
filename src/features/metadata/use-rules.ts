import { useRef, useState } from 'react'
import { notify } from '#stores/notice.ts'
import { setBootlegger } from '#stores/settings.ts'
import { moveItem } from '#ui/row-moves.ts'

export interface Rule {
  /** Identifies the row: two rules can have the same text. */
  key: string
  text: string
}

/** The house rules as rows with stable keys, and actions on them. A row keeps its key through edits and moves. */
export function useRules(texts: readonly string[]) {
  const keys = useRef<readonly string[]>([])
  const nextKey = useRef(0)
  const [added, setAdded] = useState<string>()

  // Undo or another tab can change the length of the list.
  while (keys.current.length < texts.length) keys.current = [...keys.current, `rule ${nextKey.current++}`]
  if (keys.current.length > texts.length) keys.current = keys.current.slice(0, texts.length)

  return {
    rules: texts.map((text, index): Rule => ({ key: keys.current[index] ?? '', text })),
    /** The key of the rule added last. */
    added,
    add: () => {
      setAdded(`rule ${nextKey.current}`)
      setBootlegger([...texts, ''])
    },
    write: (index: number, text: string) => setBootlegger(texts.with(index, text), `rule ${index}`),
    remove: (index: number) => {
      keys.current = keys.current.toSpliced(index, 1)
      setBootlegger(texts.toSpliced(index, 1))
      notify({ kind: 'ruleRemoved' })
    },
    move: (from: number, to: number) => {
      keys.current = moveItem(keys.current, from, to)
      setBootlegger(moveItem(texts, from, to))
    }
  }
}
