import { useState } from 'react'
import { savedCharacters } from '#api/documents.ts'
import { limits } from '#core/limits.ts'
import { m } from '#i18n/messages.ts'
import { CharacterDialogs } from './characters/character-dialogs.tsx'
import { CharacterList, characterName } from './characters/character-list.tsx'
import { NewCharacterIcon, NewCharacterLink, NoCharacters } from './characters/new-character-links.tsx'
import { AccountBin } from './list/account-bin.tsx'
import type { RequestedDialog } from './list/document-menu.tsx'
import { NoSearchResults } from './list/no-search-results.tsx'
import { SavedListFrame } from './list/saved-list-frame.tsx'
import { useDocuments } from './list/use-documents.ts'

/** The characters saved in the account. */
export function MyCharactersScreen() {
  const { list, actions, failure, reportFailure } = useDocuments(savedCharacters)
  const [openDialog, setOpenDialog] = useState<RequestedDialog>()
  const { loaded, changeRequest } = list
  const info = loaded?.page.items.find(({ id }) => id === openDialog?.id)
  return (
    <>
      <SavedListFrame
        heading={m.homebrew_title()}
        note={m.homebrew_note()}
        searchLabel={m.homebrew_search()}
        actions={<NewCharacterLink />}
        barActions={<NewCharacterIcon />}
        list={list}
        failure={failure}
        limit={limits.documents.characters}
        empty={<NoCharacters />}
        noneFound={
          <NoSearchResults onClear={() => changeRequest({ search: '' })}>
            {m.homebrew_none_text({ search: list.request.search })}
          </NoSearchResults>
        }
        below={
          loaded && (
            <AccountBin
              bin={loaded.bin}
              nameOf={characterName}
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
      </SavedListFrame>
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
