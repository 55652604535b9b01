import './advice.css'
import { useStore } from '@nanostores/react'
import { ChevronRight } from 'lucide-react'
import { adviceText } from '#i18n/advice-text.ts'
import { m } from '#i18n/messages.ts'
import { $nameOf, $notes } from '#stores/advice.ts'
import { $chosenIds } from '#stores/characters.ts'
import { Panel } from '#ui/page-frame.tsx'
import { AdviceList } from './advice-list.tsx'
import { severityIcons } from './advice-note.tsx'

/** What an experienced storyteller would say about the script, beside the list. */
export function AdvicePanel() {
  const notes = useStore($notes)
  const isEmpty = useStore($chosenIds).size === 0
  if (isEmpty) return null
  return (
    <div className="from-lg">
      <Panel
        title={m.advice_title()}
        note={notes.length > 0 ? m.advice_summary({ count: notes.length }) : m.advice_none()}
      >
        <AdviceList />
      </Panel>
    </div>
  )
}

/** The same as one line over the list, which opens. */
export function AdviceLine() {
  const notes = useStore($notes)
  const nameOf = useStore($nameOf)
  const [first] = notes
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
