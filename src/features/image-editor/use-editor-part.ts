import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Drawing } from '#core/drawing/drawing.ts'
import { useMediaQuery } from '#ui/use-media-query.ts'
import type { EditorPart } from './editor-parts.tsx'
import { useLayersOfPickedLayer } from './use-layers-of-picked-layer.ts'

/** The part that stands beside the canvas or below it. `isWide`: layers and style are one part. */
export function useEditorPart(kind: Drawing['kind']) {
  const isWide = useMediaQuery('(min-width: 1200px)')
  const [chosen, setPart] = useState<EditorPart>(kind === 'logo' ? 'presets' : 'add')
  const panel = useRef<HTMLElement>(null)
  useLayersOfPickedLayer(() => isWide && setPart('layers'))
  return {
    isWide,
    panel,
    part: isWide && chosen === 'style' ? 'layers' : chosen,
    setPart,
    /** Opens a part, and focuses the first element in it for the selector, or the part itself. */
    openPart(next: EditorPart, focused = focusable) {
      flushSync(() => setPart(next))
      const found = (selector: string) => panel.current?.querySelector<HTMLElement>(selector)
      const first = found(focused) ?? found(focusable) ?? panel.current
      first?.focus()
      if (first instanceof HTMLInputElement) first.select()
    }
  } as const
}

const focusable = 'input:not([type="hidden"], [hidden]), button, select, [tabindex="0"]'
