import type { DayHint, DayMatter, DayMoment } from '#core/grimoire/votes/day-hints.ts'
import { dayHints } from '#core/grimoire/votes/day-hints.ts'
import { m } from '#i18n/messages.ts'
import { playerName } from '../seat-texts.ts'
import { hintText } from './hint-texts.ts'

/** What characters in play change about what happens now. */
export function DayHints({ moment, matter }: { moment: DayMoment; matter: DayMatter }) {
  const hints = dayHints(moment, matter)
  if (hints.length === 0) return null
  return (
    <ul className="day-hints" aria-label={m.day_hints()}>
      {hints.map(hint => (
        <li key={hint.id}>
          <b>{hintTitle(hint, matter)}</b> {hintText(hint.id)}
        </li>
      ))}
    </ul>
  )
}

/** `Virgin, Ben`, or the character alone if nobody has it. */
function hintTitle({ character, seat }: DayHint, { game, characters }: DayMatter) {
  const name = characters.get(character)?.name ?? character
  return seat ? `${name}, ${playerName(game, seat.id)}` : name
}
