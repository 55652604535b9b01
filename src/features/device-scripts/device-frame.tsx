import { Download, FilePlus2, Upload } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { m, pageLocale } from '#i18n/messages.ts'
import { builderPath } from '#routes'
import { Button, ButtonLink } from '#ui/button.tsx'
import { MenuButton } from '#ui/menu-button.tsx'
import { MoreMenu } from '#ui/more-menu.tsx'
import { PageFrame } from '#ui/page-frame.tsx'
import { type ImportRefused, saveAll, takeAll } from './whole-library.ts'

interface DeviceFrameProps {
  onRefused: (refused: ImportRefused | undefined) => void
  children: ReactNode
}

/** The frame of the list: a new script, and all of them out of and into one file. */
export function DeviceFrame({ onRefused, children }: DeviceFrameProps) {
  const input = useRef<HTMLInputElement>(null)
  const [isBusy, setBusy] = useState(false)
  const choose = () => input.current?.click()
  const save = () => void saveAll()
  const newScript = builderPath(pageLocale(), 'newScript')

  async function take(file: File | undefined) {
    if (!file) return
    setBusy(true)
    onRefused(await takeAll(file))
    setBusy(false)
  }

  return (
    <PageFrame
      minor
      heading={m.device_title()}
      start={<MenuButton label={m.shell_open_menu()} />}
      actions={
        <>
          <Button shrinks icon={<Upload />} busy={isBusy} onClick={choose}>
            {m.device_import_all()}
          </Button>
          <Button shrinks icon={<Download />} onClick={save}>
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
              { id: 'export', label: m.device_export_all(), icon: <Download />, onSelect: save },
              { id: 'import', label: m.device_import_all(), icon: <Upload />, onSelect: choose }
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
          void take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      {children}
    </PageFrame>
  )
}
