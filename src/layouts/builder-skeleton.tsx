import { m } from '#i18n/messages.ts'
import type { BuilderScreen } from '#routes'
import { MenuButton } from '#ui/menu-button.tsx'
import { PageFrame } from '#ui/page-frame.tsx'
import { BuilderFrame } from './builder-frame.tsx'

/** What the page shows before the builder's code runs: the same frame in the same place, its tabs and menu at work. */
export const BuilderSkeleton = ({ screen }: { screen: BuilderScreen }) => (
  <BuilderFrame screen={screen}>
    <PageFrame heading={m.script_untitled()} start={<MenuButton label={m.shell_open_menu()} />}>
      <div className="builder-skeleton" aria-hidden="true" />
    </PageFrame>
  </BuilderFrame>
)
