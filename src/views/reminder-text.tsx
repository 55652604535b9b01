import './reminder-text.css'
import { noTokens, type ReminderPart, reminderParts, type TokenLabels } from '#core/reminder-parts.ts'
import { m } from '#i18n/messages.ts'

export interface ReminderTextProps {
  reminder: string
  /** The reminder tokens of the character it belongs to; none for a step. */
  tokens?: TokenLabels | undefined
}

/** A night reminder as it is read: reminder tokens as a dot with their label, words shown to a player in bold. */
export const ReminderText = ({ reminder, tokens = noTokens }: ReminderTextProps) => (
  <>
    {reminderParts(reminder, tokens).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have nothing else to be told apart by
      <Part key={index} part={part} />
    ))}
  </>
)

function Part({ part }: { part: ReminderPart }) {
  if (part.kind === 'text') return part.text
  if (part.kind === 'label') return <b className="reminder-label">{part.text}</b>
  return <ReminderToken label={part.text} />
}

/** A reminder token in a text: a dot, and its label unless that is ''. */
export const ReminderToken = ({ label }: { label: string }) =>
  label ? (
    <b className="reminder-token">
      <Dot />
      {label}
    </b>
  ) : (
    <span className="reminder-token" role="img" aria-label={m.night_reminder_token()}>
      <Dot />
    </span>
  )

const Dot = () => (
  <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
    <circle cx="6" cy="6" r="4.9" fill="none" stroke="currentColor" strokeWidth="1.7" />
    <circle cx="6" cy="6" r="2.6" fill="currentColor" />
  </svg>
)
