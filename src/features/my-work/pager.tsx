import './pager.css'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { m } from '#i18n/messages.ts'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'

interface PagerProps {
  /** From 1. */
  page: number
  pages: number
  onPage: (page: number) => void
}

/** The way to the other pages of a list, where it has any. At an end its arrow stays, so that the focus has a place. */
export function Pager({ page, pages, onPage }: PagerProps) {
  if (pages < 2) return null
  const turn = (to: number) => to >= 1 && to <= pages && onPage(to)
  return (
    <nav className="pager" aria-label={m.work_pages()}>
      <IconButton
        tip="above"
        label={m.work_previous()}
        aria-disabled={page === 1}
        onClick={() => turn(page - 1)}
      >
        <ChevronLeft />
      </IconButton>
      <ol>
        {placesOf(page, pages).map(place => (
          <li key={place.page} className={classNames(place.isNeighbour && 'pager-neighbour')}>
            {place.isAfterGap && <span aria-hidden="true">…</span>}
            <button
              type="button"
              aria-label={m.work_page({ page: place.page })}
              aria-current={place.page === page ? 'page' : undefined}
              onClick={() => onPage(place.page)}
            >
              {place.page}
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

/** The first and the last page, the present one and those beside it. */
function placesOf(page: number, pages: number) {
  const near = [1, page - 1, page, page + 1, pages].filter(each => each >= 1 && each <= pages)
  const shown = [...new Set(near)].sort((one, other) => one - other)
  return shown.map((each, index) => ({
    page: each,
    isAfterGap: index > 0 && each - (shown[index - 1] ?? 0) > 1,
    isNeighbour: Math.abs(each - page) === 1 && each !== 1 && each !== pages
  }))
}
