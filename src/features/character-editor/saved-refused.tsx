import { useEffect, useRef } from 'react'
import type { SavedRefusal } from '#api/saved-work.ts'
import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import { savedRefusalWords } from '#i18n/saved-refusal-words.ts'
import { Banner } from '#ui/banner.tsx'

/** Says why the character was not saved. Scrolls into view, since the user may have scrolled far below it. */
export function SavedRefused({ code }: { code: SavedRefusal }) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    container.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={container} className="editor-refused">
      <Banner tone="error">
        {code === 'missing' ? m.homebrew_gone() : savedRefusalWords[code](limits.saved.characters)}
      </Banner>
    </div>
  )
}
