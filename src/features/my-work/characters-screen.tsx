import { useState } from 'react'
import { savedCharacters } from '#api/saved-characters.ts'
import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import { CharacterDialogs } from './character-dialogs.tsx'
import { CharacterList, nameOf } from './character-list.tsx'
import { NewCharacterIcon, NewCharacterLink, NoCharacters } from './new-character-links.tsx'
import { NoneFound } from './none-found.tsx'
import { SavedBin } from './saved-bin.tsx'
import { SavedFrame } from './saved-frame.tsx'
import type { AskedOne } from './saved-menu.tsx'
import { useSavedWork } from './use-saved-work.ts'

/** The characters saved in the account. */
export function MyCharactersScreen() {
  const { list, actions, failure, reportFailure } = useSavedWork(savedCharacters)
  const [openDialog, setOpenDialog] = useState<AskedOne>()
  const { loaded, changeRequest } = list
  const info = loaded?.page.items.find(({ id }) => id === openDialog?.id)
  return (
    <>
      <SavedFrame
        heading={m.homebrew_title()}
        note={m.homebrew_note()}
        searchLabel={m.homebrew_search()}
        actions={<NewCharacterLink />}
        barActions={<NewCharacterIcon />}
        list={list}
        failure={failure}
        limit={limits.saved.characters}
        empty={<NoCharacters />}
        noneFound={
          <NoneFound onClear={() => changeRequest({ search: '' })}>
            {m.homebrew_none_text({ search: list.request.search })}
          </NoneFound>
        }
        below={
          loaded && (
            <SavedBin
              bin={loaded.bin}
              nameOf={nameOf}
              onBringBack={item => void actions.bringBack(item)}
              onDeleteForever={item => void actions.removeForever(item)}
            />
          )
        }
      >
        {items => (
          <CharacterList
            items={items}
            actions={actions}
            onOpenDialog={setOpenDialog}
            onFailure={reportFailure}
          />
        )}
      </SavedFrame>
      {openDialog && info && (
        <CharacterDialogs
          dialog={openDialog.dialog}
          info={info}
          actions={actions}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
    </>
  )
}
