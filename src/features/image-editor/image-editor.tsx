import { useStore } from '@nanostores/react'
import type { Drawing } from '#core/drawing/drawing.ts'
import { buildDisplayList } from '#drawing/build-display-list.ts'
import { m } from '#i18n/messages.ts'
import { $openDrawing } from '#stores/drawings/open-drawing.ts'
import { SideMenuButton } from '#ui/menus/side-menu-button.tsx'
import { PageFrame } from '#ui/page/page-frame.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { DisplayNodes } from './canvas/display-nodes.tsx'
import { DrawingBanners } from './drawings/drawing-banners.tsx'
import { DrawingMenu } from './drawings/drawing-menu.tsx'

/** The editor of icons or logos: both edit layers of one drawing. */
export function ImageEditor({ kind }: { kind: Drawing['kind'] }) {
  const { drawing } = useStore($openDrawing)
  const isBar = !useMediaQuery('(min-width: 900px)')
  const title = kind === 'icon' ? m.image_editor_icon_title() : m.image_editor_logo_title()
  return (
    <PageFrame
      heading={title}
      start={<SideMenuButton label={m.shell_open_menu()} />}
      actions={!isBar && <DrawingMenu kind={kind} />}
      barActions={isBar && <DrawingMenu kind={kind} />}
    >
      <DrawingBanners kind={kind} />
      <svg viewBox={`0 0 ${drawing.width} ${drawing.height}`} role="img" aria-label={title}>
        <DisplayNodes nodes={buildDisplayList(drawing, 'good', () => undefined)} pictures={new Map()} />
      </svg>
    </PageFrame>
  )
}
