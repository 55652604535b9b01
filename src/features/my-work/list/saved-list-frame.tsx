import './saved-list-frame.css'
import type { ReactNode } from 'react'
import { m } from '#i18n/messages.ts'
import { SideMenuButton } from '#ui/menus/side-menu-button.tsx'
import { PageFrame } from '#ui/page/page-frame.tsx'
import { ListRange } from './list-range.tsx'
import { ListTools, type SortKey } from './list-tools.tsx'
import { Pager } from './pager.tsx'
import type { ActionFailure } from './use-documents.ts'
import type { SavedList } from './use-saved-list.ts'
import { WorkRefusalBanner } from './work-refusal-banner.tsx'

interface SavedFrameProps<Item, Sort extends SortKey> {
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
  failure: ActionFailure | undefined
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
export function SavedListFrame<Item, Sort extends SortKey>(props: SavedFrameProps<Item, Sort>) {
  const { heading, note, searchLabel, actions, barActions, list, failure, limit, above, below } = props
  const { request, changeRequest, loaded, reload } = list
  const hasTools = request.search !== '' || (loaded?.page.total ?? 0) > 0
  return (
    <PageFrame
      minor
      heading={heading}
      start={<SideMenuButton label={m.shell_open_menu()} />}
      actions={actions}
      barActions={barActions}
    >
      <p className="work-note">{note}</p>
      {failure && <WorkRefusalBanner key={failure.count} code={failure.code} limit={limit} />}
      {list.refusal && <WorkRefusalBanner code={list.refusal} limit={limit} onRetry={reload} />}
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

function Entries<Item, Sort extends SortKey>(props: SavedFrameProps<Item, Sort>) {
  const { empty, noneFound, children } = props
  const { request, changeRequest, loaded } = props.list
  if (!loaded) return null
  const { items, total, page, pages } = loaded.page
  if (total === 0) return request.search === '' ? empty : noneFound
  return (
    <>
      <ListRange page={page} count={items.length} total={total} />
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
