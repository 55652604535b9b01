import { atom, computed } from 'nanostores'
import type { Drawing } from '#core/drawing/drawing.ts'
import { type PresetKey, presetDrawing } from '#drawing/presets/presets.ts'
import { m } from '#i18n/messages.ts'
import { $openDrawing, changeDrawing } from '#stores/drawings/open-drawing.ts'
import { locale } from '#stores/navigation/builder-page.ts'
import { $openScriptId, $script } from '#stores/script.ts'
import { $fonts } from '../text/loaded-fonts.ts'

interface LogoTexts {
  title: string
  subtitle: string
}

/** What the user typed, for the script that was open then. */
const $typed = atom<(LogoTexts & { script: string }) | undefined>()

/** The texts of presets: those of the open script until the user types others. */
export const $logoTexts = computed(
  [$typed, $script, $openScriptId],
  (typed, { title, author }, script): LogoTexts =>
    typed?.script === script ? typed : { title, subtitle: author ? m.shell_by_author({ author }) : '' }
)

/** The drawing that a preset made, while nothing else has changed it. */
let applied: { key: PresetKey; drawing: Drawing } | undefined

/** Changes the texts of all presets. A logo that is still as its preset made it follows. */
export function setLogoTexts(texts: Partial<LogoTexts>) {
  $typed.set({ ...$logoTexts.get(), ...texts, script: $openScriptId.get() })
  if (isUnchanged()) applyPreset(applied?.key, 'preset texts')
}

/** Whether the open drawing is exactly what a preset made. */
const isUnchanged = () => applied !== undefined && applied.drawing === $openDrawing.get().drawing

/** The drawing of a preset in a size, with the present texts. */
export function drawPreset(key: PresetKey, { width, height }: { width: number; height: number }): Drawing {
  const { title, subtitle } = $logoTexts.get()
  return presetDrawing(key, {
    title: title.trim() || m.text_layer_sample(),
    subtitle: subtitle.trim(),
    width,
    height,
    language: locale,
    outlineText: $fonts.get().outlineText
  })
}

/** Replaces the layers of the open drawing by those of a preset. Its fonts have been loaded. */
export function applyPreset(key: PresetKey | undefined, field?: string) {
  if (key === undefined) return
  changeDrawing(drawing => ({ ...drawing, layers: drawPreset(key, drawing).layers }), field)
  applied = { key, drawing: $openDrawing.get().drawing }
}

/** Changes the size of the logo. One that is still as its preset made it is laid out anew. */
export function changeLogoSize(change: (drawing: Drawing) => Drawing) {
  const key = isUnchanged() ? applied?.key : undefined
  changeDrawing(drawing => {
    const resized = change(drawing)
    return key === undefined || resized === drawing
      ? resized
      : { ...resized, layers: drawPreset(key, resized).layers }
  }, 'logo size')
  if (key !== undefined) applied = { key, drawing: $openDrawing.get().drawing }
}
