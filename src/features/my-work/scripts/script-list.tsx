import { Columns2 } from 'lucide-react'
import { useState } from 'react'
import { fileStem } from '#core/file-name.ts'
import type { DocumentInfo, ScriptSummary } from '#core/saving/document.ts'
import { m, pageLocale } from '#i18n/messages.ts'
import { titleText } from '#i18n/title-text.ts'
import { publicScriptPath } from '#routes'
import { comparePath } from '#routes/compare-paths.ts'
import { openSavedScript } from '#stores/saving/open-saved-script.ts'
import { ScriptEntry, ScriptEntryList } from '#views/script-entry.tsx'
import { titleLanguage } from '#views/text-language.ts'
import { DocumentMenu } from '../list/document-menu.tsx'
import { DocumentNote } from '../list/document-note.tsx'
import type { DocumentListProps } from '../list/documents-screen.tsx'

type Item = DocumentInfo & ScriptSummary

/** The title of a script, or a placeholder. */
export const scriptTitle = ({ name }: Pick<DocumentInfo, 'name'>) => titleText(name)

/** A page of saved scripts. A click on one opens it in the builder. */
export function ScriptList({ items, actions, onOpenDialog, onFailure }: DocumentListProps<Item>) {
  const [openingId, setOpeningId] = useState<string>()
  async function open(item: Item) {
    if (openingId) return
    setOpeningId(item.id)
    const refusal = await openSavedScript(item)
    setOpeningId(undefined)
    if (refusal) onFailure(refusal)
  }
  const locale = pageLocale()
  const names = items.map(({ name }) => name)
  return (
    <ScriptEntryList>
      {items.map(item => (
        <ScriptEntry
          key={item.id}
          title={scriptTitle(item)}
          titleLanguage={titleLanguage(item.name)}
          author={item.author}
          badge={openingId === item.id ? m.work_opening() : undefined}
          counts={item.tally}
          note={<DocumentNote {...item} />}
          onOpen={() => void open(item)}
          end={
            <DocumentMenu
              info={item}
              title={scriptTitle(item)}
              publicPath={publicScriptPath(locale, item.publicId, fileStem(item.name))}
              onOpen={() => void open(item)}
              more={[
                {
                  id: 'compare',
                  label: m.compare_with(),
                  icon: <Columns2 />,
                  href: comparePath(locale, `account:${item.id}`)
                }
              ]}
              onDuplicate={() => void actions.duplicate(item, names)}
              onRemove={() => void actions.remove(item)}
              onOpenDialog={onOpenDialog}
              onFailure={onFailure}
            />
          }
        />
      ))}
    </ScriptEntryList>
  )
}
