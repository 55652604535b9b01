import type { Cast } from '#core/cast.ts'
import type { Footer } from './header-plan.ts'
import { spell } from './letters.ts'
import type { PagePlan, PlanContext } from './plan.ts'
import { authorOf, titleOf } from './plan-header.ts'

/** The footer of a page: title and author, the meaning of a star in abilities, date and page number. */
export function footerOf(
  cast: Cast,
  { content }: PagePlan,
  page: number,
  pageCount: number,
  { words: texts, date, faces }: PlanContext
): Footer {
  const title = titleOf(cast, texts)
  const author = authorOf(cast)
  const hasStar = content.kind === 'sheet' && cast.characters.some(({ ability }) => ability.includes('*'))
  return {
    left: spell(author ? texts.titleByAuthor(title, author) : title, faces.text),
    middle: hasStar ? texts.notFirstNight : '',
    right: [date, texts.page(page, pageCount)].filter(Boolean).join(', ')
  }
}
