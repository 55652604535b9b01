import { Plus } from 'lucide-react'
import { fileStem } from '#core/file-name.ts'
import type { CharacterSummary, SavedMark } from '#core/saved.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { characterScreenPath, publicCharacterPath } from '#routes'
import { addSaved } from '#stores/character-account.ts'
import { openAddress } from '#stores/router.ts'
import { ChangedNote } from './changed-note.tsx'
import { CharacterEntry } from './character-entry.tsx'
import type { WorkRefusal } from './refusal-words.ts'
import type { savedActs } from './saved-acts.ts'
import { type AskedOne, SavedMenu } from './saved-menu.tsx'

type Item = SavedMark & CharacterSummary

/** The name of a character, or a placeholder. */
export const nameOf = ({ name }: Pick<SavedMark, 'name'>) => name || m.editor_no_name()

interface CharacterListProps {
  items: readonly Item[]
  actions: Pick<ReturnType<typeof savedActs>, 'duplicate' | 'remove'>
  onOpenDialog: (dialog: AskedOne) => void
  onFailure: (code: WorkRefusal) => void
}

/** A page of saved characters. A click on one opens its editor. */
export function CharacterList({ items, actions, onOpenDialog, onFailure }: CharacterListProps) {
  const locale = pageLocale()
  async function addToScript(item: Item) {
    const code = await addSaved(item)
    if (code) onFailure(code)
  }
  const names = items.map(({ name }) => name)
  return (
    <ul className="script-entries">
      {items.map(item => {
        const href = characterScreenPath(locale, 'editSavedCharacter', item.id)
        return (
          <CharacterEntry
            key={item.id}
            character={item}
            name={nameOf(item)}
            href={href}
            note={<ChangedNote {...item} />}
            end={
              <SavedMenu
                info={item}
                title={nameOf(item)}
                publicPath={publicCharacterPath(locale, item.publicId, fileStem(item.name))}
                onOpen={() => openAddress(href)}
                more={[
                  {
                    id: 'add',
                    label: m.homebrew_add(),
                    icon: <Plus />,
                    onSelect: () => void addToScript(item)
                  }
                ]}
                onDuplicate={() => void actions.duplicate(item, names)}
                onRemove={() => void actions.remove(item)}
                onOpenDialog={onOpenDialog}
                onFailure={onFailure}
              />
            }
          />
        )
      })}
    </ul>
  )
}
