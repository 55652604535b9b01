import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { ErrorBoundary } from '#features/shell/error-screen.tsx'
import type { BuilderScreen } from '#routes'
import { $page } from '#stores/router.ts'
import { attendBuilder } from './attend-builder.ts'
import { BuilderFrame } from './builder-frame.tsx'
import { markMenu } from './mark-menu.ts'
import { NoticeToasts } from './notice-toasts.tsx'
import { documentTitle, screenTitle } from './screen-titles.ts'
import { screenUnder } from './screen-under.ts'
import { ShownDialog, ShownScreen } from './shown-screen.tsx'
import { StorageBanners } from './storage-banners.tsx'

/** The builder: one island for all its screens, which moves between them without loading a page. */
export function Builder({ screen }: { screen: BuilderScreen }) {
  const shown = useStore($page)?.route ?? screen

  useEffect(attendBuilder, [])

  useEffect(() => {
    document.title = documentTitle(screenTitle(shown))
    markMenu()
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
