import { useEffect, useState } from 'react'
import type { DocumentRefusal } from '#api/documents.ts'
import type { Result } from '#core/result.ts'
import type { ListPage } from '#core/saving/document.ts'
import { unlessSessionOver } from '#stores/session.ts'
import { useAsync } from '#ui/use-async.ts'

/** Milliseconds after the last keystroke before a search is sent. */
const searchDelay = 250

export interface ListRequest<Sort> {
  /** From 1. */
  page: number
  search: string
  sort: Sort
}

type FetchPage<Item, Sort> = (
  query: Partial<ListRequest<Sort>> & { bin?: boolean }
) => Promise<Result<ListPage<Item>, DocumentRefusal>>

export interface SavedList<Item, Sort> {
  sorts: readonly Sort[]
  request: ListRequest<Sort>
  /** Changes the request. Starts at the first page unless a page is given. */
  changeRequest: (change: Partial<ListRequest<Sort>>) => void
  /** Undefined until first loaded. */
  loaded: { page: ListPage<Item>; bin: ListPage<Item> } | undefined
  /** Why the last request failed. */
  refusal: DocumentRefusal | undefined
  reload: () => void
}

/**
 * Loads a page of a list of saved work, and its bin. The former page stays while another one loads.
 *
 * @param fetchPage must be the same function at each render
 * @param sorts sort orders, the default first; must be the same array at each render
 */
export function useSavedList<Item, Sort extends string>(
  fetchPage: FetchPage<Item, Sort>,
  sorts: readonly [Sort, ...Sort[]]
): SavedList<Item, Sort> {
  const [request, setRequest] = useState<ListRequest<Sort>>({ page: 1, search: '', sort: sorts[0] })
  const [loaded, setLoaded] = useState<SavedList<Item, Sort>['loaded']>()
  const [lastSearch, setLastSearch] = useState(request.search)
  const { latest, retry: reload } = useAsync(
    () => Promise.all([fetchPage(request), fetchPage({ bin: true })]),
    [fetchPage, request],
    {
      delay: request.search === lastSearch ? 0 : searchDelay,
      onReady([page, bin], retry) {
        setLastSearch(request.search)
        const code = refusalOf([page, bin])
        if (code) unlessSessionOver(code, retry)
        if (!page.ok || !bin.ok) return
        const { pages } = page.value
        // The last item of the last page was deleted.
        if (request.page > pages && pages > 0) setRequest({ ...request, page: pages })
        else setLoaded({ page: page.value, bin: bin.value })
      }
    }
  )
  const refusal = latest && refusalOf(latest)

  useEffect(() => {
    if (refusal !== 'unreachable') return
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [refusal, reload])

  return {
    sorts,
    request,
    changeRequest: change => setRequest(former => ({ ...former, page: 1, ...change })),
    loaded,
    refusal,
    reload
  }
}

/** The first refusal among responses. */
const refusalOf = (responses: readonly Result<unknown, DocumentRefusal>[]) =>
  responses.flatMap(response => (response.ok ? [] : [response.code]))[0]
