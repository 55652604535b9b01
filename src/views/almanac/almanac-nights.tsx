import type { Cast, NightEntry } from '#core/cast/cast.ts'
import type { OtherLanguage } from '#core/cast/text-languages.ts'
import { type Night, nights, reminderField } from '#core/night/night.ts'
import { classNames } from '#ui/class-names.ts'
import { headingFontClass } from '#ui/page/heading-font-class.ts'
import { CharacterIcon } from '../characters/character-icon.tsx'
import { ReminderText } from '../characters/reminder-text.tsx'
import { textProps } from '../text-language.ts'
import { AlmanacSection } from './almanac-section.tsx'
import { CharacterLink } from './character-link.tsx'
import { countWaking, nightTitles } from './sections.ts'

/** Both nights: waking characters and steps in order, with their reminders. */
export const AlmanacNights = ({ cast }: { cast: Cast }) =>
  nights.map(night => countWaking(cast[night]) > 0 && <NightSection key={night} cast={cast} night={night} />)

function NightSection({ cast, night }: { cast: Cast; night: Night }) {
  const entries = cast[night]
  const waking = entries.filter(({ kind }) => kind === 'character')
  const positions = new Map(waking.map(({ id }, index) => [id, index + 1]))
  return (
    <AlmanacSection name={night} title={nightTitles[night]()}>
      <ol className="almanac-night">
        {entries.map(entry =>
          entry.kind === 'step' ? (
            <StepRow key={entry.id} step={entry} />
          ) : (
            <WakingRow
              key={entry.id}
              entry={entry}
              position={positions.get(entry.id) ?? 0}
              language={entry.character.languages[reminderField[night]]}
            />
          )
        )}
      </ol>
    </AlmanacSection>
  )
}

type Entry<Kind> = Extract<NightEntry, { kind: Kind }>

const StepRow = ({ step: { name, reminder } }: { step: Entry<'step'> }) => (
  <li className="almanac-step">
    <p className={classNames('almanac-step-name', headingFontClass(name))}>{name}</p>
    {reminder && (
      <p className="almanac-reminder">
        <ReminderText reminder={reminder} />
      </p>
    )}
  </li>
)

interface WakingRowProps {
  entry: Entry<'character'>
  /** Among the waking characters, from 1. */
  position: number
  /** Of the reminder, if it isn't the page's. */
  language: OtherLanguage | undefined
}

const WakingRow = ({ entry, position, language }: WakingRowProps) => (
  <li className="almanac-waking">
    <span className="almanac-position">{position}</span>
    <CharacterIcon character={entry.character} />
    <div>
      <CharacterLink character={entry.character} />
      {entry.reminder && (
        <p className="almanac-reminder" {...textProps(language)}>
          <ReminderText reminder={entry.reminder} tokens={entry.character} />
        </p>
      )}
    </div>
  </li>
)
