import { useEffect, useRef } from 'react'
import type { DocumentRefusal } from '#api/documents.ts'
import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import { documentRefusalTexts } from '#i18n/refusals/document-refusal-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'

/** Says why the character was not saved. Scrolls into view, since the user may have scrolled far below it. */
export function SaveFailureBanner({ code }: { code: DocumentRefusal }) {
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    container.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={container} className="editor-banner">
      <Banner tone="error">
        {code === 'missing'
          ? m.homebrew_missing_on_save()
          : documentRefusalTexts[code](limits.documents.characters)}
      </Banner>
    </div>
  )
}
