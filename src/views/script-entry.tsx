import './script-entry.css'
import type { ReactNode } from 'react'
import type { TeamCount } from '#core/team-tally.ts'
import { m } from '#i18n/messages.ts'
import { teamName } from '#i18n/team-words.ts'
import { classNames } from '#ui/class-names.ts'
import { headingFace } from '#ui/heading-face.ts'
import { TeamMark } from '#ui/team-mark.tsx'

export interface ScriptEntryProps {
  title: string
  author?: string | undefined
  /** A word beside the title: `Open`. */
  badge?: string | undefined
  /** A sentence about it. */
  text?: string | undefined
  counts: readonly TeamCount[]
  /** After the counts: when it was changed, for how many it is. */
  note?: ReactNode
  onOpen: () => void
  /** A menu or a button at the end, which the row leaves free. */
  end?: ReactNode
}

/** A script in a list of scripts: the whole row opens it. */
export const ScriptEntry = (props: ScriptEntryProps) => {
  const { title, author, badge, text, counts, note, onOpen, end } = props
  return (
    <li className="script-entry">
      <div className="script-entry-head">
        <button
          type="button"
          className={classNames('script-entry-open', headingFace(title))}
          onClick={onOpen}
        >
          {title}
        </button>
        {author && (
          <span className={classNames('script-entry-author', headingFace(author))}>
            {m.shell_by_author({ author })}
          </span>
        )}
        {badge && <span className="script-entry-badge">{badge}</span>}
      </div>
      {text && <p className="script-entry-text">{text}</p>}
      <div className="script-entry-facts">
        <TeamTally counts={counts} />
        {note}
      </div>
      {end && <div className="script-entry-end">{end}</div>}
    </li>
  )
}

/** How many of each team, by mark and number; the words are there for who hears them. */
const TeamTally = ({ counts }: { counts: readonly TeamCount[] }) =>
  counts.length > 0 && (
    <ul className="team-tally" aria-label={m.script_counts()}>
      {counts.map(({ team, count }) => (
        <li key={team} title={teamName(team)}>
          <TeamMark team={team} size={10} />
          <b>{count}</b>
          <span className="unseen">{teamName(team)}</span>
        </li>
      ))}
    </ul>
  )
