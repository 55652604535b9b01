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

/** The screen of an address; its frame stands there while it is fetched. */
export const ShownScreen = ({ shown }: { shown: BuilderScreen }) =>
  signedInScreens.some(each => each === shown) ? (
    <SignedInOnly>
      <Fetched shown={shown} />
    </SignedInOnly>
  ) : (
    <Fetched shown={shown} />
  )

function Fetched({ shown }: { shown: BuilderScreen }) {
  const Shown = useLoaded(screenOf(shown))
  if (Shown) return <Shown Frame={ScriptFrame} />
  const rows = <div className="builder-skeleton" aria-hidden="true" />
  if (hasTabs(shown)) return <ScriptFrame>{rows}</ScriptFrame>
  return (
    <PageFrame minor heading={screenTitle(shown)} start={<MenuButton label={m.shell_open_menu()} />}>
      {rows}
    </PageFrame>
  )
}

/** The dialog of an address, over the screen under it, or the one that asks to sign in again. */
export function ShownDialog({ shown }: { shown: BuilderScreen }) {
  const Shown = useLoaded(dialogs[shown])
  return (
    <>
      {Shown && <Shown />}
      <AskedDialogs shown={shown} />
    </>
  )
}
