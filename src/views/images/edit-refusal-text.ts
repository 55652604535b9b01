import { m } from '#i18n/messages.ts'

const texts = {
  drawing_missing: m.image_output_edit_missing,
  missing: m.image_output_edit_missing,
  no_drawing: m.image_output_edit_broken,
  later_drawing: m.image_output_edit_later,
  not_stored: m.image_output_edit_not_stored,
  not_loaded: m.failures_not_loaded,
  unreachable: m.images_unreachable,
  signed_out: m.images_signed_out,
  session_expired: m.images_signed_out,
  server_failed: m.images_server_failed
} as const

/** Why the drawing of an image can't be edited. */
export const editRefusalText = (code: keyof typeof texts): string => texts[code]()
