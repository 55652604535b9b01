import type { CharacterArticle } from '#core/cast/character-article.ts'
import { m } from '#i18n/messages.ts'
import { AlmanacEntry } from '#views/almanac/almanac-entry.tsx'
import { TitleLevel } from '#views/almanac/heading.tsx'
import { nightTitles } from '#views/almanac/sections.ts'
import { ReminderText } from '#views/characters/reminder-text.tsx'
import { authorTextProps } from '#views/text-language.ts'
import type { CharacterJinx } from './load-public-page.ts'
import { PublicActions, type PublicActionsProps } from './public-page.tsx'

interface PublicCharacterProps {
  article: CharacterArticle
  jinxes: readonly CharacterJinx[]
  actions: PublicActionsProps
}

/** The public page of a character. Its almanac entry has the `<h1>`, instead of a heading two levels below. */
export const PublicCharacter = ({ article, jinxes, actions }: PublicCharacterProps) => (
  <TitleLevel value={-1}>
    <div className="public-character">
      <AlmanacEntry article={article} isStandalone />
      <Nights article={article} />
      {jinxes.length > 0 && (
        <section>
          <h2>{m.script_jinxes()}</h2>
          {jinxes.map(({ id, name, reason }) => (
            <p key={id} {...authorTextProps}>
              <b>{name}</b> {reason}
            </p>
          ))}
        </section>
      )}
      <div className="public-actions">
        <PublicActions {...actions} />
      </div>
    </div>
  </TitleLevel>
)

/** Night reminders of the character. */
const Nights = ({ article: { character, nights } }: { article: CharacterArticle }) =>
  (['firstNight', 'otherNight'] as const).map(
    night =>
      nights[night] && (
        <section key={night}>
          <h2>{nightTitles[night]()}</h2>
          <p {...authorTextProps}>
            <ReminderText reminder={character[`${night}Reminder`]} tokens={character} />
          </p>
        </section>
      )
  )
