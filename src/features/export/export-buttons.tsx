import { CircleDot, Download, FileImage, Image, Images } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/button.tsx'
import { Menu } from '#ui/menu.tsx'
import type { Wish } from './use-making.ts'

interface ExportButtonsProps {
  isExporting: boolean
  disabled: boolean
  /** Number of pages. */
  count: number
  /** Index of the current page. */
  page: number
  hasTokens: boolean
  onExport: (format: Wish['format']) => void
  onStop: () => void
}

/** Buttons that export PDF and PNG files. While they are disabled, the preview shows the reason. */
export function ExportButtons(props: ExportButtonsProps) {
  const { isExporting, disabled, count, page, hasTokens, onExport, onStop } = props
  const pngItems = [
    {
      id: 'page',
      label: m.export_picture_page({ page: page + 1 }),
      icon: <FileImage />,
      onSelect: () => onExport({ page })
    },
    { id: 'pages', label: m.export_picture_all(), icon: <Images />, onSelect: () => onExport('pages') },
    ...(hasTokens
      ? [
          {
            id: 'tokens',
            label: m.export_picture_tokens(),
            icon: <CircleDot />,
            onSelect: () => onExport('tokens')
          }
        ]
      : [])
  ]
  return (
    <>
      {isExporting && <Button onClick={onStop}>{m.export_cancel()}</Button>}
      {count > 1 || hasTokens ? (
        <Menu label={m.export_picture()} items={pngItems}>
          {trigger => (
            <Button {...trigger} icon={<Image />} disabled={disabled || isExporting}>
              {m.export_picture()}
            </Button>
          )}
        </Menu>
      ) : (
        <Button icon={<Image />} disabled={disabled || isExporting} onClick={() => onExport({ page: 0 })}>
          {m.export_picture()}
        </Button>
      )}
      <Button
        variant="primary"
        icon={<Download />}
        busy={isExporting}
        disabled={disabled}
        aria-describedby={disabled ? 'export-reason' : undefined}
        onClick={() => onExport('pdf')}
      >
        {m.export_download_pdf()}
      </Button>
    </>
  )
}
