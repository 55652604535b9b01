import { m } from '#i18n/messages.ts'
import type { BuilderScreen } from '#routes'
import { dialogScreens } from '#stores/navigation/dialog-screens.ts'
import { SideMenuButton } from '#ui/menus/side-menu-button.tsx'
import { PageFrame } from '#ui/page/page-frame.tsx'
import { ScriptFrame } from '../frame/script-frame.tsx'
import { accountScreens } from './account-screens.ts'
import { GlobalDialogs } from './global-dialogs.tsx'
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
    <SignedInOnly>
      <LoadedScreen {...props} />
    </SignedInOnly>
  ) : (
    <LoadedScreen {...props} />
  )

function LoadedScreen({ screen, visit, arrived }: CurrentScreenProps) {
  const Screen = useLazyComponent(screenComponents[screen])
  useArrival(visit, Screen !== undefined, arrived)
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
export function CurrentDialogs({ screen, background }: { screen: BuilderScreen; background: BuilderScreen }) {
  const isDialog = dialogScreens.has(screen)
  const Dialog = useLazyComponent(isDialog ? screenComponents[screen] : undefined)
  return (
    <>
      {Dialog && <Dialog Frame={ScriptFrame} />}
      <GlobalDialogs screen={screen} background={background} />
    </>
  )
}
