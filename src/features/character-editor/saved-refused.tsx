import { useEffect, useRef } from 'react'
import type { SavedRefusal } from '#api/saved-work.ts'
import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import { savedRefusalWords } from '#i18n/saved-refusal-words.ts'
import { Banner } from '#ui/banner.tsx'

/** Why the character was not saved. It comes into view: whoever saves may have scrolled far below it. */
export function SavedRefused({ code }: { code: SavedRefusal }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={place} className="editor-refused">
      <Banner tone="error">
        {code === 'missing' ? m.homebrew_gone() : savedRefusalWords[code](limits.saved.characters)}
      </Banner>
    </div>
  )
}
