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
  /** Label of the search field. */
  searchLabel: string
  /** Buttons at the end of the heading; below 900 px `barActions` replace them. */
  actions: ReactNode
  barActions: ReactNode
  list: SavedList<Item, Sort>
  /** Why the last action failed. */
  failure: ActRefused | undefined
  /** The maximum number of items of its kind in an account. */
  limit: number
  /** Shown between the note and the list. */
  above?: ReactNode
  /** Shown in place of the list while nothing is saved. */
  empty: ReactNode
  /** Shown in place of the list when the search finds nothing. */
  noneFound: ReactNode
  /** Shown under the list: the bin. */
  below: ReactNode
  /** Renders the items of the present page. */
  children: (items: readonly Item[]) => ReactNode
}

/** The screen of a list of saved work: search, sort order, pages, and texts for loading, errors and empty lists. */
export function SavedFrame<Item, Sort extends AnySort>(props: SavedFrameProps<Item, Sort>) {
  const { heading, note, searchLabel, actions, barActions, list, failure, limit, above, below } = props
  const { request, changeRequest, loaded, reload } = list
  const hasTools = request.search !== '' || (loaded?.page.total ?? 0) > 0
  return (
    <PageFrame
      minor
      heading={heading}
      start={<MenuButton label={m.shell_open_menu()} />}
      actions={actions}
      barActions={barActions}
    >
      <p className="work-note">{note}</p>
      {failure && <RefusedBanner key={failure.count} code={failure.code} limit={limit} />}
      {list.refusal && <RefusedBanner code={list.refusal} limit={limit} onRetry={reload} />}
      {above}
      {hasTools && (
        <ListTools label={searchLabel} sorts={list.sorts} request={request} onChange={changeRequest} />
      )}
      {loaded && <Entries {...props} />}
      {!loaded && !list.refusal && <Loading />}
      {loaded && below}
    </PageFrame>
  )
}

function Entries<Item, Sort extends AnySort>(props: SavedFrameProps<Item, Sort>) {
  const { empty, noneFound, children } = props
  const { request, changeRequest, loaded } = props.list
  if (!loaded) return null
  const { items, total, page, pages } = loaded.page
  if (total === 0) return request.search === '' ? empty : noneFound
  return (
    <>
      <RangeLine page={page} count={items.length} total={total} />
      {children(items)}
      <Pager page={page} pages={pages} onPage={next => changeRequest({ page: next })} />
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
