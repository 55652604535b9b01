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

/** The characters that somebody has saved to their account by themselves. */
export function MyCharactersScreen() {
  const { list, acts, refused, refuse } = useSavedWork(savedCharacters)
  const [asked, setAsked] = useState<AskedOne>()
  const { shown, ask } = list
  const one = shown?.page.items.find(({ id }) => id === asked?.id)
  return (
    <>
      <SavedFrame
        heading={m.homebrew_title()}
        note={m.homebrew_note()}
        searchLabel={m.homebrew_search()}
        actions={<NewCharacterLink />}
        barActions={<NewCharacterIcon />}
        list={list}
        refused={refused}
        most={limits.saved.characters}
        empty={<NoCharacters />}
        none={
          <NoneFound onClear={() => ask({ search: '' })}>
            {m.homebrew_none_text({ search: list.asked.search })}
          </NoneFound>
        }
        below={
          shown && (
            <SavedBin
              bin={shown.bin}
              nameOf={nameOf}
              onReturn={mark => void acts.bringBack(mark)}
              onForever={mark => void acts.removeForever(mark)}
            />
          )
        }
      >
        {items => <CharacterList items={items} acts={acts} onAsk={setAsked} onRefused={refuse} />}
      </SavedFrame>
      {asked && one && (
        <CharacterDialogs asked={asked.what} mark={one} acts={acts} onClose={() => setAsked(undefined)} />
      )}
    </>
  )
}
