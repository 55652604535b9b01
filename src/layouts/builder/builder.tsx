import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { ErrorBoundary } from '#features/shell/error-screen.tsx'
import type { BuilderScreen } from '#routes'
import { $place } from '#stores/navigation/place.ts'
import { BuilderFrame } from '../frame/builder-frame.tsx'
import { Banners } from '../notices/banners.tsx'
import { NoticeToasts } from '../notices/notice-toasts.tsx'
import { CurrentDialogs, CurrentScreen } from './current-screen.tsx'
import { useFocusAfterDialog } from './navigation/use-arrival.ts'
import { useTitleAndMenu } from './navigation/use-title-and-menu.ts'
import { backgroundScreen } from './screens.ts'
import { startBuilder } from './start-builder.ts'

/** The builder: one island for all screens, which switches between them without loading a page. */
export function Builder({ screen: initialScreen }: { screen: BuilderScreen }) {
  const { page, background: backgroundPage, visit } = useStore($place)
  const screen = page?.route ?? initialScreen
  const background = backgroundPage?.route ?? backgroundScreen(screen)
  const arrived = useRef('')

  useEffect(startBuilder, [])
  useTitleAndMenu(screen, backgroundPage?.address)
  useFocusAfterDialog(page)

  return (
    <BuilderFrame screen={background}>
      <Banners />
      <ErrorBoundary key={background}>
        <CurrentScreen screen={background} visit={visit} arrived={arrived} />
      </ErrorBoundary>
      <ErrorBoundary key={`${screen} dialog`}>
        <CurrentDialogs screen={screen} background={background} />
      </ErrorBoundary>
      <NoticeToasts />
    </BuilderFrame>
  )
}
