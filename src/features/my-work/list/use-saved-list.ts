import { useCallback, useEffect, useRef, useState } from 'react'
import type { DocumentRefusal } from '#api/documents.ts'
import type { Result } from '#core/result.ts'
import type { ListPage } from '#core/saving/document.ts'
import { unlessSessionOver } from '#stores/session.ts'

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
  const [refusal, setRefusal] = useState<DocumentRefusal>()
  const [attempts, setAttempts] = useState(0)
  const lastSearch = useRef('')
  const reload = useCallback(() => setAttempts(count => count + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempts` repeats the same request
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      lastSearch.current = request.search
      const [page, bin] = await Promise.all([fetchPage(request), fetchPage({ bin: true })])
      if (!isCurrent) return
      if (!page.ok || !bin.ok) {
        const code = page.ok ? (bin.ok ? undefined : bin.code) : page.code
        setRefusal(code)
        if (code) unlessSessionOver(code, reload)
        return
      }
      setRefusal(undefined)
      const { pages } = page.value
      // The last item of the last page was deleted.
      if (request.page > pages && pages > 0) setRequest({ ...request, page: pages })
      else setLoaded({ page: page.value, bin: bin.value })
    }
    const timer = setTimeout(() => void load(), request.search === lastSearch.current ? 0 : searchDelay)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [fetchPage, request, attempts])

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
