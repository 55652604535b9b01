import './script-frame.css'
import { useStore } from '@nanostores/react'
import type { ComponentProps, ReactNode } from 'react'
import { m } from '#i18n/messages.ts'
import { $author } from '#stores/script-heading.ts'
import { $hasAccount } from '#stores/session.ts'
import { SideMenuButton } from '#ui/menus/side-menu-button.tsx'
import { PageFrame, type ScreenFrame } from '#ui/page/page-frame.tsx'
import { SaveStatusText } from './save-status-text.tsx'
import { ScriptActions, ScriptBarActions } from './script-actions.tsx'
import { useScriptHeading } from './use-script-heading.ts'

/** The frame of the script's screens: title and author, actions, save status. */
export function ScriptFrame({ summary, ...rest }: ComponentProps<ScreenFrame>) {
  const author = useStore($author)
  const hasAccount = useStore($hasAccount)
  const heading = useScriptHeading()
  const byline = author ? m.shell_by_author({ author }) : undefined
  return (
    <PageFrame
      {...rest}
      {...heading}
      byline={byline}
      start={<SideMenuButton label={m.shell_open_menu()} />}
      actions={<ScriptActions />}
      barActions={<ScriptBarActions />}
      barLine={
        <>
          {byline && <span className="script-frame-author">{byline}</span>}
          {byline && <span aria-hidden="true">·</span>}
          <SaveStatusText isShort />
        </>
      }
      summary={(summary || hasAccount) && <Summary>{summary}</Summary>}
    />
  )
}

const Summary = ({ children }: { children?: ReactNode }) => (
  <>
    {children}
    <SaveStatusText />
  </>
)
