import './advice.css'
import { useStore } from '@nanostores/react'
import { ChevronRight } from 'lucide-react'
import { adviceText } from '#i18n/advice-text.ts'
import { m } from '#i18n/messages.ts'
import { $isUnadvised, $nameOf, $notes } from '#stores/advice.ts'
import { Panel } from '#ui/page-frame.tsx'
import { useMedia } from '#ui/use-media.ts'
import { AdviceList } from './advice-list.tsx'
import { severityIcons } from './advice-note.tsx'

/** Where there is room beside the list: only one of the two is ever drawn. */
const beside = '(min-width: 1200px)'

/** What an experienced storyteller would say about the script, beside the list. */
export function AdvicePanel() {
  const notes = useStore($notes)
  const isEmpty = useStore($isUnadvised)
  const isBeside = useMedia(beside)
  if (isEmpty || !isBeside) return null
  return (
    <Panel
      title={m.advice_title()}
      note={notes.length > 0 ? m.advice_summary({ count: notes.length }) : m.advice_none()}
    >
      <AdviceList />
    </Panel>
  )
}

/** The same as one line over the list, which opens. */
export function AdviceLine() {
  const notes = useStore($notes)
  const nameOf = useStore($nameOf)
  const isBeside = useMedia(beside)
  const [first] = notes
  if (isBeside) return null
  return (
    <details className="folded-line advice-line">
      <summary>
        {severityIcons[first?.severity ?? 'note']}
        {first ? (
          <>
            <span className="from-md advice-first">{adviceText(first, nameOf)}</span>
            <span className="from-md advice-count">{m.advice_count({ count: notes.length })}</span>
            <span className="advice-told">{m.advice_line({ count: notes.length })}</span>
          </>
        ) : (
          m.advice_none()
        )}
        <ChevronRight />
      </summary>
      <AdviceList />
    </details>
  )
}
