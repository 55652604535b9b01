import { WaitingAside, WaitingCounts, WaitingScript } from '#features/script/waiting-script.tsx'
import { m } from '#i18n/messages.ts'
import { builderTitle } from '#i18n/title-text.ts'
import type { BuilderScreen } from '#routes'
import { SideMenuButton } from '#ui/menus/side-menu-button.tsx'
import { PageFrame } from '#ui/page/page-frame.tsx'
import { BuilderFrame } from '../frame/builder-frame.tsx'
import { SaveStatusText } from '../frame/save-status-text.tsx'
import { backgroundScreen, screens, tabOf } from './screens.ts'

/** The page before the builder's code runs: the same frame with working tabs and menu, and a field that takes text. */
export const BuilderSkeleton = ({ screen }: { screen: BuilderScreen }) => (
  <BuilderFrame screen={screen}>
    {backgroundScreen(screen) === 'script' ? (
      <PageFrame
        {...frameOf(screen)}
        barLine={<SaveStatusText isShort />}
        summary={
          <>
            <WaitingCounts />
            <SaveStatusText />
          </>
        }
        aside={<WaitingAside />}
      >
        <WaitingScript placeholders={<Placeholders />} />
      </PageFrame>
    ) : (
      <PageFrame {...frameOf(screen)}>
        <Placeholders />
      </PageFrame>
    )}
  </BuilderFrame>
)

const Placeholders = () => <div className="builder-skeleton" aria-hidden="true" />

/** Screens that aren't part of the script have their own heading. */
const frameOf = (screen: BuilderScreen) => ({
  ...(tabOf(screen) ? { heading: builderTitle('') } : { heading: screens[screen].title(), minor: true }),
  start: <SideMenuButton label={m.shell_open_menu()} />
})
