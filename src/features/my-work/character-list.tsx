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

/** What a character without a name is called. */
export const nameOf = ({ name }: Pick<SavedMark, 'name'>) => name || m.editor_no_name()

interface CharacterListProps {
  items: readonly Item[]
  acts: Pick<ReturnType<typeof savedActs>, 'duplicate' | 'remove'>
  onAsk: (asked: AskedOne) => void
  onRefused: (code: WorkRefusal) => void
}

/** A page of saved characters; a press on one opens its editor. */
export function CharacterList({ items, acts, onAsk, onRefused }: CharacterListProps) {
  const locale = pageLocale()
  async function add(item: Item) {
    const code = await addSaved(item)
    if (code) onRefused(code)
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
                mark={item}
                title={nameOf(item)}
                publicPath={publicCharacterPath(locale, item.publicId, fileStem(item.name))}
                onOpen={() => openAddress(href)}
                more={[
                  { id: 'add', label: m.homebrew_add(), icon: <Plus />, onSelect: () => void add(item) }
                ]}
                onDuplicate={() => void acts.duplicate(item, names)}
                onRemove={() => void acts.remove(item)}
                onAsk={onAsk}
                onRefused={onRefused}
              />
            }
          />
        )
      })}
    </ul>
  )
}
