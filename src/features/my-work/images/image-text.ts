import { limits } from '#core/limits.ts'
import type { SavedImage } from '#core/saving/saved-image.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { languageTags } from '#routes'
import type { Upload } from '#stores/image-uploads.ts'

const { bytes, side, count } = limits.images
const megabytes = bytes / 1024 ** 2

/** Formats and limits of uploads. */
export const uploadLimitsText = () => m.images_note({ size: megabytes, side })

/** Type, sides and size: `PNG · 512 × 512 · 34 kB`. */
export function imageFacts({ type, width, height, bytes }: SavedImage): string {
  const isLarge = bytes >= 1_000_000
  const format = new Intl.NumberFormat(languageTags[pageLocale()], {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0
  })
  const size = format.format(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000))
  return [type.replace('image/', '').toUpperCase(), `${width} × ${height}`, size].join(' · ')
}

/** @param share from 0 to 1 */
export const formatPercent = (share: number) =>
  new Intl.NumberFormat(languageTags[pageLocale()], { style: 'percent' }).format(share)

/** Why an upload failed. */
export const uploadRefusalText = (code: NonNullable<Upload['code']>): string => refusals[code]()

const refusals: Record<NonNullable<Upload['code']>, () => string> = {
  image_too_large: () => m.images_too_large({ size: megabytes }),
  image_type: () => m.images_type(),
  image_too_wide: () => m.images_too_wide({ side }),
  image_broken: () => m.images_broken(),
  images_full: () => m.images_full({ limit: count, size: limits.account.images / 1024 ** 2 }),
  image_missing: () => m.images_server_failed(),
  unreachable: () => m.images_unreachable(),
  signed_out: () => m.images_signed_out(),
  session_expired: () => m.images_signed_out(),
  server_failed: () => m.images_server_failed(),
  stopped: () => m.images_server_failed()
}
