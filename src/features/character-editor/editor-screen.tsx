import './editor.css'
import { useStore } from '@nanostores/react'
import { $texts } from '#stores/cast.ts'
import { newCharacterDraft, scriptDrafts } from '#stores/character-drafts.ts'
import { $namedCharacter } from '#stores/router.ts'
import { $openCopyId, $script } from '#stores/script.ts'
import { CharacterMissing } from './character-missing.tsx'
import { scriptDesk } from './desk.ts'
import { Editor } from './editor.tsx'
import { newSubject, subjectOf } from './subject.ts'
import { useAskedCopy } from './use-asked-copy.ts'
import { useKeptNotice } from './use-editor.ts'

/** Editor of a custom character that is not on the script yet: blank, a stored draft, or a copy. */
export function NewCharacterScreen() {
  const scriptId = useStore($openCopyId)
  const copyCount = useAskedCopy(scriptDesk)
  useKeptNotice(newCharacterDraft, scriptDrafts)
  return <Editor key={`${scriptId} ${copyCount}`} edited={newSubject} />
}

/** Editor of a character of the script: all fields of a custom one, the overrides of an official one. */
export function EditCharacterScreen() {
  const id = useStore($namedCharacter)
  const scriptId = useStore($openCopyId)
  const script = useStore($script)
  const texts = useStore($texts)
  const edited = id !== undefined && texts ? subjectOf(id, script, texts) : undefined
  useKeptNotice(id ?? newCharacterDraft, scriptDrafts)
  if (!edited) return <CharacterMissing id={id ?? ''} />
  return <Editor key={`${scriptId} ${id}`} edited={edited} />
}
