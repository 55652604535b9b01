import { useStore } from '@nanostores/react'
import type { Drawing } from '#core/drawing/drawing.ts'
import { buildDisplayList } from '#drawing/build-display-list.ts'
import { m } from '#i18n/messages.ts'
import { $openDrawing } from '#stores/drawings/open-drawing.ts'
import { SideMenuButton } from '#ui/menus/side-menu-button.tsx'
import { PageFrame } from '#ui/page/page-frame.tsx'
import { AddPanel } from './add/add-panel.tsx'
import { ImageDropArea } from './add/image-drop-area.tsx'
import { DisplayNodes } from './canvas/display-nodes.tsx'

/** The editor of icons or logos: both edit layers of one drawing. */
export function ImageEditor({ kind }: { kind: Drawing['kind'] }) {
  const { drawing } = useStore($openDrawing)
  const title = kind === 'icon' ? m.image_editor_icon_title() : m.image_editor_logo_title()
  return (
    <PageFrame heading={title} start={<SideMenuButton label={m.shell_open_menu()} />}>
      <svg viewBox={`0 0 ${drawing.width} ${drawing.height}`} role="img" aria-label={title}>
        <DisplayNodes nodes={buildDisplayList(drawing, 'good', () => undefined)} pictures={new Map()} />
      </svg>
      <AddPanel kind={kind} />
      <ImageDropArea />
    </PageFrame>
  )
}
