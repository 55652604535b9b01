import type { BuilderScreen } from '#routes'
import { ScriptFrame } from '../frame/script-frame.tsx'
import { accountScreens } from './account-screens.ts'
import { EmptyFrame, WaitingScreen } from './empty-frame.tsx'
import { ScreenLoadFailed } from './load-failed.tsx'
import { type ArrivedVisit, useArrival } from './navigation/use-arrival.ts'
import { screenComponents } from './screen-components.ts'
import { SignedInOnly } from './signed-in-only.tsx'
import { useLazyComponent } from './use-lazy-component.ts'

interface CurrentScreenProps {
  /** Never a dialog. */
  screen: BuilderScreen
  /** The visit of the screen; see `HistoryEntry`. */
  visit: string
  arrived: ArrivedVisit
}

/** The screen at the current URL, or the one behind the dialog; an empty frame while it is loaded. */
export const CurrentScreen = (props: CurrentScreenProps) =>
  accountScreens.has(props.screen) ? (
    <SignedInOnly waiting={<WaitingScreen screen={props.screen} />}>
      <LoadedScreen {...props} />
    </SignedInOnly>
  ) : (
    <LoadedScreen {...props} />
  )

function LoadedScreen({ screen, visit, arrived }: CurrentScreenProps) {
  const { Component: Screen, failure, failures, retry } = useLazyComponent(screenComponents[screen])
  useArrival(visit, Screen !== undefined || failure !== undefined, arrived)
  if (failure)
    return (
      <EmptyFrame screen={screen}>
        <ScreenLoadFailed failure={failure} failures={failures} retry={retry} />
      </EmptyFrame>
    )
  return Screen ? <Screen Frame={ScriptFrame} /> : <WaitingScreen screen={screen} />
}
