import { Printer } from 'lucide-react'
import { memo, useDeferredValue, useEffect, useRef } from 'react'
import type { Cast } from '#core/cast.ts'
import { m } from '#i18n/messages.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { AlmanacPage } from '#views/almanac/almanac-page.tsx'
import { entryId } from '#views/almanac/sections.ts'

/** The page that readers see, a moment after what is typed, at the text that is open. */
export function Preview({ cast, chosen }: { cast: Cast; chosen: string | undefined }) {
  const shown = useDeferredValue(cast)
  const pane = useRef<HTMLElement>(null)

  useEffect(() => {
    if (pane.current) scrollTo(pane.current, chosen)
  }, [chosen])

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className="almanac-preview" ref={pane} tabIndex={0} aria-label={m.almanac_preview()}>
      <div className="almanac-preview-head">
        <h2 className="panel-title">{m.almanac_preview()}</h2>
        <IconButton label={m.almanac_print()} onClick={() => print()}>
          <Printer />
        </IconButton>
      </div>
      <Page cast={shown} topLevel={2} />
    </section>
  )
}

const Page = memo(AlmanacPage)

/** Only the pane moves, never the window. */
function scrollTo(pane: HTMLElement, chosen: string | undefined) {
  const target = chosen === undefined ? null : document.getElementById(entryId(chosen))
  const head = pane.firstElementChild?.getBoundingClientRect().bottom ?? 0
  pane.scrollTop = target ? pane.scrollTop + target.getBoundingClientRect().top - head : 0
}
