import type { Drawing } from '#core/drawing/drawing.ts'

/** Opens the dialog that saves the image: onto a character or script, to the account, or as files. */
export function OutputButton(_props: { kind: Drawing['kind'] }) {
  return null
}
