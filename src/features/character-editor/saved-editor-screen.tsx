import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import type { SavedCharacter, SavedDocument } from '#core/saving/document.ts'
import { $characterId } from '#stores/router.ts'
import { randomId } from '#stores/storage/working-copy.ts'
import { newCharacter, openSavedCharacter } from './edited-character.ts'
import { SavedCharacterStatus } from './saved/saved-character-status.tsx'
import { SavedEditor } from './saved/saved-editor.tsx'
import { useSavedCharacter } from './saved/use-saved-character.ts'
import type { OnTakeTheirs } from './saved/use-saved-editor-context.ts'

/** Editor of a new character of the account: blank, a stored draft, or a copy of an official one. */
export function NewSavedCharacterScreen() {
  const [id] = useState(randomId)
  return <SavedEditor draftKey="new" known={{ id, version: 0 }} edited={newCharacter} />
}

/** Editor of a character of the account. */
export function EditSavedCharacterScreen() {
  const id = useStore($characterId) ?? ''
  const { loaded, retry, takeTheirs, takeCount } = useSavedCharacter(id)
  if (!loaded?.ok) return <SavedCharacterStatus code={loaded?.code} onRetry={retry} />
  return <LoadedCharacter key={`${id} ${takeCount}`} saved={loaded.value} onTakeTheirs={takeTheirs} />
}

function LoadedCharacter({
  saved,
  onTakeTheirs
}: {
  saved: SavedDocument<SavedCharacter>
  onTakeTheirs: OnTakeTheirs
}) {
  const edited = useMemo(() => openSavedCharacter(saved.content), [saved])
  return <SavedEditor draftKey={saved.id} known={saved} edited={edited} onTakeTheirs={onTakeTheirs} />
}
