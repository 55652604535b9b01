import type { Variant } from '#core/drawing/drawing.ts'
import { limits } from '#core/limits.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { languageTags } from '#routes'
import type { DeviceDrawing } from '#stores/drawings/device-drawings.ts'
import { variantName } from '../variants/variant-name.ts'
import type { DrawingRefusal } from './store-images.ts'
import type { OutputFailure, OutputState } from './use-output.ts'

/** The name of a drawing, or one made from its kind. */
export const drawingName = ({ name, drawing }: DeviceDrawing): string =>
  name || (drawing.kind === 'icon' ? m.image_output_icon() : m.image_output_logo())

/** The name of an image in the account. @param variant if the drawing has several images */
export function imageName(open: DeviceDrawing, variant?: Variant): string {
  const name = drawingName(open)
  const whole = variant ? m.image_output_image_name({ name, variant: variantName(variant) }) : name
  return whole.slice(0, limits.images.name).trim()
}

const { count, bytes, side, drawing } = limits.images
const megabytes = (size: number) => size / 1024 ** 2

/** Why an image wasn't made, stored or used. */
export const failureText = (code: OutputFailure): string => failures[code]()

const failures: Record<OutputFailure, () => string> = {
  render_failed: m.image_output_render_failed,
  not_loaded: m.image_output_not_loaded,
  image_lost: m.image_output_image_lost,
  stopped: m.image_output_stopped,
  not_used: m.image_output_not_used,
  image_too_large: () => m.images_too_large({ size: megabytes(bytes) }),
  image_type: m.images_broken,
  image_too_wide: () => m.images_too_wide({ side }),
  image_broken: m.images_broken,
  images_full: () => m.images_full({ limit: count, size: megabytes(limits.account.images) }),
  image_missing: m.images_server_failed,
  device_images_full: m.image_output_device_full,
  device_images_blocked: m.image_output_device_blocked,
  unreachable: m.images_unreachable,
  signed_out: m.images_signed_out,
  session_expired: m.images_signed_out,
  server_failed: m.images_server_failed
}

/** Why the drawing isn't in the account, though its images are. */
export const drawingRefusalText = (code: DrawingRefusal): string => drawingRefusals[code]()

const drawingRefusals: Record<DrawingRefusal, () => string> = {
  drawing_too_large: () => m.image_output_drawing_too_large({ size: megabytes(drawing) }),
  images_full: () => m.images_full({ limit: count, size: megabytes(limits.account.images) }),
  missing: m.images_server_failed,
  unreachable: m.images_unreachable,
  signed_out: m.images_signed_out,
  session_expired: m.images_signed_out,
  server_failed: m.images_server_failed
}

export const listed = (items: readonly string[]): string =>
  new Intl.ListFormat(languageTags[pageLocale()]).format(items)

/** What a screen reader hears of the work, '' while there is none. */
export function progressText(state: OutputState): string {
  if (state.step !== 'working') return ''
  return state.part === 'drawing' ? m.image_output_drawing() : m.image_output_saving()
}
