import { useStore } from '@nanostores/react'
import { memo, useEffect, useRef, useState } from 'react'
import { languageNames } from '#i18n/language-names.ts'
import { classNames } from '#ui/class-names.ts'
import { $printPreferences, languagesOf } from '../print-preferences.ts'

/** Figures as in print. The shadow root keeps the styles of the surrounding page out. */
const style = `
svg { display: block; width: 100%; height: auto }
text { font-variant-numeric: lining-nums; white-space: pre; text-rendering: geometricPrecision }`

interface PreviewPageProps {
  /** Absent until it is laid out. */
  svg: string | undefined
  /** Name for screen readers; without it the page is hidden from them. */
  label?: string
}

/** One page as SVG with real text. Away from the viewport it is empty, so that a hundred pages stay fast. */
export const PreviewPage = memo(function PreviewPage({ svg, label }: PreviewPageProps) {
  const { language } = languagesOf(useStore($printPreferences))
  const sheet = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(sheet)
  const visibleSvg = isNear ? svg : undefined

  useEffect(() => {
    const { current } = sheet
    if (!current) return
    const root = current.shadowRoot ?? attachStyledRoot(current)
    root.innerHTML = visibleSvg ?? ''
    // The print may be in another language than the page and the label.
    root.querySelector('svg')?.setAttribute('lang', languageNames[language].tag)
  }, [visibleSvg, language])

  return (
    <div
      ref={sheet}
      className={classNames('preview-page', !svg && 'preview-page-waiting')}
      {...(label ? { role: 'group', 'aria-label': label } : { 'aria-hidden': true })}
    />
  )
})

/** Uses a constructed style sheet, because the content security policy forbids style elements. */
function attachStyledRoot(element: HTMLElement): ShadowRoot {
  const root = element.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  root.adoptedStyleSheets = [sheet]
  return root
}

function useIsNear(element: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const { current } = element
    if (!current) return
    const update = (entries: IntersectionObserverEntry[]) => setNear(entries.at(-1)?.isIntersecting ?? false)
    const observer = new IntersectionObserver(update, { rootMargin: '600px' })
    observer.observe(current)
    return () => observer.disconnect()
  }, [element])
  return isNear
}
