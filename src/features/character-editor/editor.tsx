import { type ReactNode, useDeferredValue, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { isEqual } from '#core/equal.ts'
import { DeleteCharacterDialog } from './delete-character-dialog.tsx'
import type { EditedCharacter } from './edited-character.ts'
import { DraftBanner, OverridesBanner } from './editor-banners.tsx'
import { EditedCharacterContext } from './editor-context.ts'
import { EditorFrame } from './editor-frame.tsx'
import { CharacterForm } from './form/character-form.tsx'
import { CopyOfficialPanel } from './form/copy-official-panel.tsx'
import { EditorPreview } from './preview/editor-preview.tsx'
import { useEditor } from './use-editor.ts'

interface EditorProps {
  edited: EditedCharacter
  /** Banner that says why the last save failed. */
  refusal?: ReactNode
}

/** The editor of one character: form and preview. */
export function Editor({ edited, refusal }: EditorProps) {
  const editor = useEditor(edited)
  const { form, fields, isChanged } = editor
  const [startedFromDraft] = useState(isChanged)
  const [isDeleting, setDeleting] = useState(false)
  // Typing has priority over rendering the preview.
  const previewFields = useDeferredValue(fields)
  const isBlank = edited.kind === 'new' && isEqual(fields, edited.initialFields)

  return (
    <EditedCharacterContext value={edited}>
      <FormProvider {...form}>
        <EditorFrame
          edited={edited}
          editor={editor}
          onDelete={() => setDeleting(true)}
          aside={<EditorPreview fields={previewFields} />}
        >
          <form className="editor" noValidate onSubmit={event => event.preventDefault()}>
            {refusal}
            {isBlank && <CopyOfficialPanel />}
            {startedFromDraft && isChanged && <DraftBanner onDiscard={editor.cancel} />}
            <OverridesBanner />
            <CharacterForm />
          </form>
        </EditorFrame>
        {isDeleting && <DeleteCharacterDialog onDeleted={editor.leave} onClose={() => setDeleting(false)} />}
      </FormProvider>
    </EditedCharacterContext>
  )
}
