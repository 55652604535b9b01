import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Drawing } from '#core/drawing/drawing.ts'
import type { FontKey } from '#drawing/fonts.ts'
import type { OutlineText } from '#drawing/layer-outline.ts'
import { findFontsToLoad, type LoadedFonts } from '#drawing/text/place-glyphs.ts'
import { $failedFonts, $fonts, loadFonts } from '../text/loaded-fonts.ts'

/**
 * Outlines a drawing's texts. Loads their fonts, and returns another function once one has come. Fonts that can't be loaded are in
 * `$failedFonts`, which `FontFailure` shows.
 */
export function useOutlineText(drawing: Drawing): OutlineText {
  const { fonts, outlineText } = useStore($fonts)
  useEffect(() => {
    const failed = $failedFonts.get()
    const missing = fontsToLoad(drawing, fonts).filter(key => !failed.includes(key))
    if (missing.length > 0) void loadFonts(missing)
  }, [drawing, fonts])
  return outlineText
}

/**
 * Loads the fonts of a drawing's texts and outlines with them, for exports.
 *
 * @throws Error when a font can't be loaded: the text would be missing
 */
export async function loadOutlineText(drawing: Drawing): Promise<OutlineText> {
  for (let missing = fontsToLoad(drawing); missing.length > 0; missing = fontsToLoad(drawing)) {
    if (!(await loadFonts(missing))) throw new Error(`The fonts ${missing.join()} couldn’t be loaded`)
  }
  return $fonts.get().outlineText
}

function fontsToLoad({ layers }: Drawing, fonts: LoadedFonts = $fonts.get().fonts): FontKey[] {
  const keys = layers.flatMap(({ content }) =>
    content.kind === 'text' ? findFontsToLoad(content.text, content.font, fonts) : []
  )
  return [...new Set(keys)]
}
