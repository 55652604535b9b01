/** Replaces the drawing by a preset with the script's title and subtitle. */
export function PresetsPanel() {
  return null
}
