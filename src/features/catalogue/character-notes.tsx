import type { ReactNode } from 'react'
import type { CastCharacter } from '#core/cast.ts'
import type { CharacterArticle } from '#core/character-article.ts'
import { isOfEdition } from '#core/edition.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { languageTags } from '#routes'
import { ReminderToken } from '#views/reminder-text.tsx'
import type { UsageWords } from './read-catalogue.ts'
import { specialWords } from './special-words.ts'

/** The facts of a character at a glance: nights, reminder tokens, setup, features of the app, how often it is used. */
export function CharacterNotes({
  article: { character, nights },
  usage
}: {
  article: CharacterArticle
  usage: UsageWords | undefined
}) {
  const features = character.special.flatMap(special => specialWords(special) ?? [])
  return (
    <div className="character-notes">
      <ul>
        <Wakes character={character} nights={nights} />
        {usage && <li>{usageText(usage)}</li>}
      </ul>
      <Tokens title={m.catalogue_reminders()} labels={character.reminders} />
      <Tokens title={m.catalogue_reminders_global()} labels={character.remindersGlobal} />
      {character.setup && (
        <Note title={m.catalogue_setup()}>
          <p>{m.catalogue_setup_text()}</p>
        </Note>
      )}
      {features.length > 0 && (
        <Note title={m.catalogue_app()}>
          {features.map(feature => (
            <p key={feature}>{feature}</p>
          ))}
        </Note>
      )}
    </div>
  )
}

/** Fabled and loric, who are of no edition, are nobody who would sleep. */
function Wakes({ character, nights: { firstNight, otherNight } }: Omit<CharacterArticle, 'jinxes'>) {
  const sleeps = isOfEdition(character)
  return (
    <>
      {firstNight ? (
        <li>{m.catalogue_wakes_first(firstNight)}</li>
      ) : (
        sleeps && <li>{m.catalogue_sleeps_first()}</li>
      )}
      {otherNight ? (
        <li>{m.catalogue_wakes_other(otherNight)}</li>
      ) : (
        sleeps && <li>{m.catalogue_sleeps_other()}</li>
      )}
    </>
  )
}

const Tokens = ({ title, labels }: { title: string; labels: CastCharacter['reminders'] }) =>
  labels.length > 0 && (
    <Note title={title}>
      <ul>
        {[...new Set(labels)].map(label => (
          <li key={label}>
            <ReminderToken label={label} />
            {times(labels.filter(each => each === label).length)}
          </li>
        ))}
      </ul>
    </Note>
  )

const times = (count: number) => (count > 1 ? ` ×${count}` : '')

const Note = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
)

function usageText({ used, scripts }: UsageWords): string {
  const language = languageTags[pageLocale()]
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumSignificantDigits: 2 })
  return m.catalogue_usage({
    percent: percent.format(used / scripts),
    scripts: new Intl.NumberFormat(language).format(scripts)
  })
}
