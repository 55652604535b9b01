import { m } from '#i18n/messages.ts'
import type { BuilderScreen } from '#routes'
import { SideMenuButton } from '#ui/menus/side-menu-button.tsx'
import { PageFrame } from '#ui/page/page-frame.tsx'
import { ScriptFrame } from '../frame/script-frame.tsx'
import { accountScreens } from './account-screens.ts'
import { GlobalDialogs } from './global-dialogs.tsx'
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
  const Screen = useLazyComponent(screenComponents[backgroundScreen(screen)])
  if (Screen) return <Screen Frame={ScriptFrame} />
  const rows = <div className="builder-skeleton" aria-hidden="true" />
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
  const Dialog = useLazyComponent(isDialog ? screenComponents[screen] : undefined)
  return (
    <>
      {/* Marks dialogs with a URL: a reload opens them again, and `features/updates` restores what was typed in. */}
      <div data-restored="">{Dialog && <Dialog Frame={ScriptFrame} />}</div>
      <GlobalDialogs screen={screen} />
    </>
  )
}
