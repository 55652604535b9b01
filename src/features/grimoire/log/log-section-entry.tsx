import { useState } from 'react'
import type { LogSection } from '#core/grimoire/game-log.ts'
import { headingFontClass } from '#ui/page/heading-font-class.ts'
import type { LogNames } from './log-names.ts'
import { sectionLines, sectionTitle } from './log-texts.ts'

interface LogSectionEntryProps {
  section: LogSection
  names: LogNames
  isLast: boolean
}

/** A night or day. Its sentences are written when it is opened, as the last one is from the start. */
export function LogSectionEntry({ section, names, isLast }: LogSectionEntryProps) {
  const [isOpen, setOpen] = useState(isLast)
  const title = sectionTitle(section)
  const lines = isOpen ? sectionLines(section, names) : []
  return (
    <details className="game-log-section" open={isOpen} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <h3 className={headingFontClass(title)}>{title}</h3>
      </summary>
      {lines.length > 0 && (
        <ul>
          {lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines are only added at the end
            <li key={index}>{line}</li>
          ))}
        </ul>
      )}
    </details>
  )
}
