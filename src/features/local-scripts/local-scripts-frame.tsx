import { Download, FilePlus2, Upload } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { Button, ButtonLink } from '#ui/buttons/button.tsx'
import { WaitingRow } from '#ui/feedback/waiting-row.tsx'
import { MoreMenu } from '#ui/menus/more-menu.tsx'
import { SideMenuButton } from '#ui/menus/side-menu-button.tsx'
import { PageFrame } from '#ui/page/page-frame.tsx'
import { downloadLibrary, importLibraryFile, type LibraryFileOutcome } from './library-file-actions.ts'

interface DeviceFrameProps {
  /** Called with what there is to say about an import or export; undefined once another one begins. */
  onOutcome: (outcome: LibraryFileOutcome | undefined) => void
  children: ReactNode
}

/** The page frame of the list, with actions: new script, export all, import all. */
export function LocalScriptsFrame({ onOutcome, children }: DeviceFrameProps) {
  const input = useRef<HTMLInputElement>(null)
  const [reading, setReading] = useState<AbortController>()
  const openFileDialog = () => input.current?.click()
  const exportAll = async () => onOutcome(await downloadLibrary())
  const newScript = builderPath(pageLocale(), 'newScript')

  async function importAll(file: File | undefined) {
    if (!file) return
    const controller = new AbortController()
    setReading(controller)
    try {
      onOutcome(await importLibraryFile(file, controller.signal))
    } finally {
      setReading(undefined)
    }
  }

  return (
    <PageFrame
      minor
      heading={m.device_title()}
      start={<SideMenuButton label={m.shell_open_menu()} />}
      actions={
        <>
          <Button shrinks icon={<Upload />} busy={Boolean(reading)} onClick={openFileDialog}>
            {m.device_import_all()}
          </Button>
          <Button shrinks icon={<Download />} onClick={exportAll}>
            {m.device_export_all()}
          </Button>
          <ButtonLink variant="primary" icon={<FilePlus2 />} href={newScript}>
            {m.script_new()}
          </ButtonLink>
        </>
      }
      barActions={
        <>
          <a className="icon-button" href={newScript} aria-label={m.script_new()}>
            <FilePlus2 />
          </a>
          <MoreMenu
            label={m.script_more()}
            items={[
              {
                id: 'export',
                label: m.device_export_all(),
                icon: <Download />,
                onSelect: () => void exportAll()
              },
              { id: 'import', label: m.device_import_all(), icon: <Upload />, onSelect: openFileDialog }
            ]}
          />
        </>
      }
    >
      <input
        ref={input}
        type="file"
        hidden
        aria-label={m.device_import_all()}
        accept=".json,application/json"
        onChange={event => {
          void importAll(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {reading && (
        <WaitingRow
          className="device-reading"
          text={m.import_reading()}
          stopLabel={m.reading_stop()}
          onStop={() => reading.abort()}
        />
      )}
      {children}
    </PageFrame>
  )
}
