import type { ReactNode } from 'react'
import type { CharacterArticle } from '#core/cast/character-article.ts'
import type { TokenLabels } from '#core/cast/reminder-parts.ts'
import { hasEdition } from '#core/catalogue/edition.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { languageTags } from '#routes'
import { ReminderToken } from '#views/characters/reminder-text.tsx'
import type { ResolvedUsage } from '../load-catalogue.ts'
import { appFeatureText } from './app-feature-text.ts'

/** Key facts of a character: nights, reminder tokens, setup, features of the official app, and use in scripts. */
export function CharacterFacts({
  article: { character, nights },
  usage
}: {
  article: CharacterArticle
  usage: ResolvedUsage | undefined
}) {
  const features = character.special.flatMap(special => appFeatureText(special) ?? [])
  return (
    <div className="character-notes">
      <ul>
        <NightFacts character={character} nights={nights} />
        {usage && <li>{usageText(usage)}</li>}
      </ul>
      <Tokens {...character} />
      {character.setup && (
        <Fact title={m.catalogue_setup()}>
          <p>{m.catalogue_setup_text()}</p>
        </Fact>
      )}
      {features.length > 0 && (
        <Fact title={m.catalogue_app()}>
          {features.map(feature => (
            <p key={feature}>{feature}</p>
          ))}
        </Fact>
      )}
    </div>
  )
}

/** Positions in both nights. Fabled and loric have no edition and never "sleep". */
function NightFacts({ character, nights: { firstNight, otherNight } }: Omit<CharacterArticle, 'jinxes'>) {
  const sleeps = hasEdition(character)
  return (
    <>
      {firstNight ? (
        <li>{m.catalogue_wakes_first({ place: firstNight.position, count: firstNight.count })}</li>
      ) : (
        sleeps && <li>{m.catalogue_sleeps_first()}</li>
      )}
      {otherNight ? (
        <li>{m.catalogue_wakes_other({ place: otherNight.position, count: otherNight.count })}</li>
      ) : (
        sleeps && <li>{m.catalogue_sleeps_other()}</li>
      )}
    </>
  )
}

const Tokens = ({ reminders, remindersGlobal }: TokenLabels) =>
  reminders.length + remindersGlobal.length > 0 && (
    <Fact title={m.catalogue_reminders()}>
      <Labels labels={reminders} />
      {remindersGlobal.length > 0 && <p>{m.catalogue_reminders_global()}</p>}
      <Labels labels={remindersGlobal} />
    </Fact>
  )

/** Each label once, with its number of tokens. */
const Labels = ({ labels }: { labels: readonly string[] }) =>
  labels.length > 0 && (
    <ul>
      {[...new Set(labels)].map(label => (
        <li key={label}>
          <ReminderToken label={label} />
          {times(labels.filter(each => each === label).length)}
        </li>
      ))}
    </ul>
  )

const times = (count: number) => (count > 1 ? ` ×${count}` : '')

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
)

function usageText({ used, scripts }: ResolvedUsage): string {
  const language = languageTags[pageLocale()]
  const percent = new Intl.NumberFormat(language, { style: 'percent', maximumSignificantDigits: 2 })
  return m.catalogue_usage({
    percent: percent.format(used / scripts),
    scripts: new Intl.NumberFormat(language).format(scripts)
  })
}
