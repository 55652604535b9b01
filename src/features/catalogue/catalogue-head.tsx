import { Bell } from 'lucide-react'
import { catalogueLine } from '#i18n/catalogue-line.ts'
import { m } from '#i18n/messages.ts'
import { headingFace } from '#ui/heading-face.ts'
import type { ReadCatalogue } from './read-catalogue.ts'

/** Title of the catalogue, an ornament, and the numbers of characters and jinxes. */
export function CatalogueHead({ cast: { characters, jinxes } }: Pick<ReadCatalogue, 'cast'>) {
  const title = m.catalogue_title()
  return (
    <header className="catalogue-head">
      <h1 className={headingFace(title)}>{title}</h1>
      <div className="catalogue-ornament" aria-hidden="true">
        <Bell />
      </div>
      <p>{catalogueLine({ characters: characters.length, jinxes: jinxes.length })}</p>
    </header>
  )
}
