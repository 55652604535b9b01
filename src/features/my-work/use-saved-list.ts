import { useCallback, useEffect, useRef, useState } from 'react'
import type { SavedRefusal } from '#api/saved-work.ts'
import type { Result } from '#core/result.ts'
import type { ListPage } from '#core/saved.ts'
import { whenSignedInAgain } from '#stores/session.ts'

/** Milliseconds after the last letter of a search before it is asked for. */
const searchRest = 250

export interface AskedList<Sort> {
  page: number
  search: string
  sort: Sort
}

type List<Item, Sort> = (
  query: Partial<AskedList<Sort>> & { bin?: boolean }
) => Promise<Result<ListPage<Item>, SavedRefusal>>

export interface SavedList<Item, Sort> {
  sorts: readonly Sort[]
  asked: AskedList<Sort>
  /** Another search or order begins with its first page. */
  ask: (change: Partial<AskedList<Sort>>) => void
  /** Absent until it has come once. */
  shown: { page: ListPage<Item>; bin: ListPage<Item> } | undefined
  /** Why what was asked for is not shown. */
  refused: SavedRefusal | undefined
  reload: () => void
}

/**
 * A page of what is saved, and what lies in the bin. What was shown stays while another page is fetched.
 *
 * @param sorts how it can be sorted; as the first says at first, the same array each time
 */
export function useSavedList<Item, Sort extends string>(
  list: List<Item, Sort>,
  sorts: readonly [Sort, ...Sort[]]
): SavedList<Item, Sort> {
  const [asked, setAsked] = useState<AskedList<Sort>>({ page: 1, search: '', sort: sorts[0] })
  const [shown, setShown] = useState<SavedList<Item, Sort>['shown']>()
  const [refused, setRefused] = useState<SavedRefusal>()
  const [loads, setLoads] = useState(0)
  const lastSearch = useRef('')
  const reload = useCallback(() => setLoads(count => count + 1), [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: `loads` asks for the same once more
  useEffect(() => {
    let isWanted = true
    const load = async () => {
      lastSearch.current = asked.search
      const [page, bin] = await Promise.all([list(asked), list({ bin: true })])
      if (!isWanted) return
      if (!page.ok || !bin.ok) {
        const code = page.ok ? (bin.ok ? undefined : bin.code) : page.code
        setRefused(code)
        if (code === 'signed_out' || code === 'session_expired') whenSignedInAgain(reload)
        return
      }
      setRefused(undefined)
      const { pages } = page.value
      // The last one of the last page has gone.
      if (asked.page > pages && pages > 0) setAsked({ ...asked, page: pages })
      else setShown({ page: page.value, bin: bin.value })
    }
    const rest = setTimeout(() => void load(), asked.search === lastSearch.current ? 0 : searchRest)
    return () => {
      isWanted = false
      clearTimeout(rest)
    }
  }, [list, asked, loads])

  useEffect(() => {
    if (refused !== 'unreachable') return
    addEventListener('online', reload)
    return () => removeEventListener('online', reload)
  }, [refused, reload])

  return {
    sorts,
    asked,
    ask: change => setAsked(was => ({ ...was, page: 1, ...change })),
    shown,
    refused,
    reload
  }
}
