import './grimoire-frame.css'
import { type ReactNode, useRef } from 'react'
import { m } from '#i18n/messages.ts'
import { SideMenuButton } from '#ui/menus/side-menu-button.tsx'
import { headingFontClass } from '#ui/page/heading-font-class.ts'
import { useLostFocus } from './day/use-lost-focus.ts'

interface GrimoireFrameProps {
  /** The page's `<h1>`: what happens now. */
  heading: string
  /** A small line under the heading. */
  line?: string
  /** Icon buttons. */
  actions?: ReactNode
  /** The second column from 900 px on, below that a sheet under the table. */
  panel?: ReactNode
  /** What the panel is about: as it changes, the panel takes the focus of a button that has gone with the change. */
  matter?: unknown
  children: ReactNode
}

/** The page of the grimoire: as high as the window, so that the circle is seen at once. */
export function GrimoireFrame({ heading, line, actions, panel, matter, children }: GrimoireFrameProps) {
  const panelElement = useRef<HTMLElement>(null)
  useLostFocus(panelElement, matter)
  return (
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
      {panel && (
        <section ref={panelElement} className="grimoire-panel" aria-label={heading} tabIndex={-1}>
          {panel}
        </section>
      )}
    </div>
  )
}
