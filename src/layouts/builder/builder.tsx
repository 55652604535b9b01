import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { ScreenBoundary } from '#features/shell/error-screen.tsx'
import type { BuilderScreen } from '#routes'
import { $place } from '#stores/navigation/place.ts'
import { BuilderFrame } from '../frame/builder-frame.tsx'
import { Banners } from '../notices/banners.tsx'
import { NoticeToasts } from '../notices/notice-toasts.tsx'
import { CurrentDialogs, CurrentScreen } from './current-screen.tsx'
import { useFocusAfterDialog } from './navigation/use-arrival.ts'
import { useTitleAndMenu } from './navigation/use-title-and-menu.ts'
import { PartBoundary } from './part-boundary.tsx'
import { backgroundScreen } from './screens.ts'
import { startBuilder } from './start-builder.ts'

/** The builder: one island for all screens, which switches between them without loading a page. */
export const Builder = ({ screen }: { screen: BuilderScreen }) => (
  <ScreenBoundary>
    <WorkingBuilder screen={screen} />
  </ScreenBoundary>
)

/** Each part has a boundary, so that one that fails leaves the others working. */
function WorkingBuilder({ screen: initialScreen }: { screen: BuilderScreen }) {
  const { page, background: backgroundPage, visit } = useStore($place)
  const screen = page?.route ?? initialScreen
  const background = backgroundPage?.route ?? backgroundScreen(screen)
  const arrived = useRef('')

  useEffect(startBuilder, [])
  useTitleAndMenu(screen, backgroundPage?.address)
  useFocusAfterDialog(page)

  return (
    <BuilderFrame screen={background}>
      <PartBoundary>
        <Banners />
      </PartBoundary>
      <ScreenBoundary key={background}>
        <CurrentScreen screen={background} visit={visit} arrived={arrived} />
      </ScreenBoundary>
      <PartBoundary key={`${screen} dialog`}>
        <CurrentDialogs screen={screen} background={background} />
      </PartBoundary>
      <PartBoundary>
        <NoticeToasts />
      </PartBoundary>
    </BuilderFrame>
  )
}
