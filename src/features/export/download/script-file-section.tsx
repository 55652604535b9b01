import { Download } from 'lucide-react'
import { useState } from 'react'
import { catalogue } from '#catalogue/catalogue.ts'
import type { FileLocation } from '#core/reading/repair.ts'
import { locationText } from '#i18n/location-text.ts'
import { m } from '#i18n/messages.ts'
import { Button } from '#ui/buttons/button.tsx'
import { CopyButton } from '#ui/buttons/copy-button.tsx'
import { downloadText } from '#ui/download.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { fieldHelp } from '#views/field-help/field-help.tsx'
import { CheckboxOption } from '../form/checkbox-option.tsx'

/** Places that the help of the strict file names. */
const namedPlaces = 5

interface FileSectionProps {
  name: string
  /** Returns the text of the file. */
  write: (isStrict: boolean) => string
  /** What the strict file shortens or leaves out; without any, there is no choice. */
  losses: readonly FileLocation[]
  /** How many images the file leaves out, since only this device has them. */
  deviceImages: number
}

/** Downloads or copies the script as JSON: whole, or within the limits of the format. */
export function ScriptFileSection({ name, write, losses, deviceImages }: FileSectionProps) {
  const [wantsStrict, setWantsStrict] = useState(false)
  const writeChosen = () => write(wantsStrict && losses.length > 0)
  return (
    <section className="export-file">
      <h3>{m.export_file()}</h3>
      <p className="export-help">{m.export_file_help()}</p>
      {deviceImages > 0 && (
        <Banner tone="advice" className="export-banner">
          {m.device_image_left_out_of_file({ count: deviceImages })}
        </Banner>
      )}
      {losses.length > 0 && (
        <CheckboxOption
          label={m.export_strict()}
          info={fieldHelp('strict-file')}
          help={m.export_strict_help({ places: placesOf(losses) })}
          checked={wantsStrict}
          onChange={setWantsStrict}
        />
      )}
      <div className="export-file-buttons">
        <Button icon={<Download />} onClick={() => downloadText(name, writeChosen())}>
          {m.export_download_json()}
        </Button>
        <CopyButton text={writeChosen} done={m.notice_copied()} failed={m.export_copy_failed()}>
          {m.export_copy_json()}
        </CopyButton>
      </div>
      <p className="export-help">{name}</p>
    </section>
  )
}

function placesOf(losses: readonly FileLocation[]): string {
  const names = losses.slice(0, namedPlaces).map(loss => locationText(loss, nameOf))
  return [...names, ...(losses.length > namedPlaces ? ['…'] : [])].join('; ')
}

const nameOf = (id: string) => catalogue.characters.get(id)?.name
