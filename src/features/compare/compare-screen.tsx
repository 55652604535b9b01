import { m } from '#i18n/messages.ts'
import { SideMenuButton } from '#ui/menus/side-menu-button.tsx'
import { PageFrame } from '#ui/page/page-frame.tsx'

/** Compares two scripts side by side. */
export const CompareScreen = () => (
  <PageFrame minor heading={m.compare_title()} start={<SideMenuButton label={m.shell_open_menu()} />}>
    {null}
  </PageFrame>
)
