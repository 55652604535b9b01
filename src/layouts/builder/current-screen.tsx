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
    <SignedInOnly>
      <LoadedScreen screen={screen} />
    </SignedInOnly>
  ) : (
    <LoadedScreen screen={screen} />
  )

function LoadedScreen({ screen }: { screen: BuilderScreen }) {
  const loading = useLazyComponent(screenComponents[backgroundScreen(screen)])
  const { Component: Screen, failure } = loading
  if (Screen && !failure) return <Screen Frame={ScriptFrame} />
  const rows = failure ? (
    <ScreenLoadFailed failure={failure} failures={loading.failures} retry={loading.retry} />
  ) : (
    <div className="builder-skeleton" aria-hidden="true" />
  )
  if (tabOf(screen)) return <ScriptFrame>{rows}</ScriptFrame>
  return (
    <PageFrame minor heading={screens[screen].title()} start={<SideMenuButton label={m.shell_open_menu()} />}>
      {rows}
    </PageFrame>
  )
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
