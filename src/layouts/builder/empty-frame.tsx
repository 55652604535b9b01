import type { ReactNode } from 'react'
import { m } from '#i18n/messages.ts'
import type { BuilderScreen } from '#routes'
import { SideMenuButton } from '#ui/menus/side-menu-button.tsx'
import { PageFrame } from '#ui/page/page-frame.tsx'
import { ScriptFrame } from '../frame/script-frame.tsx'
import { screens, tabOf } from './screens.ts'

/** A screen while its code or the session is loading. */
export const WaitingScreen = ({ screen }: { screen: BuilderScreen }) => (
  <EmptyFrame screen={screen}>
    <div className="builder-skeleton" aria-hidden="true" />
  </EmptyFrame>
)

/** The frame of a screen whose code isn't there. */
export const EmptyFrame = ({ screen, children }: { screen: BuilderScreen; children: ReactNode }) =>
  tabOf(screen) ? (
    <ScriptFrame>{children}</ScriptFrame>
  ) : (
    <PageFrame minor heading={screens[screen].title()} start={<SideMenuButton label={m.shell_open_menu()} />}>
      {children}
    </PageFrame>
  )
