import { useCallback, useEffect, useRef, useState } from 'react'
import type { ListQuery, SavedRefusal } from '#api/saved-work.ts'
import type { Result } from '#core/result.ts'
import type { SavedPage } from '#core/saved.ts'
import { whenSignedInAgain } from '#stores/session.ts'

/** Milliseconds after the last letter of a search before it is asked for. */
const searchRest = 250

type List<Summary> = (query: ListQuery) => Promise<Result<SavedPage<Summary>, SavedRefusal>>

export type AskedList = Required<Pick<ListQuery, 'page' | 'search' | 'sort'>>

export interface SavedList<Summary> {
  asked: AskedList
  /** Another search or order begins with its first page. */
  ask: (change: Partial<AskedList>) => void
  /** Absent until it has come once. */
  shown: { page: SavedPage<Summary>; bin: SavedPage<Summary> } | undefined
  /** Why what was asked for is not shown. */
  refused: SavedRefusal | undefined
  reload: () => void
}

/** A page of what is saved, and what lies in the bin. What was shown stays while another page is fetched. */
export function useSavedList<Summary>(list: List<Summary>): SavedList<Summary> {
  const [asked, setAsked] = useState<AskedList>({ page: 1, search: '', sort: 'changed' })
  const [shown, setShown] = useState<SavedList<Summary>['shown']>()
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

  return { asked, ask: change => setAsked(was => ({ ...was, page: 1, ...change })), shown, refused, reload }
}
