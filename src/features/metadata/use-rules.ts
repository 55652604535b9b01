import { useRef, useState } from 'react'
import { notify } from '#stores/notice.ts'
import { setBootlegger } from '#stores/settings.ts'
import { moveItem } from '#ui/row-moves.ts'

export interface Rule {
  /** What it is known by, since two rules may read the same. */
  key: string
  text: string
}

/** The house rules as rows, and what is done to them. Rows keep their keys while they are written and moved. */
export function useRules(texts: readonly string[]) {
  const keys = useRef<readonly string[]>([])
  const last = useRef(0)
  const [added, setAdded] = useState<string>()

  // An undo, or another tab, may have changed the list behind our back.
  while (keys.current.length < texts.length) keys.current = [...keys.current, `rule ${last.current++}`]
  if (keys.current.length > texts.length) keys.current = keys.current.slice(0, texts.length)

  return {
    rules: texts.map((text, index): Rule => ({ key: keys.current[index] ?? '', text })),
    /** The key of the rule that was added last. */
    added,
    add: () => {
      setAdded(`rule ${last.current}`)
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
