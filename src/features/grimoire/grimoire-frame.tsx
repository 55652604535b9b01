import './grimoire-frame.css'
import type { ReactNode } from 'react'
import { m } from '#i18n/messages.ts'
import { SideMenuButton } from '#ui/menus/side-menu-button.tsx'
import { headingFontClass } from '#ui/page/heading-font-class.ts'

interface GrimoireFrameProps {
  /** The page's `<h1>`: what happens now. */
  heading: string
  /** A small line under the heading. */
  line?: string
  /** Icon buttons. */
  actions?: ReactNode
  /** The second column from 900 px on, below that a sheet under the table. */
  panel?: ReactNode
  children: ReactNode
}

/** The page of the grimoire: as high as the window, so that the circle is seen at once. */
export const GrimoireFrame = ({ heading, line, actions, panel, children }: GrimoireFrameProps) => (
  <div className="grimoire">
    <header className="grimoire-head">
      <SideMenuButton label={m.shell_open_menu()} />
      <div className="grimoire-titles">
        <h1 className={headingFontClass(heading)} tabIndex={-1}>
          {heading}
        </h1>
        {line && <p>{line}</p>}
      </div>
      {actions && <div className="grimoire-actions">{actions}</div>}
    </header>
    <div className="grimoire-content">{children}</div>
    {panel && <div className="grimoire-panel">{panel}</div>}
  </div>
)
