import { useState } from 'react'
import { savedScripts } from '#api/documents.ts'
import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import { updateLinkedScripts } from '#stores/saving/linked-scripts.ts'
import { AccountBin } from './list/account-bin.tsx'
import type { UpdateLinked } from './list/document-actions.ts'
import type { RequestedDialog } from './list/document-menu.tsx'
import { NoSearchResults } from './list/no-search-results.tsx'
import { SavedListFrame } from './list/saved-list-frame.tsx'
import { useDocuments } from './list/use-documents.ts'
import { NewScriptIcon, NewScriptLink, NoScripts } from './scripts/new-script-links.tsx'
import { ScriptDialogs } from './scripts/script-dialogs.tsx'
import { ScriptList, scriptTitle } from './scripts/script-list.tsx'

/** The scripts saved in the account. */
export function MyScriptsScreen() {
  const { list, actions, failure, reportFailure } = useMyScripts()
  const [openDialog, setOpenDialog] = useState<RequestedDialog>()
  const { loaded, changeRequest } = list
  const info = loaded?.page.items.find(({ id }) => id === openDialog?.id)
  return (
    <>
      <SavedListFrame
        heading={m.work_scripts()}
        note={m.work_note()}
        searchLabel={m.work_search()}
        actions={<NewScriptLink />}
        barActions={<NewScriptIcon />}
        list={list}
        failure={failure}
        limit={limits.documents.scripts}
        empty={<NoScripts />}
        noneFound={
          <NoSearchResults onClear={() => changeRequest({ search: '' })}>
            {m.work_no_results_text({ search: list.request.search })}
          </NoSearchResults>
        }
        below={
          loaded && (
            <AccountBin
              bin={loaded.bin}
              nameOf={scriptTitle}
              onBringBack={item => void actions.bringBack(item)}
              onDeleteForever={item => void actions.removeForever(item)}
            />
          )
        }
      >
        {items => (
          <ScriptList
            items={items}
            actions={actions}
            onOpenDialog={setOpenDialog}
            onFailure={reportFailure}
          />
        )}
      </SavedListFrame>
      {openDialog && info && (
        <ScriptDialogs
          dialog={openDialog.dialog}
          info={info}
          actions={actions}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
    </>
  )
}

/** The saved scripts of the account. Changes in the list also update the local scripts linked to them. */
export const useMyScripts = () => useDocuments(savedScripts, updateLinked)

const updateLinked: UpdateLinked = (info, changed) => updateLinkedScripts(info, changed, savedScripts.read)
