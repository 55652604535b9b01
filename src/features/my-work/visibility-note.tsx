import { Globe, Link2, Lock } from 'lucide-react'
import type { Visibility } from '#core/saved.ts'
import { visibilityText } from '#i18n/visibility-text.ts'

const icons = { private: <Lock />, unlisted: <Link2 />, public: <Globe /> }

/** Who can see an entry of a list. */
export function VisibilityNote({ visibility }: { visibility: Visibility }) {
  const { name, explanation } = visibilityText(visibility)
  return (
    <span className="work-visibility" title={explanation}>
      {icons[visibility]} {name}
    </span>
  )
}
