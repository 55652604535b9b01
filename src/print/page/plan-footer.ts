import type { Cast } from '#core/cast/cast.ts'
import type { Line } from '../typeset/lines.ts'
import { replaceMissingLetters } from '../typeset/printable-text.ts'
import { orderLine } from '../writing/order-words.ts'
import type { FooterTexts } from './header-plan.ts'
import type { PlanContext } from './plan-context.ts'
import { printedAuthor, printedTitle } from './plan-header.ts'
import { hasStar } from './star.ts'

/** Plans the footer of a page, by its lines with abilities and its number. */
export type PlanFooter = (abilities: readonly Line[], page: number, pageCount: number) => FooterTexts

/** The footers of a print: title and author, the meaning of a star in abilities, date and page number. */
export function footerPlanner(cast: Cast, { texts, date, faces }: PlanContext): PlanFooter {
  const title = printedTitle(cast, texts)
  const author = printedAuthor(cast)
  const line = author ? texts.titleByAuthor(title, author) : title
  const left = orderLine(replaceMissingLetters(line, faces.text))
  return (abilities, page, pageCount) => ({
    left,
    middle: hasStar(abilities, faces) ? texts.notFirstNight : '',
    right: [date, texts.page(page, pageCount)].filter(Boolean).join(', ')
  })
}
