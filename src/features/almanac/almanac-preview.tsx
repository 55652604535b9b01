import '#ui/page/print-alone.css'
import { Printer } from 'lucide-react'
import { memo, useDeferredValue, useEffect, useRef } from 'react'
import type { Cast } from '#core/cast/cast.ts'
import { m } from '#i18n/messages.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { AlmanacPage } from '#views/almanac/almanac-page.tsx'
import { entryId } from '#views/almanac/sections.ts'
import { limitCast } from '#views/limits/limit-cast.ts'
import { omittedText } from '#views/limits/omitted-text.ts'
import { createPageBudget } from '#views/limits/page-budget.ts'

/** The page that readers see, scrolled to the open text. Updates after typing with low priority. */
export function AlmanacPreview({ cast, selectedId }: { cast: Cast; selectedId: string | undefined }) {
  const deferredCast = useDeferredValue(cast)
  const pane = useRef<HTMLElement>(null)

  useEffect(() => {
    if (pane.current) scrollTo(pane.current, selectedId)
  }, [selectedId])

  return (
    <section
      className="almanac-preview"
      data-print-alone
      ref={pane}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll it
      tabIndex={0}
      aria-label={m.almanac_preview()}
    >
      <div className="almanac-preview-head">
        <h2 className="panel-title">{m.almanac_preview()}</h2>
        <IconButton label={m.almanac_print()} onClick={() => print()}>
          <Printer />
        </IconButton>
      </div>
      <Page cast={deferredCast} />
    </section>
  )
}

/** The page with what its limits allow. Memoized, so that only changes of the cast render it again. */
const Page = memo(({ cast }: { cast: Cast }) => {
  const budget = createPageBudget()
  const shown = limitCast(cast, budget)
  const omitted = omittedText(budget.omitted)
  return (
    <>
      {omitted && <Banner tone="advice">{omitted}</Banner>}
      <AlmanacPage cast={shown} titleLevel={2} />
    </>
  )
})

/** Scrolls the pane to a character's entry; unlike `scrollIntoView`, never the window. */
function scrollTo(pane: HTMLElement, selectedId: string | undefined) {
  const target = selectedId === undefined ? null : document.getElementById(entryId(selectedId))
  const head = pane.firstElementChild?.getBoundingClientRect().bottom ?? 0
  pane.scrollTop = target ? pane.scrollTop + target.getBoundingClientRect().top - head : 0
}
