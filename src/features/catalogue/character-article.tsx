import './character-article.css'
import { ArrowLeft, ArrowRight, Plus } from 'lucide-react'
import type { CastCharacter } from '#core/cast.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { addingPath } from '#routes'
import { ButtonLink } from '#ui/button.tsx'
import { Quote } from '#views/quote.tsx'
import { CharacterHead } from './character-head.tsx'
import { CharacterLink } from './character-link.tsx'
import { CharacterNotes } from './character-notes.tsx'
import { JinxSection, NightSections, PartnerSection } from './character-sections.tsx'
import { fallbackLanguage } from './fallback-language.ts'
import type { CharacterPage } from './read-catalogue.ts'

/** Everything about one official character. */
export const CharacterArticle = ({ article, english, usage, previous, next }: CharacterPage) => (
  <article className="character-article" data-team={article.character.team}>
    <CharacterHead character={article.character} english={english.character} />
    <div className="character-columns">
      <Lead character={article.character} english={english.character} />
      <CharacterNotes article={article} usage={usage} />
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
    <p className="character-act">
      <ButtonLink variant="primary" icon={<Plus />} href={addingPath(pageLocale(), character.id)}>
        {m.catalogue_add()}
      </ButtonLink>
    </p>
  </div>
)

const PreviousNext = ({ previous, next }: Pick<CharacterPage, 'previous' | 'next'>) => (
  <nav className="character-others" aria-label={m.catalogue_neighbours()}>
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
