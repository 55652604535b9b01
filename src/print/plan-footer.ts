import type { Cast } from '#core/cast.ts'
import type { Footer } from './header-plan.ts'
import { spell } from './letters.ts'
import type { PagePlan, PlanContext } from './plan.ts'
import { authorOf, titleOf } from './plan-header.ts'

/** What stands at the foot of a page: title and author, what a star means, date and place among the pages. */
export function footerOf(
  cast: Cast,
  { content }: PagePlan,
  page: number,
  pages: number,
  { words, date, faces }: PlanContext
): Footer {
  const title = titleOf(cast, words)
  const author = authorOf(cast)
  const starred = content.kind === 'sheet' && cast.characters.some(({ ability }) => ability.includes('*'))
  return {
    left: spell(author ? words.titleByAuthor(title, author) : title, faces.text),
    middle: starred ? words.notFirstNight : '',
    right: [date, words.page(page, pages)].filter(Boolean).join(', ')
  }
}
