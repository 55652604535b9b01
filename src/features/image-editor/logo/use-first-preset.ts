import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { presetKeys, presets } from '#drawing/presets/presets.ts'
import { $openDrawing } from '#stores/drawings/open-drawing.ts'
import { loadFonts } from '../text/loaded-fonts.ts'
import { $logoTexts, applyPreset } from './logo-preset.ts'

const firstPreset = presetKeys[0]

/** Drawings that were new once: who empties one wants it empty. */
const begun = new Set<string>()

/** Shows the first preset in a new logo, if the script has a title. */
export function useFirstPreset() {
  const { id, drawing } = useStore($openDrawing)
  const { title } = useStore($logoTexts)
  const isNew = drawing.kind === 'logo' && drawing.layers.length === 0 && title.trim() !== ''
  useEffect(() => {
    if (isNew) void begin(id)
    else if (drawing.layers.length > 0) begun.add(id)
  }, [id, isNew, drawing])
}

async function begin(id: string) {
  if (firstPreset === undefined || begun.has(id)) return
  if (!(await loadFonts(presets[firstPreset].fonts))) return
  const open = $openDrawing.get()
  // The user may have opened or drawn something in the meantime.
  if (begun.has(id) || open.id !== id || open.drawing.layers.length > 0) return
  begun.add(id)
  applyPreset(firstPreset)
}
