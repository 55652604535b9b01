import type { Drawing } from '#core/drawing/drawing.ts'

/** The drawing where it will be seen: tokens, sheet and list for an icon; sheet and page headers for a logo. */
export function Previews(_props: { kind: Drawing['kind'] }) {
  return null
}
