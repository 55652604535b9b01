import { useCallback, useMemo, useState } from 'react'
import type { savedWork } from '#api/saved-work.ts'
import { savedSorts } from '#core/saved.ts'
import type { WorkRefusal } from './refusal-words.ts'
import { type Around, type Follow, savedActs } from './saved-acts.ts'
import { useSavedList } from './use-saved-list.ts'

/** Why the last act came to nothing; `count` tells it from the one before, so that it is read out again. */
export interface ActRefused {
  code: WorkRefusal
  count: number
}

/**
 * The list of one kind of saved work, the acts on it, and why the last one came to nothing. `follow` must stay the same
 * function.
 */
export function useSavedWork<Content, Summary extends object>(
  client: ReturnType<typeof savedWork<Content, Summary>>,
  follow?: Follow
) {
  const list = useSavedList(client.list, savedSorts)
  const actsIn = useCallback((around: Around) => savedActs(client, { ...around, follow }), [client, follow])
  return { list, ...useSavedActs(actsIn, list.reload) }
}

/**
 * Acts on what is listed, and why the last one came to nothing.
 *
 * @param actsIn the same function each time
 * @param reload reads the list anew
 */
export function useSavedActs<Acts>(actsIn: (around: Around) => Acts, reload: () => void) {
  const [refused, setRefused] = useState<ActRefused>()
  const refuse = (code: WorkRefusal) => setRefused(was => ({ code, count: (was?.count ?? 0) + 1 }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: `refuse` only sets state, whichever rendering it comes from
  const acts = useMemo(
    () =>
      actsIn({
        onChange: () => {
          setRefused(undefined)
          reload()
        },
        onRefused: code => {
          refuse(code)
          if (code === 'missing') reload()
        }
      }),
    [actsIn, reload]
  )
  return { acts, refused, refuse }
}
