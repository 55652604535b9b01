import type { CharacterArticle } from '#core/character-article.ts'
import { AlmanacEntry } from '#views/almanac/almanac-entry.tsx'
import { TopLevel } from '#views/almanac/heading.tsx'
import { PublicActions, type PublicActionsProps } from './public-page.tsx'

/** A character that was saved by itself. Its name is the title of the page: an entry's is two below. */
export const PublicCharacter = ({
  article,
  actions
}: {
  article: CharacterArticle
  actions: PublicActionsProps
}) => (
  <TopLevel value={-1}>
    <div className="public-character">
      <AlmanacEntry article={article} />
      <div className="public-acts">
        <PublicActions {...actions} />
      </div>
    </div>
  </TopLevel>
)
