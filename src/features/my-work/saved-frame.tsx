import './my-work.css'
import type { ReactNode } from 'react'
import { m } from '#i18n/messages.ts'
import { MenuButton } from '#ui/menu-button.tsx'
import { PageFrame } from '#ui/page-frame.tsx'
import { type AnySort, ListTools } from './list-tools.tsx'
import { Pager } from './pager.tsx'
import { RangeLine } from './range-line.tsx'
import { RefusedBanner } from './refused-banner.tsx'
import type { SavedList } from './use-saved-list.ts'
import type { ActRefused } from './use-saved-work.ts'

interface SavedFrameProps<Item, Sort extends AnySort> {
  heading: string
  /** One line under the heading. */
  note: string
  /** The name of the search. */
  searchLabel: string
  /** Buttons at the end of the heading; `barActions` stand in the bar below 900 px. */
  actions: ReactNode
  barActions: ReactNode
  list: SavedList<Item, Sort>
  /** Why the last act came to nothing. */
  refused: ActRefused | undefined
  /** How many of its kind an account holds. */
  most: number
  /** Between the note and the list. */
  above?: ReactNode
  /** In place of the list while nothing is saved. */
  empty: ReactNode
  /** In place of the list when the search finds nothing. */
  none: ReactNode
  /** Under the list: the bin. */
  below: ReactNode
  /** The entries of the page shown. */
  children: (items: readonly Item[]) => ReactNode
}

/** A list of saved work: search, order, pages, and what to say while there is nothing to show. */
export function SavedFrame<Item, Sort extends AnySort>(props: SavedFrameProps<Item, Sort>) {
  const { heading, note, searchLabel, actions, barActions, list, refused, most, above, below } = props
  const { asked, ask, shown, reload } = list
  const hasTools = asked.search !== '' || (shown?.page.total ?? 0) > 0
  return (
    <PageFrame
      minor
      heading={heading}
      start={<MenuButton label={m.shell_open_menu()} />}
      actions={actions}
      barActions={barActions}
    >
      <p className="work-note">{note}</p>
      {refused && <RefusedBanner key={refused.count} code={refused.code} most={most} />}
      {list.refused && <RefusedBanner code={list.refused} most={most} onRetry={reload} />}
      {above}
      {hasTools && <ListTools label={searchLabel} sorts={list.sorts} asked={asked} onAsk={ask} />}
      {shown && <Entries {...props} />}
      {!shown && !list.refused && <Loading />}
      {shown && below}
    </PageFrame>
  )
}

function Entries<Item, Sort extends AnySort>(props: SavedFrameProps<Item, Sort>) {
  const { empty, none, children } = props
  const { asked, ask, shown } = props.list
  if (!shown) return null
  const { items, total, page, pages } = shown.page
  if (total === 0) return asked.search === '' ? empty : none
  return (
    <>
      <RangeLine page={page} count={items.length} total={total} />
      {children(items)}
      <Pager page={page} pages={pages} onPage={next => ask({ page: next })} />
    </>
  )
}

const Loading = () => (
  <>
    <p className="unseen" role="status">
      {m.work_loading()}
    </p>
    <div className="work-skeleton" aria-hidden="true" />
  </>
)
