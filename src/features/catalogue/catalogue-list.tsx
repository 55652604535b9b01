import './catalogue-list.css'
import { Link2, Moon, MoonStar } from 'lucide-react'
import type { CastCharacter } from '#core/cast.ts'
import { isOfEdition } from '#core/edition.ts'
import { editionName } from '#i18n/edition-words.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { teamName } from '#i18n/team-words.ts'
import { characterPath, localPath } from '#routes'
import { headingFace } from '#ui/heading-face.ts'
import { TeamMark } from '#ui/team-mark.tsx'
import { CharacterIcon } from '#views/character-icon.tsx'
import { fallbackLanguage } from './fallback-language.ts'
import type { ReadCatalogue } from './read-catalogue.ts'
import { type Trait, traitsOf, traitWords } from './traits.ts'

/** Links to the sections of the list, with the number of characters in each team. */
export const TeamLinks = ({ teams }: Pick<ReadCatalogue, 'teams'>) => (
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

/** All official characters by team and edition. `catalogue-search.ts` hides the rows that do not match a search. */
export function CatalogueList({ teams, cast, english }: ReadCatalogue) {
  const jinxed = new Set(cast.jinxes.flatMap(({ first, second }) => [first.id, second.id]))
  const inEnglish = new Map(english.characters.map(character => [character.id, character]))
  return (
    <div className="catalogue-list">
      <svg className="catalogue-drawings" aria-hidden="true">
        <Moon id="mark-firstNight" />
        <MoonStar id="mark-otherNight" />
        <Link2 id="mark-jinxes" />
      </svg>
      {teams.map(({ team, count, shelves }) => (
        <section key={team} id={team} data-team={team}>
          <h2 className={headingFace(teamName(team))}>
            <TeamMark team={team} size={14} />
            {teamName(team)}
            <span className="catalogue-count">{count}</span>
          </h2>
          {shelves.map(({ edition, characters }) => (
            <div key={edition} data-edition={isOfEdition({ team }) ? edition : ''}>
              {isOfEdition({ team }) && <h3>{editionName(edition)}</h3>}
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
    <CharacterIcon character={{ id, team }} />
    <p className="catalogue-name">
      <a href={localPath(pageLocale(), characterPath(id))}>{name}</a>
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
  <span className={`mark-${trait}`} title={traitWords[trait]()}>
    <svg className="lucide" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#mark-${trait}`} />
    </svg>
    <span className="unseen">{traitWords[trait]()}</span>
  </span>
)
