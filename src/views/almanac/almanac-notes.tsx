import type { CharacterArticle } from '#core/character-article.ts'
import { isOfEdition } from '#core/edition.ts'
import { m } from '#i18n/messages.ts'
import { ReminderToken } from '../reminder-text.tsx'

/** When a character wakes, which reminder tokens it has and whom it is jinxed with; of one alone, its tokens. */
export function AlmanacNotes({ article, alone }: { article: CharacterArticle; alone: boolean }) {
  const { character, jinxes } = article
  const waking = alone ? [] : wakingLines(article)
  const labels = [...new Set([...character.reminders, ...character.remindersGlobal])]
  if (waking.length + labels.length + jinxes.length === 0) return null
  return (
    <ul className="almanac-notes">
      {waking.map(line => (
        <li key={line}>
          <WithPlace line={line} />
        </li>
      ))}
      {labels.length > 0 && (
        <li className="almanac-tokens">
          {m.export_sheet_reminders()}
          {labels.map(label => (
            <ReminderToken key={label} label={label} />
          ))}
        </li>
      )}
      {jinxes.length > 0 && (
        <li>{m.script_jinxed_with({ names: jinxes.map(({ other }) => other.name).join(', ') })}</li>
      )}
    </ul>
  )
}

/** Fabled and loric are nobody who would sleep. */
function wakingLines({ character, nights: { firstNight, otherNight } }: CharacterArticle): string[] {
  const sleeps = isOfEdition(character)
  if (!firstNight && !otherNight) return sleeps ? [m.almanac_never_wakes()] : []
  return [
    ...(firstNight ? [m.almanac_wakes_first(firstNight)] : sleeps ? [m.catalogue_sleeps_first()] : []),
    ...(otherNight ? [m.almanac_wakes_other(otherNight)] : sleeps ? [m.catalogue_sleeps_other()] : [])
  ]
}

/** A line with its number in bold, in whatever way the language counts: `18th`, `18.`, `18e`. */
function WithPlace({ line }: { line: string }) {
  const [before = '', place, after] = line.split(/(\S*\d\S*)/)
  return (
    <>
      {before}
      {place && <b>{place}</b>}
      {after}
    </>
  )
}
