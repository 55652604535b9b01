import { m } from '#i18n/messages.ts'
import { type BuilderScreen, signedInScreens } from '#routes'
import { MenuButton } from '#ui/menu-button.tsx'
import { PageFrame } from '#ui/page-frame.tsx'
import { AskedDialogs } from './asked-dialogs.tsx'
import { hasTabs } from './builder-frame.tsx'
import { screenTitle } from './screen-titles.ts'
import { dialogs, screenOf } from './screens.ts'
import { ScriptFrame } from './script-frame.tsx'
import { SignedInOnly } from './signed-in-only.tsx'
import { useLoaded } from './use-loaded.ts'

/** The screen at the current URL; an empty frame while it is loaded. */
export const ShownScreen = ({ screen }: { screen: BuilderScreen }) =>
  signedInScreens.some(each => each === screen) ? (
    <SignedInOnly>
      <LoadedScreen screen={screen} />
    </SignedInOnly>
  ) : (
    <LoadedScreen screen={screen} />
  )

function LoadedScreen({ screen }: { screen: BuilderScreen }) {
  const Screen = useLoaded(screenOf(screen))
  if (Screen) return <Screen Frame={ScriptFrame} />
  const rows = <div className="builder-skeleton" aria-hidden="true" />
  if (hasTabs(screen)) return <ScriptFrame>{rows}</ScriptFrame>
  return (
    <PageFrame minor heading={screenTitle(screen)} start={<MenuButton label={m.shell_open_menu()} />}>
      {rows}
    </PageFrame>
  )
}

/** The dialog at the current URL, if any, and the dialogs without a URL. */
export function ShownDialog({ screen }: { screen: BuilderScreen }) {
  const Dialog = useLoaded(dialogs[screen])
  return (
    <>
      {Dialog && <Dialog />}
      <AskedDialogs screen={screen} />
    </>
  )
}
