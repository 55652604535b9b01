import './script-entry.css'
import type { ReactNode } from 'react'
import type { OtherLanguage } from '#core/cast/text-languages.ts'
import type { TeamCount } from '#core/script/team-tally.ts'
import { m } from '#i18n/messages.ts'
import { classNames } from '#ui/class-names.ts'
import { headingFontClass } from '#ui/page/heading-font-class.ts'
import { TeamTally } from './team-tally.tsx'
import { textProps } from './text-language.ts'

export interface ScriptEntryProps {
  title: string
  /** The language of the title if it isn't the page's. */
  titleLanguage?: OtherLanguage | undefined
  author?: string | undefined
  /** A word beside the title: `Open`. */
  badge?: string | undefined
  /** A one-sentence description. */
  text?: string | undefined
  counts: readonly TeamCount[]
  /** After the counts: the time of the last change or the number of players. */
  note?: ReactNode
  onOpen: () => void
  /** A menu or button at the end, outside of the row's click target. */
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
          className={classNames('script-entry-open', headingFontClass(title))}
          {...textProps(props.titleLanguage)}
          onClick={onOpen}
        >
          {title}
        </button>
        {(author || badge) && (
          <span className="script-entry-notes">
            {author && (
              <span className={classNames('script-entry-author', headingFontClass(author))}>
                {m.shell_by_author({ author })}
              </span>
            )}
            {badge && <span className="script-entry-badge">{badge}</span>}
          </span>
        )}
      </div>
      {text && <p className="script-entry-text">{text}</p>}
      <div className="script-entry-facts">
        {counts.length > 0 && <TeamTally counts={counts} />}
        {note}
      </div>
      {end && <div className="script-entry-end">{end}</div>}
    </li>
  )
}

interface ScriptEntryListProps {
  /** Without a line above the first entry: the heading has one. */
  isUnderLine?: boolean | undefined
  /** `ScriptEntry` or `CharacterEntry` components. */
  children: ReactNode
}

export const ScriptEntryList = ({ isUnderLine, children }: ScriptEntryListProps) => (
  <ul className={classNames('script-entries', isUnderLine && 'script-entries-under-line')}>{children}</ul>
)
