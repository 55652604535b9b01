import './advice.css'
import { useStore } from '@nanostores/react'
import { ChevronRight } from 'lucide-react'
import { adviceText } from '#i18n/advice-text.ts'
import { m } from '#i18n/messages.ts'
import { $hasNoCharacters, $nameOf, $suggestions } from '#stores/advice.ts'
import { Panel } from '#ui/page/page-frame.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { AdviceList } from './advice-list.tsx'
import { DraftNote } from './draft-note.tsx'
import { severityIcons } from './suggestion-item.tsx'

/** Above this width the panel renders, below it the collapsible line. */
const wideQuery = '(min-width: 1200px)'

/** Suggestions about the script, in a panel beside the list on wide windows. */
export function AdvicePanel() {
  const suggestions = useStore($suggestions)
  const isEmpty = useStore($hasNoCharacters)
  const isWide = useMediaQuery(wideQuery)
  if (!isWide) return null
  if (isEmpty) return <DraftNote />
  return (
    <>
      <DraftNote />
      <Panel
        title={m.advice_title()}
        note={suggestions.length > 0 ? m.advice_summary({ count: suggestions.length }) : m.advice_none()}
      >
        <AdviceList />
      </Panel>
    </>
  )
}

/** Suggestions about the script, as a collapsible line above the list on narrow windows. */
export function AdviceDisclosure() {
  const suggestions = useStore($suggestions)
  const nameOf = useStore($nameOf)
  const isWide = useMediaQuery(wideQuery)
  const [first] = suggestions
  if (isWide) return null
  return (
    <>
      <DraftNote />
      <details className="folded-line advice-line">
        <summary>
          {severityIcons[first?.severity ?? 'note']}
          {first ? (
            <>
              <span className="from-md advice-first">{adviceText(first, nameOf)}</span>
              <span className="from-md advice-count">{m.advice_count({ count: suggestions.length })}</span>
              <span className="advice-summary">{m.advice_line({ count: suggestions.length })}</span>
            </>
          ) : (
            m.advice_none()
          )}
          <ChevronRight />
        </summary>
        <AdviceList />
      </details>
    </>
  )
}
