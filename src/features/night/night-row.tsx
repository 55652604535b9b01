import { Skull, Sunrise, Sunset, VenetianMask } from 'lucide-react'
import { memo } from 'react'
import type { NightEntry } from '#core/cast/cast.ts'
import { type Night, reminderField } from '#core/night/night.ts'
import { m } from '#i18n/messages.ts'
import { teamMember } from '#i18n/team-names.ts'
import { TeamMark } from '#ui/graphics/team-mark.tsx'
import type { SortableRow } from '#ui/lists/sortable-row.tsx'
import { headingFontClass } from '#ui/page/heading-font-class.ts'
import { CharacterIcon } from '#views/characters/character-icon.tsx'
import { ReminderText } from '#views/characters/reminder-text.tsx'
import { textProps } from '#views/text-language.ts'

const stepIcons = {
  dusk: <Sunset />,
  minioninfo: <VenetianMask />,
  demoninfo: <Skull />,
  dawn: <Sunrise />
}

interface ContentProps {
  entry: NightEntry
  night: Night
}

/** One night entry with its position, its drag handle and its move arrows. */
export const NightRow = ({ row, ...content }: ContentProps & { row: SortableRow }) => (
  <>
    {row.handle}
    <span className="night-position">{row.index + 1}</span>
    <EntryContent {...content} />
    {row.arrows}
  </>
)

/** The part of a row that does not change while rows move. */
const EntryContent = memo(({ entry, night }: ContentProps) => (
  <>
    {entry.kind === 'step' ? <StepName entry={entry} /> : <CharacterName entry={entry} />}
    <p className="night-text" {...textProps(reminderLanguage(entry, night))}>
      {entry.reminder ? (
        <ReminderText
          reminder={entry.reminder}
          tokens={entry.kind === 'character' ? entry.character : undefined}
        />
      ) : (
        <i className="night-no-text">{m.night_no_reminder()}</i>
      )}
    </p>
  </>
))

/** The language of a reminder if it isn't the page's, in which the text for a missing one is. */
const reminderLanguage = (entry: NightEntry, night: Night) =>
  entry.kind === 'character' && entry.reminder ? entry.character.languages[reminderField[night]] : undefined

const StepName = ({ entry }: { entry: Extract<NightEntry, { kind: 'step' }> }) => (
  <>
    <span className="night-icon" data-team={entry.id === 'dusk' || entry.id === 'dawn' ? undefined : 'demon'}>
      {stepIcons[entry.id]}
    </span>
    <span className={`night-step ${headingFontClass(entry.name) ?? ''}`}>{entry.name}</span>
  </>
)

function CharacterName({ entry }: { entry: Extract<NightEntry, { kind: 'character' }> }) {
  const { name, team, languages } = entry.character
  return (
    <>
      <span className="night-icon">
        <CharacterIcon character={entry.character} />
      </span>
      <span className="night-name" data-team={team}>
        <b {...textProps(languages.name)}>{name}</b>
        {'\u00a0'}
        <TeamMark team={team} size={10} />
        <span className="unseen">{teamMember(team)}</span>
      </span>
    </>
  )
}
