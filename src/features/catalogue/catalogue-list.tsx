import './catalogue-list.css'
import { Link2, Moon, MoonStar } from 'lucide-react'
import type { CastCharacter } from '#core/cast/cast.ts'
import { hasEdition } from '#core/catalogue/edition.ts'
import { editionName } from '#i18n/edition-names.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { teamName } from '#i18n/team-names.ts'
import { characterPath, localizePath } from '#routes'
import { TeamMark } from '#ui/graphics/team-mark.tsx'
import { headingFontClass } from '#ui/page/heading-font-class.ts'
import { CharacterIcon } from '#views/characters/character-icon.tsx'
import { fallbackLanguage } from './fallback-language.ts'
import type { LoadedCatalogue } from './load-catalogue.ts'
import { type Trait, traitLabels, traitsOf } from './traits.ts'

/** Links to the sections of the list, with the number of characters in each team. */
export const TeamLinks = ({ teams }: Pick<LoadedCatalogue, 'teams'>) => (
  <nav className="catalogue-teams" aria-label={m.catalogue_jump()}>
    <ul>
      {teams.map(({ team, count }) => (
        <li key={team}>
          <a href={`#${team}`}>
            <TeamMark team={team} size={12} />
            <span>{teamName(team)}</span>
            <span className="catalogue-count">{count}</span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

/** All official characters by team and edition. `start-catalogue-search.ts` hides the rows that do not match a search. */
export function CatalogueList({ teams, cast, english }: LoadedCatalogue) {
  const jinxed = new Set(cast.jinxes.flatMap(({ first, second }) => [first.id, second.id]))
  const inEnglish = new Map(english.characters.map(character => [character.id, character]))
  return (
    <div className="catalogue-list">
      <svg className="catalogue-drawings" aria-hidden="true">
        <Moon id="mark-firstNight" />
        <MoonStar id="mark-otherNight" />
        <Link2 id="mark-jinxes" />
      </svg>
      {teams.map(({ team, count, editions }) => (
        <section key={team} id={team} data-team={team}>
          <h2 className={headingFontClass(teamName(team))}>
            <TeamMark team={team} size={14} />
            {teamName(team)}
            <span className="catalogue-count">{count}</span>
          </h2>
          {editions.map(({ edition, characters }) => (
            <div key={edition} data-edition={hasEdition({ team }) ? edition : ''}>
              {hasEdition({ team }) && <h3>{editionName(edition)}</h3>}
              <ul>
                {characters.map(character => (
                  <CatalogueRow
                    key={character.id}
                    character={character}
                    english={inEnglish.get(character.id)}
                    traits={traitsOf(character, jinxed)}
                  />
                ))}
              </ul>
            </div>
          ))}
        </section>
      ))}
    </div>
  )
}

const CatalogueRow = ({
  character: { id, name, team, ability },
  english,
  traits
}: {
  character: CastCharacter
  english: CastCharacter | undefined
  traits: readonly Trait[]
}) => (
  <li data-is={traits.join(' ')}>
    <CharacterIcon character={{ id, name, team }} />
    <p className="catalogue-name">
      <a href={localizePath(pageLocale(), characterPath(id))}>{name}</a>
      {english && english.name !== name && <small lang="en">{english.name}</small>}
    </p>
    <p className="catalogue-ability" lang={fallbackLanguage(ability, english?.ability)}>
      {ability}
    </p>
    <p className="catalogue-marks">
      {traits.map(trait => trait !== 'setup' && <TraitIcon key={trait} trait={trait} />)}
    </p>
  </li>
)

/** An icon for a trait. Its SVG is defined once, for all rows. */
const TraitIcon = ({ trait }: { trait: Exclude<Trait, 'setup'> }) => (
  <span className={`mark-${trait}`} title={traitLabels[trait]()}>
    <svg className="lucide" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#mark-${trait}`} />
    </svg>
    <span className="unseen">{traitLabels[trait]()}</span>
  </span>
)
