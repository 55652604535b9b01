import { useRef } from 'react'
import { moveItem } from '#ui/row-moves.ts'

/** Something to know each of a list of texts by, since two of them may be equal; follows what is done to the list. */
export function useRuleKeys(count: number) {
  const next = useRef(0)
  const keys = useRef<string[]>([])
  const fresh = () => `rule ${next.current++}`

  // Undo, or another tab, may have changed the list behind our back.
  while (keys.current.length < count) keys.current.push(fresh())
  keys.current.length = count

  return {
    keys: keys.current,
    /** Answers the key of the new one. */
    add: () => {
      const key = fresh()
      keys.current = [...keys.current, key]
      return key
    },
    remove: (index: number) => {
      keys.current = keys.current.toSpliced(index, 1)
    },
    move: (from: number, to: number) => {
      keys.current = moveItem(keys.current, from, to)
    }
  }
}
