import { Bell } from 'lucide-react'
import { m, pageLocale } from '#i18n/messages.ts'
import { languageTags } from '#routes'
import { headingFace } from '#ui/heading-face.ts'
import type { ReadCatalogue } from './read-catalogue.ts'

/** The catalogue's title over an ornament, and what it holds. */
export function CatalogueHead({ cast: { characters, jinxes } }: Pick<ReadCatalogue, 'cast'>) {
  const { format } = new Intl.NumberFormat(languageTags[pageLocale()])
  const title = m.catalogue_title()
  return (
    <header className="catalogue-head">
      <h1 className={headingFace(title)}>{title}</h1>
      <div className="catalogue-ornament" aria-hidden="true">
        <Bell />
      </div>
      <p>{m.catalogue_counts({ characters: format(characters.length), jinxes: format(jinxes.length) })}</p>
    </header>
  )
}
