import { useEffect } from 'react'
import { ScreenBoundary } from '#features/shell/error-screen.tsx'
import { keyText } from '#i18n/labels/key-names.ts'
import type { BuilderScreen } from '#routes'
import { KeyTextContext } from '#ui/key-text.ts'
import { BuilderFrame } from '../frame/builder-frame.tsx'
import { Banners } from '../notices/banners.tsx'
import { LazyToasts } from '../notices/lazy-toasts.tsx'
import { CurrentScreen } from './current-screen.tsx'
import { CurrentDialogs } from './dialogs/current-dialogs.tsx'
import { useCurrentPlace } from './navigation/use-current-place.ts'
import { PartBoundary } from './part-boundary.tsx'
import { startBuilder } from './start-builder.ts'

/** The builder: one island for all screens, which switches between them without loading a page. */
export const Builder = ({ screen }: { screen: BuilderScreen }) => (
  <ScreenBoundary>
    <WorkingBuilder screen={screen} />
  </ScreenBoundary>
)

/** Each part has a boundary, so that one that fails leaves the others working. */
function WorkingBuilder({ screen: initialScreen }: { screen: BuilderScreen }) {
  const { screen, background, visit, arrived } = useCurrentPlace(initialScreen)
  useEffect(startBuilder, [])

  return (
    <KeyTextContext value={keyText}>
      <BuilderFrame screen={background}>
        <Banners />
        <ScreenBoundary key={background}>
          <CurrentScreen screen={background} visit={visit} arrived={arrived} />
        </ScreenBoundary>
        <CurrentDialogs screen={screen} background={background} />
        <PartBoundary>
          <LazyToasts />
        </PartBoundary>
      </BuilderFrame>
    </KeyTextContext>
  )
}
