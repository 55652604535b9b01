import './previews.css'
import type { Drawing } from '#core/drawing/drawing.ts'
import { IconPreviews } from './icon-previews.tsx'
import { LogoPreviews } from './logo-previews.tsx'
import { useSettledDrawing } from './use-settled-drawing.ts'

/** The drawing where it will be seen: tokens, sheet and list for an icon; sheet and page headers for a logo. */
export function Previews({ kind }: { kind: Drawing['kind'] }) {
  const drawing = useSettledDrawing()
  return kind === 'icon' ? <IconPreviews drawing={drawing} /> : <LogoPreviews drawing={drawing} />
}
