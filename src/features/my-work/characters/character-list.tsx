import { Plus } from 'lucide-react'
import { fileStem } from '#core/file-name.ts'
import type { CharacterSummary, DocumentInfo } from '#core/saving/document.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { characterScreenPath, publicCharacterPath } from '#routes'
import { openUrl } from '#stores/router.ts'
import { addSavedCharacter } from '#stores/saving/saved-characters.ts'
import { CharacterEntry } from '#views/character-entry.tsx'
import { ScriptEntryList } from '#views/script-entry.tsx'
import { DocumentMenu } from '../list/document-menu.tsx'
import { DocumentNote } from '../list/document-note.tsx'
import type { DocumentListProps } from '../list/documents-screen.tsx'

type Item = DocumentInfo & CharacterSummary

/** The name of a character, or a placeholder. */
export const characterName = ({ name }: Pick<DocumentInfo, 'name'>) => name || m.editor_no_name()

/** A page of saved characters. A click on one opens its editor. */
export function CharacterList({ items, actions, onOpenDialog, onFailure }: DocumentListProps<Item>) {
  const locale = pageLocale()
  async function addToScript(item: Item) {
    const code = await addSavedCharacter(item)
    if (code) onFailure(code)
  }
  const names = items.map(({ name }) => name)
  return (
    <ScriptEntryList>
      {items.map(item => {
        const href = characterScreenPath(locale, 'editSavedCharacter', item.id)
        return (
          <CharacterEntry
            key={item.id}
            character={item}
            name={characterName(item)}
            href={href}
            note={<DocumentNote {...item} />}
            end={
              <DocumentMenu
                info={item}
                title={characterName(item)}
                publicPath={publicCharacterPath(locale, item.publicId, fileStem(item.name))}
                onOpen={() => openUrl(href)}
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
    </ScriptEntryList>
  )
}
