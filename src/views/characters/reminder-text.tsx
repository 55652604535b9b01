import './reminder-text.css'
import { noTokens, type ReminderPart, splitReminder, type TokenLabels } from '#core/cast/reminder-parts.ts'
import type { OtherLanguage } from '#core/cast/text-languages.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { textProps } from '../text-language.ts'

export interface ReminderTextProps {
  reminder: string
  /** Labels of the character's reminder tokens; none for a step. */
  tokens?: TokenLabels | undefined
}

/** A formatted night reminder: reminder tokens as a dot with their label, labels to show to a player in bold. */
export const ReminderText = ({ reminder, tokens = noTokens }: ReminderTextProps) => (
  <>
    {splitReminder(reminder, tokens).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other key
      <Part key={index} part={part} />
    ))}
  </>
)

function Part({ part }: { part: ReminderPart }) {
  if (part.kind === 'text') return part.text
  if (part.kind === 'label') return <b className="reminder-label">{part.text}</b>
  return <ReminderToken label={part.text} />
}

interface ReminderTokenProps {
  label: string
  /** Of the label, if it isn't that of the text around it. */
  language?: OtherLanguage | undefined
}

/** A reminder token within text: a dot, and its label unless that is ''. */
export const ReminderToken = ({ label, language }: ReminderTokenProps) =>
  label ? (
    <b className="reminder-token" {...textProps(language)}>
      <Dot />
      {label}
    </b>
  ) : (
    <span className="reminder-token" role="img" lang={pageLocale()} aria-label={m.night_reminder_token()}>
      <Dot />
    </span>
  )

const Dot = () => (
  <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
    <circle cx="6" cy="6" r="4.9" fill="none" stroke="currentColor" strokeWidth="1.7" />
    <circle cx="6" cy="6" r="2.6" fill="currentColor" />
  </svg>
)
