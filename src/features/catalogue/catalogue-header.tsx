import { Bell } from 'lucide-react'
import { catalogueSummary } from '#i18n/catalogue-summary.ts'
import { m } from '#i18n/messages.ts'
import { headingFontClass } from '#ui/page/heading-font-class.ts'
import type { LoadedCatalogue } from './load-catalogue.ts'

/** Title of the catalogue, an ornament, and the numbers of characters and jinxes. */
export function CatalogueHeader({ cast: { characters, jinxes } }: Pick<LoadedCatalogue, 'cast'>) {
  const title = m.catalogue_title()
  return (
    <header className="catalogue-head">
      <h1 className={headingFontClass(title)}>{title}</h1>
      <div className="catalogue-ornament" aria-hidden="true">
        <Bell />
      </div>
      <p>{catalogueSummary({ characters: characters.length, jinxes: jinxes.length })}</p>
    </header>
  )
}
