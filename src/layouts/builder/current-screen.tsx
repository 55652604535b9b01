import type { BuilderScreen } from '#routes'
import { openScreen } from '#stores/router.ts'
import { ScriptFrame } from '../frame/script-frame.tsx'
import { accountScreens } from './account-screens.ts'
import { EmptyFrame, WaitingScreen } from './empty-frame.tsx'
import { GlobalDialogs } from './global-dialogs.tsx'
import { LazyDialog } from './lazy-dialog.tsx'
import { ScreenLoadFailed } from './load-failed.tsx'
import { screenComponents } from './screen-components.ts'
import { backgroundScreen, screens } from './screens.ts'
import { SignedInOnly } from './signed-in-only.tsx'
import { useLazyComponent } from './use-lazy-component.ts'

/** The screen at the current URL; an empty frame while it is loaded. */
export const CurrentScreen = ({ screen }: { screen: BuilderScreen }) =>
  accountScreens.has(screen) ? (
    <SignedInOnly waiting={<WaitingScreen screen={screen} />}>
      <LoadedScreen screen={screen} />
    </SignedInOnly>
  ) : (
    <LoadedScreen screen={screen} />
  )

function LoadedScreen({ screen }: { screen: BuilderScreen }) {
  const loading = useLazyComponent(screenComponents[backgroundScreen(screen)])
  const { Component: Screen, failure, failures, retry } = loading
  if (failure)
    return (
      <EmptyFrame screen={screen}>
        <ScreenLoadFailed failure={failure} failures={failures} retry={retry} />
      </EmptyFrame>
    )
  return Screen ? <Screen Frame={ScriptFrame} /> : <WaitingScreen screen={screen} />
}

/** The dialog at the current URL, if any, and the dialogs without a URL. */
export function CurrentDialogs({ screen }: { screen: BuilderScreen }) {
  const isDialog = screens[screen].dialogOver !== undefined
  return (
    <>
      <LazyDialog
        key={screen}
        lazy={isDialog ? screenComponents[screen] : undefined}
        props={{ Frame: ScriptFrame }}
        onClose={() => openScreen('script')}
      />
      <GlobalDialogs screen={screen} />
    </>
  )
}
