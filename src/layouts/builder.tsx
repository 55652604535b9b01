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

/** The builder: one island for all screens, which switches between them without loading a page. */
export function Builder({ screen: initialScreen }: { screen: BuilderScreen }) {
  const screen = useStore($page)?.route ?? initialScreen

  useEffect(attendBuilder, [])

  useEffect(() => {
    document.title = documentTitle(screenTitle(screen))
    markMenu()
  }, [screen])

  return (
    <BuilderFrame screen={screen}>
      <StorageBanners />
      <ErrorBoundary key={screenUnder(screen)}>
        <ShownScreen screen={screen} />
      </ErrorBoundary>
      <ErrorBoundary key={`${screen} dialog`}>
        <ShownDialog screen={screen} />
      </ErrorBoundary>
      <NoticeToasts />
    </BuilderFrame>
  )
}
