import type { Cast } from '#core/cast/cast.ts'
import { replaceMissingLetters } from '../typeset/printable-text.ts'
import type { FooterTexts } from './header-plan.ts'
import type { PagePlan } from './page-plan.ts'
import type { PlanContext } from './plan-context.ts'
import { printedAuthor, printedTitle } from './plan-header.ts'

/** The footer of a page: title and author, the meaning of a star in abilities, date and page number. */
export function planFooter(
  cast: Cast,
  { content }: PagePlan<{ kind: string }>,
  page: number,
  pageCount: number,
  { texts, date, faces }: PlanContext
): FooterTexts {
  const title = printedTitle(cast, texts)
  const author = printedAuthor(cast)
  const hasStar = content.kind === 'sheet' && cast.characters.some(({ ability }) => ability.includes('*'))
  return {
    left: replaceMissingLetters(author ? texts.titleByAuthor(title, author) : title, faces.text),
    middle: hasStar ? texts.notFirstNight : '',
    right: [date, texts.page(page, pageCount)].filter(Boolean).join(', ')
  }
}
