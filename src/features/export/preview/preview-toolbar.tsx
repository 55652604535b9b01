import { ChevronLeft, ChevronRight, Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { m, pageLocale } from '#i18n/messages.ts'
import { languageTags } from '#routes'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { nextZoom, type Zoom, zoomSteps } from './use-zoom.ts'

interface PreviewToolsProps {
  /** Index of the current page. */
  page: number
  count: number
  onTurn: (page: number) => void
  zoom: Zoom
  onZoom: (zoom: Zoom) => void
  isWorking: boolean
}

/** The toolbar of the preview: page navigation and zoom. */
export function PreviewToolbar({ page, count, onTurn, zoom, onZoom, isWorking }: PreviewToolsProps) {
  const percent = new Intl.NumberFormat(languageTags[pageLocale()], { style: 'percent' })
  return (
    <div className="preview-tools" role="toolbar" aria-label={m.export_preview_tools()}>
      <IconButton
        label={m.export_preview_previous()}
        tip="above"
        aria-disabled={page === 0}
        onClick={() => onTurn(page - 1)}
      >
        <ChevronLeft />
      </IconButton>
      <span className="preview-position">{count > 0 && `${page + 1} / ${count}`}</span>
      <IconButton
        label={m.export_preview_next()}
        tip="above"
        aria-disabled={page >= count - 1}
        onClick={() => onTurn(page + 1)}
      >
        <ChevronRight />
      </IconButton>
      <span className="preview-progress">{isWorking && <Spinner />}</span>
      <IconButton
        label={m.export_zoom_out()}
        tip="above"
        aria-disabled={zoom <= 1}
        onClick={() => onZoom(nextZoom(zoom, -1))}
      >
        <ZoomOut />
      </IconButton>
      <output className="preview-zoom" aria-label={m.export_zoom()}>
        {percent.format(zoom)}
      </output>
      <IconButton
        label={m.export_zoom_in()}
        tip="above"
        aria-disabled={zoom >= (zoomSteps.at(-1) ?? 1)}
        onClick={() => onZoom(nextZoom(zoom, 1))}
      >
        <ZoomIn />
      </IconButton>
      <IconButton
        label={m.export_zoom_whole()}
        tip="above"
        aria-disabled={zoom === 1}
        onClick={() => onZoom(1)}
      >
        <Maximize />
      </IconButton>
    </div>
  )
}
