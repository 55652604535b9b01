import type { Drawing } from '#core/drawing/drawing.ts'

/** Adds layers: icons of the open set, images, texts, frames, official icons. */
export function AddPanel(_props: { kind: Drawing['kind'] }) {
  return null
}
