import { useCallback, useMemo, useState } from 'react'
import type { createDocumentApi } from '#api/documents.ts'
import { documentSorts } from '#core/saving/document.ts'
import { type ActionCallbacks, createDocumentActions, type UpdateLinked } from './document-actions.ts'
import { useSavedList } from './use-saved-list.ts'
import type { WorkRefusal } from './work-refusal.ts'

/** Why the last action failed. `count` differs for each failure, so that screen readers announce the same reason again. */
export interface ActionFailure {
  code: WorkRefusal
  count: number
}

/** The list of one kind of saved documents, and the actions on it. `updateLinked` must be the same function at each render. */
export function useDocuments<Content, Summary extends object>(
  client: ReturnType<typeof createDocumentApi<Content, Summary>>,
  updateLinked?: UpdateLinked
) {
  const list = useSavedList(client.list, documentSorts)
  const createActions = useCallback(
    (callbacks: ActionCallbacks) => createDocumentActions(client, { ...callbacks, updateLinked }),
    [client, updateLinked]
  )
  return { list, ...useListActions(createActions, list.reload) }
}

/**
 * Actions on list items, and why the last one failed.
 *
 * @param createActions must be the same function at each render
 * @param reload loads the list again
 */
export function useListActions<Actions>(
  createActions: (callbacks: ActionCallbacks) => Actions,
  reload: () => void
) {
  const [failure, setFailure] = useState<ActionFailure>()
  const reportFailure = useCallback(
    (code: WorkRefusal) => setFailure(former => ({ code, count: (former?.count ?? 0) + 1 })),
    []
  )
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
    [createActions, reload, reportFailure]
  )
  return { actions, failure, reportFailure }
}
