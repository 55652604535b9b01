import { CircleDot, Download, FileImage, Image, Images } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/button.tsx'
import { Menu } from '#ui/menu.tsx'
import type { Wish } from './use-making.ts'

interface ExportButtonsProps {
  isMaking: boolean
  disabled: boolean
  /** How many pages there are, and which of them is in sight. */
  count: number
  page: number
  hasTokens: boolean
  onMake: (as: Wish['as']) => void
  onStop: () => void
}

/** Makes the files. Why they cannot be made stands where the pages would. */
export function ExportButtons(props: ExportButtonsProps) {
  const { isMaking, disabled, count, page, hasTokens, onMake, onStop } = props
  const pictures = [
    {
      id: 'page',
      label: m.export_picture_page({ page: page + 1 }),
      icon: <FileImage />,
      onSelect: () => onMake({ page })
    },
    { id: 'pages', label: m.export_picture_all(), icon: <Images />, onSelect: () => onMake('pages') },
    ...(hasTokens
      ? [
          {
            id: 'tokens',
            label: m.export_picture_tokens(),
            icon: <CircleDot />,
            onSelect: () => onMake('tokens')
          }
        ]
      : [])
  ]
  return (
    <>
      {isMaking && <Button onClick={onStop}>{m.export_cancel()}</Button>}
      {count > 1 || hasTokens ? (
        <Menu label={m.export_picture()} items={pictures}>
          {trigger => (
            <Button {...trigger} icon={<Image />} disabled={disabled || isMaking}>
              {m.export_picture()}
            </Button>
          )}
        </Menu>
      ) : (
        <Button icon={<Image />} disabled={disabled || isMaking} onClick={() => onMake({ page: 0 })}>
          {m.export_picture()}
        </Button>
      )}
      <Button
        variant="primary"
        icon={<Download />}
        busy={isMaking}
        disabled={disabled}
        aria-describedby={disabled ? 'export-reason' : undefined}
        onClick={() => onMake('pdf')}
      >
        {m.export_download_pdf()}
      </Button>
    </>
  )
}
