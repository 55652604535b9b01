import type { CastCharacter } from '#core/cast/cast.ts'
import type { CharacterArticle } from '#core/cast/character-article.ts'
import { hasEdition } from '#core/catalogue/edition.ts'
import { m } from '#i18n/messages.ts'
import { ReminderToken } from '../characters/reminder-text.tsx'

/** When a character wakes, its reminder tokens and its jinxes. Standalone entries leave out the waking. */
export function AlmanacFacts({
  article,
  isStandalone
}: {
  article: CharacterArticle
  isStandalone: boolean
}) {
  const { character, jinxes } = article
  const waking = isStandalone ? [] : wakingLines(article)
  const labels = tokenLabels(character)
  if (waking.length + labels.size + jinxes.length === 0) return null
  return (
    <ul className="almanac-notes">
      {waking.map(line => (
        <li key={line}>
          <WithBoldNumber line={line} />
        </li>
      ))}
      {labels.size > 0 && (
        <li className="almanac-tokens">
          {m.export_sheet_reminders()}
          {[...labels].map(([label, language]) => (
            <ReminderToken key={label} label={label} language={language} />
          ))}
        </li>
      )}
      {jinxes.length > 0 && (
        <li>{m.script_jinxed_with({ names: jinxes.map(({ other }) => other.name).join(', ') })}</li>
      )}
    </ul>
  )
}

/** The labels of a character's reminder tokens, each once, with their language if it isn't the page's. */
const tokenLabels = ({ reminders, remindersGlobal, languages }: CastCharacter) =>
  new Map([
    ...reminders.map(label => [label, languages.reminders] as const),
    ...remindersGlobal.map(label => [label, languages.remindersGlobal] as const)
  ])

/** Lines about each night. Fabled and loric never sleep, so they have lines only for nights on which they wake. */
function wakingLines({ character, nights: { firstNight, otherNight } }: CharacterArticle): string[] {
  const sleeps = hasEdition(character)
  if (!firstNight && !otherNight) return sleeps ? [m.almanac_never_wakes()] : []
  return [
    ...(firstNight
      ? [m.almanac_wakes_first({ place: firstNight.position })]
      : sleeps
        ? [m.catalogue_sleeps_first()]
        : []),
    ...(otherNight
      ? [m.almanac_wakes_other({ place: otherNight.position })]
      : sleeps
        ? [m.catalogue_sleeps_other()]
        : [])
  ]
}

/** A line with its ordinal number in bold, in any language's form: `18th`, `18.`, `18e`. */
function WithBoldNumber({ line }: { line: string }) {
  const [before = '', ordinal, after] = line.split(/(\S*\d\S*)/)
  return (
    <>
      {before}
      {ordinal && <b>{ordinal}</b>}
      {after}
    </>
  )
}
