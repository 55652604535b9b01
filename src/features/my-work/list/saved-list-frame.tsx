import './saved-list-frame.css'
import type { ReactNode } from 'react'
import { m } from '#i18n/messages.ts'
import { SideMenuButton } from '#ui/menus/side-menu-button.tsx'
import { PageFrame } from '#ui/page/page-frame.tsx'
import { AccountBin, type DeletedItem } from './account-bin.tsx'
import type { createListActions } from './document-actions.ts'
import { ListRange } from './list-range.tsx'
import { ListTools, type SortKey } from './list-tools.tsx'
import { NoSearchResults } from './no-search-results.tsx'
import { Pager } from './pager.tsx'
import type { ActionFailure } from './use-documents.ts'
import type { SavedList } from './use-saved-list.ts'
import { WorkRefusalBanner } from './work-refusal-banner.tsx'

/** Texts of a list of saved work. */
export interface SavedListTexts {
  heading: string
  /** One line under the heading. */
  note: string
  /** Label of the search field. */
  searchLabel: string
  /** Says that the search finds nothing. */
  noResults: (values: { search: string }) => string
  /** An additional line above the bin. */
  binNote?: string
  /** Text of the confirmation of a permanent deletion; by default, that all versions are deleted too. */
  deletionWarning?: string
}

interface SavedFrameProps<Item, Sort extends SortKey> {
  texts: SavedListTexts
  /** Buttons at the end of the heading; below 900 px `barActions` replace them. */
  actions: ReactNode
  barActions: ReactNode
  list: SavedList<Item, Sort>
  itemActions: Pick<ReturnType<typeof createListActions>, 'bringBack' | 'removeForever'>
  /** The name of an item, or a placeholder. */
  nameOf: (item: DeletedItem) => string
  /** Why the last action failed. */
  failure: ActionFailure | undefined
  /** The maximum number of items of its kind in an account. */
  limit: number
  /** Shown between the note and the list. */
  above?: ReactNode
  /** Shown in place of the list while nothing is saved. */
  empty: ReactNode
  /** Renders the items of the present page. */
  children: (items: readonly Item[]) => ReactNode
}

/** The screen of a list of saved work: search, sort order, pages, and texts for loading, errors and empty lists. */
export function SavedListFrame<Item extends DeletedItem, Sort extends SortKey>(
  props: SavedFrameProps<Item, Sort>
) {
  const { texts, actions, barActions, list, itemActions, nameOf, failure, limit, above } = props
  const { heading, note, searchLabel, binNote, deletionWarning } = texts
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
      {loaded && (
        <AccountBin
          bin={loaded.bin}
          nameOf={nameOf}
          note={binNote}
          warning={deletionWarning}
          onPage={list.changeBinPage}
          onBringBack={item => void itemActions.bringBack(item)}
          onDeleteForever={item => void itemActions.removeForever(item)}
        />
      )}
    </PageFrame>
  )
}

function Entries<Item, Sort extends SortKey>(props: SavedFrameProps<Item, Sort>) {
  const { list, texts, empty, children } = props
  const { request, changeRequest, loaded } = list
  if (!loaded) return null
  const { items, total, page, pages } = loaded.page
  if (total === 0)
    return request.search === '' ? empty : <NoSearchResults list={list} text={texts.noResults} />
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
