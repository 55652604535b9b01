import { m, pageLocale } from '#i18n/messages.ts'
import type { ImageRefusal } from '#images/image-refusals.ts'
import { languageTags } from '#routes'
import { Button } from '#ui/buttons/button.tsx'
import type { Preview } from '../preview/use-preview.ts'
import type { LeftOutImage } from '../worker/job-images.ts'

/** Lists the images that the print leaves out, with the reason and what to do. */
export function MissingImages({ preview: { missing, state, retry } }: { preview: Preview }) {
  if (missing.length === 0) return null
  const names = new Intl.ListFormat(languageTags[pageLocale()])
  const reasons = Map.groupBy(missing, image => (image.use === 'token' ? 'gone' : image.code))
  return (
    <li className="export-missing">
      <div>
        <h3>{m.export_missing_title()}</h3>
        <ul>
          {[...reasons].map(([code, images]) => (
            <li key={code}>
              <b>{names.format(images.map(nameOf))}</b> {reasonTexts[code]()}
            </li>
          ))}
        </ul>
      </div>
      <Button small busy={state !== 'ready'} onClick={retry}>
        {m.export_missing_retry()}
      </Button>
    </li>
  )
}

const nameOf = (image: LeftOutImage) =>
  image.use === 'icon' ? image.name || image.address : labelByUse[image.use]()

const labelByUse = {
  logo: m.metadata_logo,
  background: m.metadata_background,
  token: m.export_token_image
} as const

/** `gone`: this browser no longer has an image of its own. */
const reasonTexts: Record<ImageRefusal | 'gone', () => string> = {
  gone: m.export_missing_gone,
  picture_address: m.export_missing_address,
  picture_not_https: m.export_missing_not_https,
  picture_host: m.export_missing_host,
  picture_redirects: m.export_missing_redirects,
  picture_slow: m.export_missing_slow,
  picture_unreachable: m.export_missing_unreachable,
  picture_missing: m.export_missing_missing,
  picture_too_large: m.export_missing_too_large,
  picture_type: m.export_missing_type,
  picture_too_wide: m.export_missing_too_wide,
  picture_broken: m.export_missing_broken,
  picture_too_many: m.export_missing_too_many,
  picture_pixels: m.export_missing_pixels
}
