import './pager.css'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { classNames } from '#ui/class-names.ts'

interface PagerProps {
  /** Name of the navigation. */
  label?: string
  /** From 1. */
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Page navigation of a list; nothing for a single page. On the first and last page the arrow stays, so that the focus is not lost. */
export function Pager({ label = m.work_pages(), page, pages, onPage }: PagerProps) {
  if (pages < 2) return null
  const turn = (to: number) => to >= 1 && to <= pages && onPage(to)
  return (
    <nav className="pager" aria-label={label}>
      <IconButton
        tip="above"
        label={m.work_previous()}
        aria-disabled={page === 1}
        onClick={() => turn(page - 1)}
      >
        <ChevronLeft />
      </IconButton>
      <ol>
        {pageLinks(page, pages).map(link => (
          <li key={link.page} className={classNames(link.isNeighbour && 'pager-neighbour')}>
            {link.isAfterGap && <span aria-hidden="true">…</span>}
            <button
              type="button"
              aria-label={m.work_page({ page: link.page })}
              aria-current={link.page === page ? 'page' : undefined}
              onClick={() => onPage(link.page)}
            >
              {link.page}
            </button>
          </li>
        ))}
      </ol>
      <IconButton
        tip="above"
        label={m.work_next()}
        aria-disabled={page === pages}
        onClick={() => turn(page + 1)}
      >
        <ChevronRight />
      </IconButton>
    </nav>
  )
}

/** The first and the last page, the present one and its neighbours. */
function pageLinks(page: number, pages: number) {
  const near = [1, page - 1, page, page + 1, pages].filter(each => each >= 1 && each <= pages)
  const linked = [...new Set(near)].sort((one, other) => one - other)
  return linked.map((each, index) => ({
    page: each,
    isAfterGap: index > 0 && each - (linked[index - 1] ?? 0) > 1,
    isNeighbour: Math.abs(each - page) === 1 && each !== 1 && each !== pages
  }))
}
