import { m, pageLocale } from '#i18n/messages.ts'
import { languageTags } from '#routes'
import type { AddImageRefusal } from './add-image-file.ts'
import { imageFileLimits } from './image-file-limits.ts'

/** Why a file wasn't added, and what to do. A stopped reading needs no text. */
export function imageFileRefusalText(code: Exclude<AddImageRefusal, 'stopped'>, name: string): string {
  switch (code) {
    case 'empty':
      return m.image_adjust_file_empty({ name })
    case 'too_large':
      return m.image_adjust_file_too_large({ name, size: megabytes(imageFileLimits.bytes) })
    case 'svg_too_large':
      return m.image_adjust_file_too_large({ name, size: megabytes(imageFileLimits.svgBytes) })
    case 'too_many_pixels':
      return m.image_adjust_file_pixels({ name, count: number(imageFileLimits.pixels / 1_000_000) })
    case 'not_an_image':
      return m.image_adjust_file_type({ name })
    case 'unreadable_format':
      return m.image_adjust_file_format({ name })
    case 'broken':
      return m.image_adjust_file_broken({ name })
    case 'failed':
      return m.image_adjust_file_failed({ name })
    case 'not_stored':
      return m.image_adjust_file_not_stored({ name })
  }
}

const number = (value: number) => new Intl.NumberFormat(languageTags[pageLocale()]).format(value)
const megabytes = (bytes: number) => number(bytes / 1024 / 1024)
