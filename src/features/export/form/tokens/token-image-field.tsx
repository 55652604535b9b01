import './token-image-field.css'
import { Trash2 } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { tokenVeils } from '#print/token-options.ts'
import { addImageFile } from '#stores/device-images/add-image-file.ts'
import { Button } from '#ui/buttons/button.tsx'
import { SegmentedControl } from '#ui/fields/segmented-control.tsx'
import { ImageFileTarget } from '#views/images/image-file-target.tsx'
import { setTokenBackground, type TokenBackgroundChoice } from '../../print-preferences.ts'

/** The user's image behind character tokens, which stays in this browser, and how strongly the paper's colour covers it. */
export function TokenImageField({ chosen }: { chosen: TokenBackgroundChoice | undefined }) {
  async function store(file: File) {
    const stored = await addImageFile(file, 'background')
    if (!stored.ok) return stored.code
    setTokenBackground({ veil: 'light', ...chosen, address: stored.value })
    return undefined
  }

  return (
    <>
      <ImageFileTarget
        className="token-image"
        label={m.export_token_image()}
        onFile={store}
        help={m.export_token_image_help()}
      >
        <span className="export-label">{m.export_token_image()}</span>
        {chosen && (
          <div className="token-image-chosen">
            <img src={chosen.address} alt="" decoding="async" />
            <Button variant="text" small icon={<Trash2 />} onClick={() => setTokenBackground(undefined)}>
              {m.export_token_image_remove()}
            </Button>
          </div>
        )}
      </ImageFileTarget>
      {chosen && (
        <SegmentedControl
          label={m.export_token_veil()}
          options={tokenVeils.map(value => ({ value, label: veilNames[value]() }))}
          value={chosen.veil}
          onChange={veil => setTokenBackground({ ...chosen, veil })}
        />
      )}
    </>
  )
}

const veilNames = {
  light: m.export_token_veil_light,
  medium: m.export_token_veil_medium,
  strong: m.export_token_veil_strong
}
