import type { ReactNode } from 'react'
import { m } from '#i18n/messages.ts'
import type { BuilderScreen } from '#routes'
import { openScreen } from '#stores/router.ts'
import { SideMenuButton } from '#ui/menus/side-menu-button.tsx'
import { PageFrame } from '#ui/page/page-frame.tsx'
import { ScriptFrame } from '../frame/script-frame.tsx'
import { accountScreens } from './account-screens.ts'
import { GlobalDialogs } from './global-dialogs.tsx'
import { LazyDialog } from './lazy-dialog.tsx'
import { ScreenLoadFailed } from './load-failed.tsx'
import { screenComponents } from './screen-components.ts'
import { backgroundScreen, screens, tabOf } from './screens.ts'
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
export function CurrentDialogs({ screen }: { screen: BuilderScreen }) {
  const isDialog = screens[screen].dialogOver !== undefined
  return (
    <>
      {/* Marks dialogs with a URL: a reload opens them again, and `features/updates` restores what was typed in. */}
      <div data-restored="">
        <LazyDialog
          key={screen}
          lazy={isDialog ? screenComponents[screen] : undefined}
          props={{ Frame: ScriptFrame }}
          onClose={() => openScreen('script')}
        />
      </div>
      <GlobalDialogs screen={screen} />
    </>
  )
}
