import { useStore } from '@nanostores/react'
import { CopyPlus, PencilLine, Trash2 } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { fullTime, relativeTime } from '#i18n/relative-time.ts'
import type { DrawingInfo } from '#stores/drawings/device-drawings.ts'
import { $openDrawing } from '#stores/drawings/open-drawing.ts'
import { MoreMenu } from '#ui/menus/more-menu.tsx'
import { DrawingPreview } from './drawing-preview.tsx'
import { drawingTitle } from './drawing-texts.ts'

/** What the row of a drawing offers. */
export interface DrawingRowActions {
  onOpen: (info: DrawingInfo) => void
  onRename: (info: DrawingInfo) => void
  onCopy: (info: DrawingInfo) => void
  onDelete: (info: DrawingInfo) => void
}

interface DrawingRowProps extends DrawingRowActions {
  info: DrawingInfo
}

/** A drawing of the list, with a preview and a menu. The whole row opens it. */
export function DrawingRow({ info, onOpen, onRename, onCopy, onDelete }: DrawingRowProps) {
  const isOpen = useStore($openDrawing).id === info.id
  const title = drawingTitle(info.name, info.kind)
  return (
    <li className="drawing-row">
      <DrawingPreview info={info} />
      <div className="drawing-row-texts">
        <button type="button" className="drawing-row-open" onClick={() => onOpen(info)}>
          {title}
        </button>
        <span className="drawing-row-note">
          {isOpen && <span className="drawing-row-badge">{m.drawings_is_open()}</span>}
          <time dateTime={new Date(info.changedAt).toISOString()} title={fullTime(info.changedAt)}>
            {m.drawings_changed({ when: relativeTime(info.changedAt, Date.now()) })}
          </time>
        </span>
      </div>
      <div className="drawing-row-end">
        <MoreMenu
          label={m.game_row_menu({ name: title })}
          items={[
            {
              id: 'rename',
              label: m.device_rename(),
              icon: <PencilLine />,
              onSelect: () => onRename(info)
            },
            {
              id: 'copy',
              label: m.device_duplicate(),
              icon: <CopyPlus />,
              onSelect: () => onCopy(info)
            },
            {
              id: 'delete',
              label: m.device_delete(),
              icon: <Trash2 />,
              destructive: true,
              separated: true,
              onSelect: () => onDelete(info)
            }
          ]}
        />
      </div>
    </li>
  )
}
