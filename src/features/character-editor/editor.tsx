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
  subject: Subject
  /** Why it was not saved. */
  refusal?: ReactNode
}

/** The editor of one character: its form, and beside it what becomes of it. */
export function Editor({ subject, refusal }: EditorProps) {
  const editor = useEditor(subject)
  const { form, fields, isChanged } = editor
  const [wasDraft] = useState(isChanged)
  const [isDeleting, setDeleting] = useState(false)
  // Typing goes first, the pictures follow.
  const shown = useDeferredValue(fields)
  const isBlank = subject.kind === 'new' && isEqual(fields, subject.start)

  return (
    <SubjectContext value={subject}>
      <FormProvider {...form}>
        <EditorFrame
          subject={subject}
          editor={editor}
          onDelete={() => setDeleting(true)}
          aside={<Preview fields={shown} />}
        >
          <form className="editor" noValidate onSubmit={event => event.preventDefault()}>
            {refusal}
            {isBlank && <StartPanel />}
            {wasDraft && isChanged && <DraftBanner onDiscard={editor.cancel} />}
            <OfficialBanner />
            <FormSections />
          </form>
        </EditorFrame>
        {isDeleting && <DeleteDialog onGone={editor.leave} onClose={() => setDeleting(false)} />}
      </FormProvider>
    </SubjectContext>
  )
}
