import type { ReactNode } from 'react'
import { m } from '#i18n/messages.ts'
import type { BuilderScreen } from '#routes'
import { dialogScreens } from '#stores/navigation/dialog-screens.ts'
import { closeDialog } from '#stores/navigation/navigate.ts'
import { SideMenuButton } from '#ui/menus/side-menu-button.tsx'
import { PageFrame } from '#ui/page/page-frame.tsx'
import { ScriptFrame } from '../frame/script-frame.tsx'
import { accountScreens } from './account-screens.ts'
import { GlobalDialogs } from './global-dialogs.tsx'
import { LazyDialog } from './lazy-dialog.tsx'
import { ScreenLoadFailed } from './load-failed.tsx'
import { type ArrivedVisit, useArrival } from './navigation/use-arrival.ts'
import { screenComponents } from './screen-components.ts'
import { screens, tabOf } from './screens.ts'
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

const WaitingScreen = ({ screen }: { screen: BuilderScreen }) => (
  <EmptyFrame screen={screen}>
    <div className="builder-skeleton" aria-hidden="true" />
  </EmptyFrame>
)

/** The frame of a screen whose code isn't there. */
const EmptyFrame = ({ screen, children }: { screen: BuilderScreen; children: ReactNode }) =>
  tabOf(screen) ? (
    <ScriptFrame>{children}</ScriptFrame>
  ) : (
    <PageFrame minor heading={screens[screen].title()} start={<SideMenuButton label={m.shell_open_menu()} />}>
      {children}
    </PageFrame>
  )

/** The dialog at the current URL, if any, and the dialogs without a URL. */
export function CurrentDialogs({ screen, background }: { screen: BuilderScreen; background: BuilderScreen }) {
  return (
    <>
      {/* Marks dialogs with a URL: a reload opens them again, and `features/updates` restores what was typed in. */}
      <div data-restored="">
        <LazyDialog
          key={screen}
          lazy={dialogScreens.has(screen) ? screenComponents[screen] : undefined}
          props={{ Frame: ScriptFrame }}
          onClose={closeDialog}
        />
      </div>
      <GlobalDialogs screen={screen} background={background} />
    </>
  )
}
