import { Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { classNames } from '#ui/class-names.ts'
import type { Zoom } from './use-zoom.ts'

/** Zooms the table out and in, and shows all of it, in the lower right corner. */
export const ZoomButtons = ({ zoom, zoomIn, zoomOut, fit, isLargest }: Zoom) => (
  <div className="table-zoom">
    <IconButton label={m.table_zoom_out()} keys="-" tip="above" disabled={zoom === 1} onClick={zoomOut}>
      <ZoomOut />
    </IconButton>
    <IconButton label={m.table_fit()} keys="0" tip="above" disabled={zoom === 1} onClick={fit}>
      <Maximize />
    </IconButton>
    <IconButton label={m.table_zoom_in()} keys="+" tip="above" disabled={isLargest} onClick={zoomIn}>
      <ZoomIn />
    </IconButton>
  </div>
)

/**
 * The only button for zooming while the corner has no room for all: from then on, the others are there. It always takes its room, since
 * the middle decides where things are, and that where the buttons are.
 */
export const ZoomInButton = ({ zoom, isShown }: { zoom: Zoom; isShown: boolean }) => (
  <button
    type="button"
    className={classNames('table-zoom-in', !isShown && 'table-zoom-elsewhere')}
    aria-label={m.table_zoom_in()}
    onClick={zoom.zoomIn}
  >
    <ZoomIn />
  </button>
)
