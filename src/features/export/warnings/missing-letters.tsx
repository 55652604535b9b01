import { m } from '#i18n/messages.ts'
import type { Preview } from '../preview/use-preview.ts'

/** Letters named at most: a text in another script has many. */
const mostNamed = 12

/** Names the letters that print as boxes. */
export function MissingLetters({ preview: { letters } }: { preview: Preview }) {
  if (letters.length === 0) return null
  const named = letters.slice(0, mostNamed).join(' ')
  const more = letters.length > mostNamed ? ' …' : ''
  // Set apart, since letters may be of a script that is read from right to left.
  return <li>{m.export_missing_letters({ letters: `\u2068${named}${more}\u2069` })}</li>
}
