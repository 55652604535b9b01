import { memo, useEffect, useRef, useState } from 'react'
import { classNames } from '#ui/class-names.ts'

/** Faces and figures as in print; nothing of the page around reaches in. */
const style = `
svg { display: block; width: 100%; height: auto }
text { font-variant-numeric: lining-nums; white-space: pre; text-rendering: geometricPrecision }`

interface PreviewPageProps {
  /** Absent until it is laid out. */
  svg: string | undefined
  /** For screen readers, which read the page's words; without it the page is a mere picture of itself. */
  label?: string
}

/** One page with its words as words. Far from sight it is an empty sheet, so that a hundred pages stay light. */
export const PreviewPage = memo(function PreviewPage({ svg, label }: PreviewPageProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const isNear = useNear(sheet)
  const shown = isNear ? svg : undefined

  useEffect(() => {
    const { current } = sheet
    if (!current) return
    const root = current.shadowRoot ?? attachStyled(current)
    root.innerHTML = shown ?? ''
  }, [shown])

  return (
    <div
      ref={sheet}
      className={classNames('preview-page', !svg && 'preview-page-waiting')}
      {...(label ? { role: 'group', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
})

/** The style comes as a sheet: the page's policy refuses style elements. */
function attachStyled(element: HTMLElement): ShadowRoot {
  const root = element.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  root.adoptedStyleSheets = [sheet]
  return root
}

function useNear(element: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const { current } = element
    if (!current) return
    const watch = (entries: IntersectionObserverEntry[]) => setNear(entries.at(-1)?.isIntersecting ?? false)
    const observer = new IntersectionObserver(watch, { rootMargin: '600px' })
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return isNear
}
