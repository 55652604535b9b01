import { useCallback, useMemo, useState } from 'react'
import type { savedWork } from '#api/saved-work.ts'
import { savedSorts } from '#core/saved.ts'
import type { WorkRefusal } from './refusal-words.ts'
import { type Around, type Follow, savedActs } from './saved-acts.ts'
import { useSavedList } from './use-saved-list.ts'

/** Why the last action failed. `count` differs for each failure, so that screen readers announce the same reason again. */
export interface ActRefused {
  code: WorkRefusal
  count: number
}

/** The list of one kind of saved documents, and the actions on it. `updateLinked` must be the same function at each render. */
export function useSavedWork<Content, Summary extends object>(
  client: ReturnType<typeof savedWork<Content, Summary>>,
  updateLinked?: Follow
) {
  const list = useSavedList(client.list, savedSorts)
  const createActions = useCallback(
    (callbacks: Around) => savedActs(client, { ...callbacks, updateLinked }),
    [client, updateLinked]
  )
  return { list, ...useSavedActs(createActions, list.reload) }
}

/**
 * Actions on list items, and why the last one failed.
 *
 * @param createActions must be the same function at each render
 * @param reload loads the list again
 */
export function useSavedActs<Actions>(createActions: (callbacks: Around) => Actions, reload: () => void) {
  const [failure, setFailure] = useState<ActRefused>()
  const reportFailure = (code: WorkRefusal) =>
    setFailure(former => ({ code, count: (former?.count ?? 0) + 1 }))
  // biome-ignore lint/correctness/useExhaustiveDependencies: `reportFailure` only sets state, whichever rendering it comes from
  const actions = useMemo(
    () =>
      createActions({
        onChange: () => {
          setFailure(undefined)
          reload()
        },
        onFailure: code => {
          reportFailure(code)
          if (code === 'missing') reload()
        }
      }),
    [createActions, reload]
  )
  return { actions, failure, reportFailure }
}
