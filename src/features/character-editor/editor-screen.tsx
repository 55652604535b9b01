import './editor.css'
import { useStore } from '@nanostores/react'
import { $catalogueTexts } from '#stores/cast.ts'
import { newCharacterDraftId, scriptDrafts } from '#stores/drafts/character-drafts.ts'
import { $characterId } from '#stores/router.ts'
import { $openScriptId, $script } from '#stores/script.ts'
import { CharacterMissing } from './character-missing.tsx'
import { newCharacter, openScriptCharacter } from './edited-character.ts'
import { Editor } from './editor.tsx'
import { scriptEditorContext } from './editor-context.ts'
import { useCopyFromAddress } from './use-copy-from-address.ts'
import { useDraftNotice } from './use-editor.ts'

/** Editor of a custom character that is not on the script yet: blank, a stored draft, or a copy. */
export function NewCharacterScreen() {
  const scriptId = useStore($openScriptId)
  const copyCount = useCopyFromAddress(scriptEditorContext)
  useDraftNotice(newCharacterDraftId, scriptDrafts)
  if (copyCount === undefined) return null
  return <Editor key={`${scriptId} ${copyCount}`} edited={newCharacter} />
}

/** Editor of a character of the script: all fields of a custom one, the overrides of an official one. */
export function EditCharacterScreen() {
  const id = useStore($characterId)
  const scriptId = useStore($openScriptId)
  const script = useStore($script)
  const texts = useStore($catalogueTexts)
  const edited = id !== undefined && texts ? openScriptCharacter(id, script, texts) : undefined
  useDraftNotice(id ?? newCharacterDraftId, scriptDrafts)
  if (!edited) return <CharacterMissing id={id ?? ''} />
  return <Editor key={`${scriptId} ${id}`} edited={edited} />
}
