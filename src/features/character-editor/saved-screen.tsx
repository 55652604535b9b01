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

/** A character that is to be saved by itself: blank, a draft, or a copy of an official one. */
export function NewSavedCharacterScreen() {
  const [id] = useState(newCopyId)
  return <SavedEditor place="new" seen={{ id, version: 0 }} subject={newSubject} />
}

/** A character that is saved by itself. */
export function EditSavedCharacterScreen() {
  const id = useStore($namedCharacter) ?? ''
  const { read, retry, take, takes } = useReadCharacter(id)
  if (!read?.ok) return <SavedAbsent code={read?.code} onRetry={retry} />
  return <OpenedCharacter key={`${id} ${takes}`} saved={read.value} onTheirs={take} />
}

function OpenedCharacter({ saved, onTheirs }: { saved: Saved<SavedCharacter>; onTheirs: OnTheirs }) {
  const subject = useMemo(() => savedSubject(saved.content), [saved])
  return <SavedEditor place={saved.id} seen={saved} subject={subject} onTheirs={onTheirs} />
}
