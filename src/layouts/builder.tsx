import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { ErrorBoundary } from '#features/shell/error-screen.tsx'
import type { BuilderScreen } from '#routes'
import { $page, followLink } from '#stores/router.ts'
import { BuilderFrame } from './builder-frame.tsx'
import { NoticeToasts } from './notice-toasts.tsx'
import { documentTitle, screenTitle } from './screen-titles.ts'
import { screenUnder } from './screen-under.ts'
import { fetchScreens } from './screens.ts'
import { ShownDialog, ShownScreen } from './shown-screen.tsx'
import { StorageBanners } from './storage-banners.tsx'
import { undoByKeys } from './undo-keys.ts'

/** Milliseconds after which the screens not shown yet are fetched: later than all that the first one needs. */
const restDelay = 1500

/** The builder: one island for all its screens, which moves between them without loading a page. */
export function Builder({ screen }: { screen: BuilderScreen }) {
  const shown = useStore($page)?.route ?? screen

  useEffect(() => {
    document.addEventListener('click', followLink)
    document.addEventListener('keydown', undoByKeys)
    const rest = setTimeout(fetchScreens, restDelay)
    return () => {
      document.removeEventListener('click', followLink)
      document.removeEventListener('keydown', undoByKeys)
      clearTimeout(rest)
    }
  }, [])

  useEffect(() => {
    document.title = documentTitle(screenTitle(shown))
  }, [shown])

  return (
    <BuilderFrame screen={shown}>
      <StorageBanners />
      <ErrorBoundary key={screenUnder(shown)}>
        <ShownScreen shown={shown} />
      </ErrorBoundary>
      <ErrorBoundary key={`${shown} dialog`}>
        <ShownDialog shown={shown} />
      </ErrorBoundary>
      <NoticeToasts />
    </BuilderFrame>
  )
}
