import { useStore } from '@nanostores/react'
import { useMemo, useState } from 'react'
import type { Saved, SavedCharacter } from '#core/saved.ts'
import { $namedCharacter } from '#stores/router.ts'
import { newCopyId } from '#stores/stored-script.ts'
import { SavedAbsent } from './saved-absent.tsx'
import { SavedEditor } from './saved-editor.tsx'
import { newSubject, savedSubject } from './subject.ts'
import { useReadCharacter } from './use-read-character.ts'
import type { OnTheirs } from './use-saved-desk.ts'

/** Editor of a new character of the account: blank, a stored draft, or a copy of an official one. */
export function NewSavedCharacterScreen() {
  const [id] = useState(newCopyId)
  return <SavedEditor draftKey="new" known={{ id, version: 0 }} edited={newSubject} />
}

/** Editor of a character of the account. */
export function EditSavedCharacterScreen() {
  const id = useStore($namedCharacter) ?? ''
  const { loaded, retry, takeTheirs, takeCount } = useReadCharacter(id)
  if (!loaded?.ok) return <SavedAbsent code={loaded?.code} onRetry={retry} />
  return <LoadedCharacter key={`${id} ${takeCount}`} saved={loaded.value} onTakeTheirs={takeTheirs} />
}

function LoadedCharacter({ saved, onTakeTheirs }: { saved: Saved<SavedCharacter>; onTakeTheirs: OnTheirs }) {
  const edited = useMemo(() => savedSubject(saved.content), [saved])
  return <SavedEditor draftKey={saved.id} known={saved} edited={edited} onTakeTheirs={onTakeTheirs} />
}
