import type { ReactNode } from 'react'
import type { Drawing } from '#core/drawing/drawing.ts'
import { m } from '#i18n/messages.ts'
import { SideMenuButton } from '#ui/menus/side-menu-button.tsx'
import { PageFrame } from '#ui/page/page-frame.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { DrawingMenu } from './drawings/drawing-menu.tsx'
import { OutputButton } from './output/output-button.tsx'

interface EditorFrameProps {
  kind: Drawing['kind']
  children: ReactNode
}

/** The page of an editor, with what concerns the whole drawing in its head. */
export function EditorFrame({ kind, children }: EditorFrameProps) {
  const isBar = !useMediaQuery('(min-width: 900px)')
  // Only once in the page: a hidden second menu would have a state of its own.
  const actions = (
    <>
      <DrawingMenu kind={kind} />
      <OutputButton kind={kind} />
    </>
  )
  return (
    <PageFrame
      heading={kind === 'icon' ? m.image_editor_icon_title() : m.image_editor_logo_title()}
      minor
      start={<SideMenuButton label={m.shell_open_menu()} />}
      actions={!isBar && actions}
      barActions={isBar && actions}
    >
      {children}
    </PageFrame>
  )
}
