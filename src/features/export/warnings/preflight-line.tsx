import './preflight.css'
import { ChevronRight, TriangleAlert } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import type { PrintOptions } from '#print/print-options.ts'
import { Button } from '#ui/buttons/button.tsx'
import { SettledStatus } from '#ui/feedback/settled-status.tsx'
import type { Preview } from '../preview/use-preview.ts'
import { MissingImages } from './missing-images.tsx'
import { MissingLetters } from './missing-letters.tsx'
import { type PreflightItem, pageItems, paperText } from './preflight-items.ts'

interface PreflightLineProps {
  preview: Preview
  options: PrintOptions
}

/**
 * What is worth knowing before printing, in one line that opens as a list with what helps. It says nothing before the
 * pages are planned; after a change it is pale until they are planned again.
 */
export function PreflightLine({ preview, options }: PreflightLineProps) {
  const { preflight, missing, letters, isOutdated } = preview
  if (!preflight) return null
  const items = pageItems(preflight, options)
  const paper = paperText(preflight)
  const gaps = [
    ...(missing.length > 0 ? [m.export_preflight_images({ count: missing.length })] : []),
    ...(letters.length > 0 ? [m.export_preflight_letters({ count: letters.length })] : [])
  ]
  const summary = [...items.flatMap(each => each.summary ?? []), ...gaps, ...(paper ? [paper] : [])]
  if (summary.length === 0) return null
  return (
    <>
      <SettledStatus text={gaps.join('. ')} />
      <details className="export-preflight" aria-busy={isOutdated}>
        <summary>
          <ChevronRight />
          {gaps.length > 0 && <TriangleAlert />}
          <span>{summary.join(' · ')}</span>
        </summary>
        <ul>
          {items.map(item => (
            <ItemView key={item.text} item={item} isOutdated={isOutdated} />
          ))}
          <MissingImages preview={preview} />
          <MissingLetters preview={preview} />
          {paper && <li>{paper}</li>}
        </ul>
      </details>
    </>
  )
}

interface ItemViewProps {
  item: PreflightItem
  isOutdated: boolean | undefined
}

/** Buttons belong to the options of the planned pages. */
const ItemView = ({ item: { text, remedy }, isOutdated }: ItemViewProps) => (
  <li>
    <span>{text}</span>
    {remedy && !isOutdated && (
      <Button
        small
        onClick={({ currentTarget }) => {
          // The button disappears with the change.
          currentTarget.closest('details')?.querySelector('summary')?.focus()
          remedy.apply()
        }}
      >
        {remedy.label}
      </Button>
    )}
  </li>
)
