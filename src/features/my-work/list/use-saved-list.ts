import { useEffect, useEffectEvent, useState } from 'react'
import type { DocumentRefusal } from '#api/documents.ts'
import type { Result } from '#core/result.ts'
import type { ListPage } from '#core/saving/document.ts'
import { $background, $router, openUrl } from '#stores/router.ts'
import { unlessSessionOver } from '#stores/session.ts'
import { useAsync } from '#ui/use-async.ts'
import { type ListRequest, readListRequest, writeListRequest } from './list-address.ts'

/** Milliseconds after the last keystroke before a search is sent. */
const searchDelay = 250

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
  changeBinPage: (page: number) => void
}

interface ListOptions {
  /** The URL says what the list shows. False for a list in a dialog. */
  inAddress?: boolean
}

/**
 * Loads a page of a list of saved work, and its bin. The former page stays while another one loads.
 *
 * @param fetchPage must be the same function at each render
 * @param sorts sort orders, the default first; must be the same array at each render
 */
export function useSavedList<Item, Sort extends string>(
  fetchPage: FetchPage<Item, Sort>,
  sorts: readonly [Sort, ...Sort[]],
  { inAddress = true }: ListOptions = {}
): SavedList<Item, Sort> {
  const [request, setRequest] = useState(() => readListRequest(inAddress ? location.search : '', sorts))
  const [binPage, setBinPage] = useState(1)
  const [loaded, setLoaded] = useState<SavedList<Item, Sort>['loaded']>()
  const [lastSearch, setLastSearch] = useState(request.search)
  const { latest, retry: reload } = useAsync(
    () => Promise.all([fetchPage(request), fetchPage({ bin: true, page: binPage })]),
    [fetchPage, request, binPage],
    {
      delay: request.search === lastSearch ? 0 : searchDelay,
      onReady([page, bin], retry) {
        setLastSearch(request.search)
        const code = refusalOf([page, bin])
        if (code) unlessSessionOver(code, retry)
        if (!page.ok || !bin.ok) return
        const { pages } = page.value
        const lastBinPage = Math.max(1, bin.value.pages)
        if (inAddress) showInAddress(writeListRequest(request, sorts))
        // The last item of the last page was deleted or brought back.
        if (request.page > pages && pages > 0) setRequest({ ...request, page: pages })
        else if (binPage > lastBinPage) setBinPage(lastBinPage)
        else setLoaded({ page: page.value, bin: bin.value })
      }
    }
  )
  const refusal = latest && refusalOf(latest)

  // A link to the list, or the way back to it, changes only the URL. The router says so before the URL changes.
  const followAddress = useEffectEvent((query: string) => {
    const wanted = readListRequest(query, sorts)
    if (writeListRequest(wanted, sorts) !== writeListRequest(request, sorts)) setRequest(wanted)
  })
  useEffect(() => {
    if (!inAddress) return
    const screen = $background.get()?.route
    return $background.listen(page => {
      if (page?.route === screen) followAddress(`${new URLSearchParams(page?.search)}`)
    })
  }, [inAddress])

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
    reload,
    changeBinPage: setBinPage
  }
}

/** Once loaded rather than at each key press, as browsers limit how often a page changes its URL. Not in that of a dialog. */
function showInAddress(query: string) {
  if (location.search !== query && $router.get() === $background.get())
    openUrl(location.pathname + query, true)
}

/** The first refusal among responses. */
const refusalOf = (responses: readonly Result<unknown, DocumentRefusal>[]) =>
  responses.flatMap(response => (response.ok ? [] : [response.code]))[0]
