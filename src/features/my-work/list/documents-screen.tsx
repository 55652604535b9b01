import type { ComponentType, ReactNode } from 'react'
import * as z from 'zod/mini'
import type { DocumentInfo } from '#core/saving/document.ts'
import { useReloadState } from '#stores/storage/use-reload-state.ts'
import { ButtonLink } from '#ui/buttons/button.tsx'
import type { createDocumentActions, DocumentClient } from './document-actions.ts'
import { DocumentDialogs, type RenameField } from './document-dialogs.tsx'
import { type RequestedDialog, requestedDialogSchema } from './document-menu.tsx'
import type { CompareVersions } from './document-version-entry.tsx'
import { SavedListFrame, type SavedListTexts } from './saved-list-frame.tsx'
import type { useDocuments } from './use-documents.ts'
import type { WorkRefusal } from './work-refusal.ts'

/** Props of a page of documents of one kind. */
export interface DocumentListProps<Item> {
  items: readonly Item[]
  actions: Pick<ReturnType<typeof createDocumentActions>, 'duplicate' | 'remove'>
  onOpenDialog: (dialog: RequestedDialog) => void
  onFailure: (code: WorkRefusal) => void
}

interface DocumentsScreenProps<Content, Summary extends object> {
  texts: SavedListTexts
  /** Leads to the screen that makes a new document. */
  newLink: { href: string; label: string; icon: ReactNode }
  client: DocumentClient<Content>
  documents: ReturnType<typeof useDocuments<Content, Summary>>
  /** The maximum number of documents of the kind in an account. */
  limit: number
  nameOf: (item: Pick<DocumentInfo, 'name'>) => string
  renameField?: RenameField
  compare: CompareVersions<Content>
  /** Shown in place of the list while nothing is saved. */
  empty: ReactNode
  List: ComponentType<DocumentListProps<DocumentInfo & Summary>>
}

const dialogSchema = z.optional(requestedDialogSchema)

/** The screen of the saved documents of one kind. */
export function DocumentsScreen<Content, Summary extends object>(
  props: DocumentsScreenProps<Content, Summary>
) {
  const { texts, newLink, client, documents, limit, nameOf, renameField, compare, empty, List } = props
  const { list, actions, failure, reportFailure } = documents
  const { href, label, icon } = newLink
  const [openDialog, setOpenDialog] = useReloadState('belfry:document-dialog', dialogSchema, undefined)
  const info = list.loaded?.page.items.find(({ id }) => id === openDialog?.id)
  return (
    <>
      <SavedListFrame
        texts={texts}
        actions={
          <ButtonLink variant="primary" icon={icon} href={href}>
            {label}
          </ButtonLink>
        }
        barActions={
          <a className="icon-button" href={href} aria-label={label}>
            {icon}
          </a>
        }
        list={list}
        itemActions={actions}
        nameOf={nameOf}
        failure={failure}
        limit={limit}
        empty={empty}
      >
        {items => (
          <List items={items} actions={actions} onOpenDialog={setOpenDialog} onFailure={reportFailure} />
        )}
      </SavedListFrame>
      {openDialog && info && (
        <DocumentDialogs
          dialog={openDialog.dialog}
          client={client}
          info={info}
          title={nameOf(info)}
          renameField={renameField}
          actions={actions}
          compare={compare}
          limit={limit}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
    </>
  )
}
