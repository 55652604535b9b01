import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { BuilderPage } from '#stores/navigation/builder-page.ts'
import { isDialog } from '#stores/navigation/place.ts'
import { arrive, focusHeading, restoreFirstScroll } from './arrive.ts'

/** The visit that the user has arrived at; '' at first, like the visit of a history entry that isn't marked yet. */
export type ArrivedVisit = RefObject<string>

/**
 * Scrolls and moves the focus when a screen is shown on a new visit. The screen that a page opens with takes no focus.
 *
 * @param isLoaded false while placeholders are shown
 */
export function useArrival(visit: string, isLoaded: boolean, arrived: ArrivedVisit) {
  const isFirst = useRef(false)
  useLayoutEffect(() => {
    if (visit === '') return
    if (arrived.current === visit) {
      // The heading went with the placeholders.
      if (isLoaded && !isFirst.current && !hasFocus()) focusHeading()
      return
    }
    isFirst.current = arrived.current === ''
    arrived.current = visit
    if (isFirst.current) restoreFirstScroll(visit)
    else arrive(visit)
  }, [visit, isLoaded, arrived])
}

/** Focuses the heading when a dialog closes that no button of this page has opened: the browser has nothing to go back to. */
export function useFocusAfterDialog(page: BuilderPage | undefined) {
  const former = useRef(page)
  useEffect(() => {
    if (isDialog(former.current) && !isDialog(page) && !hasFocus()) focusHeading()
    former.current = page
  }, [page])
}

const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body
