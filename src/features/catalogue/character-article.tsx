import './character-article.css'
import { ArrowLeft, ArrowRight, Plus } from 'lucide-react'
import type { CastCharacter } from '#core/cast/cast.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { addCharacterPath } from '#routes'
import { ButtonLink } from '#ui/buttons/button.tsx'
import { Quote } from '#views/characters/quote.tsx'
import { CharacterFacts } from './character/character-facts.tsx'
import { CharacterHeader } from './character/character-header.tsx'
import { CharacterLink } from './character/character-link.tsx'
import { JinxSection, NightSections, PartnerSection } from './character/character-sections.tsx'
import { fallbackLanguage } from './fallback-language.ts'
import type { CharacterPageData } from './load-catalogue.ts'

/** Everything about one official character. */
export const CharacterArticle = ({ article, english, usage, previous, next }: CharacterPageData) => (
  <article className="character-article" data-team={article.character.team}>
    <CharacterHeader character={article.character} english={english.character} />
    <div className="character-columns">
      <Lead character={article.character} english={english.character} />
      <CharacterFacts article={article} usage={usage} />
      <div className="character-body">
        <NightSections article={article} english={english} />
        <JinxSection article={article} english={english} />
        {usage && <PartnerSection usage={usage} />}
      </div>
    </div>
    <PreviousNext previous={previous} next={next} />
  </article>
)

const Lead = ({ character, english }: { character: CastCharacter; english: CastCharacter }) => (
  <div className="character-lead">
    <p className="character-ability" lang={fallbackLanguage(character.ability, english.ability)}>
      {character.ability}
    </p>
    {character.flavor && (
      <p className="character-flavour" lang={fallbackLanguage(character.flavor, english.flavor)}>
        <Quote text={character.flavor} />
      </p>
    )}
    <p className="character-actions">
      <ButtonLink variant="primary" icon={<Plus />} href={addCharacterPath(pageLocale(), character.id)}>
        {m.catalogue_add()}
      </ButtonLink>
    </p>
  </div>
)

const PreviousNext = ({ previous, next }: Pick<CharacterPageData, 'previous' | 'next'>) => (
  <nav className="character-others" aria-label={m.catalogue_other_characters()}>
    {previous && (
      <p>
        <ArrowLeft />
        <span>{m.catalogue_previous()}</span>
        <CharacterLink character={previous} />
      </p>
    )}
    {next && (
      <p>
        <ArrowRight />
        <span>{m.catalogue_next()}</span>
        <CharacterLink character={next} />
      </p>
    )}
  </nav>
)
