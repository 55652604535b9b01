import { useState } from 'react'
import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import { NewScriptIcon, NewScriptLink } from './new-script-links.tsx'
import { NoScripts } from './no-scripts.tsx'
import { NoneFound } from './none-found.tsx'
import { SavedBin } from './saved-bin.tsx'
import { SavedFrame } from './saved-frame.tsx'
import type { AskedOne } from './saved-menu.tsx'
import { ScriptDialogs } from './script-dialogs.tsx'
import { ScriptList, titleOf } from './script-list.tsx'
import { useMyScripts } from './use-my-scripts.ts'

/** The scripts saved in the account. */
export function MyScriptsScreen() {
  const { list, actions, failure, reportFailure } = useMyScripts()
  const [openDialog, setOpenDialog] = useState<AskedOne>()
  const { loaded, changeRequest } = list
  const info = loaded?.page.items.find(({ id }) => id === openDialog?.id)
  return (
    <>
      <SavedFrame
        heading={m.work_scripts()}
        note={m.work_note()}
        searchLabel={m.work_search()}
        actions={<NewScriptLink />}
        barActions={<NewScriptIcon />}
        list={list}
        failure={failure}
        limit={limits.saved.scripts}
        empty={<NoScripts />}
        noneFound={
          <NoneFound onClear={() => changeRequest({ search: '' })}>
            {m.work_none_text({ search: list.request.search })}
          </NoneFound>
        }
        below={
          loaded && (
            <SavedBin
              bin={loaded.bin}
              nameOf={titleOf}
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
      </SavedFrame>
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
