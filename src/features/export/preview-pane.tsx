import './preview.css'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { m } from '#i18n/messages.ts'
import { type Paper, paperSizes } from '#print/paper.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { NothingToPrint } from './nothing-to-print.tsx'
import { orderPrint } from './press.ts'
import { PreviewPage } from './preview-page.tsx'
import { PreviewTools } from './preview-tools.tsx'
import { usePages } from './use-pages.ts'
import type { Preview } from './use-preview.ts'
import { useZoom } from './use-zoom.ts'

interface PreviewPaneProps {
  preview: Preview
  paper: Paper
  /** Why there are no pages. */
  reason: string | undefined
  /** Whether that is because nobody is on the script. */
  isEmpty: boolean
  inSight: number
  onInSight: (page: number) => void
}

/** The very pages that will be printed: to look through, and to look at closely. */
export function PreviewPane({ preview, paper, reason, isEmpty, inSight, onInSight }: PreviewPaneProps) {
  const desk = useRef<HTMLDivElement>(null)
  const { pages, state, retry } = preview
  const { zoom, changeZoom } = useZoom(desk)
  const { turnTo, watch, turnByKey } = usePages(desk, { count: pages.length, inSight, onInSight })
  usePicturesReady(state === 'ready')

  const size = paperSizes[paper]
  if (reason) return <NothingToPrint reason={reason} isEmpty={isEmpty} />
  if (state === 'broken') return <Broken onRetry={retry} />
  return (
    <section
      className="preview"
      aria-label={m.export_preview()}
      aria-busy={state !== 'ready'}
      style={{ '--page-ratio': `${size.width / size.height}`, '--zoom': `${zoom}` }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: no group of fields */}
      <div
        ref={desk}
        className="preview-desk"
        role="group"
        aria-label={m.export_preview_pages()}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
        tabIndex={0}
        onScroll={watch}
        onKeyDown={event => turnByKey(event, zoom, changeZoom)}
      >
        {pages.length === 0 && <div className="preview-page preview-page-waiting" />}
        {pages.map((svg, index) => (
          <PreviewPage
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
            key={index}
            svg={svg}
            label={m.export_preview_page({ page: index + 1, pages: pages.length })}
          />
        ))}
      </div>
      {pages.length > 1 && <Thumbs pages={pages} inSight={inSight} onTurn={turnTo} />}
      <PreviewTools
        page={inSight}
        count={pages.length}
        onTurn={turnTo}
        zoom={zoom}
        onZoom={changeZoom}
        isWorking={state === 'working' || state === 'waiting'}
      />
    </section>
  )
}

interface ThumbsProps {
  pages: Preview['pages']
  inSight: number
  onTurn: (page: number) => void
}

/** The pages in small, which wait for the one in sight. */
function Thumbs({ pages, inSight, onTurn }: ThumbsProps) {
  const list = useRef<HTMLOListElement>(null)
  const small = useDeferredValue(pages)
  useEffect(() => {
    list.current?.children[inSight]?.scrollIntoView({ block: 'nearest' })
  }, [inSight])
  return (
    <ol className="preview-thumbs" ref={list}>
      {small.map((svg, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
        <li key={index} className="preview-thumb">
          <PreviewPage svg={svg} />
          <button
            type="button"
            aria-label={m.export_preview_page({ page: index + 1, pages: small.length })}
            aria-current={index === inSight ? 'page' : undefined}
            onClick={() => onTurn(index)}
          >
            <span aria-hidden="true">{index + 1}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}

/** In place of pages: the edge makes them where this browser cannot. */
const Broken = ({ onRetry }: { onRetry: () => void }) => (
  <section className="preview preview-blank" aria-label={m.export_preview()}>
    <Banner
      tone="error"
      action={
        <Button small onClick={onRetry}>
          {m.export_preview_retry()}
        </Button>
      }
    >
      {m.export_preview_broken()}
    </Banner>
  </section>
)

/** Once the pages stand, what pictures need is fetched as well, so that they can be made without a network. */
function usePicturesReady(isReady: boolean) {
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    if (!isReady || isAsked) return
    setAsked(true)
    orderPrint({ kind: 'prepare' }, () => {})
  }, [isReady, isAsked])
}
