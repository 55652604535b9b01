import { m } from '#i18n/messages.ts'
import { type BuilderScreen, signedInScreens } from '#routes'
import { SideMenuButton } from '#ui/menus/side-menu-button.tsx'
import { PageFrame } from '#ui/page/page-frame.tsx'
import { hasTabs } from '../frame/builder-frame.tsx'
import { ScriptFrame } from '../frame/script-frame.tsx'
import { GlobalDialogs } from './global-dialogs.tsx'
import { dialogs, getScreen } from './lazy-screens.ts'
import { screenTitle } from './screen-titles.ts'
import { SignedInOnly } from './signed-in-only.tsx'
import { useLazyComponent } from './use-lazy-component.ts'

/** The screen at the current URL; an empty frame while it is loaded. */
export const CurrentScreen = ({ screen }: { screen: BuilderScreen }) =>
  signedInScreens.some(each => each === screen) ? (
    <SignedInOnly>
      <LoadedScreen screen={screen} />
    </SignedInOnly>
  ) : (
    <LoadedScreen screen={screen} />
  )

function LoadedScreen({ screen }: { screen: BuilderScreen }) {
  const Screen = useLazyComponent(getScreen(screen))
  if (Screen) return <Screen Frame={ScriptFrame} />
  const rows = <div className="builder-skeleton" aria-hidden="true" />
  if (hasTabs(screen)) return <ScriptFrame>{rows}</ScriptFrame>
  return (
    <PageFrame minor heading={screenTitle(screen)} start={<SideMenuButton label={m.shell_open_menu()} />}>
      {rows}
    </PageFrame>
  )
}

/** The dialog at the current URL, if any, and the dialogs without a URL. */
export function CurrentDialogs({ screen }: { screen: BuilderScreen }) {
  const Dialog = useLazyComponent(dialogs[screen])
  return (
    <>
      {Dialog && <Dialog />}
      <GlobalDialogs screen={screen} />
    </>
  )
}
