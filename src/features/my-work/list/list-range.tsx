import { useEffect, useRef } from 'react'
import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'

interface RangeLineProps {
  page: number
  /** Entries on this page. */
  count: number
  /** Entries on all pages. */
  total: number
}

/** The range of the visible entries. Gets the focus on a change of page, so that reading continues at the first entry. */
export function ListRange({ page, count, total }: RangeLineProps) {
  const line = useRef<HTMLParagraphElement>(null)
  const former = useRef(page)

  useEffect(() => {
    if (former.current === page) return
    former.current = page
    line.current?.focus()
  }, [page])

  const from = (page - 1) * limits.documents.page + 1
  return (
    <p ref={line} className="work-range" role="status" tabIndex={-1}>
      {m.work_range({ from, to: from + count - 1, total })}
    </p>
  )
}
