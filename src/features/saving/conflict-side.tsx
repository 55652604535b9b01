import { type ReactNode, useId } from 'react'
import { titleText } from '#i18n/title-text.ts'
import { textProps, titleLanguage } from '#views/text-language.ts'
import { DifferenceList } from '#views/versions/difference-list.tsx'
import type { SideSummary } from './use-conflict-sides.ts'

interface ConflictSideProps {
  side: SideSummary
  name: string
  /** What happens to the other version when this one is chosen. */
  note: string
  /** The button that chooses this version. */
  children: ReactNode
}

/** One of the two versions to choose from. */
export function ConflictSide({ side, name, note, children }: ConflictSideProps) {
  const id = useId()
  return (
    <section className="conflict-side" aria-labelledby={id}>
      <h3 id={id}>{name}</h3>
      <p className="conflict-version">
        <b {...textProps(titleLanguage(side.title))}>{titleText(side.title)}</b>
        <span>{side.characters}</span>
        {side.when && <span>{side.when}</span>}
      </p>
      {side.lines.length > 0 && (
        <div>
          <h4>{side.heading}</h4>
          <DifferenceList lines={side.lines} />
        </div>
      )}
      <div className="conflict-choice">
        {children}
        <p>{note}</p>
      </div>
    </section>
  )
}
