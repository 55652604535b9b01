import type { Visibility } from '#core/saved.ts'
import { visibilityText } from '#i18n/visibility-text.ts'
import { visibilityIcons } from '#views/visibility-choice.tsx'

/** Who can see a document of the list. */
export function VisibilityNote({ visibility }: { visibility: Visibility }) {
  const { name, explanation } = visibilityText(visibility)
  return (
    <span className="work-visibility" title={explanation}>
      {visibilityIcons[visibility]} {name}
    </span>
  )
}
