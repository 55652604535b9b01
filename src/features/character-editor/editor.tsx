import { type ReactNode, useDeferredValue, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { isEqual } from '#core/equal.ts'
import { DeleteDialog } from './delete-dialog.tsx'
import { DraftBanner, OfficialBanner } from './editor-banners.tsx'
import { SubjectContext } from './editor-context.ts'
import { EditorFrame } from './editor-frame.tsx'
import { FormSections } from './form-sections.tsx'
import { Preview } from './preview.tsx'
import { StartPanel } from './start-panel.tsx'
import type { Subject } from './subject.ts'
import { useEditor } from './use-editor.ts'

interface EditorProps {
  edited: Subject
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
    <SubjectContext value={edited}>
      <FormProvider {...form}>
        <EditorFrame
          edited={edited}
          editor={editor}
          onDelete={() => setDeleting(true)}
          aside={<Preview fields={previewFields} />}
        >
          <form className="editor" noValidate onSubmit={event => event.preventDefault()}>
            {refusal}
            {isBlank && <StartPanel />}
            {startedFromDraft && isChanged && <DraftBanner onDiscard={editor.cancel} />}
            <OfficialBanner />
            <FormSections />
          </form>
        </EditorFrame>
        {isDeleting && <DeleteDialog onDeleted={editor.leave} onClose={() => setDeleting(false)} />}
      </FormProvider>
    </SubjectContext>
  )
}
