import { Link2, Moon, MoonStar } from 'lucide-react'
import type { ReactNode } from 'react'
import type { NightEntry } from '#core/cast/cast.ts'
import type { CharacterArticle } from '#core/cast/character-article.ts'
import { type Night, reminderField } from '#core/night/night.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { languageTags } from '#routes'
import { headingFontClass } from '#ui/page/heading-font-class.ts'
import { CharacterIcon } from '#views/characters/character-icon.tsx'
import { ReminderText } from '#views/characters/reminder-text.tsx'
import { fallbackLanguage } from '../fallback-language.ts'
import type { ResolvedUsage } from '../load-catalogue.ts'
import { CharacterLink } from './character-link.tsx'

interface ArticleProps {
  article: CharacterArticle
  english: CharacterArticle
}

/** Both nights of a character: the reminder, and who wakes directly before and after. */
export const NightSections = (props: ArticleProps) => (
  <>
    <NightSection {...props} night="firstNight" title={m.shell_first_night()} icon={<Moon />} />
    <NightSection {...props} night="otherNight" title={m.shell_other_nights()} icon={<MoonStar />} />
  </>
)

function NightSection({
  article: { character, nights },
  english,
  night,
  title,
  icon
}: ArticleProps & { night: Night; title: string; icon: ReactNode }) {
  const position = nights[night]
  if (!position) return null
  const reminder = character[reminderField[night]]
  return (
    <Section title={title} icon={icon}>
      {reminder && (
        <p
          className="character-reminder"
          lang={fallbackLanguage(reminder, english.character[reminderField[night]])}
        >
          <ReminderText reminder={reminder} tokens={character} />
        </p>
      )}
      <dl className="character-neighbours">
        <Neighbour label={m.catalogue_woken_after()} entry={position.before} />
        <Neighbour label={m.catalogue_woken_before()} entry={position.after} />
      </dl>
    </Section>
  )
}

const Neighbour = ({ label, entry }: { label: string; entry: NightEntry | undefined }) =>
  entry && (
    <div>
      <dt>{label}</dt>
      <dd>{entry.kind === 'step' ? entry.name : <CharacterLink character={entry.character} />}</dd>
    </div>
  )

/** The character's jinxes, each with its reason. */
export function JinxSection({ article: { jinxes }, english }: ArticleProps) {
  if (jinxes.length === 0) return null
  return (
    <Section title={m.script_jinxes()} icon={<Link2 />} count={jinxes.length}>
      <ul className="character-jinxes">
        {jinxes.map(({ other, reason }, index) => (
          <li key={other.id}>
            <CharacterIcon character={other} />
            <div>
              <CharacterLink character={other} />
              <p lang={fallbackLanguage(reason, english.jinxes[index]?.reason)}>{reason}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Characters that appear unusually often in the same published scripts. */
export function PartnerSection({ usage }: { usage: ResolvedUsage }) {
  if (usage.partners.length === 0) return null
  const factor = new Intl.NumberFormat(languageTags[pageLocale()], { maximumFractionDigits: 1 })
  return (
    <Section title={m.catalogue_partners()}>
      <p className="character-remark">{m.catalogue_partners_text()}</p>
      <ul className="character-partners">
        {usage.partners.map(({ character, lift }) => (
          <li key={character.id}>
            <CharacterIcon character={character} size={32} />
            <CharacterLink character={character} />
            <span className="character-lift">×{factor.format(lift)}</span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

const Section = ({
  title,
  icon,
  count,
  children
}: {
  title: string
  icon?: ReactNode
  count?: number
  children: ReactNode
}) => (
  <section className="character-section">
    <h2 className={headingFontClass(title)}>
      {icon}
      {title}
      {count !== undefined && <span className="character-count">{count}</span>}
    </h2>
    {children}
  </section>
)
