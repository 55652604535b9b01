import { CircleDot, Download, FileImage, Image, Images, Scissors } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { Menu } from '#ui/menus/menu.tsx'
import type { FileExport } from './download/use-file-export.ts'

interface ExportButtonsProps {
  isExporting: boolean
  disabled: boolean
  /** Number of pages. */
  count: number
  /** Index of the current page. */
  page: number
  hasTokens: boolean
  onExport: (format: FileExport['format']) => void
  onStop: () => void
}

/** Buttons that export PDF and PNG files. While they are disabled, the preview shows the reason; they stay in the tab order. */
export function ExportButtons(props: ExportButtonsProps) {
  const { isExporting, disabled, count, page, hasTokens, onExport, onStop } = props
  const pngItems = [
    {
      id: 'page',
      label: m.export_image_page({ page: page + 1 }),
      icon: <FileImage />,
      onSelect: () => onExport({ page })
    },
    { id: 'pages', label: m.export_image_all(), icon: <Images />, onSelect: () => onExport('pages') },
    ...(hasTokens
      ? [
          {
            id: 'tokens',
            label: m.export_image_tokens(),
            icon: <CircleDot />,
            onSelect: () => onExport('tokens')
          },
          {
            id: 'cut',
            label: m.export_image_cut(),
            icon: <Scissors />,
            onSelect: () => onExport('cut')
          }
        ]
      : [])
  ]
  const blocked = disabled ? { 'aria-disabled': true, 'aria-describedby': 'export-reason' } : undefined
  return (
    <>
      {isExporting && <Button onClick={onStop}>{m.export_cancel()}</Button>}
      {!blocked && (count > 1 || hasTokens) ? (
        <Menu label={m.export_image()} items={pngItems}>
          {trigger => (
            <Button {...trigger} icon={<Image />} disabled={isExporting}>
              {m.export_image()}
            </Button>
          )}
        </Menu>
      ) : (
        <Button
          {...blocked}
          icon={<Image />}
          disabled={isExporting}
          onClick={blocked ? undefined : () => onExport({ page: 0 })}
        >
          {m.export_image()}
        </Button>
      )}
      <Button
        variant="primary"
        icon={<Download />}
        busy={isExporting}
        {...blocked}
        onClick={blocked ? undefined : () => onExport('pdf')}
      >
        {m.export_download_pdf()}
      </Button>
    </>
  )
}
