import { Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
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

/** The only button for zooming while the corner has no room for all: from then on, the others are there. */
export const ZoomInButton = ({ zoom }: { zoom: Zoom }) => (
  <button type="button" className="table-zoom-in" aria-label={m.table_zoom_in()} onClick={zoom.zoomIn}>
    <ZoomIn />
  </button>
)
