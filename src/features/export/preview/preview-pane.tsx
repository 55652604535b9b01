import './preview.css'
import { useDeferredValue, useEffect, useRef } from 'react'
import { m } from '#i18n/messages.ts'
import type { Size } from '#print/page/paper.ts'
import { requestPrint } from '../worker/print-client.ts'
import { NothingToPrint } from './nothing-to-print.tsx'
import { PreviewFailed } from './preview-failed.tsx'
import { PreviewPage } from './preview-page.tsx'
import { PreviewToolbar } from './preview-toolbar.tsx'
import { usePageNavigation } from './use-page-navigation.ts'
import type { Preview } from './use-preview.ts'
import { useZoom } from './use-zoom.ts'

interface PreviewPaneProps {
  preview: Preview
  /** Width and height of a page. */
  size: Size
  /** Why there is nothing to print; undefined if there is something. */
  reason: string | undefined
  /** Whether the script has no characters. */
  isEmpty: boolean
  /** Index of the page nearest to the middle of the viewport. */
  currentPage: number
  onPageChange: (page: number) => void
}

/** The pages exactly as they print, with thumbnails, page navigation and zoom. */
export function PreviewPane({ preview, size, reason, isEmpty, currentPage, onPageChange }: PreviewPaneProps) {
  const viewport = useRef<HTMLDivElement>(null)
  const { pages, state, missingFile, retry } = preview
  const { zoom, changeZoom } = useZoom(viewport)
  const { goToPage, updateCurrentPage, handleKey } = usePageNavigation(viewport, {
    count: pages.length,
    currentPage,
    onPageChange
  })
  usePngPreload(state === 'ready')

  if (reason) return <NothingToPrint reason={reason} isEmpty={isEmpty} />
  if (state === 'broken') return <PreviewFailed file={missingFile} onRetry={retry} />
  return (
    <section
      className="preview"
      aria-label={m.export_preview()}
      aria-busy={state !== 'ready'}
      style={{ '--page-ratio': `${size.width / size.height}`, '--zoom': `${zoom}` }}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: no group of fields */}
      <div
        ref={viewport}
        className="preview-pages"
        role="group"
        aria-label={m.export_preview_pages()}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be focusable by keyboard
        tabIndex={0}
        onScroll={updateCurrentPage}
        onKeyDown={event => handleKey(event, zoom, changeZoom)}
      >
        {pages.length === 0 && <div className="preview-page preview-page-waiting" />}
        {pages.map((svg, index) => (
          <PreviewPage
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by its index
            key={index}
            svg={svg}
            label={m.export_preview_page({ page: index + 1, pages: pages.length })}
          />
        ))}
      </div>
      {pages.length > 1 && <Thumbnails pages={pages} currentPage={currentPage} onTurn={goToPage} />}
      <PreviewToolbar
        page={currentPage}
        count={pages.length}
        onTurn={goToPage}
        zoom={zoom}
        onZoom={changeZoom}
        isWorking={state === 'working' || state === 'waiting'}
      />
    </section>
  )
}

interface ThumbnailsProps {
  pages: Preview['pages']
  currentPage: number
  onTurn: (page: number) => void
}

/** Thumbnails of the pages. They render after the current page. */
function Thumbnails({ pages, currentPage, onTurn }: ThumbnailsProps) {
  const list = useRef<HTMLOListElement>(null)
  const deferredPages = useDeferredValue(pages)
  useEffect(() => {
    list.current?.children[currentPage]?.scrollIntoView({ block: 'nearest' })
  }, [currentPage])
  return (
    <ol className="preview-thumbs" ref={list}>
      {deferredPages.map((svg, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page is identified by its index
        <li key={index} className="preview-thumb">
          <PreviewPage svg={svg} />
          <button
            type="button"
            aria-label={m.export_preview_page({ page: index + 1, pages: deferredPages.length })}
            aria-current={index === currentPage ? 'page' : undefined}
            onClick={() => onTurn(index)}
          >
            <span aria-hidden="true">{index + 1}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}

/** Loads the PNG renderer once the preview is ready, so that images can be exported offline. */
function usePngPreload(isReady: boolean) {
  useEffect(() => {
    if (isReady) requestPrint({ kind: 'prepare' }, () => {})
  }, [isReady])
}
