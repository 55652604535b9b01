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

/** A custom character that is not on the script yet: blank, a draft, or a copy of another one. */
export function NewCharacterScreen() {
  const copy = useStore($openCopyId)
  const copied = useAskedCopy(scriptDesk)
  useKeptNotice(newCharacterDraft, scriptDrafts)
  return <Editor key={`${copy} ${copied}`} subject={newSubject} />
}

/** A character of the script: a custom one as a whole, an official one with words of the script's own. */
export function EditCharacterScreen() {
  const id = useStore($namedCharacter)
  const copy = useStore($openCopyId)
  const script = useStore($script)
  const texts = useStore($texts)
  const subject = id !== undefined && texts ? subjectOf(id, script, texts) : undefined
  useKeptNotice(id ?? newCharacterDraft, scriptDrafts)
  if (!subject) return <CharacterMissing id={id ?? ''} />
  return <Editor key={`${copy} ${id}`} subject={subject} />
}
