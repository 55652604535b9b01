import { useStore } from '@nanostores/react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Drawing } from '#core/drawing/drawing.ts'
import { buildDisplayList } from '#drawing/build-display-list.ts'
import { m } from '#i18n/messages.ts'
import { type DrawingInfo, readDeviceDrawing } from '#stores/drawings/device-drawings.ts'
import { $openDrawing } from '#stores/drawings/open-drawing.ts'
import { useAsync } from '#ui/use-async.ts'
import { DisplayNodes } from '../canvas/display-nodes.tsx'
import { useOutlineText } from '../canvas/use-outline-text.ts'
import { usePictures } from '../canvas/use-pictures.ts'

/** A small picture of a stored drawing. It is read and painted only while it is in view: a list may have hundreds. */
export function DrawingPreview({ info }: { info: DrawingInfo }) {
  const box = useRef<HTMLDivElement>(null)
  const isVisible = useIsVisible(box)
  const open = useStore($openDrawing)
  const isOpen = open.id === info.id
  const load = isVisible && !isOpen ? () => readDeviceDrawing(info.id) : undefined
  const read = useAsync(load, [info.id, info.changedAt]).latest
  const stored = read?.ok ? read.value.drawing.drawing : undefined
  const drawing = isOpen ? open.drawing : stored
  return (
    <div ref={box} className="drawing-preview">
      {isVisible && drawing && <Picture drawing={drawing} />}
      {read?.ok === false && !isOpen && (
        <span className="drawing-preview-none">{m.drawings_no_preview()}</span>
      )}
    </div>
  )
}

function Picture({ drawing }: { drawing: Drawing }) {
  const pictures = usePictures(drawing)
  const outlineText = useOutlineText(drawing)
  const nodes = useMemo(() => buildDisplayList(drawing, 'good', outlineText), [drawing, outlineText])
  return (
    <svg viewBox={`0 0 ${drawing.width} ${drawing.height}`} aria-hidden="true">
      <DisplayNodes nodes={nodes} pictures={pictures} />
    </svg>
  )
}

/** Whether an element is in view, or nearly. */
function useIsVisible(element: { readonly current: Element | null }): boolean {
  const [isVisible, setVisible] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      entries => setVisible(entries.at(-1)?.isIntersecting === true),
      {
        rootMargin: '120px'
      }
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isVisible
}
